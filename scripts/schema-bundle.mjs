// One self-contained schema out of the files in schema/: what editors, ajv and json-schema-to-typescript all understand.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Reads files of schema/ and every file they refer to, and gathers all definitions in one flat `definitions`. The first file is the
 * root; of the others only the definitions count.
 */
export function bundleSchema(names) {
  const files = new Map()
  const definitions = {}
  const [root] = names.map((name) => load(fileURLToPath(new URL(`../schema/${name}`, import.meta.url))))

  function load(file) {
    if (files.has(file)) return files.get(file)
    const { definitions: own = {}, ...schema } = JSON.parse(readFileSync(file, 'utf8'))
    files.set(file, schema)
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
    if (path !== '') load(resolve(dirname(file), path))
    return `#${pointer}`
  }

  return { ...root, definitions }
}
