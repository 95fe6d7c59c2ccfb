import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'
import type { BattleState } from '../rules/index.ts'
import { goals } from './goals.ts'

test('who was second to destroy forty points is told that it is too late, and the first what is still missing', async () => {
  const file = new URL('../../../../scenarios/napoleon-at-waterloo/standard.yaml', import.meta.url)
  const { scenario } = validate(readFileSync(file, 'utf8'), SYSTEMS)
  const game = await SYSTEMS.find(({ id }) => id === scenario!.system)!.loadGame()
  const state = game.setup(scenario!, 1) as BattleState
  state.lost[0] = 30
  state.lost[1] = 42
  expect(goals(state).flatMap(({ counts }) => counts.filter(({ isTooLate }) => isTooLate))).toEqual([])
  // How the standard game is won: the French were first.
  state.firsts[0] = 1
  const [french, allied] = goals(state)
  expect(french!.counts).toEqual([
    { have: 40, want: 40 },
    { have: 0, want: 7 },
  ])
  expect(allied!.counts).toEqual([{ have: 0, want: 40, isTooLate: true }])
})
