// Prints copies a CPU second of a Waterloo state: into a pooled one, into a fresh one, and by structuredClone.
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import type { BattleState } from '../../src/systems/vive-lempereur/rules/state.ts'
import { hand, measure } from '../measure.ts'
import { playWaterloo, waterloo } from '../waterloo.ts'

let middle: BattleState | undefined
let number = 0
playWaterloo(1, (now) => {
  if (number++ === 400) middle = game.copy(now)
})
const state = middle!
const pooled = game.setup(waterloo, 2)
// Only what changes: the arrays of the state, not the battlefield that all states of a battle share.
const changing = Object.fromEntries(Object.entries(state).filter(([, part]) => isOwn(part)))

let kept: unknown
const rates = measure({
  pooled: () => repeat(1_000_000, () => game.copy(state, pooled)),
  fresh: () => repeat(50_000, () => game.copy(state)),
  clone: () => repeat(10_000, () => structuredClone(changing)),
  cloneWords: () => repeat(50_000, () => structuredClone(state.words)),
})
if (kept === undefined) throw new Error('nothing was copied')
hand({ ...rates, bytes: state.words.byteLength })

function isOwn(part: unknown): boolean {
  return part instanceof Int32Array && part.buffer === state.words.buffer
}

function repeat(times: number, copy: () => unknown): number {
  for (let i = 0; i < times; i++) kept = copy()
  return times
}
