import { parseAst } from 'rolldown/parseAst'

/** A node of the syntax tree: a type, its place in the text, and children under any other key. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [key: string]: unknown
}

/** A TypeScript source as its tree. */
export function parse(text: string): Node {
  return parseAst(text, { lang: 'ts', sourceType: 'module' }) as unknown as Node
}

/** The children of a node in the order of the text. What is only about types, or imports, is no code. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
      continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child) && isCode(child)) children.push(child)
  }
  const sorted = children.toSorted((a, b) => a.start - b.start)
  // In `{ side }` the key and the value are the same text.
  return sorted.filter((child, i) => i === 0 || child.start >= sorted[i - 1]!.end)
}

/** A part of a node, such as its `left`, past brackets and what only tells the type. */
export function part(node: Node, key: string): Node | undefined {
  const value = node[key]
  return isNode(value) ? plain(value) : undefined
}

/** An expression without brackets around it, `!` behind it and `as` or `satisfies`. */
export function plain(node: Node): Node {
  const inner = WRAPPERS.has(node.type) ? node['expression'] : undefined
  return isNode(inner) ? plain(inner) : node
}

const WRAPPERS = new Set(['ParenthesizedExpression', 'TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression'])

const TYPED_VALUES = new Set(['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isCode({ type }: Node): boolean {
  return (!type.startsWith('TS') || TYPED_VALUES.has(type)) && type !== 'ImportDeclaration'
}
