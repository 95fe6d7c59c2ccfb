import type { BoardView, Portrait } from '../../src/engine/portrait.ts'
import type { ScenarioEditor, Survey } from '../../src/engine/scenario-editors.ts'
import type { System } from '../../src/engine/system.ts'
import { Report } from '../../src/scenario/diagnostic.ts'
import { isDefinitions } from '../../src/scenario/uses/definition-keys.ts'
import { withUsed } from '../../src/scenario/uses/merge.ts'
import type { Entries } from '../../src/scenario/uses/uses-context.ts'
import { makeDraft } from '../../src/scenario/validate.ts'
import { loadRulebooks } from '../rulebooks/index.ts'
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
  /** What is sound of the data, with all definitions that they use. */
  readonly draft: unknown
  /** Whether nothing had to be left out of the data. */
  readonly isWhole: boolean
  /** What the files define that it uses. */
  readonly definitions: Entries | undefined
  readonly portrait: Portrait | undefined
  readonly survey: Survey | undefined
}

const NOTHING: Derived = {
  systemTools: undefined,
  draft: undefined,
  isWhole: false,
  definitions: undefined,
  portrait: undefined,
  survey: undefined,
}

/** Everything that is drawn and listed of a battle. `loaded` are the tools of the rulebooks so far. */
export function derive(data: unknown, loaded: readonly SystemTools[], turn: number, used?: UsedTexts): Derived {
  const systemTools = loaded.find(({ system }) => system.id === systemOf(data))
  if (!systemTools) return NOTHING
  if (isDefinitions(data)) return { ...NOTHING, systemTools }
  const own = makeDraft(data, systemTools.system)
  const definitions = usedDefinitions(data, systemTools.system, used)
  const joined = definitions ? withUsed(own as Readonly<Record<string, unknown>>, definitions) : own
  const draft = systemTools.system.writeOut?.(joined, new Report()) ?? joined
  const portrait = systemTools.boardView.portrayScenario(draft, turn)
  const survey = portrait && systemTools.scenarioEditor?.survey(draft)
  return { systemTools, draft, isWhole: own === data, definitions, portrait, survey }
}

/** Loads what a scenario's rulebook brings; nothing where it names no rulebook that there is. */
export async function loadSystemTools(data: unknown): Promise<SystemTools | undefined> {
  const system = (await loadRulebooks()).find(({ id }) => id === systemOf(data))
  if (!system) return undefined
  const [boardView, scenarioEditor] = await Promise.all([system.loadBoardView(), system.loadScenarioEditor?.()])
  return { system, boardView, scenarioEditor }
}

function systemOf(data: unknown): unknown {
  return (data as { readonly system?: unknown } | null | undefined)?.system
}
