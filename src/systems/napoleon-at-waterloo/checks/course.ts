import { groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { checkEvents } from '../../../scenario/events/check.ts'
import { checkChangedSides } from '../../../scenario/events/check-hexsides.ts'
import { some } from '../../../scenario/wording.ts'
import {
  groundDefinitions,
  type HexEvent,
  type NawCondition,
  type NawDraft,
  sideKindsOf,
  TERRAINS,
} from '../format/index.ts'
import { timingFacts } from './bodies.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** Own events: their times, and what they change. */
export function checkCourse(battle: CheckedBattle): void {
  const { draft } = battle
  if (!draft.events) return
  const facts = {
    ...timingFacts(battle),
    conditions: conditionsOf(draft),
    changes: (event: unknown, path: Path) => changesGround(battle, event as HexEvent, path),
  }
  checkEvents(facts, draft.events)
}

/** Every condition of a draft. */
function conditionsOf(draft: NawDraft): NawCondition[] {
  const { victory, points, reinforcements, reserves, withdrawals, events } = draft
  const lists = [victory, points, reinforcements, reserves, withdrawals, events] as const
  return lists.flatMap((list) =>
    ((list ?? []) as readonly ({ readonly when?: NawCondition } | undefined)[]).flatMap((entry) => entry?.when ?? []),
  )
}

/** Whether an event changes ground. Ground that there is not, or that is already there, is reported. */
function changesGround(battle: CheckedBattle, event: HexEvent, path: Path): boolean {
  const { draft, ground, report } = battle
  const { reader, grid, terrain, grounds } = ground
  forEachEntry(event.ground, [...path, 'ground'], ({ hexes, becomes }, place) => {
    const found = reader.set(hexes, [...place, 'hexes'])
    const kinds = groundKind(groundDefinitions(draft.ground ?? {}), PAINTABLE)
    if (!isDefined(kinds, becomes, [...place, 'becomes'], report)) return
    const same = found.filter(
      (hex) =>
        grounds.kinds[terrain[hex]!]?.id.replace('-road', '') === becomes && !isChangedBefore(battle, event, hex),
    )
    if (same.length === 0 || !report.isComplete('board', 'terrain') || report.hasErrors('board', 'terrain')) return
    const at = same.map((hex) => grid.label(hex))
    const name = grounds.kinds.find(({ id }) => id === becomes)!.name.toLowerCase()
    const message = `${some(at)} ${same.length === 1 ? 'is' : 'are'} ${name} already.`
    report.add({ code: 'event/without-effect', path: [...place, 'hexes'], at, message })
  })
  checkChangedSides({ draft, reader, report, kinds: sideKindsOf(draft) }, event, path)
  return (event.ground?.length ?? 0) + (event.hexsides?.length ?? 0) > 0
}

/** Woods along a road are painted as woods. */
const PAINTABLE = TERRAINS.filter((id) => id !== 'woods-road')

/** Whether another event may have made something else of a hex. */
function isChangedBefore({ draft, ground: { reader } }: CheckedBattle, event: HexEvent, hex: number): boolean {
  const others = (draft.events ?? []).filter((other) => other !== undefined && other !== event)
  return others.some(({ ground = [] }) =>
    ground.some((one) => one && reader.quietly().set(one.hexes, []).includes(hex)),
  )
}
