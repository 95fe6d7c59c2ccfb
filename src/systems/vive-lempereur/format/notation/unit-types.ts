import { didYouMean, suggest } from '../../../../scenario/suggest.ts'
import { type PrintedType, UNIT_TYPES, UNITS } from '../catalog.ts'

/** Reads a name of a unit type: in any order of its words, singular or plural, and as the book varies it. */
export function parseUnitType(name: string): PrintedType | undefined {
  return BY_NAME.get(plainName(name))
}

/** The hint for a name that is no unit type. */
export function suggestUnitType(name: string): string {
  const plain = plainName(name)
  const meant = suggest(
    plain,
    [...BY_NAME.keys()].filter((candidate) => candidate !== ''),
  )
  const type = meant && BY_NAME.get(meant.word)
  return (
    didYouMean(type && { word: UNITS[type].name, certain: false }) ??
    `Types: ${UNIT_TYPES.map((known) => UNITS[known].name).join(', ')}.`
  )
}

/** The name and values as a set-up prints them: `French Infantry (9/5)`. Guns, generals and garrisons go without. */
export function formatUnitName(type: PrintedType): string {
  const { name, arm, fire } = UNITS[type]
  return arm === 'artillery' || fire.length === 0 || type === 'garrison' ? name : `${name} (${fire.join('/')})`
}

/** What the values in brackets should have been, if they contradict the type. `(9)` and `(H)` are short for more. */
export function contradictedValues(type: PrintedType, values: string): string | undefined {
  const fire: readonly number[] = UNITS[type].fire
  const given = values.split(/[/,;\s]+/).filter((value) => value !== '')
  const letter = /^[HML]$/i.test(values.trim()) ? values.trim().toLowerCase() : undefined
  const agrees = letter ? type.startsWith(letter) : given.every((value, i) => Number(value) === fire[i])
  return agrees ? undefined : fire.join('/') || 'no fire values'
}

/** Small letters, words in the order of the alphabet, no plural, and nothing but words. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => SYNONYMS.get(word) ?? word.replace(/s$/, ''))
    .filter((word) => word !== '' && word !== 'unit')
    .sort()
    .join(' ')
}

/** Spellings of the book, of other languages, and of players. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['dragons', 'dragoon'],
  ['dragon', 'dragoon'],
  ['lanciers', 'lancer'],
  ['lancier', 'lancer'],
  ['batteries', 'artillery'],
  ['battery', 'artillery'],
])

const BY_NAME: ReadonlyMap<string, PrintedType> = new Map(
  [
    ...UNIT_TYPES.map((type) => [UNITS[type].name, type] as const),
    ...UNIT_TYPES.map((type) => [type, type] as const),
    ['Militia', 'militia-infantry'] as const,
    ...['Dragons', 'Dragons Cavalry', 'Lancers', 'Lancers Cavalry', 'Dragons/Lancers Cavalry'].map(
      (name) => [name, 'medium-cavalry'] as const,
    ),
  ].map(([name, type]) => [plainName(name), type]),
)
