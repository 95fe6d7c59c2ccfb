import type { Analysis } from '../../../src/analysis/analyse.ts'
import { drawGraph } from '../../../src/analysis/graph.ts'
import { describeWholePoint, NO_TURNING_POINTS, percent } from '../../../src/analysis/words.ts'
import type { OutputStyle } from '../../output/style.ts'
import { visible, wrapText } from '../../output/terminal.ts'

/** For people: the graph of the chances, where it turned, and the story. */
export function text(analysis: Analysis, { colors, width }: Pick<OutputStyle, 'colors' | 'width'>): string {
  const { sides, turningPoints, account } = analysis
  const heading = (title: string) => colors.bold(title)
  const blocks = [
    [heading(`Chances of the ${visible(sides[0]!.name)} side`), ...drawGraph(analysis, Math.min(width, WIDEST))].join(
      '\n',
    ),
    [
      heading('Turning points'),
      ...(turningPoints.length === 0 ? [NO_TURNING_POINTS] : []),
      ...turningPoints.flatMap((point) => [
        ...wrapText(
          `${percent(point.before)} → ${percent(point.after)}  ${visible(describeWholePoint(point, sides))}`,
          width,
        ),
      ]),
    ].join('\n'),
    [heading('The battle'), ...account.map((paragraph) => wrapText(visible(paragraph), width).join('\n'))].join('\n\n'),
  ]
  return blocks.map((block) => `${block}\n`).join('\n')
}

/** A wider graph is no easier to read. */
const WIDEST = 100
