import { checkGroundUse, comingGround, groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { checkLikeness, isDefined } from '../../../scenario/checks/likeness.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { some } from '../../../scenario/wording.ts'
import {
  type CheckReport,
  groundDefinitions,
  isPrintedGround,
  kindRow,
  type NawDraft,
  TERRAINS,
} from '../format/index.ts'
import type { CheckedBattle } from './checked-battle.ts'
import { troopKind } from './troops.ts'

/** The ground that a battle defines, the kinds of units that it names, and the ground that the board names. */
export function checkGroundNames(draft: NawDraft, report: CheckReport): void {
  const definitions = groundDefinitions(draft.ground ?? {})
  const kind = groundKind(definitions, TERRAINS)
  checkLikeness(kind, report)
  for (const id of Object.keys(draft.board?.terrain ?? {})) {
    const path = ['board', 'terrain', id]
    const hint = UNPAINTED[id]
    if (hint !== undefined) {
      report.add({ code: 'ground/unknown', path, target: 'key', message: `Nobody paints ${id}.`, hint })
    } else isDefined(kind, id, path, report, 'key')
  }
  for (const [id, { enters, moveBy = {} }] of Object.entries(definitions)) {
    forEachEntry(enters, ['ground', id, 'enters'], (one, path) => checkUnits(draft, one, path, 'value', report))
    for (const one of Object.keys(moveBy)) checkUnits(draft, one, ['ground', id, 'moveBy', one], 'key', report)
  }
}

/** What is not in the lists of the board. */
const UNPAINTED: Readonly<Record<string, string>> = {
  clear: 'Every hex that is not listed is clear: remove this list.',
  'woods-road': 'Paint woods, and let a road lead into them.',
}

/** Ground speaks of kinds of units that there are; a leader goes where anybody may. */
function checkUnits(draft: NawDraft, id: string, path: Path, target: 'key' | 'value', report: CheckReport): void {
  if (!isDefined(troopKind(draft), id, path, report, target) || kindRow(draft.troops, id).arm !== undefined) return
  const message = 'A leader goes where anybody may, so this has no effect.'
  report.add({ code: 'ground/without-effect', path, target, message, hint: 'Remove it.' })
}

/** What becomes of the battle's own ground. */
export function checkOwnGround(battle: CheckedBattle): void {
  const { draft, ground, report } = battle
  const definitions = groundDefinitions(draft.ground ?? {})
  if (Object.keys(definitions).length === 0 || report.hasErrors('ground')) return
  checkValues(battle)
  reportShutIn(battle)
  if (!report.isComplete('board') || report.hasErrors('ground')) return
  const { kinds } = ground.grounds
  const own = (id: string) => kinds.find((kind) => kind.id === id)!
  const there = [...ground.terrain].flatMap((type) => [kinds[type]!.id, kinds[kinds[type]!.beside]!.id])
  const present = new Set([...there, ...comingGround(draft)])
  // Whoever only changes clear ground changes what is there.
  checkGroundUse(
    {
      definitions,
      printed: TERRAINS,
      present,
      nameOf: (id) => own(id).name,
      patternOf: (id) => own(id).look?.pattern,
    },
    report,
  )
}

/** What concerns units that are inside, and what a road does away with. */
const INSIDE = ['enters', 'moveBy', 'defence', 'shift'] as const
const OFF_ROAD = ['enters', 'moveBy', 'roadMove', 'passable'] as const

function checkValues({ draft, ground, tables, report }: CheckedBattle): void {
  const { kinds } = ground.grounds
  for (const [id, definition] of Object.entries(groundDefinitions(draft.ground ?? {}))) {
    const say = (key: string, message: string) =>
      report.add({ code: 'ground/without-effect', path: ['ground', id, key], target: 'key', message })
    const place = kinds.findIndex((kind) => kind.id === id)
    if (id === 'woods-road') {
      for (const key of OFF_ROAD)
        if (definition[key] !== undefined) say(key, `Along a road all units move alike, so ${key} has no effect.`)
    } else if (tables && tables.terrain[place]!.move === undefined && ground.grounds.withRoad[place] === place) {
      for (const key of INSIDE)
        if (definition[key] !== undefined)
          say(key, `No unit is ever in ${id}, which is impassable, so ${key} has no effect.`)
    }
    if (isPrintedGround(id) && definition.roadMove !== undefined && id !== 'woods-road')
      say(
        'roadMove',
        id === 'woods'
          ? 'What a road through woods costs stands under woods-road.'
          : `A road through ${id} makes no difference.`,
      )
  }
}

/** Ground that the battle closes with units inside is one mistake, however many they are. */
function reportShutIn({ draft, ground, recruits, report }: CheckedBattle): void {
  const { kinds } = ground.grounds
  for (const [id, { passable }] of Object.entries(groundDefinitions(draft.ground ?? {}))) {
    if (passable !== false) continue
    const inside = recruits.filter(
      ({ hex }) => kinds[ground.terrain[hex] ?? 0]!.id === id && !kinds[ground.terrain[hex]!]!.isRoad,
    )
    if (inside.length === 0) continue
    const at = [...new Set(inside.map(({ hex }) => ground.grid.label(hex)))]
    const message = `Units stand in ${some(at)}, but ${kinds.find((kind) => kind.id === id)!.name.toLowerCase()} is impassable in this battle.`
    report.add({ code: 'ground/units-inside', path: ['ground', id], target: 'key', at, message })
  }
}
