import { type ClauseCoverage, missingForRule, type RuleCoverage } from '../../../src/engine/cases/coverage.ts'
import { count } from '../../../src/scenario/wording.ts'
import type { SystemCoverage } from '../../case-results.ts'
import type { Colors } from '../../output/terminal.ts'

type Row = {
  readonly name: string
  readonly file: string
  readonly shown: string
  readonly missing: readonly string[]
  readonly indent?: string
}

/** Every rule and clause of a system with its cases, then those that lack some. */
export function coverageBlock({ system, rules }: SystemCoverage, colors: Colors): string {
  const rows = rules.flatMap((rule) => [ruleRow(rule), ...rule.clauses.map(clauseRow)])
  const missing = rows.filter((row) => row.missing.length > 0)
  const lacks = missing.map((row) => ({ ...row, indent: '', shown: `lacks ${row.missing.join(' and ')}` }))
  return [
    `${system}: ${summarise(rules)}`,
    ...table(rows, colors),
    ...(lacks.length === 0 ? [] : ['', `Missing (${lacks.length}):`, ...table(lacks, colors)]),
  ].join('\n')
}

function summarise(rules: readonly RuleCoverage[]): string {
  const plain = rules.filter(({ clauses }) => clauses.length === 0)
  const withCases = plain.filter((rule) => missingForRule(rule).length === 0).length
  const clauses = rules.flatMap((rule) => rule.clauses)
  if (clauses.length === 0) return `${withCases} of ${count(plain.length, 'rule')} have cases`
  const inPlay = clauses.filter(({ noEffect }) => noEffect === undefined)
  const shown = inPlay.filter(({ missing }) => missing.length === 0).length
  const idle = clauses.length - inPlay.length
  return [
    `${shown} of ${count(inPlay.length, 'clause')} shown by cases`,
    ...(idle > 0 ? [`${count(idle, 'clause')} without effect in play`] : []),
    ...(plain.length > 0 ? [`${withCases} of ${count(plain.length, 'rule')} without clauses have cases`] : []),
  ].join('; ')
}

function ruleRow(rule: RuleCoverage): Row {
  const { rule: name, file, cases, clauses } = rule
  const none = clauses.length > 0 ? '' : 'none'
  return {
    name,
    file,
    shown: cases === 0 ? none : String(cases),
    missing: clauses.length > 0 ? [] : missingForRule(rule),
  }
}

function clauseRow({ id, code, kind, noEffect, cases, permission, prohibition, missing }: ClauseCoverage): Row {
  const counted = `${cases || 'none'} (${permission} carried out, ${prohibition} refused)`
  const shown = noEffect === undefined ? `${kind.padEnd(7)}  ${counted}` : 'no effect in play'
  return { name: id, file: code, shown, missing, indent: '  ' }
}

function table(rows: readonly Row[], colors: Colors): string[] {
  const width = Math.max(...rows.map(({ name, indent = '' }) => indent.length + name.length))
  const places = Math.max(...rows.map(({ file }) => file.length))
  return rows.map(({ name, file, shown, missing, indent = '' }) => {
    const line = `${`${indent}${name}`.padEnd(width)}  ${file.padEnd(places)}  ${shown}`.trimEnd()
    return missing.length > 0 ? colors.red(`! ${line}`) : `  ${line}`
  })
}
