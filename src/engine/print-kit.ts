import type { TextSection } from '../scenario/convert/notation.ts'
import type { GroundLook, PiecePortrait, TurnPortrait } from './portrait.ts'

/**
 * What lies on the table besides the map when a battle is played with paper, told without any drawing: a system says what
 * there is, whoever prints it lays it out. Every text is plain, never markup.
 */
export type PrintKit = {
  /** The battle in plain English: order of battle, arrivals, special rules, victory conditions. */
  readonly battle: readonly TextSection[]
  /** Everybody who can ever be in the battle, side by side: those who arrive and those of a pool, too. */
  readonly counters: readonly CounterPortrait[]
  /** Sheets on which the players keep the books of their troops. */
  readonly rosters: readonly RosterPortrait[]
  readonly markers: readonly MarkerPortrait[]
  /** Pieces of ground that the players lay out themselves. */
  readonly tiles: readonly (Partial<GroundLook> & { readonly name: string; readonly count: number })[]
  readonly cards: readonly CardPortrait[]
  /** Boxes for markers that keep the time, row by row. */
  readonly track: readonly BoxRow[]
  /** The player aid: the tables of the rulebook, with the numbers of its rules. */
  readonly tables: readonly TextSection[]
}

/** Boxes in a row, each with a few words in it, or nothing; what there is to know about all of them. */
export type BoxRow = { readonly label: string; readonly boxes: readonly string[]; readonly note?: string }

/** A part of an army on a sheet: who is in it, and boxes to tick. */
export type RosterPortrait = TextSection & { readonly boxes: readonly BoxRow[] }

/** A counter to cut out; with a footprint it is a label for a base of this size. */
export type CounterPortrait = Pick<
  PiecePortrait,
  'side' | 'colour' | 'symbol' | 'type' | 'grade' | 'name' | 'strength' | 'full' | 'footprint'
> & {
  /** Whether it has a front to point somewhere. */
  readonly hasFront: boolean
  /** What players look up most often, in a few characters: `9/5`. */
  readonly values: string
  /** Where it begins, in a few characters: `D5`, `A12 t4`; empty where nobody knows before. */
  readonly start: string
  /** The formation that it belongs to, where counters are sorted by it. */
  readonly formation?: string
  /** Whether it is there only in case it is needed. */
  readonly isSpare: boolean
}

/** Markers that are alike: a short word on each, and what they are for. */
export type MarkerPortrait = {
  readonly label: string
  readonly use: string
  readonly count: number
  /** The side whose colours they have; without one they are anybody's. */
  readonly side?: number
}

/** What the picture on a card can show: a wing with orders, all of them, or an arm. */
export const CARD_ART = ['left-wing', 'centre', 'right-wing', 'whole-line', 'infantry', 'cavalry', 'guns'] as const
export type CardArt = (typeof CARD_ART)[number]

/** Cards that are alike, of one side. */
export type CardPortrait = {
  readonly side: number
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly rule: string
  readonly count: number
  /** Its picture; without one it has none. */
  readonly art?: CardArt
}

/**
 * Makes the print-and-play kit of a battle. Wrong parts of its data must have been removed; without a board there is no
 * kit.
 */
export type PrintKitMaker = (draft: unknown) => PrintKit | undefined

/** A turn record, five turns to a row: the time of each, and what it brings. */
export function turnTrack(turns: readonly TurnPortrait[]): BoxRow[] {
  const boxes = turns.map(({ label, note }, i) => [String(i + 1), label, note].filter(Boolean).join(' · '))
  return Array.from({ length: Math.ceil(turns.length / 5) }, (_, i) => ({
    label: i === 0 ? 'Turn' : '',
    boxes: boxes.slice(5 * i, 5 * i + 5),
  }))
}
