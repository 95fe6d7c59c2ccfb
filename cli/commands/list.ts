import type { Rulebook } from '../../src/scenario/rulebook.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkScenarios } from '../checking/check.ts'
import { describeTally, exitCode, spreadUsed, tally } from '../checking/results.ts'
import { EXIT, type Io } from '../io.ts'
import { colorsFor, visible, widthOf } from '../output/terminal.ts'

const HEADINGS = ['BATTLE', 'DATE', 'RULEBOOK', 'FORCES', 'STATE', 'FILE']
const STATE = HEADINGS.indexOf('STATE')

/** `berthier list`: one line a battle, with its armies and whether it is sound. */
export async function runList(patterns: readonly string[], io: Io): Promise<number> {
  const results = await checkScenarios(patterns, { keepData: true }, io)
  if (io.signal.aborted) return EXIT.interrupted
  const rulebooks = await io.rulebooks()
  const read = results.filter((result) => 'validation' in result)
  const battles = read.filter(({ validation }) => validation.kind !== 'definitions')
  if (battles.length > 0) {
    const colors = colorsFor(io.stdout, io.env)
    const rows = battles.map(({ path, validation }) => [...describeBattle(validation, rulebooks), visible(path)])
    const widths = HEADINGS.map((heading, i) =>
      rows.reduce((width, row) => Math.max(width, widthOf(row[i]!)), heading.length),
    )
    const aligned = (row: readonly string[]) => row.map((cell, i) => cell + ' '.repeat(widths[i]! - widthOf(cell)))
    const paint = (state: string) => {
      if (!state.startsWith('ok')) return colors.red(state)
      return state.trimEnd() === 'ok' ? colors.green(state) : colors.yellow(state)
    }

    io.stdout.write(`${colors.dim(aligned(HEADINGS).join('  ').trimEnd())}\n`)
    for (const row of rows) {
      const cells = aligned(row).map((cell, i) => (i === STATE ? paint(cell) : cell))
      io.stdout.write(`${cells.join('  ').trimEnd()}\n`)
    }
    io.stdout.write(`\n${count(rows.length, 'battle')}: ${describeTally(tally(spreadUsed(results)))}.\n`)
  }
  return exitCode(results, 'error')
}

/** Title, date, rulebook, forces and state. A battle with errors tells what can be read of it. */
function describeBattle(validation: Validation, rulebooks: readonly Rulebook[]): string[] {
  const read = (key: string) => {
    const value = (validation.data as Readonly<Record<string, unknown>> | null | undefined)?.[key]
    return typeof value === 'string' && value !== '' ? visible(value) : '–'
  }
  const rulebook = rulebooks.find(({ id }) => id === read('system'))
  const { scenario } = validation
  return [
    read('title'),
    read('date'),
    rulebook?.title ?? read('system'),
    visible((scenario && rulebook?.summarise(scenario)) ?? '–'),
    describeState(validation),
  ]
}

function describeState(validation: Validation): string {
  const { errors, warnings } = tally([{ path: '', validation }])
  if (errors > 0) return count(errors, 'error')
  return warnings > 0 ? `ok, ${count(warnings, 'warning')}` : 'ok'
}
