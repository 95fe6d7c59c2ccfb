/** What people call the kinds of ground, by our names for them. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  open: ['open', 'clear', 'grass', 'grassland', 'plain', 'meadow', 'ground', 'dirt', 'empty', 'land', 'steppe', 'lawn'],
  woods: ['wood', 'forest', 'tree', 'jungle', 'wald', 'bois', 'bosco', 'woodland'],
  orchard: ['orchard', 'vineyard', 'garden', 'grove'],
  hill: ['hill', 'ridge', 'height', 'slope', 'upland'],
  field: ['field', 'crop', 'wheat', 'rye', 'corn', 'farmland', 'cropland'],
  rough: ['rough', 'rock', 'cliff', 'mountain', 'boulder', 'ravine', 'impassable'],
  stream: ['stream', 'brook', 'creek', 'ford', 'shallow'],
  marsh: ['marsh', 'swamp', 'bog', 'wetland', 'mud', 'fen'],
  river: ['river', 'water', 'lake', 'sea', 'ocean', 'canal'],
  bridge: ['bridge'],
  farm: ['farm', 'farmhouse', 'building', 'house', 'hamlet'],
  town: ['town', 'village', 'city', 'settlement'],
  fortified: ['fortified', 'fort', 'fortress', 'castle', 'chateau', 'redoubt'],
}

/**
 * The terrain that a name means: one of `types`, or `open`; nothing where it means none, or several. A kind of open
 * ground beside another, as in `grass_forest`, is only what lies below.
 */
export function terrainOf(name: string, types: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined
  const words = wordsOf(name)
  const exact = types.find((type) => wordsOf(type).join(' ') === words.join(' '))
  if (exact !== undefined) return exact
  const meant = new Set(words.flatMap((word) => MEANINGS.get(word) ?? []))
  if (meant.size > 1) meant.delete('open')
  const [only, other] = meant
  return only !== undefined && other === undefined && (only === 'open' || types.includes(only)) ? only : undefined
}

/** A longer text is no name: to take megabytes apart costs seconds. */
const LONGEST = 200

const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([type, words]) => words.map((word) => [wordsOf(word).join(' '), type] as const)),
)

/** `ForestHills_02` is forest and hill. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}
