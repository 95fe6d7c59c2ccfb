import { NOWHERE } from '../../../board/nowhere.ts'
import type { NamedPiece } from '../../../engine/piece-names.ts'
import { kindsOf } from '../format/index.ts'
import { isDue } from './arrivals.ts'
import type { BattleState } from './state.ts'

/** A unit as players write it: its hex, and as much of its counter as tells it from others there: `0914 5-4 #2`. */
export function formatUnit(state: BattleState, piece: number): string {
  const hex = state.hex[piece] ?? NOWHERE
  if (hex === NOWHERE) return `unit ${piece}`
  const there = unitsIn(state, hex)
  const label = state.field.grid.label(hex)
  return there.length === 1 ? label : `${label} ${formatAmong(state, piece, there)}`
}

/** A unit that has not arrived yet: `5-4 #2`. */
export function formatUnitWaiting(state: BattleState, piece: number): string {
  return formatAmong(state, piece, unitsWaiting(state, state.side))
}

function formatAmong(state: BattleState, piece: number, others: readonly number[]): string {
  const values = valuesOf(state, piece)
  const alike = others.filter((other) => valuesOf(state, other) === values)
  return alike.length > 1 ? `${values} #${alike.indexOf(piece) + 1}` : values
}

/**
 * The units that words mean: `0914`, `0914 5-4`, `0914 cavalry`, `0914 5-4 #2`; without a hex those that wait. Nothing
 * where the words make no sense.
 */
export function findUnits(
  state: BattleState,
  words: readonly string[],
  isWaiting: boolean,
): readonly number[] | undefined {
  const rest = [...words]
  const label = isWaiting ? undefined : rest.shift()
  const hex = label === undefined ? NOWHERE : state.field.grid.find(label)
  if (!isWaiting && hex === NOWHERE) return undefined
  let units = isWaiting ? unitsWaiting(state, state.side) : unitsIn(state, hex)
  for (const word of rest) {
    if (/^#[1-9]\d*$/.test(word)) units = units.slice(Number(word.slice(1)) - 1, Number(word.slice(1)))
    else if (/^\d+-\d+$/.test(word)) units = units.filter((piece) => valuesOf(state, piece) === word)
    else if (kindsOf(state.field.scenario.troops).has(word)) {
      units = units.filter((piece) => state.field.recruits[piece]!.kind === word)
    } else return undefined
  }
  return units
}

/** The units on the board, and those of the moving side who are due. */
export function namedUnits(state: BattleState, call: (piece: number) => string): NamedPiece[] {
  const there = [...state.hex.keys()].filter((piece) => state.hex[piece] !== NOWHERE)
  return [...there, ...unitsWaiting(state, state.side)].map((piece) => ({
    name: state.field.recruits[piece]!.name,
    called: () => call(piece),
  }))
}

const valuesOf = ({ field }: BattleState, piece: number) => `${field.strength[piece]}-${field.movement[piece]}`

function unitsIn(state: BattleState, hex: number): number[] {
  const units: number[] = []
  for (let piece = state.top[hex]!; piece >= 0; piece = state.below[piece]!) units.push(piece)
  return units
}

/** Those of a side who are due and still off the board. */
function unitsWaiting(state: BattleState, side: number): number[] {
  return [...(state.field.reinforcements[side] ?? [])].filter((piece) => isDue(state, piece))
}
