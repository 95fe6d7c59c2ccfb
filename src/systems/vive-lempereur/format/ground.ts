import { paintTerrain } from '../../../scenario/checks/hex-board.ts'
import { forEachEntry, type HexReader, type PathStep } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { some } from '../../../scenario/wording.ts'
import type { TerrainType } from './catalog.ts'
import type { CheckReport } from './codes.ts'
import type { ScenarioDraft } from './draft.ts'
import { type GroundList, groundListOf } from './ground-list.ts'
import type { TerrainRules } from './terrain-rules.ts'

/** Terrain that may lie on a watercourse and keep its own effects, as may what is like it. */
const ON_WATER: readonly TerrainType[] = ['stream', 'river', 'marsh', 'bridge', 'farm', 'town', 'fortified']

/** The terrain of each hex as the board has it: an index into the battle's list of ground. */
export function paintGround(draft: ScenarioDraft, reader: HexReader, report: CheckReport): Uint8Array {
  const terrain = draft.board?.terrain as Record<string, string[]> | undefined
  const painted = paintTerrain(terrain, groundListOf(draft).ids, reader, report)
  flood(draft, painted, groundListOf(draft), reader, report)
  return painted
}

/** The same as the battle plays it, special rules included. */
export function playGround(painted: Uint8Array, rules: TerrainRules): Uint8Array {
  return rules.areNone ? painted : painted.map((type, hex) => rules.play(hex, type).type)
}

/** 8.5: a watercourse makes stream or river of the hexes on its path that are not painted. */
function flood(
  draft: ScenarioDraft,
  painted: Uint8Array,
  list: GroundList,
  reader: HexReader,
  report: CheckReport,
): void {
  const flooded = new Set<number>()
  forEachEntry(draft.board?.rivers, ['board', 'rivers'], (river, path) => {
    const steps = reader.path(river.path, [...path, 'path'], 'river/broken')
    checkOverlap(steps, flooded, [...path, 'path'], reader, report)
    for (const step of steps) {
      flooded.add(step.hex)
      const ground = list.rows[painted[step.hex]!]!
      if (ground.key === 'open') painted[step.hex] = list.indexOf(river.kind)
      else if (!ON_WATER.includes(ground.printed)) {
        const at = [reader.grid.label(step.hex)]
        const message = `The water has no effect in ${at[0]}, which is ${ground.name}.`
        report.add({ code: 'river/dry', path: step.path, at, message })
      }
    }
  })
}

/** One watercourse flows into another in one hex; along several they are the same water twice. */
function checkOverlap(
  steps: readonly PathStep[],
  flooded: ReadonlySet<number>,
  path: Path,
  reader: HexReader,
  report: CheckReport,
): void {
  const shared = steps.filter(({ hex }, i) => flooded.has(hex) && flooded.has(steps[i + 1]?.hex ?? -1))
  if (shared.length === 0) return
  const at = shared.map(({ hex }) => reader.grid.label(hex))
  const message = `Another watercourse already runs through ${some(at)}.`
  report.add({ code: 'terrain/painted-twice', path, at, message, hint: 'End this one in the hex where they meet.' })
}
