import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import type { Roster } from '../format/index.ts'
import { type AskedAtom, type Battlefield, type BattleState, GONE } from '../rules/index.ts'

/** What wins this battle for a side, as its victory conditions say. */
export type Aims = {
  /** Hexes to take or to stand in, and those to keep the enemy from. */
  readonly hexes: readonly number[]
  /** How many units, of which pieces, are to be eliminated. */
  readonly eliminations: readonly {
    readonly units: number
    readonly pieces: Int32Array
    /** By piece: whether it is one of them. */
    readonly counts: Uint8Array
  }[]
  /** 4.2: whether an empty sector decides. */
  readonly sectors: boolean
}

/** The aims of each side; the hexes are also the enemy's aims, because who denies them wins as well. */
export const aimsOf = memoize((field: Battlefield): readonly [Aims, Aims] => [aimsFrom(field, 0), aimsFrom(field, 1)])

function aimsFrom(field: Battlefield, side: number): Aims {
  const { goals, general } = field.victory
  // What scores points is wanted like what wins.
  const own = [...goals, ...field.scoreboard.awards].filter((one) => one.side === side)
  const wanted = own.flatMap(({ when }) => wantedAtoms(when.tree))
  return {
    hexes: [...new Set(wanted.flatMap((atom) => hexesOf(atom, field.roster, side)))],
    eliminations: wanted.flatMap((atom) => eliminationsOf(atom, field.roster, side)),
    sectors: general.has('sector-victory') || wanted.some(({ kind }) => kind === 'own'),
  }
}

/** Hexes that a side has to hold, or to stand in with its own. */
function hexesOf(atom: AskedAtom, roster: Roster, side: number): readonly number[] {
  if (atom.kind === 'controls') return atom.side === side ? atom.places : []
  if (atom.kind !== 'unitsIn' && atom.kind !== 'reached') return []
  const isOwn = atom.members.some((piece) => roster.side[piece] === side)
  return isOwn ? [...atom.where.keys()].filter((hex) => atom.where[hex] === 1) : []
}

/** Enemies who have to fall; of elements to be lost, the units that have them. */
function eliminationsOf(atom: AskedAtom, roster: Roster, side: number): Aims['eliminations'] {
  if (atom.kind !== 'eliminated' && atom.kind !== 'lost') return []
  const pieces = atom.members.filter((piece) => roster.side[piece] !== side)
  const counts = new Uint8Array(roster.size)
  for (const piece of pieces) counts[piece] = 1
  const units = atom.kind === 'lost' ? Math.ceil(atom.least / ELEMENTS_OF_A_UNIT) : atom.least
  return [{ units, pieces, counts }]
}

/** Units have three or four. */
const ELEMENTS_OF_A_UNIT = 3

/** How many more must fall before an elimination wins: the fewest over all conditions of a side that a piece counts for. */
export function killsMissing(state: BattleState, { eliminations }: Aims): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const { units, pieces } of eliminations) {
    let lost = 0
    for (let i = 0; i < pieces.length; i++) if ((state.status[pieces[i]!]! & GONE) !== 0) lost++
    fewest = Math.min(fewest, units - lost)
  }
  return fewest
}

/** Combat units in each sector, by side and sector. */
export function countSectors(state: BattleState, out: Int32Array): void {
  const { roster, sector } = state.field
  out.fill(0)
  for (let piece = 0; piece < roster.size; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE && roster.fights[piece] === 1) out[roster.side[piece]! * 3 + sector[hex]!]!++
  }
}
