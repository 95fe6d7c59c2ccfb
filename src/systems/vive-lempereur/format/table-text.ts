import { capitalise, count } from '../../../scenario/wording.ts'
import type { CardRow, Situation } from './catalog.ts'
import type { Effect } from './tables.ts'
import type { Arm, Card } from './types.gen.ts'

/** `cavalry on square`: what breakdowns call a line of 9.2. */
export function nameModifier(arm: Arm, situation: Situation): string {
  return situation === 'general'
    ? situation
    : `${arm} ${situation.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`
}

/** 9.2: when a line applies. */
export function describeSituation(arm: Arm, situation: Situation): string {
  return (arm === 'cavalry' ? SHOCKS : arm === 'infantry' ? INFANTRY_FIRES : ARTILLERY_FIRES)[situation]
}

const INFANTRY_FIRES: Readonly<Record<Situation, string>> = {
  general: 'with a general, at an adjacent enemy',
  onSquare: 'at an adjacent square',
  onFlank: 'at the flank or rear of an adjacent unit',
  fromSquare: 'out of a square',
  onInfantry: 'at infantry not in square',
  onArtillery: 'at artillery two hexes away',
  onCavalry: 'at cavalry',
}
const ARTILLERY_FIRES = { ...INFANTRY_FIRES, onSquare: 'at a square', onArtillery: 'at artillery' }
const SHOCKS: Readonly<Record<Situation, string>> = {
  ...INFANTRY_FIRES,
  onSquare: 'on a square',
  onFlank: 'on a flank or rear',
  onInfantry: 'on infantry not in square, in the open or on a hill',
  onArtillery: 'on artillery',
  onCavalry: 'on cavalry',
}

/** 9.1: `lose 1, back 2`, or nothing. */
export function formatEffect({ losses, retreat }: Effect): string {
  const parts = [...(losses > 0 ? [`lose ${losses}`] : []), ...(retreat > 0 ? [`back ${retreat}`] : [])]
  return parts.join(', ') || '–'
}

/** `1 hit`, `2 hits`, `3 or more`: the heads of the columns of 9.1; a column holds up to the next one. */
export function nameColumns(hits: readonly number[]): string[] {
  return hits.map((number, i) => {
    const next = hits[i + 1]
    if (next === undefined) return hits.length === 1 ? 'Any hits' : `${number} or more`
    return next === number + 1 ? count(number, 'hit') : `${number} to ${next - 1} hits`
  })
}

/** `Coordinated attack`. */
export const nameCard = (card: Card) => capitalise(card.replace('-', ' '))

/** 3.1, 3.2: what a card allows. */
export function describeCard(
  card: Card,
  { dice = 0, perSector, units, moves, fireTimes = 1, moveTimes = 1 }: CardRow,
): string {
  const some = (what: string) => (units === undefined ? `every ${what}` : `up to ${count(units, what)}`)
  switch (card) {
    case 'coordinated-attack':
      return `${count(dice, 'command die', 'command dice')}, at most ${count(perSector!, 'order')} in each sector`
    case 'infantry-manoeuvre':
      return `${some('infantry unit')} in a sector: moves 1 hex and fires, or up to ${count(moves!, 'hex', 'hexes')} and does not`
    case 'grand-charge':
      return `${some('cavalry unit')}: moves and shocks`
    case 'bombardment':
      return `${some('artillery unit')}: fires with ${describeFactor(fireTimes)} its value, or moves ${describeFactor(moveTimes)} its hexes`
    default:
      return `${count(dice, 'command die', 'command dice')} for the sector`
  }
}

/** `twice`, `3 times`. */
export const describeFactor = (factor: number) => (factor === 1 ? 'once' : factor === 2 ? 'twice' : `${factor} times`)

/** `2 infantry, 1 flag`: the faces of a die, however they are arranged. */
export function countFaces(faces: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1
  return counts
}
