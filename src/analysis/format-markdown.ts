import type { Analysis } from './analyse.ts'
import { drawGraph } from './graph.ts'
import { describeWholePoint, NO_TURNING_POINTS, percent } from './words.ts'

const WIDTH = 80

/** The story of a game first, then the graph and the turning points. `escape` keeps texts of the battle from being markup. */
export function formatMarkdown(analysis: Analysis, escape: (text: string) => string): string {
  const { battle, sides, account, turningPoints } = analysis
  const point = (one: Analysis['turningPoints'][number]) =>
    `- ${percent(one.before)} → ${percent(one.after)}: ${escape(describeWholePoint(one, sides))}`
  const blocks = [
    `# ${escape(battle.title)}`,
    ...account.map(escape),
    `## Chances of the ${escape(sides[0]!.name)} side`,
    ['```text', ...drawGraph(analysis, WIDTH), '```'].join('\n'),
    '## Turning points',
    turningPoints.length === 0 ? NO_TURNING_POINTS : turningPoints.map(point).join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}
