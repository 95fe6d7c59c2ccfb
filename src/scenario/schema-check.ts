import type { Finding, Path } from './diagnostic.ts'
import { placeAt, type SchemaNode, type SchemaPlace, systemSchema } from './schema-nodes.ts'
import { didYouMean, suggest } from './suggest.ts'
import { type SchemaError, validators } from './validators.gen.js'

/** Checks data against its system's schema, and says what is wrong in words, root causes only. */
export function checkSchema(system: string, data: unknown): Finding[] {
  const validate = validators[system]!
  if (validate(data)) return []
  const root = systemSchema(system)
  const errors = validate.errors!.filter((error) => error.keyword !== 'if')
  return [...groupByPath(errors)].flatMap(([pointer, group]) => {
    const path = parsePointer(pointer, data)
    const place = placeAt(root, data, path)
    return place ? translate(group, path, place, valueAt(data, path)) : []
  })
}

function translate(errors: readonly SchemaError[], path: Path, place: SchemaPlace, value: unknown): Finding[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf')
  const missing = new Set(
    errors
      .filter((error) => error.keyword === 'required' && !/\/(oneOf|anyOf)\//.test(error.schemaPath))
      .map((error) => error.params.missingProperty!),
  )
  const findings: Finding[] = []
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue
    const { finding, meant } = unknownKey(error.params.additionalProperty!, path, place.node, value)
    // The key that is missing is the one that was mistyped.
    if (meant) missing.delete(meant)
    findings.push(finding)
  }
  for (const key of missing) findings.push(missingKey(key, path, place.node))
  if (choices.length > 0) findings.push(wrongChoice(errors, path, value))
  for (const error of errors) {
    const finding = translateValue(error, path, place, value)
    if (finding) findings.push(finding)
  }
  return findings
}

function unknownKey(
  key: string,
  path: Path,
  node: SchemaNode,
  value: unknown,
): { finding: Finding; meant: string | undefined } {
  const known = Object.keys(node.properties ?? {})
  const free = known.filter((name) => !(name in (value as object)))
  const suggestion = suggest(key, free)
  const finding: Finding = {
    code: 'schema/unknown-key',
    path: [...path, key],
    target: 'key',
    message: `There is no key ${key} ${where(path)}.`,
    hint: didYouMean(suggestion) ?? (known.length > 0 ? `Keys here: ${known.join(', ')}.` : 'Remove it.'),
    ...(suggestion?.certain && { replacement: suggestion.word }),
  }
  return { finding, meant: suggestion?.word }
}

function missingKey(key: string, path: Path, node: SchemaNode): Finding {
  const example = exampleOf(placeAt({ node, definition: undefined }, undefined, [key])?.node)
  return {
    code: 'schema/missing-key',
    path,
    target: 'key',
    message: `The key ${key} is missing ${where(path)}.`,
    hint: example === undefined ? `Add ${key}.` : `Add it, for example: ${key}: ${example}`,
  }
}

/** The only `oneOf` and `anyOf` that we use choose between keys. */
function wrongChoice(errors: readonly SchemaError[], path: Path, value: unknown): Finding {
  const absent = errors
    .filter((error) => error.keyword === 'required' && /\/(oneOf|anyOf)\//.test(error.schemaPath))
    .map((error) => error.params.missingProperty!)
  const message =
    absent.length > 0
      ? `One of the keys ${absent.join(' and ')} is needed ${where(path)}.`
      : `Of ${Object.keys(value as object).join(', ')} only one goes with the other.`
  return { code: 'schema/choice', path, target: 'key', message, hint: 'Keep exactly the one you mean.' }
}

function translateValue(error: SchemaError, path: Path, place: SchemaPlace, value: unknown): Finding | undefined {
  const { node } = place
  const limit = error.params.limit!
  switch (error.keyword) {
    case 'type':
      return {
        code: 'schema/type',
        path,
        message: `${nameOf(path)} must be ${KINDS[error.params.type!] ?? error.params.type}, and is ${kindOf(value)}.`,
        ...hintFrom(node),
      }
    case 'enum':
    case 'const':
      return wrongWord(path, place, value, error.params.allowedValues ?? [error.params.allowedValue])
    case 'pattern':
      return error.propertyName === undefined ? wrongForm(path, place, value) : wrongName(error.propertyName, path)
    case 'minimum':
    case 'maximum': {
      const bound = error.keyword === 'minimum' ? 'at least' : 'at most'
      return {
        code: 'schema/number',
        path,
        message: `${nameOf(path)} is ${String(value)}, and must be ${bound} ${limit}.`,
        ...hintFrom(node),
      }
    }
    case 'minItems':
    case 'minProperties':
    case 'maxItems':
    case 'maxProperties': {
      const bound = error.keyword.startsWith('min') ? 'at least' : 'at most'
      const number = Array.isArray(value) ? value.length : Object.keys(value as object).length
      const message = `${nameOf(path)} has ${entries(number)}, and needs ${bound} ${limit}.`
      return { code: 'schema/size', path, target: 'key', message, ...hintFrom(node) }
    }
    default:
      return undefined
  }
}

function wrongWord(
  path: Path,
  { node, definition }: SchemaPlace,
  value: unknown,
  allowed: readonly unknown[],
): Finding {
  if (definition === 'format') {
    const hint =
      typeof value === 'number' && value > 1 ? 'The file is newer than this Berthier: update it.' : 'Write format: 1.'
    return {
      code: 'format/unsupported',
      path,
      message: `Format ${String(value)} is not supported; this Berthier reads format 1.`,
      hint,
    }
  }
  const words = allowed.map(String)
  const suggestion = typeof value === 'string' ? suggest(value, words) : undefined
  const list = `Allowed: ${words.join(', ')}.`
  if (typeof value !== 'string' && node.type === 'string') {
    return {
      code: 'schema/type',
      path,
      message: `${nameOf(path)} must be a text, and is ${kindOf(value)}.`,
      hint: list,
    }
  }
  if (definition === 'facing') {
    const sides: Record<string, string> = { E: 'NE or SE', EAST: 'NE or SE', W: 'NW or SW', WEST: 'NW or SW' }
    const near = sides[String(value).toUpperCase()]
    return {
      code: 'unit/facing',
      path,
      message: `${String(value)} is no hexside of these hexes.`,
      hint: near ? `Did you mean ${near}?` : (didYouMean(suggestion) ?? list),
      ...(suggestion?.certain && { replacement: suggestion.word }),
    }
  }
  return {
    code: 'schema/value',
    path,
    message: `${nameOf(path)} cannot be ${String(value)}.`,
    hint: suggestion ? `${didYouMean(suggestion)} ${list}` : list,
    ...(suggestion?.certain && { replacement: suggestion.word }),
  }
}

function wrongForm(path: Path, { node, definition }: SchemaPlace, value: unknown): Finding {
  const text = String(value)
  if (definition === 'hex' || definition === 'hexRange') {
    const mended = mendHex(text, definition === 'hexRange')
    const form = definition === 'hexRange' ? 'A hex is written D5, a range B7-B10.' : 'A hex is written D5.'
    const range = definition === 'hex' && /^[A-Za-z]+\d+\s*-\s*[A-Za-z]+\d+$/.test(text)
    return {
      code: 'hex/malformed',
      path,
      message: range
        ? `${text} is a range; here each unit has a hex of its own.`
        : `${text || 'An empty text'} is no hex.`,
      hint: mended ? `Did you mean ${mended}?` : form,
      ...(mended && { replacement: mended }),
    }
  }
  const example = exampleOf(node)
  const message = text.trim() === '' ? `${nameOf(path)} is empty.` : `${nameOf(path)} cannot be ${text}.`
  return {
    code: 'schema/text',
    path,
    message,
    hint: [node.description, example && `Example: ${example}`].filter(Boolean).join(' '),
  }
}

function wrongName(name: string, path: Path): Finding {
  return {
    code: 'schema/text',
    path: [...path, name],
    target: 'key',
    message: `${name} cannot be a key ${where(path)}.`,
    hint:
      /^\d/.test(name) || path.includes('d6')
        ? 'Keys here are die results such as 4 or 1-3.'
        : 'Names of sides are small letters, digits and hyphens.',
  }
}

/** Small letters, spaces and leading zeros are all that is wrong: `d5`, `D 5`, `D05`. */
function mendHex(text: string, ranges: boolean): string | undefined {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s_]/g, '')
    .replaceAll('–', '-')
    .replaceAll(/(?<=[A-Z])0+(?=\d)/g, '')
  const one = '[A-Z]{1,2}[1-9][0-9]{0,2}'
  return new RegExp(ranges ? `^${one}(-${one})?$` : `^${one}$`).test(plain) ? plain : undefined
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value)
}

const entries = (number: number) => (number === 1 ? '1 entry' : `${number} entries`)

/** The nearest key above, which is what a person calls the place. */
function nameOf(path: Path): string {
  const key = path.findLast((step) => typeof step === 'string')
  if (key === undefined) return 'The file'
  return typeof path.at(-1) === 'number' ? `An entry of ${key}` : key
}

function where(path: Path): string {
  return path.length === 0
    ? 'at the top of the file'
    : `in ${path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step)).join(' › ')}`
}

function hintFrom(node: SchemaNode): { hint?: string } {
  const example = exampleOf(node)
  const hint = [node.description, example && `Example: ${example}`].filter(Boolean).join(' ')
  return hint ? { hint } : {}
}

/** The first example, written as a person would in YAML. */
function exampleOf(node: SchemaNode | undefined): string | undefined {
  const example = node?.examples?.[0]
  return example === undefined ? undefined : flow(example)
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${flow(item)}`)
    .join(', ')} }`
}

function groupByPath(errors: readonly SchemaError[]): Map<string, SchemaError[]> {
  const groups = new Map<string, SchemaError[]>()
  for (const error of errors) {
    const group = groups.get(error.instancePath)
    if (group) group.push(error)
    else groups.set(error.instancePath, [error])
  }
  return groups
}

/** A JSON pointer as a path: list positions as numbers. */
function parsePointer(pointer: string, data: unknown): Path {
  const path: (string | number)[] = []
  let value = data
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(value) ? Number(key) : key)
    value = (value as Record<string, unknown>)[key]
  }
  return path
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data)
}
