import type { Path } from '../diagnostic.ts'
import type { Collection, Comment, Entry, Piece } from '../format/tree.ts'
import type { SchemaPlace } from '../schema/nodes.ts'
import { type Change, ImpossibleChange } from './change.ts'
import { changeTree, refuseAnchored, type Surroundings } from './change-tree.ts'
import { makeKey, placeOf } from './make-piece.ts'
import { placeForKey } from './place-key.ts'

/** Carries out a move, which the data allow, on a tree: the entry goes as it is written, with all comments. */
export function moveInTree(
  root: Piece,
  { path, to, before }: Change & { kind: 'move' },
  data: unknown,
  place: SchemaPlace | undefined,
  surroundings: Surroundings,
): Piece {
  const found = entryAt(root, path)
  // It stands elsewhere in the text: the data know it, the tree does not.
  if (!found) throw new ImpossibleChange(path, 'An alias blocks this move. Replace it with its value first.')
  const name = String(to.at(-1))
  // The empty lines above it belong to where it was.
  const entry: Entry = {
    ...detached(found),
    key: found.key!.name === name ? found.key! : makeKey(name),
    before: found.before.map(({ text }) => ({ text, blank: false })),
    blank: false,
  }
  const without = changeTree(root, { kind: 'remove', path }, data, place, surroundings)
  return put(without, data, place, 0)

  function put(piece: Piece, value: unknown, where: SchemaPlace | undefined, depth: number): Collection {
    refuseAnchored(piece, to, surroundings.aliased)
    if (piece.kind === 'scalar') {
      throw new ImpossibleChange(
        to,
        `This value is defined elsewhere in the text, where ${piece.source} points. Change it there.`,
      )
    }
    const step = to[depth]!
    if (depth === to.length - 1) {
      const at = before === undefined ? placeForKey(piece, name, where) : indexOf(piece, before)
      return { ...piece, entries: piece.entries.toSpliced(at, 0, entry), data: value }
    }
    const index = indexOf(piece, step)
    const inner = (value as Record<string | number, unknown>)[step]
    const around = piece.entries[index]!
    const changed = put(around.value, inner, placeOf(where, typeof step === 'number' ? 0 : step, inner), depth + 1)
    return { ...piece, entries: piece.entries.with(index, { ...around, value: changed }), data: value }
  }
}

function entryAt(root: Piece, path: Path): Entry | undefined {
  let piece: Piece | undefined = root
  let entry: Entry | undefined
  for (const step of path) {
    entry = piece && piece.kind !== 'scalar' ? piece.entries[indexOf(piece, step)] : undefined
    piece = entry?.value
  }
  return entry
}

const indexOf = ({ kind, entries }: Collection, step: string | number) =>
  kind === 'list' ? (step as number) : entries.findIndex(({ key }) => key!.name === String(step))

/** An entry as it is written, that stands nowhere yet. */
function detached(entry: Entry): Entry {
  const { span: _span, afterAt: _afterAt, ...rest } = entry
  return { ...rest, before: entry.before.map(unplaced), value: detachedPiece(entry.value) }
}

function detachedPiece(piece: Piece): Piece {
  if (piece.kind === 'scalar') {
    const { span: _span, ...rest } = piece
    return rest
  }
  const { span: _span, column: _column, ...rest } = piece
  return { ...rest, entries: piece.entries.map(detached), foot: piece.foot.map(unplaced) }
}

function unplaced({ text, blank }: Comment): Comment {
  return { text, blank }
}
