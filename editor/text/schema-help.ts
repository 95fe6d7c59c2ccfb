import { childPlace, placeAt, resolve, rootPlace, type SchemaPlace } from '../../src/scenario/schema-nodes.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import type { DocumentState } from '../document/document-state.ts'
import { contextAt } from './yaml-context.ts'

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
  state: DocumentState,
  offset: number,
): { readonly word: string; readonly proposals: readonly Proposal[] } {
  const { path, expects, word } = contextAt(state.text, offset)
  const place = placeOf(state, path)
  if (!place) return { word, proposals: [] }
  return { word, proposals: expects === 'key' ? keysOf(state, place, path) : valuesOf(state, place) }
}

/** What a place of the text means, by the schema. */
export function meaningAt(
  state: DocumentState,
  offset: number,
): { readonly name: string; readonly description: string } | undefined {
  const end = /^[\w-]*/.exec(state.text.slice(offset))![0].length
  const { path, expects, word } = contextAt(state.text, offset + end)
  const whole = expects === 'key' && word !== '' ? [...path, word] : path
  const description = placeOf(state, whole)?.node.description
  return description === undefined ? undefined : { name: String(whole.at(-1) ?? ''), description }
}

function placeOf({ systemTools, data }: DocumentState, path: readonly (string | number)[]): SchemaPlace | undefined {
  return systemTools && placeAt(rootPlace(systemTools.system.schema), data, path)
}

function keysOf(state: DocumentState, place: SchemaPlace, path: readonly (string | number)[]): Proposal[] {
  const { node } = place
  const present = new Set(Object.keys((valueAt(state.data, path) as object | undefined) ?? {}))
  const known = Object.keys(node.properties ?? {}).filter((key) => !present.has(key))
  // Where keys are the author's own, they are most often the sides.
  const own = node.properties ? [] : sideIds(state).filter((side) => !present.has(side))
  return [...known, ...own].map((key) => {
    const child = childPlace(place, key)
    const resolved = child && resolve(child, undefined)
    const detail = node.required?.includes(key) ? 'required' : ''
    return { label: key, insert: `${key}: `, detail, info: resolved?.node.description ?? '' }
  })
}

function valuesOf(state: DocumentState, place: SchemaPlace): Proposal[] {
  const { node, definition } = place
  const info = node.description ?? ''
  const words = node.enum ?? (node.const === undefined ? undefined : [node.const])
  if (words) return words.map((word) => ({ label: String(word), detail: '', info }))
  if (node.type === 'boolean') return ['true', 'false'].map((label) => ({ label, detail: '', info }))
  if (definition === 'sideId') return sideIds(state).map((label) => ({ label, detail: 'side', info }))
  return []
}

function sideIds({ portrait }: DocumentState): readonly string[] {
  return portrait?.sides.map(({ id }) => id) ?? []
}
