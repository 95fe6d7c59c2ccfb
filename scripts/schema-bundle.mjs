// One self-contained schema out of the files in schema/: what editors, ajv and json-schema-to-typescript all understand.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Reads a file of schema/ and every file it refers to, and gathers all definitions in one flat `definitions`. */
export function bundleSchema(rootName) {
  const rootFile = fileURLToPath(new URL(`../schema/${rootName}`, import.meta.url))
  const files = new Map()
  const definitions = {}
  const root = load(rootFile)

  function load(file) {
    if (files.has(file)) return files.get(file)
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    files.set(file, schema)
    const own = schema.definitions ?? {}
    delete schema.definitions
    for (const [name, definition] of Object.entries(own)) define(name, rewrite(definition, file), file)
    return rewrite(schema, file)
  }

  function define(name, definition, file) {
    if (name in definitions) throw new Error(`${file}: there is a definition ${name} already`)
    definitions[name] = definition
  }

  function rewrite(node, file) {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, file))
    if (node === null || typeof node !== 'object') return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === '$ref' ? reference(value, file) : rewrite(value, file)]),
    )
  }

  function reference(ref, file) {
    const [path, pointer] = ref.split('#')
    const target = path === '' ? file : resolve(dirname(file), path)
    if (!files.has(target)) {
      const schema = load(target)
      if (pointer === undefined) {
        const { $schema: _, ...definition } = schema
        define(schema.title, definition, target)
      }
    }
    return pointer === undefined ? `#/definitions/${files.get(target).title}` : `#${pointer}`
  }

  return { ...root, definitions }
}
