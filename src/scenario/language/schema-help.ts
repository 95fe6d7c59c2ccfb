import {
  childPlace,
  type JsonSchema,
  keysPlace,
  placeAt,
  resolve,
  rootPlace,
  type SchemaPlace,
} from '../schema/nodes.ts'
import { valueAt } from '../value-at.ts'
import { hexWords } from './hexes.ts'
import { type DeclaredName, givenNames, kindOfReference, namesIn } from './names.ts'
import { keysIn, removable, withinVariant } from './variant-help.ts'
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
  const description = (within ? placeOf(within.state, within.path) : placeOf(state, whole))?.node.description
  return description === undefined ? undefined : { name: String(whole.at(-1) ?? ''), description }
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
  return [...known, ...own.map(({ name }) => name)].map((key) => {
    const child = childPlace(place, key)
    const resolved = child && resolve(child, undefined)
    const detail = isWhole && node.required?.includes(key) ? 'required' : ''
    return { label: key, insert: `${key}: `, detail, info: resolved?.node.description ?? '' }
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
  return hexWords(definition, state.data, word).map(({ label, insert, name }) => ({
    label,
    insert,
    detail: name,
    info,
  }))
}

function namesOf({ data, schema }: OpenText, kind: string): readonly DeclaredName[] {
  return schema ? namesIn(data, schema).declared.filter((one) => one.kind === kind) : []
}
