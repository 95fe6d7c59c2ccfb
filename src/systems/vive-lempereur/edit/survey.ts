import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { HexSurvey } from '../../../engine/hex-scenario-editor.ts'
import type { SurveyedPiece } from '../../../engine/scenario-editor.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { readWay } from '../../../scenario/edit/hexes/ways.ts'
import type { UnitType } from '../format/index.ts'
import { type BattleNames, type OpenDraft, openDraft, type PlacedUnit, readPlacements, UNITS } from '../format/index.ts'
import { nameOfType, namesOf } from '../text/index.ts'
import { surveyAreas } from './areas.ts'
import { surveyArrivals, surveyReserves } from './arrivals.ts'
import { hasFront, usualFacing } from './sides.ts'
import { tilesIn, waterIn } from './tiles.ts'

/** What the battle consists of; nothing on the map where there is no board. */
export function survey(data: unknown): HexSurvey {
  const opened = openDraft(data)
  if (!opened)
    return { kind: 'hex', pieces: [], areas: [], ways: [], terrain: [], arrivals: [], reserves: [], turns: 0 }
  const { draft } = opened
  const names = namesOf(draft)
  return {
    kind: 'hex',
    pieces: surveyPieces(opened, names),
    areas: surveyAreas(opened, names),
    ways: surveyWays(opened),
    terrain: surveyTerrain(opened),
    arrivals: surveyArrivals(opened, names),
    reserves: surveyReserves(draft),
    turns: draft.turns ?? 0,
  }
}

function surveyTerrain(opened: OpenDraft): string[] {
  const terrain = Array.from({ length: opened.grid.size }, () => 'open')
  for (const ground of [waterIn(opened), tilesIn(opened)]) for (const [hex, type] of ground) terrain[hex] = type
  return terrain
}

/** Who stands on the board at the start, and who arrives in a hex and on a turn of their own. */
function surveyPieces({ draft, reader }: OpenDraft, names: BattleNames): SurveyedPiece[] {
  const labels = new Map<string, string>()
  const nameOf = (side: string, type: UnitType) => {
    const key = `${side} ${type}`
    const known = labels.get(key) ?? nameOfType(side, type, names)
    labels.set(key, known)
    return known
  }
  const asPiece = ({ side, type, hex, detail, path }: PlacedUnit): SurveyedPiece => ({
    path,
    place: hex,
    side,
    type,
    label: detail?.name === undefined ? nameOf(side, type) : `${nameOf(side, type)} (${detail.name})`,
    strength: UNITS[type].elements - (detail?.losses ?? 0),
    facing: !hasFront(type) ? undefined : detail?.facing ? DIRECTIONS.indexOf(detail.facing) : usualFacing(draft, side),
  })
  const pieces = Object.entries(draft.units ?? {}).flatMap(([side, placements]) =>
    readPlacements(placements, side, undefined, ['units', side], reader).map(asPiece),
  )
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!('turn' in group)) return
    for (const unit of readPlacements(group.units, group.side, group.nation, [...path, 'units'], reader)) {
      pieces.push({ ...asPiece(unit), arrives: group.turn })
    }
  })
  return pieces
}

function surveyWays({ draft, reader }: OpenDraft): HexSurvey['ways'] {
  const ways: HexSurvey['ways'][number][] = []
  forEachEntry(draft.board?.roads, ['board', 'roads'], (road, path) => {
    ways.push({ path, kind: 'road', name: Array.isArray(road) ? undefined : road.name, hexes: readWay(road, reader) })
  })
  forEachEntry(draft.board?.rivers, ['board', 'rivers'], (river, path) => {
    ways.push({ path, kind: river.kind, name: river.name, hexes: readWay(river, reader) })
  })
  return ways
}
