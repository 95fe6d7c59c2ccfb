import type { TextSection } from '../scenario/convert/notation.ts'
import type { Extent, PiecePortrait } from './portrait.ts'
import type { Scouting } from './scenario-editor.ts'
import type { GameEvent } from './system.ts'

/** How an action is offered to a player. */
export type Offer = {
  /** What it does on the map, so that a screen can offer it there. */
  readonly kind: 'choose' | 'move' | 'attack' | 'place' | 'retreat' | 'turn' | 'other'
  /** Short, for a button under its group: `Old Guard in M2`. */
  readonly label: string
  /** What it stands under, with others of its kind: `Order by a flag`. */
  readonly group: string
  /** A few words beside the label: the odds in short, what a card does. */
  readonly note?: string
  /** What stands at its place on the map, no longer than `3-1`; the note where it is left out. */
  readonly mark?: string
  /** The place that is pointed at to do it. */
  readonly place?: number
  /** The place of whoever does it. */
  readonly from?: number
  /** Whoever does it, by the number in its portrait: of several in a place, a screen can tell them apart. */
  readonly piece?: number
  /** The direction that is chosen, in degrees clockwise from the north. */
  readonly direction?: number
  /** Whose it is, where both sides decide at once and not every action is listed. */
  readonly side?: number
}

/** What is to be decided, or how the battle ended. */
export type Headline = {
  readonly title: string
  readonly detail: string
  /** Whether it is decided first by whom, and then what: groups are shown one at a time. */
  readonly isByGroup?: boolean
}

/** Something to know about a side at a glance. */
export type Fact = { readonly label: string; readonly value: string }

/** How the battle stands. */
export type Situation = {
  /** `Turn 2 of 6, round 3 of 6`. */
  readonly time: string
  /** By side. */
  readonly sides: readonly (readonly Fact[])[]
  /** Where units fight in larger bodies: each of those. */
  readonly bodies?: readonly Body[]
}

/** A body of troops at a glance, such as a division. */
export type Body = {
  readonly side: number
  /** Whose command it is under. */
  readonly under: string
  readonly name: string
  readonly facts: readonly string[]
  readonly place?: number
}

/** Where a piece would stand, by the number in its portrait. */
export type Standing = Pick<PiecePortrait, 'place' | 'facing' | 'footprint'> & {
  readonly piece: number
  /** The corners of the way that leads there, from where it is now. */
  readonly way?: readonly number[]
}

/** Somebody about whom a side can decide now, where actions are listed for one at a time. */
export type Subject<Action> = {
  readonly name: string
  /** What is decided about him already, in a word or two; nothing while it is open. */
  readonly decided?: string
  /** Where he is pointed at. */
  readonly place?: number
  readonly headline: Headline
  /** What is listed for him, with whatever else can be done now. */
  list(): readonly Action[]
  /** What is most likely meant for him by pointing at a place, legal or not. */
  inferAction(place: number): Action
}

/** What an event leads to: where it took place, the rule behind it, and the dice that fell. */
export type Reference = {
  readonly places: readonly number[]
  readonly rule?: string
  readonly dice: readonly string[]
}

/** What can be seen, hit and reached from a place, and what whoever stands there has before and around it. */
export type Reconnaissance = Scouting & {
  readonly areas: readonly { readonly label: string; readonly extent: Extent; readonly side: number }[]
}

/**
 * What a screen needs to let people play a system, whatever it is. A viewer is the side that looks on; without one nothing
 * is shown that one of the sides may not see, but the board is seen whole.
 */
export interface Presenter<State, Action> {
  /** What a side has to decide now; once the battle is over, how it ended. */
  headline(state: State, side: number): Headline
  offer(state: State, action: Action): Offer
  /** What a side most likely means by pointing at a place, legal or not: a refusal can then be told. */
  inferAction(state: State, side: number, place: number): Action | undefined
  /**
   * What a side may mean by dragging from a place over others to the last of them, and by the direction that it turns to
   * there, in degrees; legal or not, the likeliest first. Nothing where nothing can be dragged from the first place: that
   * alone asks for it.
   */
  drag?(state: State, side: number, way: readonly number[], facing?: number): readonly Action[]
  /**
   * Everybody about whom a side can decide now, in any order, where actions are listed for one at a time: for the first
   * that is open.
   */
  subjects?(state: State, side: number): readonly Subject<Action>[]
  /** Where whoever an action moves would stand after it, and how he gets there, as far as it can be foreseen. */
  foresee?(state: State, action: Action): readonly Standing[]
  /** The place in which offers about whoever stands in another are made: that of the body which he belongs to. */
  spotOf?(state: State, place: number): number | undefined
  /** What can be said now that is not listed, in words and by ids of the battle; a line each. */
  inputHelp?(state: State, side: number): readonly string[]
  situation(state: State, viewer?: number): Situation
  /** Whether the other side must not see what is decided now. */
  isSecret(state: State): boolean
  /** Whether an event has to stay out of a side's log for the time being. */
  conceals(state: State, event: GameEvent, viewer: number): boolean
  referencesOf?(state: State, event: GameEvent): Reference
  /** What a place and whoever is there has to tell, as everybody sees it; nothing while that would tell too much. */
  scout?(state: State, place: number): Reconnaissance | undefined
  /** The tables that players look up: units, ground, results. */
  aid(state: State): readonly TextSection[]
}
