import { HexGrid } from '../../board/hex-grid.ts'
import { type HexPosition, MOST_NUMBERED, NUMBERED, parseColumns, parseHex } from '../../board/hex-labels.ts'
import { parseRange } from '../../board/hex-ranges.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { Path, Report } from '../diagnostic.ts'
import { figure, some } from '../wording.ts'

/** The largest board: enough for any table, small enough for every tool. */
const MAX_HEXES = 100_000

/** What the ranges of a file may unfold to in all: every hex of the largest board in dozens of lists. */
const MAX_UNFOLDED = 2_000_000

/** The grid of a board; if its size makes no sense, that is reported and there is none. */
export function makeGrid(columns: string, rows: number, report: Report): HexGrid | undefined {
  const [first, last] = parseColumns(columns) ?? [-1, -1]
  if (first < 0 || last < 0) {
    const [missing, hint] = /\d/.test(columns) ? ['00', 'The first is 01.'] : ['J', 'After I comes K.']
    const message = `${columns}: there is no column ${missing}.`
    report.add({ code: 'board/columns', path: ['board', 'columns'], message, hint })
    return undefined
  }
  if (last < first) {
    const [west, east] = columns.split('-')
    const message = `${columns} runs from east to west.`
    report.add({ code: 'board/columns', path: ['board', 'columns'], message, hint: `Did you mean ${east}-${west}?` })
    return undefined
  }
  const size = (last - first + 1) * rows
  if (size > MAX_HEXES) {
    const message = `The board has ${figure(size)} hexes; the limit is ${figure(MAX_HEXES)}.`
    report.add({ code: 'board/too-large', path: ['board'], target: 'key', message })
    return undefined
  }
  if (first >= NUMBERED && rows > MOST_NUMBERED) {
    const message = `The board has ${rows} rows, but two digits number only ${MOST_NUMBERED}.`
    report.add({ code: 'board/too-large', path: ['board', 'rows'], message, hint: 'Use letters for the columns.' })
    return undefined
  }
  return HexGrid.of(first, last - first + 1, rows)
}

/** Calls back for each entry of a list; holes are entries that were wrong and have been reported. */
export function forEachEntry<T>(
  list: readonly (T | undefined)[] | undefined,
  path: Path,
  visit: (entry: T, path: Path) => void,
): void {
  for (let i = 0; i < (list?.length ?? 0); i++) {
    const entry = list![i]
    if (entry !== undefined) visit(entry, [...path, i])
  }
}

/** Whom nothing is reported to. */
const NOBODY: Pick<Report, 'add'> = { add: () => undefined }

/** A hex of a road or river, and where it is written. */
export type PathStep = { readonly hex: number; readonly path: Path }

/** Reads hexes of a scenario as indices of its grid, and reports those that the board does not have. */
export class HexReader {
  readonly grid: HexGrid
  readonly #report: Pick<Report, 'add'>
  /** How many hexes ranges have been unfolded to, here and by all quiet readers of the file. */
  readonly #unfolded: { hexes: number }
  #quiet: HexReader | undefined

  constructor(grid: HexGrid, report: Pick<Report, 'add'>, unfolded = { hexes: 0 }) {
    this.grid = grid
    this.#report = report
    this.#unfolded = unfolded
  }

  /** The same grid without reports, for lists that have been read before. */
  quietly(): HexReader {
    this.#quiet ??= new HexReader(this.grid, NOBODY, this.#unfolded)
    return this.#quiet
  }

  /** One hex, or NOWHERE. */
  hex(label: string, path: Path): number {
    const hex = this.grid.find(label)
    if (hex === NOWHERE) this.#reportMissing(label, label, path)
    return hex
  }

  /** The hexes of a list in which order does not matter, each once. */
  set(list: readonly (string | undefined)[] | undefined, path: Path): number[] {
    const hexes = new Set<number>()
    for (let i = 0; i < (list?.length ?? 0); i++) {
      const item = list![i]
      if (item === undefined) continue
      // Nearly all items are single hexes of the board, and none of them twice.
      const single = this.grid.find(item)
      if (single !== NOWHERE && !hexes.has(single)) hexes.add(single)
      else this.#addAll(hexes, item, [...path, i])
    }
    return [...hexes]
  }

  #addAll(hexes: Set<number>, item: string, path: Path): void {
    const own = this.#item(item, path) ?? []
    const again = own.filter((hex) => hexes.has(hex))
    if (again.length > 0) {
      const at = again.map((hex) => this.grid.label(hex))
      const message = `${some(at)} ${again.length > 1 ? 'are' : 'is'} already in the list.`
      this.#report.add({ code: 'hex/listed-twice', path, at, message })
    }
    for (const hex of own) hexes.add(hex)
  }

  /** Calls back with the hexes of each item of a list: one for `D5`, all of a range's for `B7-B10`. */
  forEachItem(
    list: readonly (string | undefined)[] | undefined,
    path: Path,
    visit: (hexes: number[], path: Path) => void,
  ): void {
    forEachEntry(list, path, (item, itemPath) => {
      const hexes = this.#item(item, itemPath)
      if (hexes) visit(hexes, itemPath)
    })
  }

  /** The steps of a path in their order, as far as they can be read; a gap in the chain is reported. */
  path(
    list: readonly (string | undefined)[] | undefined,
    path: Path,
    broken: 'road/broken' | 'river/broken',
  ): readonly PathStep[] {
    const steps: PathStep[] = []
    let before: number | undefined
    forEachEntry(list, path, (item, itemPath) => {
      const run = this.#run(item, itemPath)
      const [next] = run ?? []
      if (run === undefined || next === undefined) {
        before = undefined
        return
      }
      if (before === next) {
        const at = [this.grid.label(next)]
        this.#report.add({ code: broken, path: itemPath, at, message: `${at[0]} appears twice in a row.` })
      } else if (before !== undefined && !this.grid.areNeighbours(before, next)) {
        const at = [this.grid.label(before), this.grid.label(next)]
        const message = `${at[1]} is not adjacent to ${at[0]}, the hex before it.`
        const hint = 'Add the hexes between them, or start a new path here.'
        this.#report.add({ code: broken, path: itemPath, at, message, hint })
      }
      before = run.at(-1)
      for (const hex of run) steps.push({ hex, path: itemPath })
    })
    return steps
  }

  #item(item: string, path: Path): number[] | undefined {
    const single = this.grid.find(item)
    if (single !== NOWHERE) return [single]
    if (!item.includes('-')) {
      this.#reportMissing(item, item, path)
      return undefined
    }
    const corners = this.#corners(item, path)
    if (!corners) return undefined
    const [first, last] = corners
    const size = (Math.abs(last.column - first.column) + 1) * (Math.abs(last.row - first.row) + 1)
    if (this.#isTooMuch(size, path)) return undefined
    const hexes: number[] = []
    const [south, rows] = [Math.min(first.row, last.row), Math.abs(last.row - first.row) + 1]
    // Labels with numbers count rows from the north.
    const onward = first.column >= NUMBERED ? -1 : 1
    for (let column = Math.min(first.column, last.column); column <= Math.max(first.column, last.column); column++) {
      const start = this.grid.locate({ column, row: south })
      for (let i = 0; i < rows; i++) hexes.push(start + i * onward)
    }
    return hexes
  }

  /** A few bytes of ranges can name more hexes than a program can hold. */
  #isTooMuch(size: number, path: Path): boolean {
    const before = this.#unfolded.hexes
    this.#unfolded.hexes += size
    if (before <= MAX_UNFOLDED && this.#unfolded.hexes > MAX_UNFOLDED) {
      const message = `The ranges of the file up to this one name more than ${figure(MAX_UNFOLDED)} hexes.`
      this.#report.add({ code: 'file/too-large', path, message, hint: 'List each hex only once.' })
    }
    return this.#unfolded.hexes > MAX_UNFOLDED
  }

  /** A range of a path: along one column, in the direction it is written in. */
  #run(item: string, path: Path): number[] | undefined {
    if (!item.includes('-')) return this.#item(item, path)
    const corners = this.#corners(item, path)
    if (!corners) return undefined
    const [first, last] = corners
    if (first.column !== last.column) {
      const message = `${item} does not run along one column, so the order of its hexes is unclear.`
      this.#report.add({ code: 'hex/range-in-path', path, message, hint: 'List the hexes one by one.' })
      return undefined
    }
    const length = Math.abs(last.row - first.row) + 1
    if (this.#isTooMuch(length, path)) return undefined
    const step = Math.sign(last.row - first.row)
    return Array.from({ length }, (_, i) => this.grid.locate({ column: first.column, row: first.row + i * step }))
  }

  #corners(item: string, path: Path): [HexPosition, HexPosition] | undefined {
    const dash = item.indexOf('-')
    const [from, to] = [this.grid.find(item.slice(0, dash)), this.grid.find(item.slice(dash + 1))]
    if (from !== NOWHERE && to !== NOWHERE) return [this.grid.position(from), this.grid.position(to)]
    const range = parseRange(item)
    if (!range) return undefined
    const off = [range.first, range.last].findIndex((corner) => this.grid.locate(corner) === NOWHERE)
    if (off < 0) return [range.first, range.last]
    this.#reportMissing(item.split('-')[off]!, item, path)
    return undefined
  }

  #reportMissing(label: string, item: string, path: Path): void {
    this.#report.add({ path, ...explainMissing(label, this.grid, item) })
  }
}

/** Why a board has no such hex, and what may have been meant; `item` is the entry that it stands in. */
export function explainMissing(
  label: string,
  grid: HexGrid,
  item = label,
): { code: 'hex/no-column-j' | 'hex/off-board'; message: string; hint?: string } {
  const shown = item === label ? label : `${label} in ${item}`
  if (label.includes('J')) {
    const near = [label.replace('J', 'I'), label.replace('J', 'K')].filter((hex) => grid.find(hex) !== NOWHERE)
    const message = `${shown}: there is no column J; after I comes K.`
    return { code: 'hex/no-column-j', message, ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }) }
  }
  const message = `${shown} is off the board, which has columns ${grid.columnRange} and rows 1-${grid.rows}.`
  const position = parseHex(label)
  const [first, last] = [grid.firstColumn, grid.firstColumn + grid.columns - 1]
  if (!position) return { code: 'hex/off-board', message }
  // A hex that is numbered as no hex of the board is has no place near it.
  if (position.column >= NUMBERED !== first >= NUMBERED) {
    const hint = `Hexes of this board are written as ${grid.label(grid.locate({ column: first, row: 0 }))}.`
    return { code: 'hex/off-board', message, hint }
  }
  const column = Math.min(Math.max(position.column, first), last)
  const near = grid.locate({ column, row: Math.min(position.row, grid.rows - 1) })
  return { code: 'hex/off-board', message, hint: `The nearest hex is ${grid.label(near)}.` }
}
