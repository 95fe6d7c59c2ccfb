import type { ChangeKind } from '../../../src/scenario/diff/change.ts'
import { count } from '../../../src/scenario/wording.ts'
import { type DiffReport, describeNoChange, titleOf } from '../../diff-report.ts'
import type { OutputStyle } from '../../output/style.ts'
import { type Colors, visible } from '../../output/terminal.ts'
import { sections } from './sections.ts'

/** For people: the changes part by part, numbered as in the picture. */
export function pretty(report: DiffReport, { colors }: Pick<OutputStyle, 'colors'>): string {
  const { before, after, changes } = report
  const head = `${colors.bold(visible(titleOf(after)))}: ${visible(before.path)} → ${visible(after.path)}`
  if (changes.length === 0) return `${head}\n${describeNoChange(report)}\n`
  const digits = String(changes.length).length
  const blocks = sections(changes).map(({ heading, changes: own }) =>
    [
      colors.bold(heading),
      ...own.map(({ number, kind, text }) => {
        const sign = SIGNS[kind]
        return `  ${colors.dim(String(number).padStart(digits))} ${sign.paint(colors)(sign.text)} ${visible(text)}`
      }),
    ].join('\n'),
  )
  return `${[head, ...blocks, `${count(changes.length, 'change')}.`].join('\n\n')}\n`
}

/** A sign besides the colour, because not everybody sees colours. */
const SIGNS: Readonly<Record<ChangeKind, { text: string; paint: (colors: Colors) => (text: string) => string }>> = {
  added: { text: '+', paint: ({ green }) => green },
  removed: { text: '-', paint: ({ red }) => red },
  moved: { text: '>', paint: ({ cyan }) => cyan },
  changed: { text: '~', paint: ({ yellow }) => yellow },
}
