import type { Path } from '../../../scenario/diagnostic.ts'
import { didYouMean, suggest } from '../../../scenario/suggest.ts'
import { quote, some } from '../../../scenario/wording.ts'
import type {
  CheckReport,
  EsrDraft,
  GroundRow,
  Grounds,
  ListedFormation,
  Roster,
  TableFeature,
  Tables,
} from '../format/index.ts'

/** A draft with its armies read: what the checks of this system share. */
export type CheckedDraft = {
  readonly draft: EsrDraft
  readonly report: CheckReport
  readonly roster: Roster
  /** The tables of the battle, where they can be read. */
  readonly tables: Tables | undefined
  readonly grounds: Grounds
  /** The terrain that could be read, with all that is said of it. */
  readonly terrain: readonly Terrain[]
}

/** A feature of the table. */
export type Terrain = { readonly id: string; readonly feature: TableFeature; readonly row: GroundRow }

/** What names in a battle can refer to, and where those are listed. */
const LISTS = {
  area: ['board', 'areas'],
  entry: ['board', 'entries'],
  feature: ['board', 'features'],
  formation: ['armies'],
  force: ['armies'],
} as const

/** Reports a name that nothing has; says whether one thing does. */
export function isKnown(battle: CheckedDraft, kind: keyof typeof LISTS, name: string, path: Path): boolean {
  const names = namesOf(battle, kind)
  const bearers = names.filter((one) => one === name).length
  // Which of two is meant nobody knows: that both have the name is reported itself.
  if (bearers > 0) return bearers === 1
  // Something that was wrong may have had the name; and of a board with a wrong size or kind nothing is left at all.
  const isLost = kind !== 'formation' && kind !== 'force' && battle.draft.board === undefined
  if (isLost || !battle.report.isComplete(...LISTS[kind])) return false
  const meant = suggest(name, names)
  const listed =
    elsewhere(battle, kind, name) ?? (names.length === 0 ? `The battle has none.` : `Defined: ${some(names)}.`)
  battle.report.add({
    code: 'name/unknown',
    path,
    message: `There is no ${kind} ${quote(name)}.`,
    hint: didYouMean(meant) ?? listed,
    ...(meant?.certain && { replacement: meant.word }),
  })
  return false
}

/** What has the name instead: a wood is no objective before an area is drawn around it. */
function elsewhere(battle: CheckedDraft, kind: keyof typeof LISTS, name: string): string | undefined {
  if (kind !== 'area' || !namesOf(battle, 'feature').includes(name)) return undefined
  return `${name} is terrain: draw an area around it under board.areas, and name that.`
}

function namesOf({ draft: { board }, roster }: CheckedDraft, kind: keyof typeof LISTS): string[] {
  switch (kind) {
    case 'area':
      return Object.keys(board?.areas ?? {})
    case 'entry':
      return Object.keys(board?.entries ?? {})
    case 'feature':
      return Object.keys(board?.features ?? {})
    case 'formation':
      return roster.formations.map(({ id }) => id)
    case 'force':
      return roster.forces.map(({ id }) => id)
  }
}

export function formationOf({ roster }: CheckedDraft, id: string | undefined): ListedFormation | undefined {
  return roster.formations.find((formation) => formation.id === id)
}

/** A place as diagnostics name it. */
export const placeName = ([x, y]: readonly number[]) => `${x},${y}`
