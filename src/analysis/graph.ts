import type { Analysis } from './analyse.ts'

const ROWS = 11
/** What stands before each row: `100 % `. */
const MARGIN = 6

/** The chances over the game as rows of text: a column is a stretch of the game, its dot the mean there; turns are below. */
export function drawGraph({ chances, turns }: Pick<Analysis, 'chances' | 'turns'>, width: number): string[] {
  const columns = Math.min(chances.length, width - MARGIN - 1)
  const columnOf = (action: number) =>
    Math.min(columns - 1, Math.floor((action / Math.max(1, chances.length)) * columns))
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: columns }, () => ' '))
  rows[Math.floor(ROWS / 2)]!.fill('·')
  meansOf(chances, columns).forEach((mean, column) => {
    rows[ROWS - 1 - Math.round(mean * (ROWS - 1))]![column] = '●'
  })
  const labels: Readonly<Record<number, string>> = { 0: '100 %', [Math.floor(ROWS / 2)]: '50 %', [ROWS - 1]: '0 %' }
  const lines = rows.map((row, i) => `${(labels[i] ?? '').padStart(MARGIN - 1)} ${row.join('')}`.trimEnd())
  const ticks = Array.from({ length: columns }, () => ' ')
  for (const { turn, action } of turns) {
    const at = columnOf(action - 1)
    const label = String(turn)
    // Where turns are narrower than their numbers, some go without.
    const isFree = Array.from({ length: label.length + 1 }, (_, i) => ticks[at - 1 + i]).every(
      (tick) => tick === ' ' || tick === undefined,
    )
    if (isFree && at + label.length <= columns) for (let i = 0; i < label.length; i++) ticks[at + i] = label[i]!
  }
  return [...lines, `${'turn'.padStart(MARGIN - 1)} ${ticks.join('')}`.trimEnd()]
}

function meansOf(chances: readonly number[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * chances.length) / columns)
    const part = chances.slice(from, Math.max(from + 1, Math.floor(((column + 1) * chances.length) / columns)))
    return part.reduce((sum, one) => sum + one, 0) / part.length
  })
}
