import { HexGrid } from '../../board/hex-grid.ts'
import type { System } from '../../engine/system.ts'
import type { BattleChange } from '../../scenario/diff/change.ts'
import { compareBattles } from '../../scenario/diff/compare.ts'
import { type Change, ImpossibleChange } from '../../scenario/edit/change.ts'
import { changeText } from '../../scenario/edit/change-text.ts'
import { applyEdits } from '../../scenario/edit/text-edits.ts'
import { parseText } from '../../scenario/reading/parse.ts'
import { rootPlace } from '../../scenario/schema/nodes.ts'
import type { Scenario } from '../../scenario/types.gen.ts'
import type { Validation } from '../../scenario/validation.ts'
import { changesInVariant } from '../../scenario/variants/express.ts'
import type { Estimate } from '../intervals.ts'
import { shareOf } from '../verdict.ts'
import { type AdvisedPart, type Candidate, listCandidates } from './candidates.ts'
import { type Finished, type PlayLap, raceEdits, type Wanted } from './race-edits.ts'

/** A battle that is to be made fair. */
export type AdviceOrder = {
  /** The battle as it was checked; it has no errors. */
  readonly validation: Validation & { readonly scenario: Scenario }
  /** The variant that it was checked with: edits are made in it. */
  readonly variant?: string | undefined
  readonly wanted: Wanted
  readonly may: ReadonlySet<AdvisedPart>
  /** Checks another text in place of the battle's own. */
  readonly check: (text: string) => Validation | Promise<Validation>
  readonly play: PlayLap
}

type SoundBattle = { readonly scenario: Scenario; readonly validation: Validation }
/** An edit that leads to a sound battle. */
type SoundEdit = Candidate & SoundBattle

/** An edit that was tried to the end, and what it changes in the game's words. */
type Advice = Finished<SoundEdit> & { readonly differences: readonly BattleChange[] }

export type Advised = {
  readonly now: Estimate
  readonly tried: number
  /** How many of them reach what is wanted, listed or not. */
  readonly reaching: number
  /** The best first. */
  readonly advice: readonly Advice[]
}

/** So many are listed. */
const MOST_LISTED = 5
/** Tells which side needs help. */
const FIRST_GAMES = 60

/** Finds small edits that give a side the wanted share. */
export async function advise(order: AdviceOrder, rulebooks: readonly System[]): Promise<Advised> {
  const { validation, wanted, play } = order
  const { side, low, high } = wanted
  const system = rulebooks.find(({ id }) => id === validation.scenario.system)!
  const [first] = await play(
    [validation.scenario],
    Array.from({ length: FIRST_GAMES }, (_, i) => i + 1),
  )
  const isWeak = shareOf(first!, side).value < (low + high) / 2
  const edits = await listSoundEdits(order, system, isWeak ? side : 1 - side)
  const { now, finished } = await raceEdits(validation.scenario, edits, wanted, play)
  const listed = finished.slice(0, MOST_LISTED)
  const compared = await Promise.all(
    listed.map(({ edited }) => compareBattles(validation, edited.validation, rulebooks)),
  )
  return {
    now,
    tried: edits.length,
    reaching: finished.filter(({ reaches }) => reaches).length,
    advice: listed.map((one, i) => ({ ...one, differences: compared[i]?.changes ?? [] })),
  }
}

/** The edits after which the battle is as sound as before, each battle once. */
async function listSoundEdits(order: AdviceOrder, system: System, favoured: number): Promise<SoundEdit[]> {
  const { validation, may, check } = order
  const [editor, game, boardView] = await Promise.all([
    system.loadScenarioEditor?.(),
    system.loadGame(),
    system.loadBoardView(),
  ])
  if (!editor) throw new NothingToEdit(`the rulebook ${system.id} cannot be edited, so there is nothing to advise.`)
  const { scenario, draft } = validation
  const board = boardView.portrayScenario(scenario)?.board
  const grid = board?.kind === 'hex' ? HexGrid.of(board.firstColumn, board.columns, board.rows) : undefined
  const side = game.sides(game.setup(scenario, 0))[favoured]!
  const edit = editorOf(order, system)
  const known = new Map<string, SoundBattle | undefined>([[validation.text, undefined]])
  /** The battle after some changes; nothing where it is no longer as sound, or where nothing has changed. */
  const soundAfter = async (changes: readonly Change[]): Promise<SoundBattle | undefined> => {
    const text = edit(changes)
    if (text === undefined) return undefined
    if (!known.has(text)) {
      const checked = await check(text)
      const isSound = checked.scenario && warningsIn(checked) <= warningsIn(validation)
      known.set(text, isSound ? { scenario: checked.scenario, validation: checked } : undefined)
    }
    return known.get(text)
  }
  const isSound = async (changes: readonly Change[]) => (await soundAfter(changes)) !== undefined
  const edits = new Map<SoundBattle, SoundEdit>()
  for (const candidate of await listCandidates({ editor, draft, grid, favoured: side, isSound }, may)) {
    const battle = await soundAfter(candidate.changes)
    if (battle && !edits.has(battle)) edits.set(battle, { ...candidate, ...battle })
  }
  return [...edits.values()]
}

/** A rulebook without an editor of its scenarios. */
export class NothingToEdit extends Error {}

/** Makes the text after some changes. An edit that would do more than it says, or that the text does not allow, is none. */
function editorOf(
  { validation: { text }, variant }: AdviceOrder,
  { schema }: System,
): (changes: readonly Change[]) => string | undefined {
  const file = parseText(text).data as Readonly<Record<string, unknown>>
  return (changes) => {
    try {
      const own = variant === undefined ? changes : changesInVariant(file, variant, changes, rootPlace(schema))
      return own.length === 0 ? undefined : applyEdits(text, changeText(text, own, schema))
    } catch (error) {
      if (error instanceof ImpossibleChange) return undefined
      throw error
    }
  }
}

const warningsIn = ({ diagnostics }: Validation) => diagnostics.filter(({ severity }) => severity !== 'info').length
