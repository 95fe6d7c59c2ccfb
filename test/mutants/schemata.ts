import type { NumberedSite } from './find-mutants.ts'
import { childrenOf, type Node, parse } from './syntax.ts'

/**
 * `trial`: every mutant is in the text, behind a switch `$mutant(7)`. `record`: none is, but each place reports to
 * `$mutant` which of its mutants would have made a difference there. In both, loops call `$tick`, so that none is endless.
 */
export type Mode = 'trial' | 'record'

/** The text of a source with its mutants. */
export function writeSchemata(text: string, sites: readonly NumberedSite[], mode: Mode): string {
  const byNode = groupSites(sites)
  return emit(parse(text), undefined)

  function emit(node: Node, parent: Node | undefined): string {
    const parts = new Map(childrenOf(node).map((child) => [child, emit(child, node)]))
    let result = ''
    let at = node.start
    for (const [child, code] of parts) {
      result += text.slice(at, child.start) + code
      at = child.end
    }
    result += text.slice(at, node.end)
    for (const site of byNode.get(keyOf(node)) ?? []) {
      result = mode === 'trial' ? withSwitch(site, result) : withRecord(site, node, result, parts)
    }
    // A bracket at the beginning of a line would continue the line before it.
    if (node.type === 'ExpressionStatement' && result.startsWith('(')) result = `void ${result}`
    if (!parent || !LOOPS.has(parent.type) || parent['body'] !== node) return result
    return node.type === 'BlockStatement' ? `{ $tick();${result.slice(1)}` : `{ $tick();${result}\n}`
  }
}

const LOOPS = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'])

function groupSites(sites: readonly NumberedSite[]): ReadonlyMap<string, readonly NumberedSite[]> {
  const groups = new Map<string, NumberedSite[]>()
  for (const site of sites) {
    const others = groups.get(keyOf(site.node)) ?? []
    // The condition as a whole goes around the comparison in it.
    groups.set(keyOf(site.node), site.form === 'tested' ? [...others, site] : [site, ...others])
  }
  return groups
}

function keyOf({ type, start, end }: Node): string {
  return `${type} ${start} ${end}`
}

function withSwitch({ form, ids, changes }: NumberedSite, code: string): string {
  if (form === 'statement') return inStatement(code, (rest) => `$mutant(${ids[0]}) ? (${changes[0]!.code}) : (${rest})`)
  return `(${ids.map((id, i) => `$mutant(${id}) ? (${changes[i]!.code}) : `).join('')}(${code}))`
}

function withRecord({ form, ids }: NumberedSite, node: Node, code: string, parts: ReadonlyMap<Node, string>): string {
  const list = `[${ids.join(', ')}]`
  if (form === 'statement') return inStatement(code, (rest) => `$mutant.reached(${list}), (${rest})`)
  if (form === 'tested') return `$mutant.tested(${list}, (${code}))`
  const [left, right] = [parts.get(node['left'] as Node), parts.get(node['right'] as Node)]
  const operator = JSON.stringify(node['operator'])
  if (form === 'compared') return `$mutant.compared(${list}, ${operator}, (${left}), (${right}))`
  // What a generator yields cannot move into a function of its own.
  if (form === 'joined' && !/\byield\b/.test(right ?? '')) {
    return `$mutant.joined(${list}, ${operator}, (${left}), () => (${right}))`
  }
  return `($mutant.reached(${list}), (${code}))`
}

/** A statement may end with the semicolon that keeps the next line apart. */
function inStatement(code: string, write: (rest: string) => string): string {
  const rest = code.replace(/;$/, '')
  return rest === code ? write(code) : `${write(rest)};`
}
