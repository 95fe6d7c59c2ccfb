import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import { turningLead } from '../../../engine/conditions/turning-lead.ts'
import type { Roster } from '../format/index.ts'
import { type AskedAtom, type Battlefield, type BattleState, GONE, LEVELS } from '../rules/index.ts'

type Award = Battlefield['scoreboard']['awards'][number]

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
  /** Who of the enemy scores victory points by falling: what share of a victory each is, as long as the award is open. */
  readonly prizes: readonly {
    readonly award: Award
    readonly counts: Uint8Array
    readonly share: number
    /** Whether every element counts, not only the last. */
    readonly byElement: boolean
  }[]
  /** How many victory points bring a victory. */
  readonly score: number
  /** 4.2: whether an empty sector decides. */
  readonly sectors: boolean
}

/** The aims of each side; the hexes are also the enemy's aims, because who denies them wins as well. */
export const aimsOf = memoize((field: Battlefield): readonly [Aims, Aims] => [aimsFrom(field, 0), aimsFrom(field, 1)])

function aimsFrom(field: Battlefield, side: number): Aims {
  const { goals, general } = field.victory
  const isOwn = (one: { readonly side: number }) => one.side === side
  const score = field.scoreboard.asked(goals, field.scenario.turns)
  const awards = field.scoreboard.awards.filter(isOwn)
  const winning = goals.filter(isOwn).flatMap(({ when }) => wantedAtoms(when.tree))
  // A place that scores points is wanted like one that wins.
  const wanted = [...winning, ...awards.flatMap(({ when }) => wantedAtoms(when.tree))]
  return {
    hexes: [...new Set(wanted.flatMap((atom) => hexesOf(atom, field.roster, side)))],
    eliminations: winning.flatMap((atom) => eliminationsOf(atom, field.roster, side)),
    prizes: awards.flatMap((award) => prizesOf(award, score, field.roster, side)),
    score,
    sectors: general.has('sector-victory') || wanted.some((atom) => atom.kind === 'own' && atom.own.kind === 'sector'),
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

/** Of what scores points for losses: what one more of them is worth. */
function prizesOf(award: Award, score: number, roster: Roster, side: number): Aims['prizes'] {
  return wantedAtoms(award.when.tree).flatMap((atom) =>
    eliminationsOf(atom, roster, side).map(({ counts }) => {
      const least = 'least' in atom ? atom.least : 1
      return { award, counts, share: award.points / score / least, byElement: atom.kind === 'lost' }
    }),
  )
}

/** Units have three or four. */
const ELEMENTS_OF_A_UNIT = 3

/** What share of a victory the points are that a side scores by the last elements of an enemy. */
export function prizeOf({ field, memory }: BattleState, { prizes }: Aims, enemy: number, elements: number): number {
  let sum = 0
  for (const { award, counts, share, byElement } of prizes) {
    if (counts[enemy] === 1 && field.scoreboard.isOpen(memory, award)) sum += byElement ? share * elements : share
  }
  return sum
}

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

/** The lead of the first side in victory points with which the battle turns, where nothing else decides it. */
export const turningLeadOf = memoize(({ victory }: Battlefield) =>
  turningLead(
    victory.goals.map(({ side, level, check, when }) => ({
      side,
      rank: LEVELS.indexOf(level),
      isAtEnd: check === 'end-of-battle',
      tree: when.tree,
    })),
  ),
)

/** Combat units in each sector, by side and sector. */
export function countSectors(state: BattleState, out: Int32Array): void {
  const { roster, sector } = state.field
  out.fill(0)
  for (let piece = 0; piece < roster.size; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE && roster.fights[piece] === 1) out[roster.side[piece]! * 3 + sector[hex]!]!++
  }
}
