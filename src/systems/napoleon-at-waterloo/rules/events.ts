import type { GameEvent, Outcome } from '../../../engine/system.ts'
import type { NawResult } from '../../../scenario/types.gen.ts'
import { ARMS, KINDS } from '../format/catalog.ts'
import { ATTACKING, type BattleState, PHASES } from './state.ts'
import { attackStrength, defenceStrength } from './strengths.ts'

/**
 * What happens, as events from which a position can be followed. `piece` is who does or suffers it, by number. Nothing
 * is built where nobody collects events.
 */
export type Events = GameEvent[] | undefined

/** How a unit is lost. */
export type Loss = 'combat' | 'exchange' | 'no retreat' | 'excess'

/** What a combat comes to: the column and die of the table, and the result. */
type Attack = { readonly column: number; readonly die: number; readonly modifier: number; readonly result: NawResult }

/** What a piece is called in the log: its own name, or its numbers and kind. */
export function nameOf(state: BattleState, piece: number): string {
  const { name, kind, strength, movement } = state.field.recruits[piece]!
  const values = `${strength}-${movement} ${KINDS[kind].name.toLowerCase()}`
  return name === undefined ? values : `${name} (${values})`
}

function who(state: BattleState, piece: number) {
  return { side: state.field.sides[state.field.side[piece]!]!, unit: nameOf(state, piece), piece }
}

/** From where a piece has come to where it is. */
function way(state: BattleState, piece: number, from: number) {
  const { grid } = state.field
  return { ...who(state, piece), from: grid.label(from), to: grid.label(state.hex[piece]!) }
}

export function noteTurn({ turn }: BattleState, events: Events): void {
  events?.push({ kind: 'turn', turn })
}

export function notePhase(state: BattleState, events: Events): void {
  events?.push({ kind: 'phase', side: state.field.sides[state.side]!, phase: PHASES[state.phase]! })
}

/** A side ends its phase. */
export function noteDone(state: BattleState, events: Events): void {
  events?.push({ kind: 'pass', side: state.field.sides[state.side]! })
}

export function noteMove(state: BattleState, events: Events, piece: number, from: number, cost: number): void {
  if (events) events.push({ kind: 'move', ...way(state, piece, from), cost })
}

export function noteArrival(state: BattleState, events: Events, piece: number, cost: number): void {
  if (!events) return
  events.push({ kind: 'arrival', ...who(state, piece), hex: state.field.grid.label(state.hex[piece]!), cost })
}

/** A piece that leaves the board; `exited` are the combat units of its side that have. */
export function noteExit(state: BattleState, events: Events, piece: number, from: number): void {
  if (!events) return
  events.push({
    kind: 'exit',
    ...who(state, piece),
    from: state.field.grid.label(from),
    exited: state.exited[state.side]!,
  })
}

/** A combat, with everybody in it: strengths as the counters have them, odds after all that changes them. */
export function noteAttack(state: BattleState, events: Events, { column, die, modifier, result }: Attack): void {
  if (!events) return
  const { field } = state
  const attackers = [...state.status.keys()].filter((piece) => (state.status[piece]! & ATTACKING) !== 0)
  events.push({
    kind: 'attack',
    side: field.sides[state.side]!,
    phase: PHASES[state.phase]!,
    attackers: attackers.join(' '),
    targets: Array.from(state.target.subarray(0, state.targets), (hex) => field.grid.label(hex)).join(' '),
    attack: attackStrength(state),
    defence: defenceStrength(state),
    odds: field.charts.odds[column]!,
    ...(field.isAdvanced && { mode: ARMS[state.mode]!, against: ARMS[state.defence]!, modifier }),
    die,
    result,
  })
}

/** A piece that is destroyed. It is still on the board, and its points are not yet counted. */
export function noteLoss(state: BattleState, events: Events, piece: number, why: Loss): void {
  if (!events) return
  const { grid, strength } = state.field
  const hex = grid.label(state.hex[piece]!)
  events.push({ kind: 'loss', ...who(state, piece), hex, strength: strength[piece]!, why })
}

/** One hex back; `bumped` by another that falls back into its hex. */
export function noteRetreat(state: BattleState, events: Events, piece: number, from: number, bumped: boolean): void {
  if (events) events.push({ kind: bumped ? 'displacement' : 'retreat', ...way(state, piece, from) })
}

export function noteAdvance(state: BattleState, events: Events, piece: number, from: number): void {
  if (events) events.push({ kind: 'advance', ...way(state, piece, from) })
}

export function noteDemoralised(state: BattleState, events: Events, side: number): void {
  events?.push({ kind: 'demoralised', side: state.field.sides[side]!, lost: state.lost[side]! })
}

/** The end of the battle. A draw has no `side`. */
export function noteEnd(state: BattleState, events: GameEvent[], { winner, level, reason }: Outcome): void {
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}
