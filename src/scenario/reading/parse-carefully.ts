import { type CST, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLError } from 'yaml'
import type { Path, Range, RawDiagnostic } from '../diagnostic.ts'
import { suggest } from '../suggest.ts'
import { explainSyntax } from '../syntax/index.ts'
import { oddIndent } from '../syntax/spaces.ts'
import { figure, quote } from '../wording.ts'
import { bareMapping } from './bare-mapping.ts'
import { composeText } from './compose.ts'
import {
  MAX_ALIASED_CHARACTERS,
  MAX_DEPTH,
  MAX_FINDINGS,
  MAX_KEY_LENGTH,
  MAX_VALUES,
  TOO_DEEP,
  TOO_MANY_VALUES,
} from './limits.ts'
import type { ParsedText } from './parse.ts'

const TAG = { code: 'yaml/tag', message: 'A tag has no meaning in a scenario.', hint: 'Remove it.' } as const

const OLD_MAC = {
  code: 'yaml/syntax',
  path: [],
  message: 'The lines of this file end in carriage returns alone, so it reads as a single line.',
  hint: 'Save it with LF or CRLF line ends in your editor.',
} as const

/** Old programs for the Mac ended lines so. */
const isOfOldMac = (text: string) => text.includes('\r') && !text.includes('\n') && /\r./.test(text)

const TAG_WARNINGS: ReadonlySet<string> = new Set(['TAG_RESOLVE_FAILED', 'BAD_COLLECTION_TYPE'])

/** Reads any YAML with the package. Everything wrong with it is in the findings; the tokens are kept for whoever gives a list. */
export function parseCarefully(text: string, tokens?: CST.Token[]): ParsedText {
  const { document, errors, warnings, excess } = composeText(text, tokens)
  const findings: RawDiagnostic[] = []
  const ranges = new Map<RawDiagnostic, Range>()
  const anchors = new Map<string, Node>()
  const open = new Set<Node>()
  const pairsByKey = new WeakMap<object, Map<string, Pair>>()
  // The path to the value being read: one array that grows and shrinks, copied only where something is found.
  const path: (string | number)[] = []
  // An alias leads to the same tag again.
  const refused = new Set<number>()
  let values = 0
  /** How many aliases lead to the value being read, and how long the texts are that they have led to. */
  let aliases = 0
  let aliased = 0

  const found = (finding: RawDiagnostic, [start, end]: Range) => {
    if (findings.length > MAX_FINDINGS) return
    findings.push(finding)
    // The package also points behind the end of the text.
    ranges.set(finding, [Math.min(start, text.length), Math.min(end, text.length)])
  }

  if (isOfOldMac(text)) found(OLD_MAC, [0, Math.min(text.indexOf('\r'), text.length)])
  else if (excess) found(excess.finding, excess.range)
  else explainErrors()
  const data = findings.length === 0 ? read(document.contents) : undefined
  if (values > MAX_VALUES && findings.length === 0) {
    found(TOO_MANY_VALUES, [0, 0])
  }
  return { text, document, data, findings, ranges, locate, aliasOn }

  function explainErrors(): void {
    for (const error of rootCauses(errors)) {
      const { finding, range } = explainSyntax(error, text)
      found(finding, range)
    }
    for (const warning of warnings) {
      if (TAG_WARNINGS.has(warning.code)) found({ ...TAG, path: [] }, warning.pos)
      else if (findings.length === 0) {
        const { finding, range } = explainSyntax(warning, text)
        found(finding, range)
      }
    }
  }

  function read(node: unknown): unknown {
    if (++values > MAX_VALUES || aliased > MAX_ALIASED_CHARACTERS) return undefined
    if ((node as Node | null)?.tag !== undefined) refuseTag(node as Node)
    if (isScalar(node)) {
      if (node.anchor) anchors.set(node.anchor, node)
      if (aliases > 0 && typeof node.value === 'string') aliased += node.value.length
      return node.value
    }
    if (isAlias(node)) return follow(node.source, node as Node)
    if (!isMap(node) && !isSeq(node)) return null
    if (open.size >= MAX_DEPTH) {
      if (!ranges.has(TOO_DEEP)) found(TOO_DEEP, rangeOf(node) ?? [0, 0])
      return undefined
    }
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
    const map = bareMapping()
    const seen = new Set<string>()
    for (const { key, value } of pairs) {
      const name = keyName(key)
      if ((key as Node | null)?.tag !== undefined) refuseTag(key as Node)
      const odd = (key as Scalar | null)?.type === 'PLAIN' && name !== undefined ? oddIndent(name) : undefined
      if (odd) {
        const [start] = rangeOf(key)!
        found({ code: 'yaml/syntax', path: [...path], ...odd }, [start, start + odd.replacement.length])
        continue
      }
      if (name === undefined) {
        const range = rangeOf(key) ?? rangeOf(value) ?? [0, 0]
        const isDoubled =
          text.startsWith('{', range[0]) && /\{\s*$/.test(text.slice(Math.max(0, range[0] - 9), range[0]))
        const hint = isDoubled ? { hint: 'Remove one of the two pairs of braces.' } : {}
        found(
          { code: 'yaml/key', path: [...path], message: 'A key must be a word, followed by a colon.', ...hint },
          range,
        )
        continue
      }
      if (name.length > MAX_KEY_LENGTH) {
        const message = `The key ${quote(name)} has more than ${figure(MAX_KEY_LENGTH)} characters.`
        found({ code: 'yaml/key', path: [...path], message, hint: 'Shorten it.' }, rangeOf(key)!)
        continue
      }
      if (!value && isExplicit(key)) {
        const message = 'A key after ? needs a colon and its value in the next line.'
        found({ code: 'yaml/key', path: [...path], message, hint: 'Write it without the ?.' }, rangeOf(key)!)
        continue
      }
      if (name === '<<' && (key as Scalar).type === 'PLAIN') {
        const message = 'The merge key << is not part of YAML 1.2.'
        found({ code: 'yaml/key', path: [...path], message, hint: 'Write the entries out.' }, rangeOf(key)!)
        continue
      }
      path.push(name)
      if (seen.has(name)) {
        const message = `${quote(name)} appears a second time.`
        const hint = 'Merge the two, or remove one.'
        found({ code: 'yaml/duplicate-key', path: [...path], message, hint }, rangeOf(key)!)
      } else {
        seen.add(name)
        if (aliases > 0) aliased += name.length
        map[name] = read(value)
      }
      path.pop()
    }
    return map
  }

  /** The package says nothing of the tags that it knows, such as `!!str`. */
  function refuseTag(node: Node): void {
    const start = rangeOf(node)?.[0] ?? 0
    const last = text.lastIndexOf('!', start)
    if (last < 0 || refused.has(last)) return
    refused.add(last)
    const first = text.charAt(last - 1) === '!' ? last - 1 : last
    found({ ...TAG, path: [...path] }, [first, last + /^\S*/.exec(text.slice(last, start))![0].length])
  }

  /** Behind a `?`: what follows such a key without a colon is lost, and the package says nothing. */
  function isExplicit(key: unknown): boolean {
    const start = rangeOf(key)?.[0] ?? 0
    return /\?\s+$/.test(text.slice(Math.max(0, start - 3), start))
  }

  function follow(name: string, alias: Node): unknown {
    const target = anchors.get(name)
    const trouble = !target
      ? `*${quote(name)} refers to an anchor that is not defined before it.`
      : open.has(target)
        ? `*${quote(name)} refers to itself.`
        : undefined
    if (trouble) {
      const meant = target ? undefined : suggest(name, [...anchors.keys()])?.word
      const hint = meant === undefined ? 'Replace it with the value.' : `Did you mean *${meant}?`
      found({ code: 'yaml/alias', path: [...path], message: trouble, hint }, rangeOf(alias)!)
      return undefined
    }
    aliases++
    const value = read(target)
    aliases--
    if ((values > MAX_VALUES || aliased > MAX_ALIASED_CHARACTERS) && findings.length === 0) {
      const message = `*${quote(name)} expands to too much data.`
      found({ code: 'yaml/alias', path: [...path], message, hint: 'Replace it with the value.' }, rangeOf(alias)!)
    }
    return value
  }

  function locate(where: Path, target: 'key' | 'value' = 'value'): Range | undefined {
    let node: unknown = document.contents
    let key: unknown
    for (const step of where) {
      if (isAlias(node)) node = anchors.get(node.source)
      if (isMap(node)) {
        const pair: Pair | undefined = pairsOf(node).get(String(step))
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

  function aliasOn(where: Path): string | undefined {
    // Hardly any file has anchors.
    if (anchors.size === 0) return undefined
    for (let length = 1; length <= where.length; length++) {
      const holder = nodeAt(where.slice(0, length - 1))
      const step = where[length - 1]!
      const node: unknown = isMap(holder)
        ? pairsOf(holder).get(String(step))?.value
        : isSeq(holder)
          ? holder.items[Number(step)]
          : undefined
      if (!isAlias(node)) continue
      const line = text.slice(0, rangeOf(node)?.[0]).split('\n').length
      return `*${quote(node.source)} in line ${line}`
    }
    return undefined
  }

  function nodeAt(where: Path): unknown {
    let node: unknown = document.contents
    for (const step of where) {
      if (isAlias(node)) node = anchors.get(node.source)
      if (isMap(node)) node = pairsOf(node).get(String(step))?.value
      else if (isSeq(node)) node = node.items[Number(step)]
    }
    return isAlias(node) ? anchors.get(node.source) : node
  }

  /** The entries of a mapping by key, looked up once: a file may have thousands of keys, and as many problems. */
  function pairsOf(map: { readonly items: readonly Pair[] }): Map<string, Pair> {
    let pairs = pairsByKey.get(map)
    if (!pairs) {
      // Of two entries with one key the first counts.
      pairs = new Map(map.items.toReversed().map((pair) => [keyName(pair.key) ?? '', pair]))
      pairsByKey.set(map, pairs)
    }
    return pairs
  }
}

/** A scalar key as it is written: `4` and `1-3` are words here. */
export function keyName(key: unknown): string | undefined {
  if (!isScalar(key) || key.value === null) return undefined
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
}

/** Where a node stands. A block ends where its last value does, and not behind the comments that follow it. */
function rangeOf(node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], endOf(node, range[1])] : undefined
}

function endOf(node: unknown, otherwise: number): number {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1)
    return last ? endOf(last.value ?? last.key, otherwise) : otherwise
  }
  if (isSeq(node) && !node.flow) return node.items.length > 0 ? endOf(node.items.at(-1), otherwise) : otherwise
  return (node as Node | null | undefined)?.range?.[1] ?? otherwise
}

/** One slip makes the parser stumble again and again: the first error counts, and any other kind than plain syntax. */
function rootCauses(errors: readonly YAMLError[]): readonly YAMLError[] {
  const [first, ...rest] = errors
  return first
    ? [first, ...rest.filter((error) => error.code === 'MULTIPLE_DOCS' && first.code !== 'MULTIPLE_DOCS')]
    : []
}
