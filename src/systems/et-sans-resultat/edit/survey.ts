import { parseFacing } from '../../../board/table/facing.ts'
import { placeOf } from '../../../board/table/places.ts'
import type { SurveyedArrival, SurveyedPiece, SurveyedReserve } from '../../../engine/scenario-editor.ts'
import type { TableSurvey } from '../../../engine/table-scenario-editor.ts'
import { earliestTurn } from '../../../scenario/arrivals/timing.ts'
import { count } from '../../../scenario/wording.ts'
import { entriesOf, Grounds, stateOf, toPoint, unitLabel } from '../format/index.ts'
import { surveyCommands } from './commands.ts'
import { givenFacing, type OpenDraft, openDraft } from './open-draft.ts'
import { surveyShapes } from './shapes.ts'

const NOTHING: TableSurvey = {
  kind: 'table',
  pieces: [],
  arrivals: [],
  reserves: [],
  turns: 0,
  yards: undefined,
  shapes: [],
  commands: [],
}

/** What the battle consists of; nothing where there is no table. */
export function survey(data: unknown): TableSurvey {
  const opened = openDraft(data)
  if (!opened) return NOTHING
  return {
    kind: 'table',
    pieces: surveyPieces(opened),
    arrivals: surveyArrivals(opened),
    reserves: surveyReserves(opened),
    turns: opened.draft.turns ?? 0,
    yards: opened.board.yards,
    shapes: surveyShapes(opened.board, new Grounds(opened.draft.ground)),
    commands: surveyCommands(opened),
  }
}

/** Units and commanders with a place on the table, as the portrait has them. */
function surveyPieces(opened: OpenDraft): SurveyedPiece[] {
  const { roster, size } = opened
  const units = roster.units.filter((unit) => unit.data.at && stateOf(unit) !== 'reserve')
  return [
    ...units.map((unit): SurveyedPiece => {
      const { path, side, data } = unit
      return {
        path,
        place: placeOf(size, toPoint(data.at!)),
        side,
        type: data.type,
        label: unitLabel(unit),
        strength: data.men ?? 0,
        facing: parseFacing(data.facing ?? '') ?? givenFacing(opened, unit),
      }
    }),
    ...roster.commanders.flatMap(({ path, side, data }): SurveyedPiece[] => {
      const { at, name } = data
      if (!at) return []
      const place = placeOf(size, toPoint(at))
      return [{ path, place, side, type: 'commander', label: name, strength: 0, facing: undefined, isCommander: true }]
    }),
  ].filter(({ place }) => place >= 0)
}

/** 13.4: formations and commanders that come later, each by its entry. */
function surveyArrivals({ roster, size, board }: OpenDraft): SurveyedArrival[] {
  return [...roster.formations, ...roster.commanders].flatMap(({ path, side, data }): SurveyedArrival[] => {
    const { arrives, name } = data
    if (typeof arrives !== 'object') return []
    const turn = earliestTurn(arrives)
    const points = entriesOf(arrives.entry).flatMap((entry) => {
      const at = board.entries?.[entry]?.at
      return at ? [toPoint(at)] : []
    })
    const places = points.map((point) => placeOf(size, point)).filter((place) => place >= 0)
    const label = 'units' in data ? `${name}: ${count(Object.keys(data.units).length, 'unit')}` : name
    return [{ path: [...path, 'arrives'], side, from: turn, to: turn, label, places, isStaged: false }]
  })
}

/** Units without a place: in reserve, or in a column that arrives. */
function surveyReserves({ roster }: OpenDraft): SurveyedReserve[] {
  return roster.units
    .filter((unit) => !unit.data.at || stateOf(unit) === 'reserve')
    .map(({ path, side, data, formation }) => ({
      path,
      side,
      type: data.type,
      count: 1,
      strength: data.men ?? 0,
      comes: formation.data.arrives === undefined ? 'at-the-start' : 'later',
    }))
}
