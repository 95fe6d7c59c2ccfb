import { plainPresenter } from '../../src/engine/plain-presenter.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { Presenter } from '../../src/engine/presenter.ts'
import type { Game, GameEvent, System } from '../../src/engine/system.ts'
import type { TextSection } from '../../src/scenario/convert/notation.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { chooseVariants } from '../../src/scenario/variants/check-choice.ts'
import { listVariants, type VariantSummary } from '../../src/scenario/variants/variant.ts'
import { hasTurning, plainTexts } from './plain-text.ts'
import { PLAYER_IDS, type PlayerId } from './players.ts'

/** A battle with everything that a screen needs to have it played. What is to be shown is fit to be shown. */
export type PlayableBattle = {
  readonly scenario: Scenario
  /** What the battle says of itself, for readers. */
  readonly about: Pick<Scenario, 'title' | 'date' | 'summary' | 'briefing'>
  /** The title of the rulebook. */
  readonly rulebook: string
  readonly game: Game<unknown, unknown>
  readonly presenter: Presenter<unknown, unknown>
  /** An event as a sentence. */
  readonly describeEvent: (state: unknown, event: GameEvent) => string
  /** What there is to see, for everybody or for one side. */
  readonly portray: (state: unknown, viewer?: number) => Portrait
  /** What there is to see before the battle begins. */
  readonly portrait: Portrait | undefined
  /** The names of the sides, by their places. */
  readonly sides: readonly string[]
  /** The battle in plain English, out of the data that it is played by. */
  readonly sections: readonly TextSection[]
  /** Who can play it; without an evaluator, no computer knows more than what is legal. */
  readonly players: readonly PlayerId[]
  /** The variants that it can be played with. */
  readonly variants: readonly VariantSummary[]
  /** The battle with some of its variants, or why it cannot be had. */
  readonly choose: (chosen: readonly string[]) => Promise<PlayableBattle | { readonly problem: string }>
  /** Whether a game of it can be analysed: computers know the rules. */
  readonly canBeAnalysed: boolean
}

/** What playing a battle asks of its rulebook. */
export type PlayedRulebook = Omit<System, 'validator' | 'loadCaseBook'> & Partial<Pick<System, 'validator'>>

/**
 * Loads what a scenario is played with. Throws where the scenario is not sound. `base` is what it says as its variants change it, where
 * that is not what it is played by.
 */
export async function loadBattle(
  system: PlayedRulebook,
  scenario: Scenario,
  base: unknown = scenario,
): Promise<PlayableBattle> {
  const [game, boardView] = await Promise.all([system.loadGame(), system.loadBoardView()])
  const presenter = (await system.loadPresenter?.()) ?? plainPresenter(game)
  const names: Readonly<Record<string, { readonly name?: string } | undefined>> = scenario.sides
  const { title, date, summary, briefing } = scenario
  // Most battles have no such marks, and then nothing has to be looked through.
  const shown: <Data>(data: Data) => Data = hasTurning(scenario) ? plainTexts : (data) => data
  return {
    scenario,
    about: shown({ title, ...(date && { date }), ...(summary && { summary }), ...(briefing && { briefing }) }),
    rulebook: system.title,
    game,
    presenter: {
      ...presenter,
      headline: (state, side) => shown(presenter.headline(state, side)),
      offer: (state, action) => shown(presenter.offer(state, action)),
      situation: (state, viewer) => shown(presenter.situation(state, viewer)),
      ...(presenter.subjects && {
        subjects: (state, side) =>
          presenter.subjects!(state, side).map((one) => ({
            ...one,
            name: shown(one.name),
            headline: shown(one.headline),
          })),
      }),
      ...(presenter.goals && { goals: (state) => shown(presenter.goals!(state)) }),
      ...(presenter.duties && { duties: (state, side) => shown(presenter.duties!(state, side)) }),
      ...(presenter.withheld && { withheld: (state, side) => shown(presenter.withheld!(state, side)) }),
      ...(presenter.referencesOf && { referencesOf: (state, event) => shown(presenter.referencesOf!(state, event)) }),
      ...(presenter.scout && { scout: (state, place, viewer) => shown(presenter.scout!(state, place, viewer)) }),
    },
    describeEvent: (state, event) => shown(game.describe(state, event)),
    portray: (state, viewer) => shown(boardView.portrayState(state, viewer)),
    portrait: shown(boardView.portrayScenario(scenario)),
    sides: shown(game.sides(game.setup(scenario, 1)).map((id) => names[id]?.name ?? id)),
    sections: shown(system.describe?.(scenario) ?? []),
    players: system.loadEvaluator ? PLAYER_IDS : ['human', 'random'],
    variants: shown(listVariants(scenario)),
    choose: async (chosen) => {
      if (chosen.length === 0) return loadBattle(system, scenario, base)
      const made = chooseVariants(base, chosen, system)
      return 'problem' in made ? made : loadBattle(system, made.scenario)
    },
    canBeAnalysed: system.loadEvaluator !== undefined,
  }
}
