import { Ruler as RulerIcon } from 'lucide-react'
import { lengthOf } from '../../../src/board/table/curve.ts'
import { pointOf } from '../../../src/board/table/places.ts'
import type { Point } from '../../../src/board/table/point.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { TableDesk, TableTool } from '../tool.ts'
import { snap } from './snap.ts'

export const ruler: TableTool = {
  board: 'table',
  id: 'ruler',
  name: 'Ruler',
  key: 'm',
  icon: RulerIcon,
  hint: 'Drag from point to point: inches, and yards where the battle has a scale; Ctrl for half inches',
  begin(desk, start, held) {
    const { size, view } = desk
    let from = snap(desk, pointOf(size, start), held)
    let to = from
    const measured = () => ({ from, to, label: measure(desk, from, to) })
    return {
      to(place, now) {
        from = snap(desk, pointOf(size, start), now)
        to = snap(desk, pointOf(size, place), now)
      },
      get overlay() {
        return { ruler: measured(), description: `Measure ${measured().label}` }
      },
      finish() {
        view.setState({ ruler: from[0] === to[0] && from[1] === to[1] ? undefined : measured() })
      },
    }
  },
}

/** `6.4″, 960 yards`. */
function measure({ document }: TableDesk, from: Point, to: Point): string {
  const tenths = Math.round(lengthOf(from, to))
  const yards = tableSurveyOf(document.state)?.yards
  return `${(tenths / 10).toFixed(1)}″${yards === undefined ? '' : `, ${Math.round((tenths / 10) * yards)} yards`}`
}
