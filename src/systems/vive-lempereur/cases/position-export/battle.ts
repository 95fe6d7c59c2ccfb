import { NOWHERE } from '../../../../board/nowhere.ts'
import { headOfPosition, type Unwritable, type WrittenBattle } from '../../../../engine/position-exporter.ts'
import { hasCome, timingFromNow } from '../../../../engine/timetable.ts'
import { timeOfTurn } from '../../../../scenario/clock.ts'
import { count } from '../../../../scenario/wording.ts'
import type { ViveLempereurScenario } from '../../format/index.ts'
import { CARDS, ROUNDS_PER_TURN } from '../../format/index.ts'
import {
  type BattleState,
  DEPLOYMENT,
  GONE,
  HAND,
  LASTING,
  OVER,
  SETTING_UP,
  TILES,
  WITHDRAWN,
} from '../../rules/index.ts'
import { eventsFromNow, sharedRuleFromNow, weatherFromNow } from './course.ts'
import { boardNow, byType, controlNow, countByType, lostOf, placementOf, placementsNow } from './placements.ts'

type Reinforcement = NonNullable<ViveLempereurScenario['reinforcements']>[number]
type SpecialRule = NonNullable<ViveLempereurScenario['specialRules']>[number]

/** The battle from here on as a scenario of its own. Its first turn is the turn that is being played. */
export function writeBattle(state: BattleState): WrittenBattle<ViveLempereurScenario> | Unwritable {
  if (state.decision === TILES || state.decision === DEPLOYMENT || state.decision === SETTING_UP)
    return { problem: 'The armies are not deployed yet: there is no position to edit.' }
  if (state.decision === OVER) return { problem: 'The battle is over. Go back to an earlier moment.' }
  const { scenario, sides } = state.field
  const {
    deployment: _deployment,
    control: _control,
    reserves: _reserves,
    withdrawals: _withdrawals,
    weather: _weather,
    events: _events,
    cards,
    clock,
    ...kept
  } = scenario
  const control = controlNow(state)
  const reinforcements = (scenario.reinforcements ?? []).flatMap((group, i) => arrivalsFromNow(state, group, i))
  const rules = (scenario.specialRules ?? []).flatMap((rule) => ruleFromNow(state, rule))
  const decks = Object.entries(cards ?? {}).flatMap(([side, { deck }]) => (deck ? [[side, { deck }] as const] : []))
  return {
    scenario: {
      ...kept,
      ...headOfPosition(scenario, state.turn, `round ${state.round}`),
      ...(clock && { clock: { ...clock, start: timeOfTurn(clock, state.turn)! } }),
      // 14.0: who won the exploration roll gives the first order, and a new battle rolls for nothing.
      ...(scenario.initiative === 'exploration' && { initiative: 'most-orders' as const }),
      board: boardNow(state),
      units: placementsNow(state),
      ...(decks.length > 0 && { cards: Object.fromEntries(decks) }),
      ...(control && { control }),
      reinforcements,
      ...bodiesFromNow(state),
      ...weatherFromNow(state),
      ...eventsFromNow(state),
      specialRules: rules,
    },
    lost: [
      ...lossesOf(state, sides),
      ...cardsOf(state),
      ...(scenario.initiative === 'exploration' ? ['Who won the exploration roll.'] : []),
      ...(state.status.some((status) => (status & ~LASTING) !== 0)
        ? ['Which units have been ordered, have fired or have fallen back in this round.']
        : []),
    ],
  }
}

/** A victory condition that counts losses begins at nothing again. */
function lossesOf(state: BattleState, sides: readonly string[]): string[] {
  const lost = sides.flatMap((side, i) => {
    const number = lostOf(state, i).length
    return number === 0 ? [] : [`${state.field.scenario.sides[side]!.name} ${count(number, 'unit')}`]
  })
  return lost.length === 0
    ? []
    : [`The losses so far (${lost.join(', ')}): conditions that count losses start from zero.`]
}

function cardsOf(state: BattleState): string[] {
  const isHeld = state.decision !== HAND && CARDS.some((_, card) => state.hands[card] !== 0 || state.played[card] !== 0)
  const late =
    state.round > 1 ? `, and that ${state.round - 1} of the ${ROUNDS_PER_TURN} rounds of the turn are over` : ''
  return isHeld || late !== '' ? [`Hands, cards played and command dice${late}.`] : []
}

/** Who has still to come, with turns counted from now. */
function arrivalsFromNow(state: BattleState, group: Reinforcement, number: number): Reinforcement[] {
  const { roster, arrivals } = state.field
  const pieces = roster.arrivals[number]!
  const isToCome = (piece: number) => state.hex[piece] === NOWHERE && (state.status[piece]! & (GONE | WITHDRAWN)) === 0
  const waiting = pieces.filter(isToCome)
  if (waiting.length === 0) return []
  const fromNow = (turn: number) => turn - state.turn + 1
  if (!('stages' in group)) {
    const { fixed } = arrivals.find((arrival) => arrival.group === number)!
    const units = byType(state, waiting, (piece) => placementOf(state, piece, fixed![pieces.indexOf(piece)]!))
    return [
      { ...timingFromNow(group, state.field.timetable.arrivals[number]!.timing, state.turn, state.memory), units },
    ]
  }
  const stages = group.stages
    .filter(({ to }) => to === undefined || fromNow(to) >= 1)
    .map(({ from, to, ...stage }) => ({
      from: Math.max(1, fromNow(from)),
      ...(to !== undefined && { to: fromNow(to) }),
      ...stage,
    }))
  return stages.length === 0 ? [] : [{ ...group, pool: countByType(state, waiting), stages }]
}

/** Who is still kept in reserve, and who has still to leave: by where they stand now. */
function bodiesFromNow(state: BattleState): Pick<ViveLempereurScenario, 'reserves' | 'withdrawals'> {
  const { scenario, timetable, grid } = state.field
  const hexesOf = (pieces: readonly number[]) => [
    ...new Set(pieces.flatMap((piece) => (state.hex[piece] === NOWHERE ? [] : [grid.label(state.hex[piece]!)]))),
  ]
  const isOpen = (entry: { readonly timing: Parameters<typeof hasCome>[0] }) =>
    !hasCome(entry.timing, state.turn, state.memory)
  const reserves = (scenario.reserves ?? []).flatMap((data, i) => {
    const entry = timetable.reserves[i]!
    const hexes = hexesOf(entry.pieces)
    if (!isOpen(entry) || hexes.length === 0) return []
    return [{ ...timingFromNow(data, entry.timing, state.turn, state.memory), hexes }]
  })
  const withdrawals = (scenario.withdrawals ?? []).flatMap((data, i) => {
    const entry = timetable.withdrawals[i]!
    if (!isOpen(entry)) return []
    const { group, hexes: _hexes, ...rest } = timingFromNow(data, entry.timing, state.turn, state.memory)
    const isComing = entry.pieces.some(
      (piece) => (state.status[piece]! & LASTING) === 0 && state.hex[piece] === NOWHERE,
    )
    const hexes = hexesOf(entry.pieces)
    return [
      ...(hexes.length > 0 ? [{ ...rest, hexes }] : []),
      ...(group !== undefined && isComing ? [{ ...rest, group }] : []),
    ]
  })
  return { ...(reserves.length > 0 && { reserves }), ...(withdrawals.length > 0 && { withdrawals }) }
}

/** Units that are held back are held where they stand now, and for the turns that are left. */
function ruleFromNow(state: BattleState, rule: SpecialRule): SpecialRule[] {
  if (rule.rule !== 'held-until') return sharedRuleFromNow(state, rule)
  const { roster, grid } = state.field
  const turn = rule.turn - state.turn + 1
  const held = roster.recruits.flatMap(({ heldUntil }, piece) =>
    heldUntil === rule.turn && state.hex[piece] !== NOWHERE ? [grid.label(state.hex[piece]!)] : [],
  )
  return turn < 2 || held.length === 0 ? [] : [{ ...rule, hexes: [...new Set(held)], turn }]
}
