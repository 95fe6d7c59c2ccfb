import type { TextSection } from '../scenario/convert/notation.ts'
import type { Extent, PiecePortrait } from './portrait.ts'
import type { CardArt } from './print-kit.ts'
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
  /** Whether it is what the decision is made for, such as to fight after all have joined. */
  readonly isMain?: boolean
  /** The card that it plays or takes. */
  readonly card?: CardFace
  /** Where it stands among others of its group: the lowest first, and 0 where it is left out. */
  readonly rank?: number
}

/** A card as it lies face up. */
export type CardFace = { readonly art: CardArt; readonly name: string; readonly text: string; readonly side: number }

/** Something that could be done but for somebody who is missing: a button that says so. */
export type Withheld = { readonly label: string; readonly reason: string; readonly places: readonly number[] }

/** Somebody who still has to act, or to be acted on, before a decision can end. */
export type Duty = { readonly label: string; readonly place: number }

/** Who takes part in what is being decided, and is not offered himself: an attack that is put together has its targets and its attackers. */
export type Involved = { readonly place: number; readonly isTarget: boolean }

/** A victory condition, and how near its side is. */
export type Goal = {
  readonly side: number
  /** How great a victory it is, in a word. */
  readonly level: string
  /** The condition as a sentence. */
  readonly text: string
  /** From 0 to 1; 1 where it holds now. */
  readonly share: number
  /** How many of how many, for each part that has to hold. */
  readonly counts: readonly GoalCount[]
}

/** How many of how many; `isTooLate` where it cannot come true any more. */
export type GoalCount = { readonly have: number; readonly want: number; readonly isTooLate?: true }

/** The decision that is due, or how the battle ended. */
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

/** What an event leads to: where it took place (the last is where it took effect), the rule behind it, and the dice that fell. */
export type Reference = {
  readonly places: readonly number[]
  readonly rule?: string
  readonly dice: readonly string[]
  /** Of which kind each is, where they are not all of six sides or with words on them. */
  readonly diceKinds?: readonly DieKind[]
  /** What came of it in a few words, where the sentence of the log is long. */
  readonly result?: string
  /** The side that has lost a unit by it. */
  readonly lost?: number
  /** The cards that were turned up. */
  readonly cards?: readonly CardFace[]
  /** Everybody whom it is about, by the numbers in the portrait, the last whom it struck: he is shown where he was. */
  readonly pieces?: readonly number[]
  /** What is said of it and all others like it together, where each alone matters little: `8th Division marches`. */
  readonly digest?: string
  /** Whether it is worth a look although no die fell: a place changes hands, a division breaks. */
  readonly isNews?: true
}

/** A die by its sides, or two whose sum is told. */
export type DieKind = 'd6' | 'd10' | '2d6'

/** What can be seen, hit and reached from a place, and what whoever stands there has before and around it. */
export type Reconnaissance = Scouting & {
  readonly areas: readonly { readonly label: string; readonly extent: Extent; readonly side: number }[]
}

/**
 * What a screen needs to let people play any system. The viewer is the side that looks at it; without a viewer, the
 * whole board is visible but no side's secrets are.
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
  /** How near each side is to each of its victory conditions, in their order. */
  goals?(state: State): readonly Goal[]
  /** Whoever still has to act before a side can end what it decides now. */
  duties?(state: State, side: number): readonly Duty[]
  /** What a side could do now but for somebody who is missing. */
  withheld?(state: State, side: number): readonly Withheld[]
  /** Everybody who takes part in what is decided now, whether he is offered or not. */
  involved?(state: State): readonly Involved[]
  /** A result of an explanation in words, where it is a code such as `DE`. */
  nameResult?(result: string): string
  /** Whether the other side must not see what is decided now. */
  isSecret(state: State): boolean
  /** Whether a side has units on the board that the other one does not see. */
  hides?(state: State, side: number): boolean
  /** Whether an event has to stay out of a side's log for the time being. */
  conceals(state: State, event: GameEvent, viewer: number): boolean
  referencesOf?(state: State, event: GameEvent): Reference
  /** What a place and whoever is there has to tell, as the viewer sees it; nothing while that would tell too much. */
  scout?(state: State, place: number, viewer?: number): Reconnaissance | undefined
  /** The tables that players look up: units, ground, results. */
  aid(state: State): readonly TextSection[]
}
