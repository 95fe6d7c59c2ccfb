import { pathToFileURL } from 'node:url'
import {
  CONTRACT,
  completeRulebook,
  type DefinedRulebook,
  findRulebookProblem,
  type RulebookValidators,
} from '../../src/engine/define-rulebook.ts'
import type { System } from '../../src/engine/system.ts'
import { UsageError } from '../usage-error.ts'

/** Imports a rulebook's module: its own code, which runs with the rights of whoever started the command. */
export async function importRulebook(file: string): Promise<DefinedRulebook> {
  let module: { readonly default?: unknown }
  try {
    module = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
  } catch (error) {
    const isTakenForScript = error instanceof SyntaxError && /'export'|import statement/.test(error.message)
    const hint = isTakenForScript ? '. Add "type": "module" to its package.json, or call it .mjs.' : ''
    throw new UsageError(`cannot load the rulebook ${file}: ${messageOf(error)}${hint}`)
  }
  const defined = module.default as Partial<DefinedRulebook> | undefined
  if (typeof defined !== 'object' || defined === null || typeof defined.contract !== 'number')
    throw new UsageError(`${file} is no rulebook: its default export must come from defineRulebook.`)
  if (defined.contract !== CONTRACT) {
    const older = defined.contract < CONTRACT
    const hint = older ? 'Build it again with this Berthier.' : 'Update Berthier.'
    throw new UsageError(
      `the rulebook ${defined.id ?? file} was made for version ${defined.contract} of the rulebook contract, but this Berthier has version ${CONTRACT}. ${hint}`,
    )
  }
  const problem = findRulebookProblem(defined as DefinedRulebook)
  if (problem !== undefined) throw new UsageError(`the rulebook ${file} cannot be used: ${problem}.`)
  return defined as DefinedRulebook
}

/** Loads a rulebook with the validators of its schemas. */
export async function loadRulebook(file: string): Promise<System> {
  const defined = await importRulebook(file)
  const code = await validatorCode(defined, file)
  const { validators } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly validators: RulebookValidators
  }
  return completeRulebook(defined, validators)
}

/** The code of the validators of a rulebook's schemas: a module of its own, which a page can load too. */
export async function validatorCode(defined: DefinedRulebook, file: string): Promise<string> {
  const { makeValidatorObject } = await import('./standalone-validators.mjs')
  const book = await load(defined, file)
  const make = (what: string, schema: object, places: Readonly<Record<string, string>>) => {
    try {
      return makeValidatorObject(schema, places)
    } catch (error) {
      throw new UsageError(`the rulebook ${defined.id} has ${what} that ajv refuses: ${messageOf(error)}`)
    }
  }
  const scenario = make('a schema', defined.schema, { scenario: '#' })
  const cases = make('a schema of cases', book.schema.schema, {
    position: '#/definitions/position',
    expectation: '#/definitions/expectation',
  })
  return `export const validators = { ...${scenario}, ...${cases} };\n`
}

async function load(defined: DefinedRulebook, file: string) {
  try {
    return await defined.loadCaseBook()
  } catch (error) {
    throw new UsageError(`cannot load the cases of the rulebook ${file}: ${messageOf(error)}`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
