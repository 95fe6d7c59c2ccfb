import { NOWHERE } from '../../../../board/nowhere.ts'
import type { CounterPortrait, MarkerPortrait } from '../../../../engine/print-kit.ts'
import { INFANTRY, type TroopRow } from '../../format/index.ts'
import type { Battlefield } from '../../rules/index.ts'
import { colourOf, portrayType } from '../portrait.ts'

/** 6.0: garrisons that units may leave on their way. More than this a battle does not see. */
const MOST_SPARE_GARRISONS = 10

/** Every piece of the battle, in the order of the reference sheet; then the garrisons that units may leave. */
export function makeCounters(field: Battlefield): CounterPortrait[] {
  const { roster, sides } = field
  const starts = startsOf(field)
  return sides.flatMap((_, side) => {
    const [first, spare] = [roster.garrisons[side]!, Math.min(MOST_SPARE_GARRISONS, roster.garrisonsPerSide[side]!)]
    const isSpare = (piece: number) => piece >= first && piece < first + roster.garrisonsPerSide[side]!
    return [...roster.bySide[side]!]
      .filter((piece) => !isSpare(piece) || piece < first + spare)
      .sort((a, b) => roster.type[a]! - roster.type[b]! || a - b)
      .map((piece) => {
        const { row, name } = roster.recruits[piece]!
        return {
          ...portrayType(row, side),
          ...colourOf(field, piece),
          type: row.singular,
          name,
          strength: roster.elements[piece]!,
          hasFront: roster.fights[piece] === 1,
          values: valuesOf(row),
          start: starts.get(piece) ?? '',
          isSpare: isSpare(piece),
        }
      })
  })
}

/** What players put beside units: orders, fire, formations, losses; and what keeps the time. */
export function makeMarkers({ roster, sides }: Battlefield): MarkerPortrait[] {
  const fighting = (side: number) => roster.bySide[side]!.filter((piece) => roster.fights[piece] === 1)
  const own = sides.flatMap((_, side): MarkerPortrait[] => {
    const infantry = fighting(side).filter((piece) => roster.arm[piece] === INFANTRY).length
    return [
      { label: 'ordered', use: 'has been ordered this round (5.1)', count: 8, side },
      { label: 'square', use: 'infantry in square (6.0)', count: share(infantry, 0.4), side },
    ]
  })
  const units = sides.reduce((sum, _, side) => sum + fighting(side).length, 0)
  return [
    ...own,
    { label: 'fired', use: 'has fired or reacted this round (7.0.1, 9.3)', count: 12 },
    { label: '−1', use: 'elements lost (9.1.1)', count: share(units, 0.4) },
    { label: '−2', use: 'elements lost (9.1.1)', count: share(units, 0.3) },
    { label: '−3', use: 'elements lost (9.1.1)', count: share(units, 0.2) },
    { label: 'turn', use: 'on the turn track', count: 1 },
    { label: 'round', use: 'on the turn track', count: 1 },
    { label: '', use: 'blank, for whatever you need', count: 8 },
  ]
}

/** A part of so many units: never none, and no more than anybody cuts out. */
const share = (units: number, part: number) => Math.max(2, Math.min(24, Math.ceil(units * part)))

/** Where each piece begins: its hex, or the turn it comes in and where. */
function startsOf({ roster, arrivals, grid }: Battlefield): Map<number, string> {
  const starts = new Map<number, string>()
  roster.recruits.forEach(({ hex }, piece) => {
    if (hex !== NOWHERE) starts.set(piece, grid.label(hex))
  })
  for (const { group, from, fixed, timing } of arrivals) {
    const doubt = timing.row < 0 ? '' : '+'
    roster.arrivals[group]!.forEach((piece, i) => {
      if (starts.has(piece)) return
      const hex = fixed?.[i] ?? NOWHERE
      starts.set(piece, hex === NOWHERE ? `turn ${from}${doubt}` : `${grid.label(hex)} t${from}${doubt}`)
    })
  }
  return starts
}

function valuesOf({ fire, fireAfterMoving }: TroopRow): string {
  return fireAfterMoving ? `${fire.join('/')} (${fireAfterMoving.join('/')})` : fire.join('/')
}
