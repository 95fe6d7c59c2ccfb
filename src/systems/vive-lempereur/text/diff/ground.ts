import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { compareAreas, compareHexBoard, compareTypes } from '../../../../scenario/diff/hex-board.ts'
import { compareValue } from '../../../../scenario/diff/sentences.ts'
import { quote } from '../../../../scenario/wording.ts'
import type { Side, SideNation, TerrainType } from '../../format/index.ts'
import { type BattleNames, type Fragment, NATION_NAMES, TERRAIN } from '../../format/index.ts'

/** Compares the battlefield: terrain, roads, waters, names, sectors and zones. */
export function compareGround(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const [was, is] = [before.board ?? {}, after.board ?? {}]
  const nameOf = (type: string) => TERRAIN[type as TerrainType].name
  return [
    ...compareTypes({ ...was.terrain }, { ...is.terrain }, (from, to, where) => ({
      part: 'terrain',
      text:
        from === undefined
          ? `${nameOf(to!)} added at ${where}`
          : to === undefined
            ? `${nameOf(from)} removed at ${where}`
            : `${nameOf(from)} became ${nameOf(to)} at ${where}`,
    })),
    ...compareHexBoard(was, is),
    ...compareTypes({ ...was.sectors }, { ...is.sectors }, (from, to, where) => ({
      part: 'areas',
      text:
        from === undefined
          ? `${to} sector added at ${where}`
          : to === undefined
            ? `${from} sector removed at ${where}`
            : `${from} → ${to} sector at ${where}`,
    })),
    ...compareAreas('areas', was.zones ?? {}, is.zones ?? {}, (side) => `${names.side(side)} zone`),
  ]
}

/** Compares who controls what before anyone has been there. */
export function compareControl(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  return compareAreas(
    'areas',
    before.control ?? {},
    after.control ?? {},
    (side) => `${names.side(side)} control at the start`,
  )
}

/** Compares the sides themselves. */
export function compareSides(before: Fragment, after: Fragment): BattleChange[] {
  const [was, is] = [before.sides ?? {}, after.sides ?? {}]
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const [first, now] = [Object.keys(was)[0], Object.keys(is)[0]]
  const sameSides = ids.every((id) => id in was && id in is)
  return [
    ...ids.flatMap((id) => compareSide(id, was[id], is[id])),
    // 5.1: where the rules let the French go first in a tie, the side listed first does.
    ...(sameSides && first !== now
      ? [change('sides', 'changed', `${quote(is[now!]!.name)} is now listed first: it goes first in a tie (5.1)`)]
      : []),
  ]
}

function compareSide(id: string, before: Side | undefined, after: Side | undefined): readonly BattleChange[] {
  if (!before) return [change('sides', 'added', `side ${quote(after?.name)} (${id}) added`)]
  if (!after) return [change('sides', 'removed', `side ${quote(before.name)} (${id}) removed`)]
  const name = quote(after.name)
  return [
    ...compareValue('sides', 'side', quote(before.name), name),
    ...compareValue(
      'sides',
      `nations of the ${name} side:`,
      describeNations(before.nations),
      describeNations(after.nations),
    ),
    ...compareValue('sides', `edge of the ${name} side:`, before.edge, after.edge),
  ]
}

function describeNations(nations: readonly SideNation[]): string {
  return nations
    .map((nation) =>
      typeof nation === 'string' ? NATION_NAMES[nation] : `${NATION_NAMES[nation.nation]} from the ${nation.edge}`,
    )
    .join(', ')
}
