import type { BoardView, Portrait } from '../../src/engine/portrait.ts'
import type { ScenarioEditor, Survey } from '../../src/engine/scenario-editors.ts'
import type { System } from '../../src/engine/system.ts'
import { Report } from '../../src/scenario/diagnostic.ts'
import { rootPlace } from '../../src/scenario/schema/nodes.ts'
import { isDefinitions } from '../../src/scenario/uses/definition-keys.ts'
import { withUsed } from '../../src/scenario/uses/merge.ts'
import type { Entries } from '../../src/scenario/uses/uses-context.ts'
import { makeDraft } from '../../src/scenario/validate.ts'
import { composeForEdit } from '../../src/scenario/variants/express.ts'
import { loadRulebook } from '../rulebooks/index.ts'
import { type UsedTexts, usedDefinitions } from './used-texts.ts'

/** What a rulebook brings to the drawing table. */
export type SystemTools = {
  readonly system: System
  readonly boardView: BoardView<unknown>
  /** Nothing where battles of this system can only be edited as text. */
  readonly scenarioEditor: ScenarioEditor | undefined
}

/** What follows from a scenario's data: its sound part, what there is to see, and what it consists of. */
export type Derived = {
  readonly systemTools: SystemTools | undefined
  /** What the battle says that is edited: with the chosen variant, if there is one. */
  readonly data: unknown
  /** What is sound of the data, with all definitions that they use. */
  readonly draft: unknown
  /** The same of the battle without the chosen variant. */
  readonly baseDraft: unknown
  /** Whether nothing had to be left out of the data. */
  readonly isWhole: boolean
  /** What the files define that it uses. */
  readonly definitions: Entries | undefined
  readonly portrait: Portrait | undefined
  readonly survey: Survey | undefined
}

const NOTHING: Omit<Derived, 'data'> = {
  systemTools: undefined,
  draft: undefined,
  baseDraft: undefined,
  isWhole: false,
  definitions: undefined,
  portrait: undefined,
  survey: undefined,
}

/** What a battle is derived from: what its file says, at which turn, with what it uses, and the variant that is chosen. */
export type Source = {
  readonly fileData: unknown
  readonly turn: number
  readonly used?: UsedTexts | undefined
  readonly variant?: string | undefined
}

/** Everything that is drawn and listed of a battle. `loaded` are the tools of the rulebooks so far. */
export function derive({ fileData, turn, used, variant }: Source, loaded: readonly SystemTools[]): Derived {
  const systemTools = loaded.find(({ system }) => system.id === systemOf(fileData))
  if (!systemTools) return { ...NOTHING, data: fileData }
  if (isDefinitions(fileData)) return { ...NOTHING, data: fileData, systemTools }
  const { system } = systemTools
  const own = makeDraft(fileData, system) as Readonly<Record<string, unknown>>
  const definitions = usedDefinitions(fileData, system, used)
  const joined = definitions ? withUsed(own, definitions) : own
  const writeOut = (one: unknown) => system.writeOut?.(one, new Report()) ?? one
  const baseDraft = writeOut(joined)
  const edited = variant === undefined ? undefined : withVariant({ fileData, joined }, variant, system)
  const data = edited?.data ?? fileData
  const draft = edited ? writeOut(edited.draft) : baseDraft
  const portrait = systemTools.boardView.portrayScenario(draft, turn)
  const survey = portrait && systemTools.scenarioEditor?.survey(draft)
  return { systemTools, data, draft, baseDraft, isWhole: own === fileData, definitions, portrait, survey }
}

/** What a battle says with a variant, and what is sound of that. What a variant says of used definitions is said of all that they say. */
function withVariant(
  { fileData, joined }: { readonly fileData: unknown; readonly joined: unknown },
  variant: string,
  system: System,
): { readonly data: unknown; readonly draft: unknown } {
  const root = rootPlace(system.schema)
  const compose = (data: unknown) => composeForEdit(data as Readonly<Record<string, unknown>>, variant, root)
  return { data: compose(fileData), draft: makeDraft(compose(joined), system) }
}

/** Loads what a scenario's rulebook brings; nothing where it names no rulebook that there is. */
export async function loadSystemTools(data: unknown): Promise<SystemTools | undefined> {
  const system = await loadRulebook(systemOf(data))
  if (!system) return undefined
  const [boardView, scenarioEditor] = await Promise.all([system.loadBoardView(), system.loadScenarioEditor?.()])
  return { system, boardView, scenarioEditor }
}

function systemOf(data: unknown): unknown {
  return (data as { readonly system?: unknown } | null | undefined)?.system
}
