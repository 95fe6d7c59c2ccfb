import { describeTally, type FileDiagnostic, type FileResult, fails, problemsOf, tally } from '../checking/results.ts'
import type { OutputStyle } from '../output/style.ts'
import { visible } from '../output/terminal.ts'
import { attributes, escapeXml } from './xml.ts'

/** JUnit XML, for CI servers: one test case a file. What `--fail-on` lets pass is told, but is no failure. */
export function junit(results: readonly FileResult[], { failOn }: OutputStyle): string {
  const counts = tally(results)
  const failures = results.filter((result) => 'validation' in result && fails(result, failOn)).length
  const totals = attributes({ tests: results.length, failures, errors: counts.unreadable })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="berthier"${totals}>`,
    `  <testsuite name="berthier validate"${totals}>`,
    '    <properties>',
    ...Object.entries(counts).map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    '    </properties>',
    ...results.flatMap((result) => testCase(result, fails(result, failOn))),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase(result: FileResult, failed: boolean): string[] {
  const open = `    <testcase${attributes({ name: result.path, classname: 'berthier' })}`
  const problems = problemsOf(result)
  const text = problems.map(describeProblem).join('\n')
  if ('failure' in result) {
    return [
      `${open}>`,
      `      <error${attributes({ message: result.failure, type: 'unreadable' })}/>`,
      '    </testcase>',
    ]
  }
  if (problems.length === 0) return [`${open}/>`]
  const message = describeTally(tally([result]))
  const content = failed
    ? `      <failure${attributes({ message, type: 'validation' })}>${escapeXml(text)}</failure>`
    : `      <system-out>${escapeXml(text)}</system-out>`
  return [`${open}>`, content, '    </testcase>']
}

/** A problem as one line of text. */
export function describeProblem({ file, start, severity, code, message, hint }: FileDiagnostic): string {
  const place = start ? `${file}:${start.line}:${start.column}` : file
  return `${visible(place)} ${severity} ${code}: ${visible(message)}${hint === undefined ? '' : ` ${visible(hint)}`}`
}
