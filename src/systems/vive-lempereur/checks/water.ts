import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { forEachEntry, type HexReader, type PathStep } from '../../../scenario/checks/hexes.ts'
import { some } from '../../../scenario/wording.ts'
import { type CheckReport, groundListOf, type ScenarioDraft, type TerrainType } from '../format/index.ts'

/** Whether there is water in it, as in what it is like. */
export const isWetGround = ({ printed }: { readonly printed: TerrainType }) => WATER.includes(printed)

const WATER: readonly TerrainType[] = ['stream', 'river', 'marsh', 'bridge']

/** 8.5, 8.6: bridges cross water and carry roads, and rivers have no other ways across. */
export function checkWater(
  draft: ScenarioDraft,
  painted: Uint8Array,
  played: Uint8Array,
  roads: readonly PathStep[],
  reader: HexReader,
  report: CheckReport,
): void {
  const { grid } = reader
  const { rows } = groundListOf(draft)
  const onRoad = new Set(roads.map(({ hex }) => hex))
  const onWater = new Set<number>()
  forEachEntry(draft.board?.rivers, [], ({ path }) => {
    for (const { hex } of reader.quietly().path(path, [], 'river/broken')) onWater.add(hex)
  })
  // A board without roads says nothing of where they lead.
  const isRoadKnown = onRoad.size > 0 && report.isComplete('board', 'roads')
  /** Water flows under a bridge only where it flows: bridges beside each other do not make each other wet. */
  const holdsWater = (hex: number) => {
    const row = rows[painted[hex]!]!
    return onWater.has(hex) || (row.printed !== 'bridge' && isWetGround(row))
  }
  const waterBeside = (hex: number) =>
    DIRECTIONS.map((_, direction) => grid.neighbour(hex, direction)).filter(
      (next) => next !== NOWHERE && holdsWater(next),
    )
  const isWet = (hex: number) => onWater.has(hex) || waterBeside(hex).length > 0
  /** On no road and on no watercourse; without roads, where all water beside it flows past it. */
  const isBeside = (hex: number) =>
    !onRoad.has(hex) && !onWater.has(hex) && (isRoadKnown || waterBeside(hex).every((next) => onWater.has(next)))
  const reportBridges = (hexes: readonly number[], path: PathStep['path'], code: BridgeCode, trouble: string) => {
    if (hexes.length === 0) return
    const at = hexes.map((hex) => grid.label(hex))
    report.add({ code, path, at, message: `The bridge ${some(at)} ${trouble}.` })
  }
  for (const { key } of rows.filter(({ printed }) => printed === 'bridge')) {
    const path = ['board', 'terrain', key]
    const list = draft.board?.terrain?.[key]
    reader.quietly().forEachItem(list, path, (hexes, place) => {
      const [wet, dry] = [hexes.filter(isWet), hexes.filter((hex) => !isWet(hex))]
      reportBridges(dry, place, 'terrain/bridge-over-nothing', 'has no water beside it')
      reportBridges(wet.filter(isBeside), place, 'terrain/bridge-beside', 'is on no road and on no watercourse')
    })
  }
  if (report.isComplete('specialRules')) checkFloodedBuildings(draft, painted, played, reader, report)
}

type BridgeCode = 'terrain/bridge-over-nothing' | 'terrain/bridge-beside'

/** A building on a river is a way across that nobody sees. */
function checkFloodedBuildings(
  draft: ScenarioDraft,
  painted: Uint8Array,
  played: Uint8Array,
  reader: HexReader,
  report: CheckReport,
): void {
  const list = groundListOf(draft)
  // Where a special rule lets units through the river anyway, nothing is gained.
  const isBarrier = (hex: number) => painted[hex] === list.indexOf('river') && !list.rows[played[hex]!]!.passable
  forEachEntry(draft.board?.rivers, ['board', 'rivers'], (river, path) => {
    if (river.kind !== 'river') return
    const steps = reader.quietly().path(river.path, [...path, 'path'], 'river/broken')
    if (!steps.some(({ hex }) => isBarrier(hex))) return
    for (const { hex, path: place } of steps) {
      const { building, name, passable } = list.rows[played[hex]!]!
      if (!building || !passable) continue
      const at = [reader.grid.label(hex)]
      const message = `The river can be crossed in ${at[0]}, which is ${name}.`
      report.add({ code: 'river/through-building', path: place, at, message })
    }
  })
}
