import { CODES } from '../scenario/codes/index.ts'
import type { Validator } from '../scenario/schema/validator.ts'
import type { CaseBook } from './cases/case-book.ts'
import type { System } from './system.ts'

/** The version of what a rulebook implements. It changes when a rulebook made for an older Berthier no longer works. */
export const CONTRACT = 1

/** A rulebook as its author defines it. Missing validators are compiled from the schemas when it is loaded. */
export type RulebookDefinition = Omit<System, 'contract' | 'validator' | 'loadCaseBook'> & {
  readonly validator?: Validator
  loadCaseBook(): Promise<CaseBookDefinition>
}

/** What cases need, as an author defines it. */
export type CaseBookDefinition = Omit<CaseBook<unknown>, 'schema'> & {
  readonly schema: Omit<CaseBook<unknown>['schema'], 'validators'> & Partial<CaseBook<unknown>['schema']>
}

/** A rulebook as its module exports it. */
export type DefinedRulebook = RulebookDefinition & { readonly contract: number }

/** What ajv has made of a rulebook's schemas. */
export type RulebookValidators = {
  readonly scenario: Validator
  readonly position: Validator
  readonly expectation: Validator
}

/** Defines a rulebook: the default export of its module. */
export function defineRulebook<Definition extends RulebookDefinition>(
  definition: Definition,
): Definition & { readonly contract: number } {
  return { ...definition, contract: CONTRACT }
}

/** A defined rulebook with the validators of its schemas: ready for use. */
export function completeRulebook(defined: DefinedRulebook, validators: RulebookValidators): System {
  return {
    ...defined,
    validator: defined.validator ?? validators.scenario,
    loadCaseBook: async () => {
      const book = await defined.loadCaseBook()
      return { ...book, schema: { ...book.schema, validators: book.schema.validators ?? validators } }
    },
  }
}

/** Keys that every scenario has, and so every rulebook's schema. */
const REQUIRED_KEYS = ['format', 'system', 'id', 'title', 'turns', 'sides']

const LOADERS = ['loadGame', 'loadBoardView', 'loadCaseBook'] as const

/** What is wrong with a definition, as the end of a sentence: authors may write JavaScript, which no compiler checks. */
export function findRulebookProblem(definition: RulebookDefinition): string | undefined {
  const { id, title, schema, codes = {}, template } = definition
  if (typeof id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return `id must be lower-case letters, digits and hyphens, but it is ${JSON.stringify(id)}`
  if (typeof title !== 'string' || title.trim() === '') return 'title must be the name of the rulebook'
  if (typeof schema !== 'object' || schema === null) return 'schema must be a JSON Schema'
  const missing = REQUIRED_KEYS.filter((key) => !Object.hasOwn(schema.properties ?? {}, key))
  if (missing.length > 0)
    return `schema lacks the ${missing.length === 1 ? 'property' : 'properties'} ${missing.join(', ')}, which every scenario has; scenarioSchema adds them`
  if (schema.properties?.['system']?.const !== id) return `schema.properties.system.const must be the id, ${id}`
  if (typeof template !== 'string') return 'template must be the text of a small battle'
  const { definitions = [] } = definition
  if (!Array.isArray(definitions) || definitions.some((key) => typeof key !== 'string'))
    return 'definitions must be a list of keys of its scenarios'
  if (typeof definition.check !== 'function') return 'check must be a function'
  if (typeof definition.summarise !== 'function') return 'summarise must be a function'
  const absent = LOADERS.filter((name) => typeof definition[name] !== 'function')
  if (absent.length > 0) return `${absent.join(', ')} must be ${absent.length === 1 ? 'a function' : 'functions'}`
  const taken = Object.keys(codes).find((code) => Object.hasOwn(CODES, code))
  if (taken !== undefined) return `codes has ${taken}, which every rulebook has already: use another name`
  const incomplete = Object.entries(codes).find(
    ([, entry]) => !SEVERITIES.has(entry?.severity) || !entry.title || !entry.why || !entry.fix,
  )
  if (incomplete) return `codes: ${incomplete[0]} needs severity (error, warning or info), title, why and fix`
  return undefined
}

const SEVERITIES: ReadonlySet<unknown> = new Set(['error', 'warning', 'info'])
