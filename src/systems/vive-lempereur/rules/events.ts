import type { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { News } from '../../../engine/news.ts'
import type { Card, GroundId, SectorName } from '../format/index.ts'
import type { ORDER_FACES } from './state.ts'

/**
 * What happens, as events from which a position can be followed. `piece` is who does or suffers it, by number; `general`
 * is whoever goes along with a unit, `garrison` who stays behind, `enemy` who is fired at. A fact that does not apply is
 * left out.
 */
export type Event =
  | { readonly kind: 'time'; readonly turn: number; readonly round: number }
  | OfSide<'tile', { readonly terrain: GroundId; readonly hex: string }>
  | Exploration
  | InHex<'deployed', Newcomer>
  | InHex<'arrival', Newcomer>
  /** A die for a reinforcement that is due: whether one comes, which one, and where. */
  | OfSide<'arrival-die', { readonly die: 'flag' | 'type' | 'entrance'; readonly face: string | number }>
  /** Units that are expected, released or called away: what is heard of them as a turn begins. */
  | OfSide<'news', News>
  /** The weather changes in all hexes, or in some; or a die has put that off. */
  | ({ readonly kind: 'weather'; readonly where?: string } & News)
  /** An event of the battle happens, or a die has put it off. */
  | ({ readonly kind: 'event'; readonly id: string; readonly side?: string; readonly message?: string } & News)
  /** A hex becomes another kind of ground. */
  | { readonly kind: 'ground'; readonly hex: string; readonly ground: GroundId }
  /** A piece that is lost with the ground it stands on, and all that is left of it. It is still on the board. */
  | InHex<'engulfed', { readonly losses: number }>
  /** Wet muskets: a unit that fires and does not. */
  | OfPiece<'misfire', { readonly from: string; readonly target: string; readonly enemy: number; readonly die: number }>
  /** Weak ground is tried by a die: it breaks, or holds. */
  | {
      readonly kind: 'break'
      readonly hex: string
      readonly name: string
      readonly die: number
      readonly breaks: boolean
    }
  /** Hidden units that are seen now. */
  | InHex<'seen'>
  /** Guns off the map fire. */
  | OfSide<
      'bombard',
      {
        readonly name: string
        readonly target: string
        readonly enemy: number
        readonly value: number
        readonly die: number
        readonly hits: number
        readonly losses: number
        readonly retreat: number
        readonly effectDie?: number
      }
    >
  /** An army is past its breaking point. */
  | OfSide<'broken'>
  /** A truce that a side had to keep is over. */
  | OfSide<'truce-over'>
  /** A piece that leaves the battle. It is still on the board. */
  | InHex<'withdrawal'>
  | OfSide<'nobody', { readonly why: string }>
  | OfSide<'hold-back'>
  /** Of a card only some have a sector. */
  | OfSide<'card', { readonly card: Card; readonly sector?: SectorName }>
  | OfSide<'dice', { readonly faces: string }>
  /** Who gives the first order of a round; by a die where one was rolled. */
  | OfSide<'first', { readonly die?: number }>
  | InHex<'order', { readonly by?: (typeof ORDER_FACES)[number] }>
  | OfSide<'pass'>
  | OfSide<'decline'>
  | OfSide<'wait'>
  | Move
  | InHex<'face', Facing>
  | InHex<'formation', { readonly square: boolean }>
  | Shot
  | InHex<'loss', { readonly losses: number; readonly left: number }>
  | InHex<'general', { readonly losses: number; readonly die: number; readonly killed: boolean }>
  /** 9.4.2: the die for a general who has fled. He is still on the board. */
  | InHex<'capture', { readonly value: number; readonly die: number; readonly captured: boolean }>
  /** 10.1 C: a general who has nowhere to go. He is still on the board. */
  | InHex<'captured'>
  | Retreat
  | OfPiece<'advance', Way>
  | InHex<'stay'>
  /** 9.3: the special dice for a reaction, and how the unit stands after it. */
  | InHex<'reaction', Dice & { readonly success: boolean; readonly square: boolean } & Facing>
  | ReactionFire
  | InHex<'rally', Dice & { readonly recovered: number; readonly elements: number }>
  /** A hex that a victory asks for has changed hands. */
  | OfSide<'control', { readonly hex: string }>
  /** Victory points that a side has scored, or lost again, and what it has in all. */
  | OfSide<'points', { readonly points: number; readonly total: number; readonly reason: string }>
  /** The end of the battle. A draw has no `side`. */
  | { readonly kind: 'end'; readonly side?: string; readonly level: string; readonly reason: string }

/** The events of a kind. */
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** What happened, where somebody wants to know; nothing is built where nobody does. */
export type Events = Event[] | undefined

type OfSide<Kind extends string, Facts = unknown> = { readonly kind: Kind; readonly side: string } & Facts

/** What a piece does or suffers: its name, and its number. */
type OfPiece<Kind extends string, Facts = unknown> = OfSide<Kind, { readonly unit: string; readonly piece: number }> &
  Facts

type InHex<Kind extends string, Facts = unknown> = OfPiece<Kind, { readonly hex: string }> & Facts

/** Generals and garrisons face no side. */
type Facing = { readonly facing?: (typeof DIRECTIONS)[number] }

/** What is seen of a piece that comes onto the board. */
type Newcomer = Facing & { readonly elements: number; readonly square: boolean }

/** How many dice were rolled, and their faces. */
type Dice = { readonly dice: number; readonly faces: string }

/** From where a piece has come to where it is, and with whom. */
type Way = { readonly from: string; readonly to: string; readonly general?: number }

/** 14.0: the dice of the side listed first and of the other one. `side` has won. */
type Exploration = {
  readonly kind: 'exploration'
  readonly side?: string
  readonly first: number
  readonly second: number
}

/** A step that was taken. `general` rides along; `garrison` stays, and `elements` are left to the unit. */
type Move = OfPiece<'move', Way & { readonly leaving?: string; readonly garrison?: number; readonly elements?: number }>

/** Fire, or the shock of cavalry. Losses and retreat are what the dice come to; what comes of it is told by itself. */
type Shot = OfPiece<
  'fire',
  {
    readonly from: string
    readonly target: string
    readonly enemy: number
    readonly value: number
    readonly die: number
    readonly hits: number
    readonly losses: number
    readonly retreat: number
    /** 9.1: the d6, where something hit. */
    readonly effectDie?: number
  }
>

/** One hex of a retreat, or none: then it is `blocked` or `ignored`. `general` goes along. */
type Retreat = OfPiece<
  'retreat',
  {
    readonly how: 'retreats' | 'blocked' | 'ignored'
    readonly from: string
    readonly to?: string
    readonly general?: number
    readonly breaksSquare?: boolean
  } & Facing
>

/** 9.3: the fire of artillery at a charge: it hits once, and the d6 says what that does. */
type ReactionFire = OfPiece<
  'reaction-fire',
  {
    readonly from: string
    readonly target: string
    readonly enemy: number
    readonly die: number
    readonly losses: number
    readonly halts: boolean
  }
>
