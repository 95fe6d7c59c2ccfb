import { literalChanges, type Site, sitesOf } from './operators.ts'
import { childrenOf, type Node, parse, part, plain } from './syntax.ts'

/** A change of the code that the cases should notice. */
export type Mutant = {
  /** Its number in the bundle. */
  readonly id: number
  readonly file: string
  readonly kind: 'rule' | 'cell'
  readonly line: number
  /** The function that it is in, or of a cell the way to it: `UNITS.old-guard.fire.0`. */
  readonly where: string
  /** The line of code, without its indent. */
  readonly text: string
  readonly change: string
  /** Which of several alike it is, from 1. */
  readonly nth: number
}

/** A site with the numbers of its mutants, as many as it has changes. */
export type NumberedSite = Site & { readonly ids: readonly number[] }

/** What a file is, and which calls in it only report what happens. */
export type Source = {
  readonly file: string
  readonly text: string
  readonly isTable: boolean
  readonly isReport: (callee: string) => boolean
}

/** All mutants of a file, with the sites that the text is rewritten at; numbers go up from `first`. */
export function findMutants(source: Source, first: number): { mutants: Mutant[]; sites: NumberedSite[] } {
  const search = new Search(source, first)
  search.visit(parse(source.text), { names: [], isTest: false, inFunction: false })
  return { mutants: search.mutants, sites: search.sites }
}

type Way = { readonly names: readonly string[]; readonly isTest: boolean; readonly inFunction: boolean }

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

class Search {
  readonly mutants: Mutant[] = []
  readonly sites: NumberedSite[] = []
  readonly #source: Source
  readonly #lines: readonly number[]
  readonly #alike = new Map<string, number>()
  #next: number

  constructor(source: Source, first: number) {
    this.#source = source
    this.#next = first
    this.#lines = [0, ...Array.from(source.text.matchAll(/\n/g), ({ index }) => index + 1)]
  }

  visit(node: Node, way: Way): void {
    if (this.#isLeftOut(node)) return
    const { isTable, text } = this.#source
    const isCell = isTable && !way.inFunction
    if (isCell) this.#addCell(node, way)
    else for (const site of sitesOf(node, { text, isTest: way.isTest })) this.#add(site, way, 'rule')
    // The number behind a minus sign has been changed together with it.
    if (isCell && isNegative(node)) return
    for (const child of this.#childrenOf(node)) this.visit(child, this.#wayTo(node, child, way))
  }

  /** Reports, messages, and checks of what can never be: nothing in play can show them. */
  #isLeftOut(node: Node): boolean {
    if (node.type === 'ThrowStatement' || node.type === 'TemplateLiteral') return true
    if (node.type === 'IfStatement') {
      const test = part(node, 'test')
      return throws(part(node, 'consequent')) || this.#isReport(test)
    }
    if (node.type === 'ExpressionStatement') return this.#isReport(part(node, 'expression'))
    return node.type === 'CallExpression' && this.#isReport(node)
  }

  #isReport(node: Node | undefined): boolean {
    if (!node) return false
    if (node.type === 'ChainExpression') return this.#isReport(part(node, 'expression'))
    if (node.type === 'LogicalExpression') return this.#isReport(part(node, 'left'))
    const name = node.type === 'CallExpression' ? part(node, 'callee') : node
    return name !== undefined && this.#source.isReport(this.#source.text.slice(name.start, name.end))
  }

  /** What is looked at in a node: not the head of a loop over all indices, nor what names a key. */
  #childrenOf(node: Node): Node[] {
    const children = childrenOf(node)
    if (node.type === 'ForStatement' && isPlainLoop(node)) return children.filter((child) => child === node['body'])
    if (node.type === 'Property' && node['computed'] !== true) return children.filter((child) => child !== node['key'])
    return children
  }

  #wayTo(node: Node, child: Node, { names, isTest, inFunction }: Way): Way {
    const hasTest = node.type === 'IfStatement' || node.type === 'ConditionalExpression'
    // A loop that never ends shows nothing; one that never begins is its body left out.
    const wraps = isTest && plain(node) !== node
    return {
      names: this.#namesTo(node, child, names),
      isTest: (hasTest && child === node['test']) || wraps,
      inFunction: inFunction || FUNCTIONS.has(node.type),
    }
  }

  #namesTo(node: Node, child: Node, names: readonly string[]): readonly string[] {
    const key = node['id'] ?? node['key']
    const own = key ? this.#source.text.slice((key as Node).start, (key as Node).end).replaceAll(/['"]|:.*/gs, '') : ''
    if (node.type === 'FunctionDeclaration' || node.type === 'MethodDefinition') return [own]
    if (node.type === 'VariableDeclarator') {
      const isNamed = names.length === 0 || FUNCTIONS.has(part(node, 'init')?.type ?? '')
      return isNamed ? [own] : names
    }
    if (node.type === 'Property')
      return FUNCTIONS.has(plain(child).type) || this.#source.isTable ? [...names, own] : names
    if (node.type === 'ArrayExpression' && this.#source.isTable) {
      return [...names, String((node['elements'] as readonly (Node | null)[]).indexOf(child))]
    }
    return names
  }

  #addCell(node: Node, way: Way): void {
    if (isNegative(node)) {
      const value = -Number((node['argument'] as Node)['value'])
      const changes = [value + 1, value - 1].map((other) => ({ code: `(${other})`, label: `${value} → ${other}` }))
      this.#add({ node, form: 'value', changes }, way, 'cell')
    } else if (node.type === 'Literal') {
      const changes = typeof node['value'] === 'string' ? this.#neighbours(node, way) : literalChanges(node)
      if (changes.length > 0) this.#add({ node, form: 'value', changes }, way, 'cell')
    }
  }

  /** The word that comes next in the same list, or under the same key of the table. */
  #neighbours(node: Node, { names }: Way): Site['changes'] {
    const words = this.#vocabulary().get(columnOf(names)) ?? []
    const own = String(node['value'])
    const other = words[(words.indexOf(own) + 1) % words.length]
    return other === undefined || other === own ? [] : [{ code: JSON.stringify(other), label: `${own} → ${other}` }]
  }

  #words: Map<string, string[]> | undefined

  #vocabulary(): ReadonlyMap<string, readonly string[]> {
    if (this.#words) return this.#words
    const words = new Map<string, string[]>()
    const collect = (node: Node, way: Way): void => {
      if (FUNCTIONS.has(node.type)) return
      const value = node.type === 'Literal' ? node['value'] : undefined
      // Words of a closed vocabulary; a text for people has blanks or capitals with small letters.
      if (typeof value === 'string' && /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z]?|\d+-\d+)$/.test(value)) {
        const column = words.get(columnOf(way.names)) ?? []
        if (!column.includes(value)) column.push(value)
        words.set(columnOf(way.names), column)
      }
      for (const child of this.#childrenOf(node)) collect(child, this.#wayTo(node, child, way))
    }
    collect(parse(this.#source.text), { names: [], isTest: false, inFunction: false })
    this.#words = words
    return words
  }

  #add(site: Site, { names }: Way, kind: Mutant['kind']): void {
    const ids = site.changes.map(({ label }) => {
      const line = this.#lineOf(site.node.start)
      const where = names.join('.')
      const text = this.#textOf(line)
      const key = [where, kind === 'cell' ? '' : text, label].join('\n')
      const nth = (this.#alike.get(key) ?? 0) + 1
      this.#alike.set(key, nth)
      const { file } = this.#source
      const id = this.#next++
      this.mutants.push({ id, file, kind, line, where, text, change: label, nth })
      return id
    })
    this.sites.push({ ...site, ids })
  }

  #lineOf(offset: number): number {
    let line = 0
    while (line + 1 < this.#lines.length && this.#lines[line + 1]! <= offset) line++
    return line + 1
  }

  #textOf(line: number): string {
    return this.#source.text.slice(this.#lines[line - 1], (this.#lines[line] ?? Number.POSITIVE_INFINITY) - 1).trim()
  }
}

/** The table and the last key: cells with the same are of the same kind. */
function columnOf(names: readonly string[]): string {
  const words = names.filter((name) => !/^\d+$/.test(name))
  return `${words[0]} ${words.length > 2 ? words.at(-1) : ''}`
}

function isNegative(node: Node): boolean {
  return (
    node.type === 'UnaryExpression' && node['operator'] === '-' && typeof part(node, 'argument')?.['value'] === 'number'
  )
}

function throws(statement: Node | undefined): boolean {
  if (statement?.type === 'BlockStatement') return throws((statement['body'] as readonly Node[])[0])
  return statement?.type === 'ThrowStatement'
}

/** `for (let i = 0; i < …; i++)`. */
function isPlainLoop(node: Node): boolean {
  const [declared] = (part(node, 'init')?.['declarations'] ?? []) as readonly Node[]
  const test = part(node, 'test')
  return declared !== undefined && part(declared, 'init')?.['value'] === 0 && test?.['operator'] === '<'
}
