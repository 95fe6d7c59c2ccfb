import type { HexLayout } from './hex-layout.ts'
import type { Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** Something to point at: a place, and what is to be said of it. */
export type Mark = { readonly place: number; readonly number: number; readonly text: string }

/** A heavy outline with a number for each mark. */
export function drawMarks(marks: readonly Mark[], layout: HexLayout, theme: Theme): Shape[] {
  return marks.flatMap(({ place, number, text }): Shape[] => {
    const [x, y] = layout.centre(place)
    return [
      { kind: 'path', d: layout.outline(place, 3), stroke: theme.mark, width: 3.5 },
      {
        kind: 'group',
        x: x - 22,
        y: y - 22,
        label: text,
        shapes: [
          { kind: 'circle', x: 0, y: 0, r: 9, fill: theme.mark },
          {
            kind: 'text',
            x: 0,
            y: 3.8,
            text: String(number),
            size: 11,
            fill: theme.halo,
            anchor: 'middle',
            bold: true,
          },
        ],
      },
    ]
  })
}
