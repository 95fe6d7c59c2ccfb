import { Hexagon } from 'lucide-react'
import { hexSurveyOf, onHexes } from '../../document/by-board.ts'
import type { HexDesk, HexTool } from '../tool.ts'
import { countHexes, stroke } from './stroke.ts'

export const zone: HexTool = {
  board: 'hex',
  id: 'zone',
  name: 'Zone',
  key: 'z',
  icon: Hexagon,
  hint: 'Choose an area (sector, deployment, objective …), then drag to add hexes; start on one of its hexes to remove',
  aims: true,
  changes: 'areas',
  begin(desk, hex, held) {
    const area = chosenArea(desk)
    if (!area) return undefined
    const isMember = !area.hexes.includes(hex)
    const description = (hexes: readonly number[]) =>
      isMember ? `${area.label}: add ${countHexes(hexes)}` : `${area.label}: remove ${countHexes(hexes)}`
    return stroke(desk, hex, held, {
      size: desk.view.getState().sizes.zone,
      show: (hexes) => ({ chosen: hexes, description: description(hexes) }),
      finish: (hexes) =>
        void desk.document.draw(
          description(hexes),
          onHexes((scenarioEditor, draft) => scenarioEditor.ground.mark(draft, area.path, hexes, isMember)),
        ),
    })
  },
}

/** The area that was chosen last, or the first. */
export function chosenArea({ document, view }: HexDesk) {
  const areas = hexSurveyOf(document.state)?.areas ?? []
  const wanted = JSON.stringify(view.getState().area)
  return areas.find(({ path }) => JSON.stringify(path) === wanted) ?? areas[0]
}
