// Generates from schema/: the TypeScript types (committed), the bundled schema and ajv's validators (made where needed).
// --check: fails where the committed types are stale, and changes nothing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import Ajv from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { compile } from 'json-schema-to-typescript'
import { bundleSchema } from './schema-bundle.mjs'

const out = (name) => new URL(`../src/${name}`, import.meta.url)
const schema = bundleSchema('scenario.schema.json')
const { allOf: caseSystems, ...caseSchema } = bundleSchema('cases.schema.json')
const systems = Object.entries(schema.definitions).filter(([, definition]) => definition.properties?.system?.const)
const types = await generateTypes()

if (process.argv.includes('--check')) {
  const file = out('scenario/types.gen.ts')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
    console.error('src/scenario/types.gen.ts is stale: run `npm run generate` and commit it.')
    process.exit(1)
  }
} else {
  write('scenario/types.gen.ts', types)
  write('scenario/schema.gen.json', `${JSON.stringify(schema, null, 2)}\n`)
  write('scenario/validators.gen.js', scenarioValidators())
  // In files of their own, so that checking a scenario does not load them.
  write('engine/cases/schema.gen.json', `${JSON.stringify(caseSchema, null, 2)}\n`)
  write('engine/cases/validators.gen.js', caseValidators())
}

function generateTypes() {
  const root = {
    title: 'Scenario',
    description: schema.description,
    anyOf: systems.map(([name]) => ({ $ref: `#/definitions/${name}` })),
  }
  return compile(asUnions({ ...root, definitions: schema.definitions }), 'Scenario', {
    bannerComment: '/* Generated from schema/ by `npm run generate`. Do not edit. */',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

/** json-schema-to-typescript knows no `if`: a choice by `if` becomes a union of its outcomes, a mere `required` is dropped. */
function asUnions(node) {
  if (Array.isArray(node)) return node.map(asUnions)
  if (node === null || typeof node !== 'object') return node
  const { if: condition, then, else: otherwise, allOf, ...rest } = node
  if (condition) return asUnions({ description: node.description, anyOf: [then, otherwise] })
  if (allOf?.every((part) => part.if))
    return asUnions({ description: node.description, anyOf: allOf.map((part) => part.then) })
  const onlyRequired = (parts) => parts?.every((part) => Object.keys(part).every((key) => key === 'required'))
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([key, value]) => !((key === 'anyOf' || key === 'oneOf') && onlyRequired(value)))
      .map(([key, value]) => [key, asUnions(value)]),
  )
}

/** One validator a system: the file's `system` picks it, so that errors speak of one rulebook only. */
function scenarioValidators() {
  return generateValidators(
    schema,
    systems.map(([name, definition]) => [definition.properties.system.const, `#/definitions/${name}`]),
  )
}

/** What every case file has is one validator; a system adds those of its positions and its expectations. */
function caseValidators() {
  const ids = caseSystems.map((part) => part.if.properties.system.const)
  const parts = ids.flatMap((id) => [`${id}-position`, `${id}-expectation`])
  return generateValidators(caseSchema, [['cases', '#'], ...parts.map((name) => [name, `#/definitions/${name}`])])
}

/** ajv's code for some places of a schema, each under a name. */
function generateValidators(bundle, places) {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // A function a definition, not a copy at each use.
    inlineRefs: false,
    code: { source: true, esm: true, optimize: true },
  })
  ajv.addSchema(withoutAnnotations(bundle), 'bundle')
  const variable = (name) => name.replaceAll('-', '_')
  const code = standaloneCode(
    ajv,
    Object.fromEntries(places.map(([name, pointer]) => [variable(name), `bundle${pointer}`])),
  )
  if (code.includes('require(')) throw new Error('the validators must not need a runtime: a keyword of the schema does')
  const entries = places.map(([name]) => `'${name}': ${variable(name)}`)
  return `${withLinearErrors(code)}\nexport const validators = {${entries.join(', ')}};\n`
}

/** ajv joins lists of errors by copying both, at every level: quadratic where a file has thousands. */
function withLinearErrors(code) {
  const copying = /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g
  if (!copying.test(code)) throw new Error('ajv no longer joins errors the way that is mended here')
  const join =
    'function joined(all, more) { if (all === null) return more; for (const one of more) all.push(one); return all }'
  return `${code.replaceAll(copying, 'vErrors = joined(vErrors, $1.errors)')}\n${join}`
}

/** ajv embeds what it is given: descriptions and examples would triple the code. */
function withoutAnnotations(node, isName = false) {
  if (Array.isArray(node)) return node.map((item) => withoutAnnotations(item))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isName || (key !== 'description' && key !== 'examples'))
      .map(([key, value]) => [
        key,
        withoutAnnotations(value, !isName && (key === 'properties' || key === 'definitions')),
      ]),
  )
}

/** Leaves an unchanged file alone, so that watchers and builds see no change. */
function write(name, text) {
  const file = out(name)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
