import type { Presenter } from './presenter.ts'
import type { Game } from './system.ts'

/** A screen for a system that says nothing about one: every action as a button, and nothing is secret. */
export function plainPresenter<State, Action>(game: Game<State, Action>): Presenter<State, Action> {
  return {
    headline(state) {
      const outcome = game.outcome(state)
      return outcome ? { title: outcome.level, detail: outcome.reason } : { title: 'Choose an action', detail: '' }
    },
    offer: (state, action) => ({ kind: 'other', label: game.format(state, action), group: 'Actions' }),
    inferAction: () => undefined,
    situation: (state) => ({ time: '', sides: game.sides(state).map(() => []) }),
    isSecret: () => false,
    conceals: () => false,
    aid: () => [],
  }
}
