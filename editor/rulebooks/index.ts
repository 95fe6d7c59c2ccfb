import { completeRulebook, type DefinedRulebook, type RulebookValidators } from '../../src/engine/define-rulebook.ts'
import type { System } from '../../src/engine/system.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** Where a rulebook's module and its validators are, relative to the list that names them. */
type ServedRulebook = { readonly module: string; readonly validators: string }

/** The rulebooks of this page: those that ship, then those that its server adds. The page and each of its workers load them once. */
export function loadRulebooks(): Promise<readonly System[]> {
  return (loading ??= load())
}

let loading: Promise<readonly System[]> | undefined

async function load(): Promise<readonly System[]> {
  // The file lies beside the page, and this module one folder deeper. Outside a browser there is neither.
  const list = new URL(/* @vite-ignore */ '../rulebooks.json', import.meta.url)
  if (list.protocol === 'file:') return SYSTEMS
  const response = await fetch(list)
  const isList = response.ok && response.headers.get('Content-Type')?.startsWith('application/json')
  const served = isList ? ((await response.json()) as readonly ServedRulebook[]) : []
  return [...SYSTEMS, ...(await Promise.all(served.map((rulebook) => loadServed(rulebook, list))))]
}

async function loadServed({ module, validators }: ServedRulebook, list: URL): Promise<System> {
  const [defined, compiled] = (await Promise.all(
    [module, validators].map((path) => import(/* @vite-ignore */ new URL(path, list).href)),
  )) as [{ readonly default: DefinedRulebook }, { readonly validators: RulebookValidators }]
  return completeRulebook(defined.default, compiled.validators)
}
