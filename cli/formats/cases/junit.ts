import { type CaseFileResult, type CaseResult, type CasesReport, tallyCases } from '../../case-results.ts'
import { problemsOf } from '../../checking/results.ts'
import { visible } from '../../output/terminal.ts'
import { describeProblem } from '../junit.ts'
import { attributes, escapeXml } from '../xml.ts'

/** JUnit XML, for CI servers: a suite a file, a test case a case. What is wrong with a file itself is one more, an error. */
export function junit(report: CasesReport): string {
  const suites = report.files.map(suiteOf)
  const { failed } = tallyCases(report)
  const errors = suites.reduce((sum, suite) => sum + suite.errors, 0)
  const tests = suites.reduce((sum, suite) => sum + suite.tests, 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="berthier cases"${attributes({ tests, failures: failed, errors })}>`,
    ...suites.flatMap(({ lines }) => lines),
    '</testsuites>',
    '',
  ].join('\n')
}

function suiteOf(file: CaseFileResult): { tests: number; errors: number; lines: string[] } {
  const cases = 'cases' in file ? file.cases : []
  const trouble = 'cases' in file ? problemsOf(file).map(describeProblem) : [file.failure]
  const errors = trouble.length > 0 ? 1 : 0
  const tests = cases.length + errors
  const failures = cases.filter(({ failure }) => failure).length
  const lines = [
    `  <testsuite${attributes({ name: file.path, tests, failures, errors })}>`,
    ...(errors > 0 ? wrongFile(file.path, trouble) : []),
    ...cases.flatMap((example) => testCase(file.path, example)),
    '  </testsuite>',
  ]
  return { tests, errors, lines }
}

function wrongFile(path: string, trouble: readonly string[]): string[] {
  const message = trouble[0]!
  return [
    `    <testcase${attributes({ name: 'the file', classname: path })}>`,
    `      <error${attributes({ message, type: 'file' })}>${escapeXml(trouble.map(visible).join('\n'))}</error>`,
    '    </testcase>',
  ]
}

function testCase(path: string, { rules, title, failure }: CaseResult): string[] {
  const name = `${rules.join(', ')} ${title}`
  const open = `    <testcase${attributes({ name, classname: path })}`
  if (!failure) return [`${open}/>`]
  const place = `${path}:${failure.start.line}:${failure.start.column}`
  const text = [place, ...failure.details, ...failure.events].map(visible).join('\n')
  return [
    `${open}>`,
    `      <failure${attributes({ message: failure.message, type: 'case' })}>${escapeXml(text)}</failure>`,
    '    </testcase>',
  ]
}
