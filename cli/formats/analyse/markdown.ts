import type { Analysis } from '../../../src/analysis/analyse.ts'
import { describeTurningPoint, percent } from '../../../src/analysis/words.ts'
import { MADE_BY } from '../../seal.ts'
import { plain } from '../plain-markdown.ts'
import { drawGraph } from './graph.ts'

const WIDTH = 80

/** For a page: the story first, then the graph and the turning points. */
export function markdown(analysis: Analysis): string {
  const { battle, sides, account, turningPoints } = analysis
  const blocks = [
    `<!-- ${MADE_BY} -->`,
    `# ${plain(battle.title)}`,
    ...account.map(plain),
    `## Chances of the ${plain(sides[0]!.name)} side`,
    ['```text', ...drawGraph(analysis, WIDTH), '```'].join('\n'),
    '## Turning points',
    turningPoints.length === 0
      ? 'None: no single action changed the chances by three points.'
      : turningPoints
          .map(
            (point) =>
              `- ${percent(point.before)} → ${percent(point.after)}: ${plain(describeTurningPoint(point, sides))}`,
          )
          .join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}
