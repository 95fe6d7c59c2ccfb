import { isSame } from '../scenario/edit/change-data.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import type { ExportedBattle } from './battle.ts'

/** The id of the element of an exported page that holds its data. */
export const PAGE_DATA_ID = 'battle'

/** What an exported page is given: a sound battle to be played, or what is sound of one with errors, to be seen. */
export type PageData = {
  readonly scenario: Scenario
  readonly isSound: boolean
  /** What the battle says as its variants change it, where that is not what it is played by. */
  readonly base?: unknown
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
    ...(scenario?.variants && !isSame(scenario, data) && { base: data }),
    ...(home !== undefined && { home }),
  }
}

/** The data of a page, as JSON text, and back. */
export const formatPageData = (data: PageData): string => JSON.stringify(data)

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData
