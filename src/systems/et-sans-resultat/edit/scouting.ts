import { pointOf } from '../../../board/table/places.ts'
import type { Scouting } from '../../../engine/scenario-editor.ts'
import { ALLOWANCE, footprintOf, isBattery, type ListedUnit, stateOf, toPoint, unitLabel } from '../format/index.ts'
import { type OpenDraft, openDraft } from './open-draft.ts'

type Finding = Scouting['findings'][number]

/** 1.6: what lies up to two sixteenths off is in front, to the nearest sixteenth. */
const FRONT_SPREAD = 2.5 * 22.5

/** What whoever stands at a place has in front and in reach, and how far he moves on open ground. */
export function scout(data: unknown, place: number): Scouting | { readonly problem: string } {
  const opened = openDraft(data)
  if (!opened) return { problem: 'There is no table yet.' }
  const [x, y] = pointOf(opened.size, place)
  const isThere = (at: readonly number[] | undefined) => {
    const point = at && toPoint(at)
    return point !== undefined && point[0] === x && point[1] === y
  }
  const unit = opened.roster.units.find((one) => isThere(one.data.at))
  if (unit) return { title: unitLabel(unit), findings: findFor(opened, unit) }
  const commander = opened.roster.commanders.find((one) => isThere(one.data.at))
  if (!commander) return { problem: 'No unit stands here at the start.' }
  const { reach, movement } = opened.tables
  const disc = (radius: number) => ({ disc: { centre: [x, y] as const, radius } })
  return {
    title: commander.data.name,
    findings: [
      {
        kind: 'zone',
        label: `Command, each full ${inches(reach.command)} counts (5)`,
        within: disc(reach.command),
        places: [],
      },
      {
        kind: 'range',
        label: `Commits units within ${inches(reach.commit)} (6)`,
        within: disc(reach.commit),
        places: [],
      },
      { kind: 'march', label: march(ALLOWANCE / movement.rate.general.ployed), within: disc(ALLOWANCE / movement.rate.general.ployed), places: [] }, // biome-ignore format: a row
    ],
  }
}

function findFor({ tables, draft }: OpenDraft, unit: ListedUnit): Finding[] {
  const { x, y, facing } = footprintOf(unit, draft.sides?.[unit.side]?.edge)!
  const { close } = tables.reach
  const { rates, range, shortRange, skirmishes } = unit.troop
  const state = stateOf(unit)
  const centre = [x, y] as const
  const far = Math.floor(ALLOWANCE / (state === 'deployed' ? rates.deployed : rates.ployed))
  const inFront = (kind: Finding['kind'], label: string, radius: number): Finding => ({
    kind,
    label,
    within: { sector: { centre, radius, facing: facing * 22.5, spread: FRONT_SPREAD } },
    places: [],
  })
  const fire = isBattery(unit)
    ? [
        inFront('range', `Guns, ${inches(range)} (9.2)`, range),
        inFront('range', `Short range, ${inches(shortRange)} (11)`, shortRange),
      ]
    : !skirmishes
      ? [inFront('zone', 'Front (1.6)', close)]
      : [
          inFront('zone', 'Front (1.6)', close),
          { kind: 'range' as const, label: `Skirmishers, ${inches(range)} (9.2)`, within: { disc: { centre, radius: range } }, places: [] }, // biome-ignore format: a row
        ]
  return [...fire, { kind: 'march', label: march(far), within: { disc: { centre, radius: far } }, places: [] }]
}

const march = (tenths: number) => `Moves ${inches(tenths)} on open ground (7.1)`

const inches = (tenths: number) => `${Math.floor(tenths) / 10}″`
