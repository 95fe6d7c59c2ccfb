import { NOWHERE } from '../../../../board/nowhere.ts'
import { hasCome, timingFromNow } from '../../../../engine/timetable.ts'
import { HexReader } from '../../../../scenario/checks/hexes.ts'
import { Report } from '../../../../scenario/diagnostic.ts'
import { timingOfWeather } from '../../../../scenario/weather/weather.ts'
import type { SpecialRule, ViveLempereurScenario } from '../../format/index.ts'
import { type BattleState, hasHappened, isHiddenPiece, weakGroundAt } from '../../rules/index.ts'

/** The weather of now from the first turn on, and whatever comes. */
export function weatherFromNow(state: BattleState): Pick<ViveLempereurScenario, 'weather'> {
  const { field, sky: now, turn, memory } = state
  const { weather = [] } = field.scenario
  const here = new Set(now)
  const left = weather.flatMap((change, i) => {
    const { from: _from, when: _when, d6: _d6, delay: _delay, ...rest } = change
    const { timing } = field.sky!.changes[i]!
    if (hasCome(timing, turn, memory)) return here.has(i + 1) ? [{ from: 1, ...rest }] : []
    const { turn: from, ...time } = timingFromNow(timingOfWeather(change), timing, turn, memory)
    return [{ ...(from !== undefined && { from }), ...time, ...rest }]
  })
  return left.length === 0 ? {} : { weather: left }
}

/** The events that are still to come. What has happened lies on the board. */
export function eventsFromNow(state: BattleState): Pick<ViveLempereurScenario, 'events'> {
  const { field, turn, memory } = state
  const left = (field.scenario.events ?? []).flatMap((event, i) =>
    hasHappened(state, i) ? [] : [timingFromNow(event, field.happenings[i]!.timing, turn, memory)],
  )
  return left.length === 0 ? {} : { events: left }
}

/** What is left of a special rule that all rulebooks share: of truces, weak ground and hidden units only what still holds. */
export function sharedRuleFromNow(state: BattleState, rule: SpecialRule): SpecialRule[] {
  const { special, grid, scenario, roster } = state.field
  const { turn, memory } = state
  const rank = (scenario.specialRules ?? []).filter((one) => one.rule === rule.rule).indexOf(rule)
  switch (rule.rule) {
    case 'truce': {
      const { timing } = special.truces![rank]!
      return hasCome(timing, turn, memory) ? [] : [timingFromNow(rule, timing, turn, memory)]
    }
    case 'off-map-guns': {
      const { timing, shots, fired } = special.batteries![rank]!
      if (memory[fired]! >= shots) return []
      const left = rule.shots === undefined ? {} : { shots: rule.shots - memory[fired]! }
      return [{ ...timingFromNow(rule, timing, turn, memory), ...left }]
    }
    case 'ground-breaks': {
      const named = new HexReader(grid, new Report()).set(rule.hexes, [])
      const hexes = named.filter((hex) => weakGroundAt(state, hex)).map((hex) => grid.label(hex))
      return hexes.length === 0 ? [] : [{ ...rule, hexes }]
    }
    case 'hidden-set-up': {
      const hidden = [...state.hex.keys()].filter(
        (piece) =>
          isHiddenPiece(state, piece) &&
          state.hex[piece] !== NOWHERE &&
          roster.side[piece] === state.field.sides.indexOf(rule.side),
      )
      const { nation: _nation, types: _types, names: _names, ...rest } = rule
      return hidden.length === 0
        ? []
        : [{ ...rest, hexes: [...new Set(hidden.map((piece) => grid.label(state.hex[piece]!)))] }]
    }
    case 'chosen-set-up':
      return []
    default:
      return [rule]
  }
}
