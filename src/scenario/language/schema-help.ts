import { describedIn, type JsonSchema, keysPlace, placeAt, rootPlace, type SchemaPlace } from '../schema/nodes.ts'
import { valueAt } from '../value-at.ts'
import { hexWords } from './hexes.ts'
import { type DeclaredName, givenNames, kindOfReference, namesIn } from './names.ts'
import { keysIn, removable, withinVariant } from './variant-help.ts'
import { walkData } from './walk.ts'
import { contextAt } from './yaml-context.ts'

/** A text under somebody's hands: what it says, or said last while it is no YAML, and the schema of its rulebook. */
export type OpenText = { readonly text: string; readonly data: unknown; readonly schema: JsonSchema | undefined }

/** A word that could stand at a place, and what it means. */
export type Proposal = {
  readonly label: string
  /** What is put in, where that is more than the word. */
  readonly insert?: string
  readonly detail: string
  readonly info: string
}

/** What the schema, and the battle itself, offer at a place of the text. */
export function proposalsAt(
  state: OpenText,
  offset: number,
): { readonly word: string; readonly proposals: readonly Proposal[] } {
  const { path, expects, word } = contextAt(state.text, offset)
  const within = withinVariant(state, path)
  if (within?.part === 'removes') return { word, proposals: removable(within, expects) }
  const [battle, at, said] = within ? [within.state, within.path, within.said] : [state, path, state.data]
  const place = placeOf(battle, at)
  if (!place) return { word, proposals: [] }
  // What is there already need not be said again in a change.
  const isWhole = within?.part !== 'changes'
  const proposals =
    expects === 'key' ? keysOf(battle, place, keysIn(valueAt(said, at)), isWhole) : valuesOf(battle, place, word)
  return { word, proposals }
}

/** What a place of the text means, by the schema. */
export function meaningAt(
  state: OpenText,
  offset: number,
): { readonly name: string; readonly description: string } | undefined {
  const end = /^[\w-]*/.exec(state.text.slice(offset))![0].length
  const { path, expects, word } = contextAt(state.text, offset + end)
  const whole = expects === 'key' && word !== '' ? [...path, word] : path
  const within = withinVariant(state, whole)
  const [battle, at] = within ? [within.state, within.path] : [state, whole]
  const key = at.at(-1)
  const parent = typeof key === 'string' ? placeOf(battle, at.slice(0, -1)) : undefined
  const description = (parent && describedIn(parent, String(key))) ?? placeOf(battle, at)?.node.description
  // An entry of a list has no name of its own.
  const name = whole.findLast((step) => typeof step === 'string') ?? ''
  return description === undefined ? undefined : { name, description }
}

function placeOf({ schema, data }: OpenText, path: readonly (string | number)[]): SchemaPlace | undefined {
  return schema && placeAt(rootPlace(schema), data, path)
}

function keysOf(state: OpenText, place: SchemaPlace, present: ReadonlySet<string>, isWhole: boolean): Proposal[] {
  const { node } = place
  const known = Object.keys(node.properties ?? {}).filter((key) => !present.has(key))
  const keys = keysPlace(place)
  // Where keys are the author's own, they are what the schema says, or most often the sides.
  const kind = (keys && kindOfReference(keys)) ?? (node.properties ? undefined : 'sides')
  const own =
    kind === undefined ? [] : namesOf(state, kind).filter(({ name }) => !present.has(name) && !known.includes(name))
  const needed = new Set(isWhole ? node.required : [])
  // What has to be there comes first.
  const keysInOrder = [...known.filter((key) => needed.has(key)), ...known.filter((key) => !needed.has(key))]
  return [...keysInOrder, ...own.map(({ name }) => name)].map((key) => {
    const detail = needed.has(key) ? 'required' : ''
    return { label: key, insert: `${key}: `, detail, info: describedIn(place, key) ?? '' }
  })
}

function valuesOf(state: OpenText, place: SchemaPlace, word: string): Proposal[] {
  const { node, definition } = place
  const info = node.description ?? ''
  const words = node.enum ?? (node.const === undefined ? undefined : [node.const])
  if (words) return words.map((label) => ({ label: String(label), detail: '', info }))
  if (node.type === 'boolean') return ['true', 'false'].map((label) => ({ label, detail: '', info }))
  const kind = kindOfReference(place)
  if (kind !== undefined) {
    const own = namesOf(state, kind)
    const others = givenNames(node).filter((label) => own.every(({ name }) => name !== label))
    return [
      ...own.map(({ name, title }) => ({ label: name, detail: title, info })),
      ...others.map((label) => ({ label, detail: '', info })),
    ]
  }
  const hexes = hexWords(definition, state.data, word)
  if (hexes.length === 0) return usedWords(state, place).map((label) => ({ label, detail: '', info }))
  return hexes.map(({ label, insert, name }) => ({ label, insert, detail: name, info }))
}

/** Words that authors choose freely, such as a nation where the rulebook has none of its own: those that the battle uses already. */
function usedWords({ data, schema }: OpenText, { node, definition }: SchemaPlace): readonly string[] {
  if (!schema || definition === undefined || node.pattern !== WORD) return []
  const words = new Set<string>()
  walkData(data, schema, (value, _, place) => {
    if (place.definition === definition && typeof value === 'string') words.add(value)
  })
  return [...words]
}

/** The form of a word that stands for something, and is no sentence. */
const WORD = '^[a-z][a-z0-9-]*$'

function namesOf({ data, schema }: OpenText, kind: string): readonly DeclaredName[] {
  return schema ? namesIn(data, schema).declared.filter((one) => one.kind === kind) : []
}
