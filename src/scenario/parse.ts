import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLError,
} from 'yaml'
import type { Finding, Path, Range } from './diagnostic.ts'

/** A scenario's text, understood as YAML: plain data, and where each piece of it stands. */
export type ParsedText = {
  readonly document: Document.Parsed
  /** Mappings have no prototype, so that no name in a file can reach one. */
  readonly data: unknown
  readonly findings: readonly Finding[]
  readonly ranges: ReadonlyMap<Finding, Range>
  locate(path: Path, target?: 'key' | 'value'): Range | undefined
}

/** A file may hold, or its aliases unfold to, this many values in all: far more than the largest battle has. */
const MAX_VALUES = 500_000

/** Reads YAML (and so JSON too). Everything wrong with it as YAML is in the findings. */
export function parseText(text: string): ParsedText {
  const document = parseDocument(text, {
    // The package's own check of keys takes quadratic time; ours is in `read`.
    uniqueKeys: false,
    prettyErrors: false,
    stringKeys: false,
  })
  const findings: Finding[] = []
  const ranges = new Map<Finding, Range>()
  const anchors = new Map<string, Node>()
  const open = new Set<Node>()
  // The path to the value being read: one array that grows and shrinks, copied only where something is found.
  const path: (string | number)[] = []
  let values = 0

  const found = (finding: Finding, range: Range) => {
    findings.push(finding)
    ranges.set(finding, range)
  }

  for (const error of rootCauses(document.errors)) found(syntaxFinding(error, text), error.pos)
  const data = findings.length === 0 ? read(document.contents) : undefined
  if (values > MAX_VALUES && findings.length === 0) {
    const message = `The file holds more than ${MAX_VALUES.toLocaleString('en')} values.`
    found({ code: 'file/too-large', path: [], message }, [0, 0])
  }
  return { document, data, findings, ranges, locate }

  function read(node: unknown): unknown {
    if (++values > MAX_VALUES) return undefined
    if (isScalar(node)) {
      if (node.anchor) anchors.set(node.anchor, node)
      return node.value
    }
    if (isAlias(node)) return follow(node.source, node as Node)
    if (!isMap(node) && !isSeq(node)) return null
    if (node.anchor) anchors.set(node.anchor, node)
    open.add(node)
    const value = isMap(node) ? readMap(node.items) : readList(node.items)
    open.delete(node)
    return value
  }

  function readList(items: readonly unknown[]): unknown[] {
    return items.map((item, i) => {
      path.push(i)
      const value = read(item)
      path.pop()
      return value
    })
  }

  function readMap(pairs: readonly Pair[]): unknown {
    const map: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    const seen = new Set<string>()
    for (const { key, value } of pairs) {
      const name = keyName(key)
      if (name === undefined) {
        const range = rangeOf(key) ?? rangeOf(value) ?? [0, 0]
        found({ code: 'yaml/key', path: [...path], message: 'A key must be a word before a colon.' }, range)
        continue
      }
      path.push(name)
      if (seen.has(name)) {
        const message = `${name} is here a second time.`
        const hint = 'Merge the two, or remove one.'
        found({ code: 'yaml/duplicate-key', path: [...path], message, hint }, rangeOf(key)!)
      } else {
        seen.add(name)
        map[name] = read(value)
      }
      path.pop()
    }
    return map
  }

  function follow(name: string, alias: Node): unknown {
    const target = anchors.get(name)
    const trouble = !target
      ? `*${name} names no anchor before it.`
      : open.has(target)
        ? `*${name} leads back into itself.`
        : undefined
    const value = trouble ? undefined : read(target)
    const tooMuch = values > MAX_VALUES ? `*${name} unfolds to too much data.` : undefined
    const message = trouble ?? tooMuch
    if (message && !findings.some((finding) => finding.code === 'yaml/alias')) {
      found({ code: 'yaml/alias', path: [...path], message, hint: 'Write the value out.' }, rangeOf(alias) ?? [0, 0])
    }
    return value
  }

  function locate(where: Path, target: 'key' | 'value' = 'value'): Range | undefined {
    let node: unknown = document.contents
    let key: unknown
    for (const step of where) {
      if (isAlias(node)) node = anchors.get(node.source)
      if (isMap(node)) {
        const pair: Pair | undefined = node.items.find((item) => keyName(item.key) === String(step))
        if (!pair) break
        key = pair.key
        node = pair.value ?? pair.key
      } else if (isSeq(node)) {
        const item: unknown = node.items[Number(step)]
        if (item === undefined) break
        key = undefined
        node = item
      }
    }
    return (target === 'key' ? rangeOf(key) : undefined) ?? rangeOf(node)
  }
}

/** A scalar key as it is written: `4` and `1-3` are words here. */
export function keyName(key: unknown): string | undefined {
  if (!isScalar(key) || key.value === null) return undefined
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
}

function rangeOf(node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], range[1]] : undefined
}

/** One slip makes the parser stumble again and again: the first error counts, and any other kind than plain syntax. */
function rootCauses(errors: readonly YAMLError[]): readonly YAMLError[] {
  const [first, ...rest] = errors
  return first
    ? [first, ...rest.filter((error) => error.code === 'MULTIPLE_DOCS' && first.code !== 'MULTIPLE_DOCS')]
    : []
}

function syntaxFinding(error: YAMLError, text: string): Finding {
  const path: Path = []
  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return {
        code: 'yaml/several-documents',
        path,
        message: 'A second document begins here; a file is one battle.',
        hint: 'Put it in a file of its own.',
      }
    case 'RESOURCE_EXHAUSTION':
      return { code: 'yaml/too-deep', path, message: 'This is nested too deeply for a scenario.' }
    case 'TAB_AS_INDENT':
      return {
        code: 'yaml/tab',
        path,
        message: 'A tab indents this line; YAML wants spaces.',
        hint: 'Replace it with spaces, two a level.',
        ...(text[error.pos[0]] === '\t' && { replacement: '  ' }),
      }
    case 'BAD_ALIAS':
      return { code: 'yaml/alias', path, message: error.message, hint: 'Write the value out.' }
    default:
      return { code: 'yaml/syntax', path, message: `This is not YAML: ${lowerFirst(error.message)}.` }
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
