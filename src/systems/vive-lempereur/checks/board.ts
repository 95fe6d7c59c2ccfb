import { checkNames, readRoads } from '../../../scenario/checks/hex-board.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { checkHexsides } from '../../../scenario/checks/hexsides.ts'
import { type Hexsides, readHexsides } from '../../../scenario/hexsides/read.ts'
import type { CheckReport, SideEffects } from '../format/index.ts'
import {
  groundListOf,
  paintGround,
  playGround,
  type ScenarioDraft,
  sideKindsOf,
  TerrainRules,
} from '../format/index.ts'
import { checkWater, isWetGround } from './water.ts'

/** The terrain of each hex, as an index into the battle's list of ground. */
export type BoardGround = {
  /** As the board has it. */
  readonly painted: Uint8Array
  /** As the battle plays it, special rules included. */
  readonly played: Uint8Array
  /** What is on the sides of hexes, where anything is. */
  readonly hexsides: Hexsides<SideEffects> | undefined
}

/** Checks what is painted on the board, and gives its terrain. */
export function checkBoard(draft: ScenarioDraft, reader: HexReader, report: CheckReport): BoardGround {
  const { board } = draft
  const { rows } = groundListOf(draft)
  const painted = paintGround(draft, reader, report)
  checkNames(board?.names, reader, report)
  checkProvenance(draft, reader)
  const played = playGround(painted, new TerrainRules(draft, reader))
  const roads = readRoads(board?.roads, reader, report)
  const hexsides = readHexsides(draft, sideKindsOf(draft), reader, report)
  const isWet = (hex: number) => isWetGround(rows[painted[hex]!]!)
  if (hexsides) checkHexsides(hexsides, { grid: reader.grid, isWet, roads }, report)
  if (isGroundKnown(report)) checkWater(draft, painted, played, roads.flat(), reader, report)
  for (const { hex, path } of roads.flat()) {
    // What a special rule makes impassable is told of the rule.
    if (rows[painted[hex]!]!.passable || rows[played[hex]!]!.passable) continue
    const at = [reader.grid.label(hex)]
    const message = `The road leads through ${at[0]}, which no unit can enter.`
    report.add({ code: 'road/impassable', path, at, message, hint: 'Put a bridge there, or lead the road around it.' })
  }
  return { painted, played, hexsides }
}

/** Whether all ground and water could be read, so that what is not there is not meant to be. */
export function isGroundKnown(report: CheckReport): boolean {
  return (
    (['terrain', 'rivers'] as const).every((part) => report.isComplete('board', part)) && report.isComplete('ground')
  )
}

/** The per-hex provenance names hexes too. */
function checkProvenance(draft: ScenarioDraft, reader: HexReader): void {
  for (const [part, provenance] of Object.entries(draft.sources ?? {})) {
    for (const key of ['printed', 'inferred', 'historical'] as const)
      reader.set(provenance[key], ['sources', part, key])
  }
}
