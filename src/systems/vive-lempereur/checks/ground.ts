import { checkGroundUse, comingGround, groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { checkLikeness, isDefined } from '../../../scenario/checks/likeness.ts'
import { inherit } from '../../../scenario/likeness.ts'
import { some } from '../../../scenario/wording.ts'
import { type CheckReport, groundListOf, type ScenarioDraft, TERRAIN_TYPES } from '../format/index.ts'
import { type BattleToCheck, groundIn } from './battle-to-check.ts'
import { isGroundKnown } from './board.ts'

/** The ground that a battle defines, and every place that names a kind of ground. */
export function checkGroundNames(draft: ScenarioDraft, report: CheckReport): void {
  const kind = groundKind(groundListOf(draft).own, TERRAIN_TYPES)
  for (const id of Object.keys(draft.board?.terrain ?? {})) {
    const path = ['board', 'terrain', id]
    if (id === 'open') {
      const message = 'Open ground is not painted: every hex that is not listed is open.'
      report.add({ code: 'ground/unknown', path, target: 'key', message, hint: 'Remove this list.' })
    } else isDefined(kind, id, path, report, 'key')
  }
  for (const id of Object.keys(draft.deployment?.tiles?.stock ?? {}))
    isDefined(kind, id, ['deployment', 'tiles', 'stock', id], report, 'key')
  forEachEntry(draft.specialRules, ['specialRules'], (rule, path) => {
    if (rule.rule !== 'terrain-counts-as') return
    isDefined(kind, rule.terrain, [...path, 'terrain'], report)
    isDefined(kind, rule.as, [...path, 'as'], report)
  })
  checkLikeness(kind, report)
}

/** What becomes of the battle's own ground. */
export function checkOwnGround(battle: BattleToCheck): void {
  const { draft, report } = battle
  const list = groundListOf(draft)
  if (Object.keys(list.own).length === 0) return
  checkValues(draft, report)
  reportShutIn(battle)
  if (report.hasErrors('ground') || !isGroundKnown(report)) return
  checkGroundUse(
    {
      definitions: list.own,
      printed: TERRAIN_TYPES,
      present: presentIn(battle),
      nameOf: (id) => list.find(id)!.name,
      patternOf: (id) => list.find(id)!.look?.pattern,
    },
    report,
  )
}

/** Ground on the board, before and after special rules and events, and on tiles. */
function presentIn({ draft, painted, terrain }: BattleToCheck): Set<string> {
  const { ids } = groundListOf(draft)
  const there = new Set([...painted, ...terrain])
  return new Set([
    ...ids.filter((_, i) => there.has(i)),
    ...Object.keys(draft.deployment?.tiles?.stock ?? {}),
    // Tiles may count as other ground.
    ...(draft.specialRules ?? []).flatMap((rule) => (rule?.rule === 'terrain-counts-as' ? [rule.as] : [])),
    ...comingGround(draft),
  ])
}

/** What concerns units that are inside. */
const INSIDE = [
  'enters',
  'stops',
  'building',
  'garrison',
  'square',
  'open',
  'firingAt',
  'firingFrom',
  'gunsFire',
] as const
const ON_TOP = ['extraRange', 'seesOverFriends'] as const

function checkValues(draft: ScenarioDraft, report: CheckReport): void {
  for (const [id, definition] of Object.entries(groundListOf(draft).own)) {
    if (groundListOf(draft).find(id)?.passable !== false) continue
    for (const key of [...INSIDE, ...ON_TOP]) {
      if (definition[key] === undefined) continue
      const message = `No unit is ever in ${id}, which is impassable, so ${key} has no effect.`
      report.add({ code: 'ground/without-effect', path: ['ground', id, key], target: 'key', message })
    }
  }
}

/** Whether it is the battle, not the book, that makes a kind of ground impassable. */
export function isClosedByBattle(draft: ScenarioDraft, id: string): boolean {
  return inherit(groundListOf(draft).own, id, (definition) => definition?.passable) === false
}

/** Ground that the battle closes with units inside is one mistake, however many they are. */
function reportShutIn(battle: BattleToCheck): void {
  const { draft, grid, units, report } = battle
  for (const { key, name, passable } of groundListOf(draft).rows) {
    if (passable || !isClosedByBattle(draft, key)) continue
    const inside = units.filter(({ hex }) => groundIn(battle, hex).key === key)
    if (inside.length === 0) continue
    const at = [...new Set(inside.map(({ hex }) => grid.label(hex)))]
    const message = `Units stand in ${some(at)}, but ${name} is impassable in this battle.`
    report.add({ code: 'ground/units-inside', path: ['ground', key], target: 'key', at, message })
  }
}
