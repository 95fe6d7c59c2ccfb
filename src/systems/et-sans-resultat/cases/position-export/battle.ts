import { headOfPosition, type Unwritable, type WrittenBattle } from '../../../../engine/position-exporter.ts'
import { hasCome, timingFromNow } from '../../../../engine/timetable.ts'
import type { TimingData } from '../../../../scenario/arrivals/timing.ts'
import { timeOfTurn } from '../../../../scenario/clock.ts'
import { timingOfWeather } from '../../../../scenario/weather/weather.ts'
import { count } from '../../../../scenario/wording.ts'
import {
  type EsrCondition,
  type EsrEvent,
  type EsrEvents,
  type EsrLockDirective,
  type EsrReserve,
  type EsrSpecialRule,
  type EsrWeather,
  type EsrWithdrawal,
  type EtSansResultatScenario,
} from '../../format/index.ts'
import {
  type BattleState,
  type Entry,
  fatigueOf,
  NOBODY,
  ORDERS,
  RELEASED,
  REMOVED,
  RETREATING,
  ROUTED,
  STEPS,
} from '../../rules/index.ts'
import { type ArmiesNow, armiesNow } from './armies.ts'
import { conditionNow, hasHappened } from './conditions.ts'
import { sharedRuleNow } from './shared-rules.ts'

/** The battle from here on. */
export function exportBattle(state: BattleState): WrittenBattle<EtSansResultatScenario> | Unwritable {
  if (STEPS[state.step] === 'over') return { problem: 'The battle is over. Go back to an earlier moment.' }
  const { scenario, sides } = state.field
  const now = armiesNow(state, state.turn)
  const empty = sides.find((side) => Object.keys(now.armies[side]!.forces).length === 0)
  if (empty !== undefined) return { problem: `${scenario.sides[empty]!.name} has no formation left to fight with.` }
  const { weather, specialRules = [], clock, formations: _formations, reserves: held = [], ...all } = scenario
  const { withdrawals: leaving = [], events: _events, ...kept } = all
  const events = eventsNow(state)
  const { timetable } = state.field
  const isOver = ({ timing }: Entry) => hasCome(timing, state.turn, state.memory)
  const reserves = held.flatMap((data, i) =>
    isOver(timetable.reserves[i]!) ? [] : bodyNow(state, data, timetable.reserves[i]!, now),
  )
  const withdrawals = leaving.flatMap((data, i) =>
    isOver(timetable.withdrawals[i]!) ? [] : bodyNow(state, data, timetable.withdrawals[i]!, now),
  )
  const rules = specialRules.flatMap((rule) => ruleNow(state, rule, now))
  const start = timeOfTurn(clock, state.turn)
  return {
    scenario: {
      ...kept,
      ...headOfPosition(scenario, state.turn, STEPS[state.step]!),
      ...(clock && start !== undefined && { clock: { ...clock, start } }),
      ...(weather && { weather: weatherNow(state, weather) }),
      ...(events.length > 0 && { events }),
      // 3.2: the initiative goes to and fro: an even turn becomes the first.
      first: state.turn % 2 === 1 ? scenario.first : sides[1 - sides.indexOf(scenario.first)]!,
      board: boardNow(state),
      armies: now.armies,
      ...(reserves.length > 0 && { reserves }),
      ...(withdrawals.length > 0 && { withdrawals }),
      ...(rules.length > 0 && { specialRules: rules }),
      victory: scenario.victory.map((row) => ({ ...row, when: conditionNow(row.when, state.turn, state) })),
      ...(scenario.points && {
        points: scenario.points.map((award) => ({ ...award, when: conditionNow(award.when, state.turn, state) })),
      }),
    },
    lost: lostOf(state, now),
  }
}

/** The areas with who holds them now. */
function boardNow({ field, owner }: BattleState): EtSansResultatScenario['board'] {
  const { table: board } = field
  const areas = Object.entries(board.areas ?? {}).map(([id, { owner: _owner, ...area }]) => {
    const side = field.sides[owner[field.areas.findIndex((one) => one.id === id)]!]
    return [id, { ...area, ...(side !== undefined && { owner: side }) }] as const
  })
  return areas.length === 0 ? board : { ...board, areas: Object.fromEntries(areas) }
}

/** The weather of now from the first turn on, and whatever comes. */
function weatherNow(state: BattleState, weather: EsrWeather): EsrWeather {
  const { field, turn, memory, sky: now } = state
  const { changes } = field.sky!
  const isIn = (change: number) => changes[change]!.zones.some((zone) => now[zone] === change + 1)
  return weather.flatMap((change, i): EsrWeather => {
    const { timing } = changes[i]!
    const { from: _from, when: _when, d6: _d6, delay: _delay, ...rest } = change
    // Of two of now the earlier in the list is laid first, and so it comes out.
    if (isIn(i)) return [{ from: 1, ...rest }]
    if (hasCome(timing, turn, memory) && (timing.row < 0 || memory[timing.row]! <= turn)) return []
    const { turn: from, ...coming } = timingFromNow<EsrCondition, TimingData<EsrCondition>>(
      timingOfWeather(change),
      timing,
      turn,
      memory,
    )
    const when = coming.when && { when: conditionNow(coming.when, turn, state) }
    return [{ ...rest, ...(from !== undefined && { from }), ...coming, ...when }]
  })
}

/** Events that are still to happen. What has happened already has changed the table. */
function eventsNow(state: BattleState): EsrEvents {
  const { field, turn, memory } = state
  return (field.scenario.events ?? []).flatMap((event, i): EsrEvents => {
    const { timing } = field.happenings[i]!
    if (hasHappened(state, event.id)) return []
    const dated = event.when ? { ...event, when: conditionNow(event.when, turn, state) } : event
    return [timingFromNow<EsrCondition, EsrEvent>(dated, timing, turn, memory)]
  })
}

/** Those of a body who are still there; nothing where nobody is. */
function bodyNow<Data extends EsrReserve | EsrWithdrawal>(
  state: BattleState,
  data: Data,
  { timing, formations }: Entry,
  { ids, armies }: ArmiesNow,
): Data[] {
  const { turn, memory } = state
  const left = formations.flatMap((formation) => ids[formation] ?? [])
  if (left.length === 0) return []
  const forces = data.forces?.filter((force) => armies[data.side]?.forces[force])
  const named = data.formations?.filter((id) => left.includes(id))
  const now = timingFromNow<EsrCondition, Data>(
    data.when ? { ...data, when: conditionNow(data.when, turn, state) } : data,
    timing,
    turn,
    memory,
  )
  return [{ ...now, ...(forces && { forces }), ...(named && { formations: named }) }]
}

/** What is left of a special rule, with turns counted from now. */
function ruleNow(state: BattleState, rule: EsrSpecialRule, now: ArmiesNow): EsrSpecialRule[] {
  return rule.rule === 'lock-directive' ? lockNow(state, rule, now) : sharedRuleNow(state, rule, now)
}

/** 13.7: a lock that is still on. */
function lockNow(state: BattleState, rule: EsrLockDirective, { ids }: ArmiesNow): EsrSpecialRule[] {
  const formation = ids.indexOf(rule.formation)
  if (formation < 0 || (state.formationBits[formation]! & RELEASED) !== 0) return []
  const turn = rule.until?.turn
  if (turn === undefined) return [rule]
  return turn <= state.turn ? [] : [{ ...rule, until: { ...rule.until, turn: turn - state.turn + 1 } }]
}

/** What a scenario cannot say. */
function lostOf(state: BattleState, { ids, comingIn }: ArmiesNow): string[] {
  const { formations, commanders, units } = state.field
  const named = (wanted: (formation: number) => boolean) =>
    formations.flatMap(({ name }, i) => (ids[i] !== undefined && wanted(i) ? [name] : []))
  const say = (names: readonly string[], sentence: (list: string) => string) =>
    names.length === 0 ? [] : [sentence(names.join(', '))]
  const gone = units.filter((_, unit) => state.stance[unit] === REMOVED).length
  const routed = units.filter((_, unit) => state.stance[unit] === ROUTED).length
  return [
    ...say(
      named((i) => fatigueOf(state, i) > 0),
      (list) => `Fatigue: ${list} begin without markers.`,
    ),
    ...say(
      named((i) => state.order[i]! >= RETREATING),
      (list) => `Statuses (${ORDERS.slice(RETREATING).join(', ')}): ${list} begin with the directive to defend.`,
    ),
    ...say(
      named((i) => state.newOrder[i] !== NOBODY),
      (list) => `Orders on their way to ${list}.`,
    ),
    ...say(
      comingIn.map((i) => formations[i]!.name),
      (list) => `${list} is still arriving: all of it arrives on the first turn.`,
    ),
    ...say(
      commanders.flatMap(({ name }, i) => (state.wounded[i]! > 0 ? [name] : [])),
      (list) => `Wounds: ${list} can act at once.`,
    ),
    ...say(
      commanders.flatMap(({ name }, i) => (state.leads[i] === NOBODY ? [] : [name])),
      (list) => `Personal command: ${list} stands on his own.`,
    ),
    ...(routed > 0
      ? [`${count(routed, 'routed unit')} in reformation areas: ${routed === 1 ? 'it is' : 'they are'} gone.`]
      : []),
    ...(gone > 0 || state.exited.some((number) => number > 0)
      ? [
          'The losses so far, formations that broke, and units that have left the table: conditions that count them start from zero.',
        ]
      : []),
    ...(state.field.scoreboard.awards.length > 0 ? ['The victory points so far: both sides start from zero.'] : []),
    ...(STEPS[state.step] === 'issue' ? [] : ['What has been done this turn: the turn starts again.']),
  ]
}
