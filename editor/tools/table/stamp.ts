import { Stamp } from 'lucide-react'
import { bearing, FACINGS } from '../../../src/board/table/facing.ts'
import { placeOf, pointOf } from '../../../src/board/table/places.ts'
import { onTable, tableSurveyOf } from '../../document/by-board.ts'
import { arrivalTurn, arrivalWords } from '../arriving.ts'
import type { TableTool } from '../tool.ts'
import { chosenUnit } from './chosen.ts'
import { hasPath } from './hit-targets.ts'
import { onHalves } from './snap.ts'

export const stamp: TableTool = {
  board: 'table',
  id: 'stamp',
  name: 'Unit stamp',
  key: 'u',
  icon: Stamp,
  hint: 'Choose a formation, then click to add the chosen unit to it; drag to where it should face; Ctrl for half inches',
  aims: true,
  changes: 'pieces',
  begin(desk, start, { ctrl }) {
    const { document, view, size } = desk
    const chosen = chosenUnit(desk)
    if (!chosen) return undefined
    const { unit, command } = chosen
    const from = pointOf(size, start)
    let at = ctrl ? onHalves(from) : from
    let facing = view.getState().facing
    const turn = arrivalTurn(document.state)
    // Whoever comes later comes with a column of the same force.
    const description = `${unit.name} in ${command.label}${arrivalWords(turn)}`
    return {
      to(place, now) {
        at = now.ctrl ? onHalves(from) : from
        const [x, y] = pointOf(size, place)
        const [dx, dy] = [x - at[0], y - at[1]]
        if (Math.hypot(dx, dy) > 4) facing = bearing(dx, dy, facing)
      },
      get overlay() {
        const side = document.state.portrait!.sides.findIndex(({ id }) => id === command.side)
        const degrees = facing === undefined ? unit.portrait.facing : (facing * 360) / FACINGS
        return { pieces: [{ ...unit.portrait, side, place: placeOf(size, at), facing: degrees }], description }
      },
      finish() {
        const newcomer = { side: command.side, type: unit.type, ...(turn !== undefined && { turn }) }
        const known = (document.state.survey?.pieces ?? []).map(({ path }) => path)
        const isDone = document.draw(
          `Deploy ${description}`,
          onTable((scenarioEditor, draft) =>
            scenarioEditor.pieces.deploy(draft, newcomer, command.path, [{ at, facing }]),
          ),
        )
        if (!isDone && turn !== undefined)
          document.notify(`Nobody can arrive on turn ${turn} yet: draw an entry at an edge of the table first.`, true)
        const made = tableSurveyOf(document.state)?.pieces.find(({ path }) => !hasPath(known, path))
        if (isDone && made) view.setState({ items: [made.path], corner: undefined, command: command.path })
      },
    }
  },
}
