/** Every value of the data changed, and every entry taken out, one at a time. */
export function* mutations(data: unknown): Generator<{ path: string; data: unknown }> {
  for (const path of paths(data, [])) {
    // Another rulebook, and other kinds of water and rules, would need other data with them.
    if (path[0] === 'system' || path.at(-1) === 'kind' || path.at(-1) === 'rule') continue
    const value = path.reduce((at, step) => (at as never)[step], data)
    if (typeof value !== 'object') {
      const other = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : swap(String(value))
      if (other !== undefined) yield { path: `${path.join('.')} = ${other}`, data: withChange(data, path, other) }
    }
    if (!isRequired(path)) yield { path: `without ${path.join('.')}`, data: withChange(data, path, undefined) }
  }
}

/** The way to every value, whole lists and mappings included. */
export function paths(data: unknown, path: readonly (string | number)[]): (string | number)[][] {
  if (typeof data !== 'object' || data === null) return [[...path]]
  const children = Array.isArray(data) ? [...data.entries()] : Object.entries(data)
  const below = children.flatMap(([key, value]) => paths(value, [...path, key]))
  return path.length === 0 ? below : [[...path], ...below]
}

/** Another word of the same kind, so that the data still fit the schema. */
function swap(word: string): string | undefined {
  for (const words of VOCABULARIES) {
    const at = words.indexOf(word)
    if (at >= 0) return words[(at + 1) % words.length]
  }
  if (/^[A-Z]\d+$/.test(word)) return word === 'A1' ? 'B2' : 'A1'
  if (/^[A-Z]\d+-[A-Z]\d+$/.test(word)) return 'A1-C1'
  return `${word} x`
}

const VOCABULARIES = [
  ['printed', 'reconstruction', 'own'],
  ['french', 'allied', 'english', 'prussian'],
  ['north', 'south', 'east', 'west'],
  ['decisive', 'substantial', 'marginal', 'moral'],
  ['immediately', 'end-of-round', 'end-of-turn', 'end-of-battle'],
  ['round', 'turn'],
  ['choose', 'nobody'],
  ['general', 'nobody'],
  ['at-once', 'when-ordered'],
  ['infantry', 'cavalry'],
  ['exploration', 'most-orders'],
  ['hidden', 'loser-first'],
  ['woods', 'orchard', 'hill', 'field', 'rough', 'stream', 'marsh', 'river', 'bridge', 'farm', 'town', 'open'],
]

/** Without it the data would not fit the schema. */
function isRequired(path: readonly (string | number)[]): boolean {
  const [first, ...rest] = path
  const last = rest.at(-1)
  if (first === 'board' && rest.length === 1) return ['columns', 'rows', 'sectors'].includes(String(last))
  if (first === 'board' && rest[0] === 'sectors' && rest.length === 2) return true
  if (first === 'board' && last === 'terrain') return false
  if (first === 'sides' && rest.length > 0) return true
  const required = [
    'path',
    'side',
    'level',
    'check',
    'when',
    'status',
    'units',
    'turn',
    'hexes',
    'pool',
    'stages',
    'from',
  ]
  const others = [
    'each',
    'entrance',
    'forces',
    'order',
    'loser',
    'winner',
    'flag',
    'general',
    'stock',
    'draw',
    'ownZone',
  ]
  const conditions = [
    'disputed',
    'atATime',
    'eliminated',
    'controls',
    'nation',
    'choose',
    'd6',
    'exploration',
    'terrain',
    'as',
  ]
  return [...required, ...others, ...conditions].includes(String(last))
}

/** A copy with another value somewhere; without a value it is taken out. */
export function withChange(data: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(data)) {
    const changed = data.map((item: unknown, i) => (i === step ? withChange(item, rest, value) : item))
    return changed.filter((item) => item !== undefined)
  }
  const entries = Object.entries(data as object).map(
    ([key, item]: [string, unknown]) => [key, key === step ? withChange(item, rest, value) : item] as const,
  )
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** The same data with keys in the other order; sides stay in theirs, which is played. */
export function reverseKeys(data: unknown, key = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => reverseKeys(item))
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(
    ([name, value]: [string, unknown]) => [name, reverseKeys(value, name)] as const,
  )
  return Object.fromEntries(key === 'sides' ? entries : entries.toReversed())
}
