import type { HexGrid } from '../../board/hex-grid.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import type { JsonSchema } from '../../scenario/schema/nodes.ts'
import type { HexBoardSizes, HexPalette, SurveyedArea } from '../hex-scenario-editor.ts'
import type { FormSection, PaletteUnit, ScenarioEditorOfAnyBoard } from '../scenario-editor.ts'

/**
 * What an editor needs to know about a rulebook with plain scenarios: `board.terrain` has hexes by type, `board.roads`
 * and `board.names` are the common ones, and `units` has placements by side and type.
 */
export type HexEditorDefinition = {
  /** The id of the rulebook. */
  readonly system: string
  readonly schema: JsonSchema
  /** What can be painted; the first is open ground, which is in no list. */
  readonly terrain: HexPalette['terrain']
  /** What roads do, in a few words; without it there are none. */
  readonly roads?: string
  /** What can be deployed, by any side. */
  readonly units: readonly Omit<PaletteUnit, 'sides'>[]
  /** How many units a hex holds. Default: 1. */
  readonly stacking?: number
  /** Lists of hexes that belong to the battle, such as `objectives`. */
  readonly areas?: readonly Pick<SurveyedArea, 'path' | 'kind' | 'label'>[]
  /** The panels, and which top-level keys each of them shows. */
  readonly sections: readonly FormSection[]
  readonly sizes: HexBoardSizes
  /** The text of a small sound battle on an open board of hexes. */
  blank(grid: HexGrid): string
  /** What can be seen, hit and reached from a hex. */
  scout?: ScenarioEditorOfAnyBoard['scout']
}

/** A draft as far as such an editor reads it. */
export type PlainDraft = {
  readonly turns?: number
  readonly sides?: Readonly<Record<string, { readonly name?: string }>>
  readonly board?: {
    readonly terrain?: Readonly<Record<string, readonly string[]>>
    readonly roads?: readonly unknown[]
    readonly names?: Readonly<Record<string, readonly string[]>>
  }
  readonly units?: Readonly<Record<string, Readonly<Record<string, readonly (string | { readonly at: string })[]>>>>
}

export const ROADS: Path = ['board', 'roads']
export const ROAD = 'road'
