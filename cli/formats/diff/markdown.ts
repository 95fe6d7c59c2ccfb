import { count } from '../../../src/scenario/wording.ts'
import { tally } from '../../checking/results.ts'
import { type Compared, type DiffReport, describeNoChange, titleOf } from '../../diff-report.ts'
import { plain } from '../plain-markdown.ts'
import { sections } from './sections.ts'

/** GitHub takes comments of 65,536 letters: a list that is longer than this says how much more there is. */
const MOST_LETTERS = 20_000

/** For a comment on a pull request: the changes part by part, numbered as in the picture. */
export function markdown(report: DiffReport): string {
  const { before, after, changes, skipped } = report
  const blocks = [
    `### ${plain(titleOf(after))}`,
    `${plain(before.path)} → ${plain(after.path)}: ${changes.length === 0 ? describeNoChange(report) : `${count(changes.length, 'change')}.`}`,
    ...[before, after].flatMap(warning),
    ...(skipped.length === 0 ? [] : [`Not compared because of errors: ${plain(skipped.join(', '))}.`]),
  ]
  let letters = 0
  let told = 0
  for (const { heading, changes: own } of sections(changes)) {
    const lines: string[] = []
    for (const { number, text } of own) {
      const line = `${number}. ${plain(text)}`
      letters += line.length
      if (letters > MOST_LETTERS && told > 0) break
      lines.push(line)
      told++
    }
    if (lines.length > 0) blocks.push(`**${heading}**`, lines.join('\n'))
  }
  if (told < changes.length) blocks.push(`… and ${count(changes.length - told, 'more change')}.`)
  return `${blocks.join('\n\n')}\n`
}

function warning(file: Compared): string[] {
  const { errors } = tally([file])
  return errors === 0 ? [] : [`${plain(file.path)} has ${count(errors, 'error')}: only its valid parts are compared.`]
}
