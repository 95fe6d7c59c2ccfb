import {
  type BoxRow,
  type CounterPortrait,
  type MarkerPortrait,
  type PrintKit,
  type RosterPortrait,
  turnTrack,
} from '../../../../engine/print-kit.ts'
import { earliestTurn, isFixed } from '../../../../scenario/arrivals/timing.ts'
import { withoutHoles } from '../../../../scenario/schema/prune.ts'
import type { EsrUnit, EtSansResultatScenario } from '../../format/index.ts'
import {
  type EsrDraft,
  fillDefaults,
  type ListedBattery,
  type ListedFormation,
  type ListedUnit,
  type Roster,
  rosterOf,
  type Tables,
  tablesOf,
} from '../../format/index.ts'
import { CLASSES } from '../../rules/index.ts'
import {
  describeCommander,
  describeCourse,
  describeForce,
  describeFormation,
  describeGround,
  describeGroundKinds,
  describeTroops,
} from '../../text/index.ts'
import { describeTables } from '../player-aid.ts'
import { portrayTurns } from '../portrait.ts'
import { portrayUnit } from '../portrait-units.ts'

/** What a battle with miniatures or paper needs: labels for the bases are to scale. */
export function makePrintKit(draft: unknown): PrintKit | undefined {
  // Formations have been written out where armies have them.
  const { board, formations: _, ...rest } = withoutHoles(draft as EsrDraft)
  if (!board?.width || !board.height) return undefined
  const scenario = fillDefaults({ ...rest, board })
  const roster = rosterOf(scenario)
  const tables = tablesOf(scenario)
  return {
    battle: [...describeGround(scenario), ...describeCourse(scenario)],
    rosters: makeRosters(scenario, roster, tables),
    counters: makeLabels(scenario, roster, tables),
    markers: makeMarkers(roster),
    tiles: [],
    cards: [],
    track: turnTrack(portrayTurns(scenario, roster)),
    tables: [...describeTables(tables), ...describeTroops(scenario, roster), ...describeGroundKinds(scenario)],
  }
}

/** Everybody, side by side and formation by formation; batteries in reserve and generals last. */
function makeLabels(
  { sides, nations }: EtSansResultatScenario,
  roster: Roster,
  { footprints }: Tables,
): CounterPortrait[] {
  const label = (unit: ListedUnit | ListedBattery, side: number, formation: string, start: string): CounterPortrait => {
    const [width, depth] = unit.troop.base
    const { square: _, ...look } = portrayUnit(unit, nations)
    return { ...look, side, formation, start, hasFront: true, isSpare: false, footprint: { width, depth } }
  }
  return Object.keys(sides).flatMap((id, side) => [
    ...roster.units
      .filter((unit) => unit.side === id)
      .map((unit) => label(unit, side, unit.formation.data.name, startOf(unit.data, unit.formation))),
    ...roster.batteries
      .filter((battery) => battery.side === id)
      .map((battery) => label(battery, side, 'in reserve', 'reserve')),
    ...roster.commanders
      .filter((commander) => commander.side === id)
      .map(
        ({ data }): CounterPortrait => ({
          side,
          symbol: 'general',
          type: 'Commander',
          grade: '',
          name: data.name,
          strength: 1,
          full: 1,
          hasFront: false,
          values: `${data.leadership}${data.tactics}`,
          start: data.at ? data.at.join() : 'arrives',
          isSpare: false,
          // The sheet knows no base for them: those of batteries are the smallest.
          footprint: { width: footprints.battery[0], depth: footprints.battery[1] },
        }),
      ),
  ])
}

function startOf({ at }: EsrUnit, { data }: ListedFormation): string {
  return at
    ? at.join()
    : data.arrives
      ? `turn ${earliestTurn(data.arrives)}${isFixed(data.arrives) ? '' : '+'}`
      : 'reserve'
}

/** A sheet for each force and for each of its formations, with boxes for its order, delays and fatigue (2.6). */
function makeRosters(scenario: EtSansResultatScenario, roster: Roster, { status }: Tables): RosterPortrait[] {
  return roster.forces.flatMap((force, i): RosterPortrait[] => [
    ...(force.side === roster.forces[i - 1]?.side ? [] : describeArmy(scenario, force.side)),
    { ...describeForce(scenario, force, roster), boxes: [] },
    ...roster.formations
      .filter((formation) => formation.force === force.id)
      .map((formation): RosterPortrait => {
        const units = roster.units.filter((unit) => unit.formation === formation)
        const section = describeFormation(scenario, formation, force, roster)
        // More markers than this nobody has who is still on the table.
        const most = (count: number) => Math.ceil((count * status.broken) / 100)
        const whole = most(units.length)
        const sentence = `With all ${units.length} units deployed it retreats at a total of ${Math.ceil((units.length * status.retreat) / 100)} fatigue markers, and breaks at ${whole}.`
        return {
          ...section,
          sentences: [...(section.sentences ?? []), sentence],
          boxes: [
            { label: 'Order', boxes: ['A', 'D', 'S', 'M', 'R', 'RT', 'BK', 'RR'] },
            { label: 'Turns of delay', boxes: ['1', '2', '3'] },
            ...CLASSES.flatMap((name): BoxRow[] => {
              const own = units.filter(({ troop }) => troop.arm === name).length
              return own === 0 ? [] : [{ label: `Fatigue of ${name}`, boxes: numbers(most(own)) }]
            }),
          ],
        }
      }),
  ])
}

/** Who commands an army, where somebody does. */
function describeArmy({ sides, armies }: EtSansResultatScenario, side: string): RosterPortrait[] {
  const commander = armies[side]?.commander
  if (!commander) return []
  const sentences = [`${describeCommander(commander)} commands the army.`]
  return [{ heading: sides[side]?.name ?? side, sentences, boxes: [] }]
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1))

function makeMarkers({ formations }: Roster): MarkerPortrait[] {
  const each = formations.length
  const orders = { A: 'attack', D: 'defend', S: 'support', M: 'move', R: 'reserve' }
  const statuses = { RT: 'retreat', BK: 'broken', RR: 'rally' }
  return [
    { label: 'turn', use: 'on the turn track', count: 1 },
    ...Object.entries(orders).map(([label, word]) => ({
      label,
      use: `directive ${word}, beside the formation`,
      count: Math.max(2, Math.ceil(each / 2)),
    })),
    ...Object.entries(statuses).map(([label, word]) => ({
      label,
      use: `status ${word}, beside the formation`,
      count: Math.max(1, Math.ceil(each / 3)),
    })),
    { label: 'delay', use: 'a delayed order, one marker for each turn', count: Math.max(4, each) },
    { label: 'fatigue', use: 'fatigue of a formation, where it is not kept on its sheet', count: 3 * each },
    { label: 'routed', use: 'in the reformation area, one for each unit', count: Math.max(6, each) },
    { label: 'fired', use: 'guns and skirmishers that fired intensely this turn', count: 8 },
  ]
}
