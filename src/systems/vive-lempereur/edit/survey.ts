import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { HexSurvey } from '../../../engine/hex-scenario-editor.ts'
import { surveyBoard } from '../../../engine/hexes/survey.ts'
import type { SurveyedPiece } from '../../../engine/scenario-editor.ts'
import { earliestTurn } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { tilesIn } from '../../../scenario/edit/hexes/terrain.ts'
import { listWays } from '../../../scenario/edit/hexes/way-lists.ts'
import {
  type BattleNames,
  holdsGround,
  type OpenDraft,
  type PlacedUnit,
  readPlacements,
  rowOf,
  type ScenarioDraft,
  type UnitType,
} from '../format/index.ts'
import { nameOfType, namesOf } from '../text/index.ts'
import { surveyAreas } from './areas.ts'
import { surveyArrivals, surveyReserves } from './arrivals.ts'
import { WAYS, waterIn } from './ground.ts'
import { usualFacing } from './sides.ts'

/** What the battle consists of. */
export const survey = (data: unknown): HexSurvey =>
  surveyBoard<ScenarioDraft>(data, (opened) => {
    const { draft, reader } = opened
    const names = namesOf(draft)
    return {
      pieces: surveyPieces(opened, names),
      areas: surveyAreas(opened, names),
      ways: WAYS.flatMap(({ path }) => listWays(draft, path, reader)),
      terrain: surveyTerrain(opened),
      arrivals: surveyArrivals(opened, names),
      reserves: surveyReserves(draft),
    }
  })

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
    strength: rowOf(draft, { type, detail }).elements - (detail?.losses ?? 0),
    facing: !holdsGround(draft, type)
      ? undefined
      : detail?.facing
        ? DIRECTIONS.indexOf(detail.facing)
        : usualFacing(draft, side),
  })
  const pieces = Object.entries(draft.units ?? {}).flatMap(([side, placements]) =>
    readPlacements(placements, side, () => undefined, ['units', side], reader).map(asPiece),
  )
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if ('stages' in group) return
    for (const unit of readPlacements(group.units, group.side, () => group.nation, [...path, 'units'], reader)) {
      pieces.push({ ...asPiece(unit), arrives: earliestTurn(group) })
    }
  })
  return pieces
}
