import { count } from '../../../scenario/wording.ts'
import type { Situation } from './catalog.ts'
import type { Effect } from './tables.ts'
import type { Arm } from './types.gen.ts'

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
