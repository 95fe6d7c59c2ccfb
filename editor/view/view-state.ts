import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Point as TablePoint } from '../../src/board/table/point.ts'
import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import type { Scouting, SurveyedPiece } from '../../src/engine/scenario-editor.ts'
import type { Clip } from '../../src/engine/scenario-editors.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { LAYERS, type LayerId, type Point } from '../../src/scene/shapes.ts'
import type { GestureOverlay, Ruler } from './gesture-overlay.ts'
import type { PaintingRule } from './painting-rule.ts'
import type { Underlay } from './underlay.ts'

/** The tools of hex boards and of tables. */
export type ToolId =
  | ('select' | 'brush' | 'fill' | 'erase' | 'way' | 'hexside' | 'stamp' | 'facing' | 'name' | 'zone' | 'scout')
  | ('area' | 'line' | 'ruler')

/** The tools that can be several hexes wide, and how wide at most. */
const SIZED_TOOLS = ['brush', 'erase', 'zone'] as const satisfies readonly ToolId[]
export type SizedTool = (typeof SIZED_TOOLS)[number]
export const LARGEST_SIZE = 5

export const isSized = (tool: ToolId): tool is SizedTool => (SIZED_TOOLS as readonly ToolId[]).includes(tool)

/** How the battle is looked at and worked on: nothing of this is part of the document, or undone. */
export type ViewState = {
  readonly tool: ToolId
  /** The terrain that is painted, or drawn on a table; empty for the first that is not open. */
  readonly terrain: string
  /** How many hexes wide each tool is that can be wider than one. */
  readonly sizes: Readonly<Record<SizedTool, number>>
  /** Which way a stamped unit looks, by its direction on the board; nothing for its side's usual one. */
  readonly facing: number | undefined
  readonly way: string
  /** Whether roads and rivers find their way between two hexes by themselves. */
  readonly isRouted: boolean
  /** The rule that is about to paint. */
  readonly rule: PaintingRule | undefined
  readonly hexside: string
  readonly side: string
  readonly unitType: string
  /** Whose troops are stamped, where their side has several nations. */
  readonly nation: string
  /** On a table: the command that new units are put under. */
  readonly command: Path | undefined
  /** Whether what is drawn on a table is bent into curves. */
  readonly isSmooth: boolean
  /** On a table: the corners that were clicked so far of what is being drawn. */
  readonly outline: readonly TablePoint[] | undefined
  /** On a table: what was measured last. */
  readonly ruler: Ruler | undefined
  /** On a table: the units, or the drawn thing, that are selected. */
  readonly items: readonly Path[]
  /** The corner of it that is selected. */
  readonly corner: number | undefined
  /** The unit, or on a table the drawing, that waits for a name. */
  readonly namingThing: Path | undefined
  /** The hexes that the zone tool adds to and takes from: a list's place in the data. */
  readonly area: Path | undefined
  /** What erasing, copying and clip concern. */
  readonly clearTargets: ReadonlySet<ClearTarget>
  readonly selection: ReadonlySet<number>
  /** The hex whose stack is fanned out. */
  readonly fanned: number | undefined
  readonly picked: PickedPiece | undefined
  /** Where the pointer is. */
  readonly hover: number | undefined
  /** Where the keyboard is; shown while the board has the focus. */
  readonly cursor: number
  readonly hasFocus: boolean
  readonly layers: ReadonlySet<LayerId>
  /** What no hand paints, picks or clears until it is unlocked. */
  readonly locked: ReadonlySet<ClearTarget>
  /** Whether the whole board is shown in a corner while only a part of it is in sight. */
  readonly hasMinimap: boolean
  /** What the gesture that is going on shows. */
  readonly gesture: GestureOverlay | undefined
  /** What the tool in hand would do where the pointer or the cursor is. */
  readonly preview: GestureOverlay | undefined
  readonly clip: Clip | undefined
  readonly scouting: (Scouting & { readonly place: number }) | undefined
  readonly underlay: Underlay | undefined
  /** The points clicked so far to align the picture: of the picture and of the map in turn, as they lie on the map. */
  readonly aligning: readonly Point[] | undefined
  /** The places that a panel points out, such as those of an area or an arrival. */
  readonly pointedOut: readonly number[]
  /** A panel waits for places to be picked: what for, and who takes them. */
  readonly picking: Picking | undefined
  /** The part of the text that the text panel shows when it is next seen. */
  readonly revealed: Revealed | undefined
  /** The hexes that wait for a name. */
  readonly namingHexes: readonly number[] | undefined
}

/** A unit that is meant alone, of all that are selected; with another selection nobody is. */
export type PickedPiece = { readonly piece: SurveyedPiece; readonly selection: ReadonlySet<number> }

/** Hexes, or a point of a table, are picked on the map for a panel. */
type Picking = {
  readonly what: string
  /** Whether it is one place that is wanted: then the first click is all. */
  readonly isOne?: boolean
  /** Whether the places are sides of hexes. */
  readonly areSides?: boolean
  readonly places: readonly number[]
  readonly onDone: (places: readonly number[]) => void
}

/** A part of the text that a problem is about. */
type Revealed = {
  readonly range: readonly [number, number]
  /** The text that it is a part of: another has moved on. */
  readonly text: string
  /** Whether somebody wants to type there. */
  readonly takesFocus: boolean
}

export type ViewStore = StoreApi<ViewState>

export const ALL_CLEAR_TARGETS: readonly ClearTarget[] = ['terrain', 'ways', 'pieces', 'names', 'areas']

/** The legend is a panel here, not a part of the picture. */
const SHOWN: ReadonlySet<LayerId> = new Set(LAYERS.filter((layer) => layer !== 'legend'))

export function makeView(): ViewStore {
  return createStore<ViewState>(() => ({
    tool: 'select',
    terrain: '',
    sizes: { brush: 1, erase: 1, zone: 1 },
    facing: undefined,
    way: '',
    isRouted: false,
    rule: undefined,
    hexside: '',
    side: '',
    unitType: '',
    nation: '',
    command: undefined,
    isSmooth: false,
    outline: undefined,
    ruler: undefined,
    items: [],
    corner: undefined,
    namingThing: undefined,
    area: undefined,
    clearTargets: new Set(ALL_CLEAR_TARGETS),
    selection: new Set(),
    fanned: undefined,
    picked: undefined,
    hover: undefined,
    cursor: 0,
    hasFocus: false,
    layers: SHOWN,
    locked: new Set(),
    hasMinimap: true,
    gesture: undefined,
    preview: undefined,
    clip: undefined,
    scouting: undefined,
    underlay: undefined,
    aligning: undefined,
    pointedOut: [],
    picking: undefined,
    revealed: undefined,
    namingHexes: undefined,
  }))
}

/** The hexes that a command is about: those selected, or the one of the cursor while it can be seen. */
export function concernedHexes({ selection, cursor, hasFocus }: ViewState): readonly number[] {
  return selection.size > 0 ? [...selection] : hasFocus ? [cursor] : []
}
