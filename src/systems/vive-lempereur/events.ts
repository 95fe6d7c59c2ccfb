import { DIRECTIONS, NOWHERE } from '../../board/hex-grid.ts'
import type { GameEvent } from '../../engine/system.ts'
import { LEAVING_GARRISON, LEAVING_GENERAL } from './actions.ts'
import { CARDS, SECTORS, TERRAIN_TYPES } from './catalog.ts'
import { unitRow } from './position.ts'
import { type BattleState, ORDER_FACES } from './state.ts'

type Events = GameEvent[] | undefined

const SINGULAR: Readonly<Record<string, string>> = { Generals: 'General', Garrisons: 'Garrison' }

/** What a piece is called in the log: its own name, or its type's. */
function nameOf(state: BattleState, piece: number): string {
  const { name } = unitRow(state, piece)
  return state.field.roster.recruits[piece]!.name ?? SINGULAR[name] ?? name
}

function who(state: BattleState, piece: number) {
  return { side: state.field.sides[state.field.roster.side[piece]!]!, unit: nameOf(state, piece), piece }
}

const at = (state: BattleState, hex: number) => (hex === NOWHERE ? '' : state.field.grid.label(hex))

export function noteTime(state: BattleState, events: Events): void {
  events?.push({ kind: 'time', turn: state.turn, round: state.round })
}

export function noteCard(state: BattleState, events: Events, side: number, card: number, sector: number): void {
  events?.push({ kind: 'card', side: state.field.sides[side]!, card: CARDS[card]!, sector: SECTORS[sector]! })
}

export function noteDice(state: BattleState, events: Events, side: number): void {
  if (!events) return
  const faces = ORDER_FACES.flatMap((face, i) =>
    Array.from({ length: state.commandDice[side * ORDER_FACES.length + i]! }, () => face),
  )
  events.push({ kind: 'dice', side: state.field.sides[side]!, faces: faces.join(' ') })
}

export function noteOrder(state: BattleState, events: Events, piece: number, face: number): void {
  events?.push({ kind: 'order', ...who(state, piece), hex: at(state, state.hex[piece]!), by: ORDER_FACES[face] ?? '' })
}

export function noteMove(
  state: BattleState,
  events: Events,
  piece: number,
  from: number,
  to: number,
  leaving: number,
): void {
  if (!events) return
  const left = [(leaving & LEAVING_GARRISON) !== 0 && 'a garrison', (leaving & LEAVING_GENERAL) !== 0 && 'the general']
  const words = left.filter((one) => one !== false).join(' and ')
  events.push({ kind: 'move', ...who(state, piece), from: at(state, from), to: at(state, to), leaving: words })
}

export function noteFacing(state: BattleState, events: Events, piece: number, direction: number): void {
  events?.push({
    kind: 'face',
    ...who(state, piece),
    hex: at(state, state.hex[piece]!),
    facing: DIRECTIONS[direction]!,
  })
}

export function noteFormation(state: BattleState, events: Events, piece: number, square: boolean): void {
  events?.push({ kind: 'formation', ...who(state, piece), hex: at(state, state.hex[piece]!), square })
}

export function noteShot(
  state: BattleState,
  events: Events,
  piece: number,
  target: number,
  value: number,
  die: number,
  hits: number,
  effectDie: number,
): void {
  events?.push({
    kind: 'fire',
    ...who(state, piece),
    from: at(state, state.hex[piece]!),
    target: at(state, target),
    value,
    die,
    hits,
    effectDie,
  })
}

export function noteLoss(state: BattleState, events: Events, piece: number, losses: number): void {
  events?.push({
    kind: 'loss',
    ...who(state, piece),
    hex: at(state, state.hex[piece]!),
    losses,
    left: state.elements[piece]!,
  })
}

export function noteGeneral(
  state: BattleState,
  events: Events,
  general: number,
  losses: number,
  die: number,
  killed: boolean,
): void {
  events?.push({ kind: 'general', ...who(state, general), losses, die, killed })
}

export function noteCapture(
  state: BattleState,
  events: Events,
  general: number,
  value: number,
  die: number,
  captured: boolean,
): void {
  events?.push({ kind: 'capture', ...who(state, general), value, die, captured })
}

export function noteCaptured(state: BattleState, events: Events, general: number): void {
  events?.push({ kind: 'captured', ...who(state, general) })
}

export function noteRetreat(state: BattleState, events: Events, piece: number, how: string, hex: number): void {
  events?.push({ kind: 'retreat', ...who(state, piece), how, to: at(state, hex) })
}

export function noteAdvance(state: BattleState, events: Events, piece: number, hex: number): void {
  events?.push({ kind: 'advance', ...who(state, piece), to: at(state, hex) })
}

export function noteReaction(state: BattleState, events: Events, piece: number, dice: number, success: boolean): void {
  events?.push({ kind: 'reaction', ...who(state, piece), hex: at(state, state.hex[piece]!), dice, success })
}

export function noteRally(state: BattleState, events: Events, piece: number, dice: number, recovered: number): void {
  events?.push({ kind: 'rally', ...who(state, piece), hex: at(state, state.hex[piece]!), dice, recovered })
}

export function noteArrival(state: BattleState, events: Events, piece: number, hex: number): void {
  events?.push({ kind: 'arrival', ...who(state, piece), hex: at(state, hex) })
}

export function noteNobody(state: BattleState, events: Events, side: number, why: string): void {
  events?.push({ kind: 'nobody', side: state.field.sides[side]!, why })
}

export function noteTile(state: BattleState, events: Events, side: number, type: number, hex: number): void {
  events?.push({ kind: 'tile', side: state.field.sides[side]!, terrain: TERRAIN_TYPES[type]!, hex: at(state, hex) })
}

export function noteExploration(state: BattleState, events: Events, first: number, second: number): void {
  events?.push({ kind: 'exploration', [state.field.sides[0]!]: first, [state.field.sides[1]!]: second })
}

export function noteDeployed(state: BattleState, events: Events, piece: number, hex: number): void {
  events?.push({ kind: 'deployed', ...who(state, piece), hex: at(state, hex) })
}
