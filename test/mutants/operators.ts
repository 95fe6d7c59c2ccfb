import { type Node, part, plain } from './syntax.ts'

/** How a place in the code can be changed, and how the record tells which changes would make a difference there. */
export type Site = {
  readonly node: Node
  /**
   * `compared`: two values by an operator; `joined`: by && or ||; `tested`: a condition that becomes true or false;
   * `statement`: one that is left out or replaced; `value`: any other expression.
   */
  readonly form: 'compared' | 'joined' | 'tested' | 'statement' | 'value'
  readonly changes: readonly Change[]
}

/** What stands instead of the node, in the source's own language, and the change as people read it. */
export type Change = { readonly code: string; readonly label: string }

/** The text that a node is in, and whether it is the condition of an `if`, a loop or a choice. */
export type Context = { readonly text: string; readonly isTest: boolean }

const FLIPPED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}

const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }

const ASSIGNED: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }

/** The changes that the operators make of one node of the rules. */
export function sitesOf(node: Node, context: Context): Site[] {
  const sites: Site[] = []
  const add = (form: Site['form'], changes: readonly Change[]) => {
    if (changes.length > 0) sites.push({ node, form, changes })
  }
  const { text } = context
  const of = (child: Node | undefined) => (child ? text.slice(child.start, child.end) : '')
  const operator = String(node['operator'])
  if (context.isTest) {
    add('tested', [
      // What the condition brings about still happens.
      { code: `(${of(node)}), true`, label: `${shown(of(node))} → true` },
      { code: `(${of(node)}), false`, label: `${shown(of(node))} → false` },
    ])
  }
  if (node.type === 'BinaryExpression') {
    const [left, right] = [of(node['left'] as Node), of(node['right'] as Node)]
    const swapped = (other: string) => ({ code: `(${left}) ${other} (${right})`, label: `${operator} → ${other}` })
    const flipped = FLIPPED[operator]
    if (flipped) add('compared', flipped.map(swapped))
    const other = ARITHMETIC[operator]
    if (other && !isText(node)) add('compared', [swapped(other)])
  } else if (node.type === 'LogicalExpression') add(operator === '??' ? 'value' : 'joined', logicalChanges(node, of))
  else if (node.type === 'UnaryExpression' && operator === '!' && !context.isTest) {
    add('value', [{ code: `!!(${of(node['argument'] as Node)})`, label: `${shown(of(node))} → without !` }])
  } else if (node.type === 'Literal') add('value', literalChanges(node))
  else if (node.type === 'ExpressionStatement')
    add('statement', statementChanges(plain(node['expression'] as Node), of))
  return sites
}

/** ±1 on a number, and a boolean turned round. */
export function literalChanges(node: Node): Change[] {
  const { value } = node
  if (typeof value === 'boolean') return [{ code: String(!value), label: `${value} → ${!value}` }]
  if (typeof value !== 'number') return []
  return [value + 1, value - 1].map((other) => ({ code: `(${other})`, label: `${value} → ${other}` }))
}

function logicalChanges(node: Node, of: (child: Node | undefined) => string): Change[] {
  const [left, right] = [of(node['left'] as Node), of(node['right'] as Node)]
  const operator = String(node['operator'])
  const onlyRight = { code: `(${left}), (${right})`, label: `${shown(`${left} ${operator}`)} left out` }
  if (operator === '??') return [onlyRight]
  const other = operator === '&&' ? '||' : '&&'
  return [
    { code: `(${left}) ${other} (${right})`, label: `${operator} → ${other}` },
    onlyRight,
    {
      code: `(${left}) ${operator} ((${right}), ${operator === '&&'})`,
      label: `${shown(`${operator} ${right}`)} left out`,
    },
  ]
}

function statementChanges(expression: Node, of: (child: Node | undefined) => string): Change[] {
  const text = of(expression)
  if (expression.type === 'CallExpression') return [{ code: 'undefined', label: `${shown(text)} left out` }]
  if (expression.type === 'ChainExpression') return [{ code: 'undefined', label: `${shown(text)} left out` }]
  const operator = String(expression['operator'])
  if (expression.type === 'UpdateExpression') {
    const other = operator === '++' ? '--' : '++'
    return [{ code: `${of(expression['argument'] as Node)}${other}`, label: `${operator} → ${other}` }]
  }
  if (expression.type !== 'AssignmentExpression') return []
  const other = ASSIGNED[operator]
  if (other === undefined) {
    return operator === '|=' || operator === '&=' ? [{ code: 'undefined', label: `${shown(text)} left out` }] : []
  }
  const [left, right] = [of(expression['left'] as Node), of(expression['right'] as Node)]
  return [{ code: `${left} ${other} ${right}`, label: `${operator} → ${other}` }]
}

/** Whether an addition joins texts. */
function isText(node: Node): boolean {
  return (['left', 'right'] as const).some((side) => {
    const operand = part(node, side)
    if (operand?.type === 'TemplateLiteral') return true
    if (operand?.type === 'Literal') return typeof operand['value'] === 'string'
    return operand?.type === 'BinaryExpression' && operand['operator'] === '+' && isText(operand)
  })
}

/** A piece of code on one line, shortened where it is long. */
function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 40)} … ${line.slice(-16)}` : line
}
