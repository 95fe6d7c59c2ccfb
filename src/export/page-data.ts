import { isSame } from '../scenario/plain-data.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import type { ExportedBattle } from './battle.ts'

/** The id of the element of an exported page that holds its data. */
export const PAGE_DATA_ID = 'battle'

/** What an exported page is given: a sound battle to be played, or what is sound of one with errors, to be seen. */
export type PageData = {
  readonly scenario: Scenario
  readonly isSound: boolean
  /** What the battle says as its variants change it, where that is not what it is played by: the parts that differ, and those it lacks. */
  readonly base?: { readonly other: Readonly<Record<string, unknown>>; readonly lacks: readonly string[] }
  /** Where a link leads back to. */
  readonly home?: string
}

/** The data of the page of a battle. */
export function pageData(
  { scenario, draft, data }: Pick<ExportedBattle, 'scenario' | 'draft' | 'data'>,
  home?: string,
): PageData {
  // A draft has the shape of a scenario as far as it goes, and the page asks for no more.
  return {
    scenario: scenario ?? (draft as Scenario),
    isSound: scenario !== undefined,
    ...(scenario?.variants && !isSame(scenario, data) && { base: compare(scenario, data as Scenario) }),
    ...(home !== undefined && { home }),
  }
}

/** What a battle says, beside what it is played by: used definitions are whole parts of a large battle, which the page has once. */
function compare(scenario: Scenario, data: Scenario): NonNullable<PageData['base']> {
  const played = new Map<string, unknown>(Object.entries(scenario))
  return {
    other: Object.fromEntries(Object.entries(data).filter(([key, value]) => !isSame(value, played.get(key)))),
    lacks: Object.keys(scenario).filter((key) => !Object.hasOwn(data, key)),
  }
}

/** What the battle of a page says as its variants change it. */
export function baseOf({ scenario, base }: PageData): unknown {
  if (!base) return scenario
  const kept = Object.entries(scenario).filter(([key]) => !base.lacks.includes(key))
  return { ...Object.fromEntries(kept), ...base.other }
}

/** The data of a page, as JSON text, and back. */
export const formatPageData = (data: PageData): string => JSON.stringify(data)

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData
