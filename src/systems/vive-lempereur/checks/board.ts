import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { checkNames, readRoads } from '../../../scenario/checks/hex-board.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { some } from '../../../scenario/wording.ts'
import type { CheckReport, TerrainType } from '../format/index.ts'
import { paintGround, playGround, type ScenarioDraft, TERRAIN, TERRAIN_TYPES, TerrainRules } from '../format/index.ts'

const indexOf = (type: TerrainType) => TERRAIN_TYPES.indexOf(type)

/** The terrain of each hex, as an index into TERRAIN_TYPES. */
export type BoardGround = {
  /** As the board has it. */
  readonly painted: Uint8Array
  /** As the battle plays it, special rules included. */
  readonly played: Uint8Array
}

/** Checks what is painted on the board, and gives its terrain. */
export function checkBoard(draft: ScenarioDraft, reader: HexReader, report: CheckReport): BoardGround {
  const { board } = draft
  const painted = paintGround(draft, reader, report)
  checkBridges(draft, painted, reader, report)
  checkNames(board?.names, reader, report)
  checkProvenance(draft, reader)
  const played = playGround(painted, new TerrainRules(draft, reader))
  for (const { hex, path } of readRoads(board?.roads, reader, report).flat()) {
    // What a special rule makes impassable is told of the rule.
    if (TERRAIN[TERRAIN_TYPES[painted[hex]!]!].passable || TERRAIN[TERRAIN_TYPES[played[hex]!]!].passable) continue
    const at = [reader.grid.label(hex)]
    const message = `The road leads through ${at[0]}, which nobody can enter.`
    report.add({ code: 'road/impassable', path, at, message, hint: 'Put a bridge there, or lead the road around it.' })
  }
  return { painted, played }
}

/** Whether all terrain and water could be read, so that what is not there is not meant to be. */
export function isGroundKnown(report: CheckReport): boolean {
  return report.isComplete('board', 'terrain') && report.isComplete('board', 'rivers')
}

function checkBridges(draft: ScenarioDraft, painted: Uint8Array, reader: HexReader, report: CheckReport): void {
  if (!isGroundKnown(report)) return
  const { grid } = reader
  const water = new Set((['stream', 'river', 'marsh', 'bridge'] as const).map(indexOf))
  const isWet = (hex: number, direction: number) => {
    const next = grid.neighbour(hex, direction)
    return next !== NOWHERE && water.has(painted[next]!)
  }
  reader.quietly().forEachItem(draft.board?.terrain?.bridge, ['board', 'terrain', 'bridge'], (hexes, path) => {
    const dry = hexes.filter((hex) => !DIRECTIONS.some((_, direction) => isWet(hex, direction)))
    if (dry.length === 0) return
    const at = dry.map((hex) => grid.label(hex))
    const message = `The bridge ${some(at)} has no water beside it.`
    report.add({ code: 'terrain/bridge-over-nothing', path, at, message })
  })
}

/** The per-hex provenance names hexes too. */
function checkProvenance(draft: ScenarioDraft, reader: HexReader): void {
  for (const [part, provenance] of Object.entries(draft.sources ?? {})) {
    for (const key of ['printed', 'inferred', 'historical'] as const)
      reader.set(provenance[key], ['sources', part, key])
  }
}
