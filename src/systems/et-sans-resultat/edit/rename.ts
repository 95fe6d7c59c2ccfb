import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { keysAt } from '../../../scenario/edit/changes.ts'
import { rewrite } from '../../../scenario/edit/rewrite.ts'
import { type SchemaPlace } from '../../../scenario/schema/nodes.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { SCHEMA_ROOT } from '../format/index.ts'

/** Which texts speak of the entries of a list by their ids: by what the schema calls them, or by their key. */
const SPEAKERS: Readonly<Record<string, (place: SchemaPlace, path: Path) => boolean>> = {
  areas: ({ definition }) => definition === 'esrAreaId',
  entries: ({ definition }) => definition === 'esrEntryId',
  formations: ({ definition }) => definition === 'esrFormationId',
  'shared formations': ({ definition }) => definition === 'esrSharedFormationId',
  troops: ({ definition }) => definition === 'esrTroopId' || definition === 'esrEntrant',
  ground: ({ definition }) => definition === 'tableGroundId',
  features: (_, path) => path[1] === 'entries' && path.at(-1) === 'road',
}

/**
 * Gives an entry of a list another id, and whatever speaks of it by the old one; nothing where the list has that already.
 * It reads the data as they stand, because what is wrong otherwise may speak of it as well.
 */
export function rename(data: unknown, thing: Path, id: string): Change[] {
  const [list, from] = [thing.slice(0, -1), String(thing.at(-1))]
  if (from === id || keysAt(data, list).includes(id) || isKnownElsewhere(data, thing)) return []
  const kind = list.length === 1 && list[0] === 'formations' ? 'shared formations' : String(list.at(-1))
  const speaks = SPEAKERS[kind] ?? (() => false)
  const changes: Change[] = []
  rewrite(data, SCHEMA_ROOT, (value, place, path) => {
    if (value === from && speaks(place, path)) changes.push({ kind: 'set', path, value: id })
    return undefined
  })
  // What speaks of it comes first, as long as all paths are good.
  return [...changes, { kind: 'rename', path: thing, name: id }]
}

/** A unit without a type goes by the name that it has where its formation is defined. */
function isKnownElsewhere(data: unknown, thing: Path): boolean {
  const formation = thing.slice(0, 6)
  const isLike = valueAt(data, [...formation, 'like']) !== undefined
  return isLike && thing[6] === 'units' && valueAt(data, [...thing, 'type']) === undefined
}
