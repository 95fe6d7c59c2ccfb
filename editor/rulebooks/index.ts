import { completeRulebook, type DefinedRulebook, type RulebookValidators } from '../../src/engine/define-rulebook.ts'
import type { System } from '../../src/engine/system.ts'
import { SHIPPED, type ShippedSystem } from '../../src/systems/lazily.ts'

/** Where a rulebook's module and its validators are, relative to the list that names them. */
type ServedRulebook = { readonly module: string; readonly validators: string }

/**
 * The rulebooks of this page by name: those that ship, then those that its server adds. The page and each of its workers ask
 * once, and again where the server did not answer.
 */
export function listRulebooks(): Promise<readonly ShippedSystem[]> {
  return (listing ??= list().catch((error: unknown) => {
    listing = undefined
    throw error
  }))
}

let listing: Promise<readonly ShippedSystem[]> | undefined

/** All of them, for what may be of any. */
export async function loadRulebooks(): Promise<readonly System[]> {
  return Promise.all((await listRulebooks()).map(({ load }) => load()))
}

/** The rulebook with an id; nothing where none has it. */
export async function loadRulebook(id: unknown): Promise<System | undefined> {
  return (await listRulebooks()).find((one) => one.id === id)?.load()
}

/** The rulebooks that a battle is checked against: its own, or all where it names none of them, since that is told with a list. */
export async function rulebooksFor(data: unknown): Promise<readonly System[]> {
  const own = await loadRulebook((data as { readonly system?: unknown } | null | undefined)?.system)
  return own ? [own] : loadRulebooks()
}

async function list(): Promise<readonly ShippedSystem[]> {
  // The file lies beside the page, and this module one folder deeper. Outside a browser there is neither.
  const file = new URL(/* @vite-ignore */ '../rulebooks.json', import.meta.url)
  if (file.protocol === 'file:') return SHIPPED
  const served = await fetchServed(file).catch((cause: unknown) => {
    throw new Error('a part of the editor did not load', { cause })
  })
  const added = await Promise.all(served.map((rulebook) => loadServed(rulebook, file)))
  return [...SHIPPED, ...added.map((system) => ({ ...namesOf(system), load: () => Promise.resolve(system) }))]
}

async function fetchServed(file: URL): Promise<readonly ServedRulebook[]> {
  const response = await fetch(file)
  const isList = response.ok && response.headers.get('Content-Type')?.startsWith('application/json')
  return isList ? ((await response.json()) as readonly ServedRulebook[]) : []
}

const namesOf = ({ id, title }: System) => ({ id, title })

async function loadServed({ module, validators }: ServedRulebook, file: URL): Promise<System> {
  const [defined, compiled] = (await Promise.all(
    [module, validators].map((path) => import(/* @vite-ignore */ new URL(path, file).href)),
  )) as [{ readonly default: DefinedRulebook }, { readonly validators: RulebookValidators }]
  return completeRulebook(defined.default, compiled.validators)
}
