import type { Presenter } from '../../src/engine/presenter.ts'
import { type Breakdown, type Modifier, partModifiers } from '../../src/engine/system.ts'
import { type Colors, visible } from '../terminal.ts'

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

/** The numbered list, group by group; short choices stand beside each other. */
export function listChoices(choices: readonly Choice<unknown>[], all: boolean, width: number, colors: Colors): string {
  const digits = String(choices.length).length
  const lines: string[] = []
  let group: string | undefined
  let row = ''
  const flush = () => {
    if (row !== '') lines.push(row.trimEnd())
    row = ''
  }
  const cell =
    Math.max(
      ...choices.map(({ label, note }) => visible(label).length + (note === '' ? 0 : visible(note).length + 3)),
    ) +
    digits +
    4
  const perLine = Math.max(1, Math.floor((width - 2) / Math.max(cell, 14)))
  let inRow = 0
  choices.forEach((choice, i) => {
    if (choice.group !== group) {
      flush()
      group = choice.group
      lines.push(`  ${colors.bold(visible(group))}`)
      inRow = 0
    }
    const note = choice.note === '' ? '' : ` (${visible(choice.note)})`
    const blanks = ' '.repeat(Math.max(2, cell - visible(choice.label).length - note.length - digits - 2))
    row += `  ${colors.cyan(String(i + 1).padStart(digits))} ${visible(choice.label)}${colors.dim(note)}${blanks.slice(1)}`
    if (++inRow === perLine) {
      flush()
      inRow = 0
    }
  })
  flush()
  const shown = all ? lines : lines.slice(0, MOST_LINES)
  const rest = lines.length - shown.length
  return [...shown, ...(rest > 0 ? [colors.dim(`  … ${choices.length} choices in all: "all" lists them.`)] : [])].join(
    '\n',
  )
}

/** The numbers behind an action: what makes the value, what is added to the die, and how likely each result is. */
export function tellOdds(breakdown: Breakdown): string {
  const { value, die } = partModifiers(breakdown)
  const { base: from, value: to } = breakdown.said ?? breakdown
  const results = breakdown.chances.map(({ result, chance }) => `${result} ${(chance * 100).toFixed(1)} %`)
  return [
    `  ${[String(from), ...value.map(sayModifier)].join(' ')} = ${to}`,
    ...(die.length > 0 ? [`  die ${die.map(sayModifier).join(' ')}`] : []),
    `  ${results.join(', ')}`,
  ]
    .map(visible)
    .join('\n')
}

function sayModifier({ what, add, rule }: Modifier): string {
  return `${add < 0 ? '-' : '+'}${Math.abs(add)} ${what} (${rule})`
}
