import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { init, parse } from 'es-module-lexer/minimal'
import { UsageError } from '../usage-error.ts'
import { importRulebook, validatorCode } from './load.ts'

/** A rulebook as a page gets it: its module, the module of its validators, and a name for what both say. */
export type PageModule = { readonly digest: string; readonly module: string; readonly validators: string }

/** Reads a rulebook's module for a page, which has no packages and fetches nothing else. */
export async function readPageModule(file: string): Promise<PageModule> {
  const module = readFileSync(file, 'utf8')
  await requireSelfContained(module, file)
  const validators = await validatorCode(await importRulebook(file), file)
  const digest = createHash('sha256').update(module).update('\0').update(validators).digest('hex').slice(0, 32)
  return { digest, module, validators }
}

/** The name under which a page that is one file finds its rulebook. */
const NAME = 'berthierRulebook'

/** A rulebook's module as a plain script, for a page that is one file. */
export async function moduleAsScript(code: string, file: string): Promise<string> {
  const exports = await requireSelfContained(code, file)
  const [only] = exports
  if (exports.length !== 1 || only?.n !== 'default')
    throw new UsageError(`${file} exports more than its rulebook. A page needs a bundle with a default export only.`)
  const isExpression = only.ln === undefined
  const before = lastMatch(isExpression ? /\bexport\s+default\b/g : /\bexport\s*\{/g, code, only.s)
  if (isExpression) {
    // export default …
    const body = `${code.slice(0, before)}const berthierDefault =${code.slice(only.e)}`
    return `var ${NAME} = (() => {\n${body}\nreturn berthierDefault;\n})();`
  }
  // export { … as default };
  const after = code.indexOf('}', only.e) + 1
  return `var ${NAME} = (() => {\n${code.slice(0, before)}${code.slice(after)}\nreturn ${only.ln};\n})();`
}

/** Where the last match begins that does not begin behind a place. */
function lastMatch(pattern: RegExp, text: string, place: number): number {
  let last = 0
  for (const { index } of text.matchAll(pattern)) {
    if (index > place) break
    last = index
  }
  return last
}

/** Refuses a module that needs others; returns its exports. */
async function requireSelfContained(code: string, file: string) {
  await init()
  const [imports, exports] = parse(code)
  const [needed] = imports
  if (!needed) return exports
  const what = needed.d === -2 ? 'uses import.meta' : `imports ${needed.n ?? 'another module'}`
  throw new UsageError(
    `the rulebook ${file} ${what}. The editor and exported pages need it in one file: bundle it, with dynamic imports inlined.`,
  )
}
