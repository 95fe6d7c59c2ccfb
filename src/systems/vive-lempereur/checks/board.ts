import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { checkNames, paintTerrain, readRoads } from '../../../scenario/checks/hex-board.ts'
import { forEachEntry, type HexReader, type Step } from '../../../scenario/checks/hexes.ts'
import type { Path, Report } from '../../../scenario/diagnostic.ts'
import type { TerrainType } from '../../../scenario/types.gen.ts'
import { some } from '../../../scenario/wording.ts'
import { TERRAIN, TERRAIN_TYPES } from '../format/catalog.ts'
import { TerrainRules } from '../rules/terrain-rules.ts'
import type { Draft } from './battle.ts'

const indexOf = (type: TerrainType) => TERRAIN_TYPES.indexOf(type)

/** Terrain that may lie on a watercourse and keep its own effects. */
const ON_WATER: readonly TerrainType[] = ['stream', 'river', 'marsh', 'bridge', 'farm', 'town', 'fortified']

/** The terrain of each hex, as an index into TERRAIN_TYPES. */
export type Ground = {
  /** As the board has it. */
  readonly painted: Uint8Array
  /** As the battle plays it, special rules included. */
  readonly played: Uint8Array
}

/** Checks what is painted on the board, and gives its terrain. */
export function checkBoard(draft: Draft, reader: HexReader, report: Report): Ground {
  const { board } = draft
  const painted = paintTerrain(board?.terrain as Record<string, string[]> | undefined, TERRAIN_TYPES, reader, report)
  flood(draft, painted, reader, report)
  checkBridges(draft, painted, reader, report)
  checkNames(board?.names, reader, report)
  checkProvenance(draft, reader)
  const rules = new TerrainRules(draft, reader)
  const played = painted.map((type, hex) => indexOf(rules.play(hex, TERRAIN_TYPES[type]!).type))
  for (const { hex, path } of readRoads(board?.roads, reader, report).flat()) {
    // What a special rule makes impassable is told of the rule.
    if (TERRAIN[TERRAIN_TYPES[painted[hex]!]!].passable || TERRAIN[TERRAIN_TYPES[played[hex]!]!].passable) continue
    const at = [reader.grid.label(hex)]
    const message = `The road leads through ${at[0]}, which nobody can enter.`
    report.add({ code: 'road/impassable', path, at, message, hint: 'Put a bridge there, or lead the road around it.' })
  }
  return { painted, played }
}

/** 8.5: a watercourse makes stream or river of the hexes on its path that are not painted. */
function flood(draft: Draft, painted: Uint8Array, reader: HexReader, report: Report): void {
  const flooded = new Set<number>()
  forEachEntry(draft.board?.rivers, ['board', 'rivers'], (river, path) => {
    const steps = reader.path(river.path, [...path, 'path'], 'river/broken')
    checkOverlap(steps, flooded, [...path, 'path'], reader, report)
    for (const step of steps) {
      flooded.add(step.hex)
      const type = TERRAIN_TYPES[painted[step.hex]!]!
      if (type === 'open') painted[step.hex] = indexOf(river.kind)
      else if (!ON_WATER.includes(type)) {
        const at = [reader.grid.label(step.hex)]
        const message = `The water has no effect in ${at[0]}, which is ${TERRAIN[type].name}.`
        report.add({ code: 'river/dry', path: step.path, at, message })
      }
    }
  })
}

/** One watercourse flows into another in one hex; along several they are the same water twice. */
function checkOverlap(
  steps: readonly Step[],
  flooded: ReadonlySet<number>,
  path: Path,
  reader: HexReader,
  report: Report,
): void {
  const shared = steps.filter(({ hex }, i) => flooded.has(hex) && flooded.has(steps[i + 1]?.hex ?? -1))
  if (shared.length === 0) return
  const at = shared.map(({ hex }) => reader.grid.label(hex))
  const message = `Another watercourse runs through ${some(at)} already.`
  report.add({ code: 'terrain/painted-twice', path, at, message, hint: 'End this one in the hex where they meet.' })
}

/** Whether all terrain and water could be read, so that what is not there is not meant to be. */
export function isGroundKnown(report: Report): boolean {
  return report.isComplete('board', 'terrain') && report.isComplete('board', 'rivers')
}

function checkBridges(draft: Draft, painted: Uint8Array, reader: HexReader, report: Report): void {
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
function checkProvenance(draft: Draft, reader: HexReader): void {
  for (const [part, provenance] of Object.entries(draft.sources ?? {})) {
    for (const key of ['printed', 'inferred', 'historical'] as const)
      reader.set(provenance[key], ['sources', part, key])
  }
}
