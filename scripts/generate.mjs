// Generates from schema/: the TypeScript types (committed), and for each rulebook its bundled schema and ajv's validators (made
// where needed). --check: fails where the committed types are stale, and changes nothing.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'
import { makeValidatorModule } from '../cli/rulebooks/standalone-validators.mjs'
import { bundleSchema } from './schema-bundle.mjs'

const rulebooks = readdirSync(new URL('../schema/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'common')
  .map(({ name: id }) => ({
    id,
    schema: bundleSchema([`${id}/scenario.schema.json`]),
    cases: bundleSchema([`${id}/cases.schema.json`]),
  }))
const common = bundleSchema(['scenario', 'hex-board', 'table-board'].map((name) => `common/${name}.schema.json`))
const cases = bundleSchema(['common/cases.schema.json'])
const definitions = bundleSchema(['common/definitions-file.schema.json'])

// Rulebooks differ in which parts have a source: to TypeScript only what all their types are is a type of all.
const anyScenario = { ...common, properties: { ...common.properties, sources: { tsType: 'object' } } }
const types = new Map([['scenario/types.gen.ts', await generateTypes(anyScenario, { unreachableDefinitions: true })]])
for (const { id, schema } of rulebooks) types.set(`systems/${id}/format/types.gen.ts`, await generateTypes(schema))

if (process.argv.includes('--check')) {
  const stale = [...types].filter(([name, text]) => !existsSync(out(name)) || readFileSync(out(name), 'utf8') !== text)
  for (const [name] of stale) console.error(`src/${name} is stale: run \`npm run generate\` and commit it.`)
  if (stale.length > 0) process.exit(1)
} else {
  for (const [name, text] of types) write(name, text)
  const config = bundleSchema(['config.schema.json'])
  write('../cli/rulebooks/config-schema.gen.json', json(config))
  write('../cli/rulebooks/config-validators.gen.js', makeValidatorModule(config, { config: '#' }))
  write('scenario/schema.gen.json', json(common))
  write('scenario/uses/schema.gen.json', json(definitions))
  write('scenario/uses/validators.gen.js', makeValidatorModule(definitions, { definitions: '#' }))
  write('engine/cases/schema.gen.json', json(cases))
  write('engine/cases/validators.gen.js', makeValidatorModule(cases, { file: '#' }))
  for (const { id, schema, cases: own } of rulebooks) {
    write(`systems/${id}/format/schema.gen.json`, json(schema))
    write(`systems/${id}/format/validators.gen.js`, makeValidatorModule(schema, { scenario: '#' }))
    // Apart, so that checking a scenario does not load them.
    write(`systems/${id}/cases/schema.gen.json`, json(own))
    const places = { position: '#/definitions/position', expectation: '#/definitions/expectation' }
    write(`systems/${id}/cases/validators.gen.js`, makeValidatorModule(own, places))
  }
}

/** The types of a schema: of its root, and of everything that has a name in it. */
async function generateTypes(schema, options = {}) {
  const text = await compile(asUnions(schema), schema.title, {
    bannerComment: '/* Generated from schema/ by `npm run generate`. Do not edit. */',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    ...options,
  })
  // What the generator says of definitions that the root does not lead to.
  return text.replaceAll(/(\n \*)?\n \* This interface was referenced by .*\n \* via the `definition` .*/g, '')
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
      // What forms call a part is no name for a type, and what they say of it beside a reference makes no second type.
      .filter(([key, value]) => !(key === 'title' && typeof value === 'string'))
      .filter(([key, value]) => !(key === 'description' && typeof value === 'string' && rest.$ref !== undefined))
      .filter(([key, value]) => !((key === 'anyOf' || key === 'oneOf') && onlyRequired(value)))
      .map(([key, value]) => [key, asUnions(value)]),
  )
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

function out(name) {
  return new URL(`../src/${name}`, import.meta.url)
}

/** Leaves an unchanged file alone, so that watchers and builds see no change. */
function write(name, text) {
  const file = out(name)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
