import type { SurveyedArea } from '../../../engine/hex-scenario-editor.ts'
import { Areas, sidesIn } from '../../../engine/hexes/survey.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { capitalise, count } from '../../../scenario/wording.ts'
import { type BattleNames, byDieResult, type OpenDraft, sectorHexes, sectorNames } from '../format/index.ts'

/** Every set of hexes that the battle speaks of. Sectors, zones and control are there even while they have no hex. */
export function surveyAreas({ draft, reader }: OpenDraft, names: BattleNames): SurveyedArea[] {
  const areas = new Areas(reader)
  const { board, control, sides } = draft

  for (const name of sectorNames(board?.sectors)) {
    areas.add('sector', ['board', 'sectors', name], `${capitalise(name)} sector`, sectorHexes(board?.sectors, name))
  }
  for (const side of sidesIn(sides, board?.zones)) {
    areas.add('zone', ['board', 'zones', side], `Deployment of the ${names.side(side)}`, board?.zones?.[side], side)
  }
  areas.addNames(board?.names)
  for (const side of sidesIn(sides, control)) {
    areas.add('control', ['control', side], `Held by the ${names.side(side)} at the start`, control?.[side], side)
  }
  forEachEntry(draft.victory, ['victory'], ({ side, level, when }, path) => {
    areas.addCondition(when, [...path, 'when'], `Objective of the ${names.side(side)} (${level} victory)`, side)
  })
  forEachEntry(draft.points, ['points'], ({ side, points, when }, path) => {
    areas.addCondition(when, [...path, 'when'], `${count(points, 'victory point')} of the ${names.side(side)}`, side)
  })
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!('stages' in group)) return
    const { side } = group
    forEachEntry(group.stages, [...path, 'stages'], ({ from, entrance }, stage) => {
      const label = `Entrance of the ${names.side(side)} from turn ${from}`
      const at = [...stage, 'entrance']
      if (entrance.choose) areas.add('entrance', [...at, 'choose'], label, entrance.choose, side)
      for (const [result, list] of Object.entries(entrance.d6 ?? {}).sort(byDieResult)) {
        areas.add('entrance', [...at, 'd6', result], `${label}, on a ${result}`, list, side)
      }
    })
  })
  areas.addCourse(draft)
  return areas.found
}
