import { mix } from '../board/colours.ts'
import type { Portrait } from '../engine/portrait.ts'
import { letteringWidth } from './lettering.ts'
import { round, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** The title, what stands beside it, and how high the frame around both is. */
const [TITLE_SIZE, SUBTITLE_SIZE, HEIGHT, TOP] = [27, 17, 40, 8]
/** Between the frame and what is in it, and between its two lines. */
const [AIR, BETWEEN] = [20, 3.5]
/** How far the corners are cut in. */
const CORNER = 7
const GAP = 14

type Titled = Pick<Portrait, 'title' | 'subtitle'>

export const cartoucheWidth = ({ title, subtitle }: Titled) =>
  letteringWidth(title, TITLE_SIZE, 'roman') +
  (subtitle === undefined ? 0 : GAP + letteringWidth(subtitle, SUBTITLE_SIZE, 'italic')) +
  2 * AIR

/** The title of a map in a frame of two lines, with the corners cut in, from so far to the left. */
export function drawCartouche({ title, subtitle, ...rest }: Titled, left: number, theme: Theme): Shape[] {
  // A battle that has no title yet has no frame around nothing.
  if (title.trim() === '' && subtitle === undefined) return []
  const titled = { title, ...(subtitle !== undefined && { subtitle }), ...rest }
  const width = cartoucheWidth(titled)
  const line = mix(theme.ink, theme.paper, 0.2)
  const text = { kind: 'text', y: TOP + HEIGHT / 2 + TITLE_SIZE * 0.31, anchor: 'start' } as const
  const x = left + AIR
  const span = letteringWidth(title, TITLE_SIZE, 'roman')
  return [
    { kind: 'path', d: frame(left, TOP, width, HEIGHT, CORNER), fill: theme.paper, stroke: line, width: 1.8 },
    {
      kind: 'path',
      d: frame(left + BETWEEN, TOP + BETWEEN, width - 2 * BETWEEN, HEIGHT - 2 * BETWEEN, CORNER),
      stroke: line,
      width: 0.7,
    },
    { ...text, x, text: title, span, size: TITLE_SIZE, fill: theme.ink, lettering: 'roman' },
    ...(subtitle === undefined
      ? []
      : [
          {
            ...text,
            x: x + span + GAP,
            text: subtitle,
            span: letteringWidth(subtitle, SUBTITLE_SIZE, 'italic'),
            size: SUBTITLE_SIZE,
            fill: mix(theme.faint, theme.ink, 0.5),
            lettering: 'italic' as const,
          },
        ]),
  ]
}

function frame(x: number, y: number, width: number, height: number, corner: number): string {
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 0 ${dx} ${dy}`
  const [across, down] = [round(width - 2 * corner), round(height - 2 * corner)]
  return (
    `M${round(x + corner)} ${round(y)}h${across}${arc(corner, corner)}v${down}${arc(-corner, corner)}` +
    `h-${across}${arc(-corner, -corner)}v-${down}${arc(corner, -corner)}Z`
  )
}
