import type { Point } from '../board/table/point.ts'
import type { SideKindName } from '../scenario/hexsides/kinds.ts'

/**
 * Everything visible in a battle, as data: a system describes it, and the scene draws it. Patterns of ground and
 * symbols come by name from a common stock, so a new system needs no drawing code.
 */
export type Portrait<Board extends BoardPortrait = BoardPortrait> = {
  readonly title: string
  /** What stands beside the title, such as the day of the battle. */
  readonly subtitle?: string
  readonly board: Board
  /** The sides in their order: colours go by it. */
  readonly sides: readonly { readonly id: string; readonly name: string; readonly colour?: string }[]
  /** Contingents whose counters have a colour of their own, for the legend. */
  readonly nations?: readonly { readonly name: string; readonly colour: string }[]
  readonly pieces: readonly PiecePortrait[]
  /** Pieces that belong together, such as those of a division: each piece tells the number of its group. */
  readonly groups?: readonly GroupPortrait[]
  /** Areas of the board with a name and an outline, such as sectors and zones of deployment. */
  readonly areas: readonly AreaPortrait[]
  /** What the legend explains besides the ground that is there. */
  readonly symbols: readonly { readonly symbol: PieceSymbol; readonly name: string }[]
  /** What else the legend says, a sentence each, such as what the numbers on pieces are. */
  readonly key?: readonly string[]
  /** The turn record, where the battle has one to show. */
  readonly turns?: readonly TurnPortrait[]
  /** The turn that it is, counted from 1, in a battle that is being fought. */
  readonly turn?: number
}

export type GroupPortrait = {
  readonly name: string
  /** Who leads it. */
  readonly leader?: string
  readonly side: number
}

/** A turn of the record: what time it is, and what happens, such as who arrives, with ` · ` between several; empty where there is nothing to say. */
export type TurnPortrait = {
  readonly label: string
  readonly note: string
  /** What happens on it and who arrives, where a picture is to tell whose they are; the note names them as well. */
  readonly comers?: readonly { readonly name: string; readonly side?: number }[]
}

/** Describes what is visible in a system's battles. */
export interface BoardView<State> {
  /**
   * A battle at its start, with the units that arrive on fixed turns up to `turn`. The data may have mistakes, whatever
   * is wrong having been taken out; nothing where there is not even a board.
   */
  portrayScenario(draft: unknown, turn?: number): Portrait | undefined
  /** A battle that is being fought; where a side looks on, without what it may not see. */
  portrayState(state: State, viewer?: number): Portrait
}

/** The patterns of ground that can be drawn: those of the shipped rulebooks, and others for ground of a battle's own. */
export const GROUND_PATTERNS = [
  ...(['woods', 'orchard', 'hill', 'field', 'rough', 'stream', 'marsh', 'river', 'bridge'] as const),
  ...(['farm', 'town', 'fortified'] as const),
  ...(['lake', 'ice', 'snow', 'sand', 'heath', 'scrub', 'bog', 'ravine', 'sunken-road'] as const),
  ...(['vineyard', 'garden', 'enclosures', 'cemetery', 'ruins', 'walled-village', 'redoubt', 'abatis'] as const),
]
/** A pattern of the ground by its name. */
export type GroundPattern = (typeof GROUND_PATTERNS)[number]

/** How a kind of ground is drawn: a pattern, and a colour such as `#d6e6f0` if it is not the usual one. */
export type GroundLook = { readonly pattern: GroundPattern; readonly colour?: string }

/** A place is a whole number: the index of a hex on a board of hexes, a tenth of an inch on a table (`table/places.ts`). */
export type BoardPortrait = HexBoardPortrait | TableBoardPortrait

/** A board of hexes: by index of its grid. */
export type HexBoardPortrait = {
  readonly kind: 'hex'
  readonly firstColumn: number
  readonly columns: number
  readonly rows: number
  /** For each hex its kind of ground, or nothing where it is open. A kind is a pattern by its name, or one of `groundLooks`. */
  readonly ground: readonly (string | undefined)[]
  /** What each kind is called in the legend. */
  readonly groundNames: Readonly<Partial<Record<string, string>>>
  /** How kinds look that are no patterns, or not as their pattern usually does. */
  readonly groundLooks?: Readonly<Partial<Record<string, GroundLook>>>
  readonly roads: readonly PathPortrait[]
  readonly waters: readonly (PathPortrait & { readonly wide: boolean })[]
  /** What lies on the sides between hexes, the lowest first. */
  readonly hexsides?: readonly SidePortrait[]
  readonly names: readonly { readonly name: string; readonly places: readonly number[] }[]
}

/** What lies on a side of a hex: hex * 6 + direction, on a slope of the higher hex. */
export type SidePortrait = {
  readonly side: number
  readonly pattern: SideKindName
  readonly name: string
  readonly colour?: string
  /** Water between steep banks. */
  readonly isSteep?: boolean
}

/** The kinds of ground that a board has, in the order of their patterns. */
export function groundsOf(board: BoardPortrait): string[] {
  const found = board.kind === 'hex' ? board.ground : board.patches.map(({ ground }) => ground)
  const order = (kind: string) => GROUND_PATTERNS.indexOf(lookOf(board, kind)?.pattern ?? 'woods')
  const kinds = [...new Set(found)].filter((kind) => kind !== undefined)
  return kinds.toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1))
}

/** How a kind of ground is drawn; nothing where no pattern has its name. */
export function lookOf({ groundLooks = {} }: Pick<BoardPortrait, 'groundLooks'>, kind: string): GroundLook | undefined {
  if (Object.hasOwn(groundLooks, kind)) return groundLooks[kind]
  const pattern = GROUND_PATTERNS.find((one) => one === kind)
  return pattern && PLAIN[pattern]
}

/** A pattern with a colour where it has one of its own; nothing for open ground. */
export function lookWith(pattern: GroundPattern | undefined, colour: string | undefined): GroundLook | undefined {
  if (pattern === undefined) return undefined
  return colour === undefined ? PLAIN[pattern] : { pattern, colour }
}

/** The patterns as they usually look. */
const PLAIN = Object.fromEntries(GROUND_PATTERNS.map((pattern) => [pattern, { pattern }])) as Readonly<
  Record<GroundPattern, GroundLook>
>

/** A chain of neighbouring hexes. */
type PathPortrait = { readonly name: string | undefined; readonly hexes: readonly number[] }

/** A table without a grid. All lengths are tenths of an inch; x goes east and y north from the south-west corner. */
export type TableBoardPortrait = {
  readonly kind: 'table'
  readonly width: number
  readonly height: number
  /** How many yards an inch stands for, where that is told. */
  readonly yards?: number
  /** Pieces of ground, the lowest first: what comes later lies on top. */
  readonly patches: readonly {
    /** Its kind, as on a board of hexes. */
    readonly ground: string
    readonly name?: string
    /** Its corners, the first not repeated at the end. */
    readonly ring: readonly Point[]
  }[]
  readonly groundNames: HexBoardPortrait['groundNames']
  readonly groundLooks?: HexBoardPortrait['groundLooks']
  readonly roads: readonly (LinePortrait & { readonly isPoor: boolean })[]
  readonly waters: readonly (LinePortrait & { readonly wide: boolean })[]
  /** Where a road crosses a water; the way over it goes in the direction that it faces, in degrees. */
  readonly bridges: readonly { readonly at: Point; readonly facing: number }[]
  readonly names: HexBoardPortrait['names']
}

type LinePortrait = { readonly name: string | undefined; readonly points: readonly Point[]; readonly width: number }

/**
 * A part of a board: places, or on a table also what a ring encloses, what lies around a point, and of that what lies
 * within so many degrees to both sides of a direction.
 */
export type Extent =
  | { readonly places: readonly number[] }
  | { readonly ring: readonly Point[] }
  | { readonly disc: Disc }
  | { readonly sector: Disc & { readonly facing: number; readonly spread: number } }

type Disc = { readonly centre: Point; readonly radius: number }

/** A part of the board that matters: a sector, an entrance, an objective. */
export type AreaPortrait = {
  /**
   * `objective` is ground that decides the battle. `exit` and `entrance` lie at the edge: there units leave the board or come
   * onto it. An `event` is going to change its ground, and `weather` lies over only a part of the board. A `truce` keeps its
   * side out, and `guns` of its side off the map reach so far.
   */
  readonly kind: 'sector' | 'zone' | 'objective' | 'exit' | 'entrance' | 'event' | 'weather' | 'truce' | 'guns'
  readonly name: string
  readonly extent: Extent
  /** The side that it belongs to, where it belongs to one. */
  readonly side?: number
  /** The colour of those whose it is, where that is not their side's. */
  readonly colour?: string
  /** A few words about it, such as when somebody comes that way. */
  readonly note?: string
}

/** What is drawn on a counter. */
export const PIECE_SYMBOLS = ['infantry', 'cavalry', 'artillery', 'horse-artillery', 'general', 'garrison'] as const
/** A symbol of a piece by its name. */
export type PieceSymbol = (typeof PIECE_SYMBOLS)[number]

/** A counter or stand, and where it is. */
export type PiecePortrait = {
  readonly place: number
  readonly side: number
  /** The colour of its counter, where that is not its side's. */
  readonly colour?: string
  readonly symbol: PieceSymbol
  /** What it is, in words: `Old Guard`. */
  readonly type: string
  /** A short mark of quality, such as `E` for elite; empty for the usual kind. */
  readonly grade: string
  readonly name: string | undefined
  /** How strong it is now, and at full strength. */
  readonly strength: number
  readonly full: number
  /** The direction that it faces, in degrees clockwise from the north, where it has a front. */
  readonly facing: number | undefined
  /** How much of a table it covers, in tenths of an inch: its width lies across its facing. It is drawn to scale. */
  readonly footprint?: { readonly width: number; readonly depth: number }
  /** In square: its front is all around. */
  readonly square: boolean
  /** Whether it arrives later; the turn. */
  readonly arrives?: number
  /** The numbers that are printed on its counter, such as `5-4`, where it has those instead of a strength in steps. */
  readonly values?: string
  /** The number of the group that it belongs to, where it does. */
  readonly group?: number
  /** In a battle that is being fought: the number by which offers speak of it. */
  readonly number?: number
}
