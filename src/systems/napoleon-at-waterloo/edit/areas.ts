import type { SurveyedArea } from '../../../engine/hex-scenario-editor.ts'
import { Areas, sidesIn } from '../../../engine/hexes/survey.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { count } from '../../../scenario/wording.ts'
import { entrancesIn, type OpenDraft } from '../format/index.ts'

/** Every set of hexes that the battle speaks of. Exits are there even while they have no hex. */
export function surveyAreas({ draft, reader }: OpenDraft, name: (side: string) => string): SurveyedArea[] {
  const areas = new Areas(reader)
  const { board, exits, control } = draft
  for (const side of sidesIn(draft.sides, exits)) {
    areas.add('exit', ['exits', side], `Exits of the ${name(side)}`, exits?.[side], side)
  }
  forEachEntry(draft.reinforcements, ['reinforcements'], ({ side, nation, turn, at }, path) => {
    const who = nation === undefined ? name(side) : `${name(side)} (${nation})`
    for (const { hexes, path: within } of entrancesIn(at)) {
      const how = [
        ...(turn === undefined ? [] : [` on turn ${turn}`]),
        ...(within[1] === undefined ? [] : [`, die ${within[1]}`]),
      ]
      areas.add('entrance', [...path, 'at', ...within], `Entrance of the ${who}${how.join('')}`, hexes, side)
    }
  })
  for (const side of sidesIn(draft.sides, control)) {
    areas.add('control', ['control', side], `Held by the ${name(side)} at the start`, control?.[side], side)
  }
  forEachEntry(draft.victory, ['victory'], ({ side, when }, path) => {
    areas.addCondition(when, [...path, 'when'], `Objective of the ${name(side)}`, side)
  })
  forEachEntry(draft.points, ['points'], ({ side, points, when }, path) => {
    areas.addCondition(when, [...path, 'when'], `${count(points, 'victory point')} of the ${name(side)}`, side)
  })
  areas.addNames(board?.names)
  areas.addCourse(draft)
  return areas.found
}
