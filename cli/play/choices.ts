import type { Presenter } from '../../src/engine/presenter.ts'
import { type Breakdown, type Modifier, partModifiers } from '../../src/engine/system.ts'
import { type Colors, visible } from '../output/terminal.ts'

/** More than this fills a screen, and is listed only when asked for. */
const MOST_LINES = 30

/** An action that can be chosen by its number. */
type Choice<Action> = { readonly action: Action; readonly group: string; readonly label: string; readonly note: string }

/** The legal actions of a side in the order of their groups: the number of each is its place, from 1. */
export function arrange<State, Action>(
  presenter: Presenter<State, Action>,
  state: State,
  actions: readonly Action[],
): readonly Choice<Action>[] {
  const groups = new Map<string, Choice<Action>[]>()
  for (const action of actions) {
    const { group, label, note = '' } = presenter.offer(state, action)
    const choice = { action, group, label, note }
    const known = groups.get(group)
    if (known) known.push(choice)
    else groups.set(group, [choice])
  }
  return [...groups.values()].flat()
}

/** The numbered list, group by group; short choices stand beside each other. Of many each group shows its first. */
export function listChoices(choices: readonly Choice<unknown>[], all: boolean, width: number, colors: Colors): string {
  const groups = groupLines(choices, width, colors)
  const total = groups.reduce((sum, { rows }) => sum + 1 + rows.length, 0)
  const most = all || total <= MOST_LINES ? total : shareOf(groups.map(({ rows }) => rows.length))
  const lines = groups.flatMap(({ name, rows }) => [
    `  ${colors.bold(visible(name))}${rows.length > most ? colors.dim(' …') : ''}`,
    ...rows.slice(0, most),
  ])
  const isCut = groups.some(({ rows }) => rows.length > most)
  return [
    ...lines,
    ...(isCut ? [colors.dim(`  … ${choices.length} choices in total; type "all" to list them.`)] : []),
  ].join('\n')
}

/** How many rows each group may show, so that all of them together, and their names, fit. */
function shareOf(rows: readonly number[]): number {
  const lines = (most: number) => rows.reduce((sum, own) => sum + 1 + Math.min(own, most), 0)
  let most = 1
  while (lines(most + 1) <= MOST_LINES) most++
  return most
}

function groupLines(choices: readonly Choice<unknown>[], width: number, colors: Colors) {
  const digits = String(choices.length).length
  const sizes = choices.map(({ label, note }) => visible(label).length + (note === '' ? 0 : visible(note).length + 3))
  const cell = Math.max(...sizes) + digits + 4
  const perLine = Math.max(1, Math.floor((width - 2) / Math.max(cell, 14)))
  const groups: { readonly name: string; readonly rows: string[] }[] = []
  let inRow = 0
  choices.forEach(({ group, label, note: more }, i) => {
    if (groups.at(-1)?.name !== group) {
      groups.push({ name: group, rows: [] })
      inRow = 0
    }
    const { rows } = groups.at(-1)!
    const note = more === '' ? '' : ` (${visible(more)})`
    const blanks = ' '.repeat(Math.max(1, cell - visible(label).length - note.length - digits - 3))
    const text = `  ${colors.cyan(String(i + 1).padStart(digits))} ${visible(label)}${colors.dim(note)}${blanks}`
    if (inRow === 0) rows.push(text)
    else rows.push(`${rows.pop()}${text}`)
    inRow = (inRow + 1) % perLine
  })
  return groups.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.trimEnd()) }))
}

/** The numbers behind an action: what makes the value, what is added to the die, and how likely each result is. */
export function describeOdds(breakdown: Breakdown): string {
  const { value, die } = partModifiers(breakdown)
  const { base: from, value: to } = breakdown.said ?? breakdown
  const { chances, throws } = breakdown
  const exactly = (chance: number) => (throws === undefined ? '' : ` (${Math.round(chance * throws)}/${throws})`)
  const results = chances.map(({ result, chance }) => `${result} ${(chance * 100).toFixed(1)} %${exactly(chance)}`)
  return [
    `  ${[String(from), ...value.map(describeModifier)].join(' ')} = ${to}`,
    ...(die.length > 0 ? [`  die ${die.map(describeModifier).join(' ')}`] : []),
    `  ${results.join(', ')}`,
  ]
    .map(visible)
    .join('\n')
}

function describeModifier({ what, add, rule }: Modifier): string {
  return `${add < 0 ? '-' : '+'}${Math.abs(add)} ${what} (${rule})`
}
