import type { CST } from 'yaml'
import { type Collection, type Comment, type Entry, trimBlanks } from './tree.ts'

type WaitingComment = Comment & { readonly column: number }
type BlockCollection = { readonly collection: Collection; readonly column: number }

/**
 * Gives every comment its place while a file is read from top to bottom: at the end of an entry's line, before the next
 * entry, or after the last entry of a collection.
 */
export class Comments {
  /** The entry that a comment on the same line is about. */
  private last: Entry
  private waiting: WaitingComment[] = []
  /** Block collections, innermost first, whose last entry is past, though comments may still belong to them. */
  private closed: BlockCollection[] = []
  /** Where the last thing that is not blank ended. */
  private end = 0

  private readonly text: string

  /** `top` is the whole file as an entry. */
  constructor(text: string, top: Entry) {
    this.text = text
    this.last = top
  }

  /** Notes a comment. */
  add(token: CST.SourceToken): void {
    const text = trimBlanks(token.source)
    const column = this.columnIfFirst(token.offset)
    if (column === undefined) this.addAtLineEnd(text, token.offset)
    else this.waiting.push({ text, blank: this.hasBlankBefore(token.offset), at: token.offset, column })
    this.pass(token.offset + token.source.length)
  }

  /** Notes that the file has been read up to here. */
  pass(offset: number): void {
    this.end = offset
  }

  /** An entry begins, in a collection that stands at `column`: the comments on the lines above are about it. */
  begin(entry: Entry, offset: number, column: number): void {
    this.settle(column)
    entry.blank = this.hasBlankBefore(offset)
    this.giveTo(entry)
    this.pass(offset)
  }

  /** Comments between a key or dash and its value go above both. */
  giveTo(entry: Entry): void {
    this.moveTo(entry.before)
    this.last = entry
  }

  /** A flow collection ends at its bracket, and so do its comments. */
  closeFlow(collection: Collection, owner: Entry): void {
    this.moveTo(collection.entries.length > 0 ? collection.foot : owner.before)
    this.last = owner
  }

  /** A block collection ends without a mark: what is indented like its entries still belongs to it. */
  closeBlock(collection: Collection, column: number): void {
    this.closed.push({ collection, column })
  }

  /** The file ends. */
  finish(root: Collection): void {
    this.settle(-1)
    this.moveTo(root.foot)
  }

  private addAtLineEnd(text: string, at: number): void {
    const { after, afterAt } = this.last
    // A line has room for one: after both brackets of a list, say, the first comment goes above the list.
    if (after !== undefined) this.last.before.push({ text: after, blank: false, at: afterAt! })
    this.last.after = text
    this.last.afterAt = at
  }

  /** Gives the closed collections their comments; what is left is about the next entry, which stands at `column`. */
  private settle(column: number): void {
    let depth = 0
    let settled = 0
    for (const comment of this.waiting) {
      if (comment.column <= column) break
      while (this.isInside(depth, comment.column)) depth++
      const place = this.closed[depth]
      if (!place) break
      place.collection.foot.push(comment)
      settled++
    }
    this.waiting = this.waiting.slice(settled)
    this.closed = []
  }

  /** Whether the closed collection stands further in than a comment, or is a list right below its own key. */
  private isInside(depth: number, column: number): boolean {
    const place = this.closed[depth]
    return place !== undefined && (place.column > column || this.closed[depth + 1]?.column === place.column)
  }

  private moveTo(place: Comment[]): void {
    for (const comment of this.waiting) place.push(comment)
    this.waiting = []
  }

  private columnIfFirst(offset: number): number | undefined {
    let start = offset
    while (start > 0 && (this.text[start - 1] === ' ' || this.text[start - 1] === '\t')) start--
    return start === 0 || this.text[start - 1] === '\n' ? offset - start : undefined
  }

  private hasBlankBefore(offset: number): boolean {
    // A block scalar ends with the line break of its last line.
    const lineEnds = this.text.slice(Math.max(0, this.end - 1), offset).split('\n').length - 1
    return lineEnds >= 2
  }
}
