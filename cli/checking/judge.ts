import { dirname, relative, resolve, sep } from 'node:path'
import { allCodes, type CodeTable } from '../../src/scenario/codes/index.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import type { Config, Rules } from '../rulebooks/config.ts'
import { UsageError } from '../usage-error.ts'

/** Gives the problems of a file the severities that a configuration wants. */
export type Judge = (path: string, validation: Validation) => Validation

/** The judge of a configuration; without rules everything stays as it is. Refuses codes that there are not, and errors that should be less. */
export function makeJudge(config: Config | undefined, rulebooks: readonly { readonly codes?: CodeTable }[]): Judge {
  if (!config || (Object.keys(config.rules).length === 0 && config.overrides.length === 0))
    return (_, validation) => validation
  const known = judges.get(config)
  if (known) return known
  const codes = allCodes(rulebooks)
  for (const rules of [config.rules, ...config.overrides.map((override) => override.rules)]) {
    checkRules(rules, codes, config.file)
  }
  const judge: Judge = (path, validation) => {
    const rules = rulesFor(path, valueAt(validation.data, ['id']), config)
    return { ...validation, diagnostics: validation.diagnostics.flatMap((diagnostic) => judged(diagnostic, rules)) }
  }
  judges.set(config, judge)
  return judge
}

const judges = new WeakMap<Config, Judge>()

function judged(diagnostic: Diagnostic, rules: Rules): readonly Diagnostic[] {
  const severity = Object.hasOwn(rules, diagnostic.code) ? rules[diagnostic.code] : undefined
  if (severity === undefined) return [diagnostic]
  return severity === 'off' ? [] : [{ ...diagnostic, severity }]
}

function rulesFor(path: string, id: unknown, { file, rules, overrides }: Config): Rules {
  const inside = relative(dirname(file), resolve(path)).split(sep).join('/')
  const fitting = overrides.filter(
    ({ files, battles }) =>
      (files?.some((pattern) => globPattern(pattern).test(inside)) ?? true) &&
      (battles?.some((battle) => battle === id) ?? true),
  )
  return Object.assign({}, rules, ...fitting.map((override) => override.rules)) as Rules
}

/** `*` is any part of a name, `**` any folders. */
function globPattern(glob: string): RegExp {
  const source = glob.replace(/^\.\//, '').replaceAll(/\*\*\/|\*\*|[*?]|[\\^$.|+()[\]{}]/g, (sign) => {
    const meaning: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
    return meaning[sign] ?? `\\${sign}`
  })
  return new RegExp(`^${source}$`)
}

function checkRules(rules: Rules, codes: CodeTable, file: string): void {
  for (const [code, severity] of Object.entries(rules)) {
    const entry = Object.hasOwn(codes, code) ? codes[code] : undefined
    if (!entry) {
      const hint = didYouMean(suggest(code, Object.keys(codes))) ?? 'Run berthier explain to list all codes.'
      throw new UsageError(`${file}: rules has the unknown code ${code}. ${hint}`)
    }
    if (entry.severity === 'error' && severity !== 'error')
      throw new UsageError(
        `${file}: ${code} is an error and cannot be ${severity === 'off' ? 'turned off' : `made ${severity}`}: a battle cannot be played with it.`,
      )
  }
}
