import { describe, expect, test } from 'vitest'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Event } from '../../src/systems/napoleon-at-waterloo/rules/events.ts'
import { game } from '../../src/systems/napoleon-at-waterloo/rules/game.ts'
import { lift, put } from '../../src/systems/napoleon-at-waterloo/rules/stacks.ts'
import {
  ATTACKING,
  type BattleState,
  COMBAT,
  EXITED,
  GONE,
  MOVED,
  NOBODY,
} from '../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { positionTrouble } from '../fuzz/napoleon-at-waterloo/position-invariants.ts'
import { progressTrouble, retreatTrouble, watchCombats } from '../fuzz/napoleon-at-waterloo/progress-invariants.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

const STANDARD = shippedBattles('napoleon-at-waterloo').find(({ id }) => id === 'standard')!
const battle = () => game.setup(STANDARD, 1)
const at = ({ field }: BattleState, label: string) => field.grid.find(label)
const unitIn = (state: BattleState, label: string) => state.top[at(state, label)]!

function carry(state: BattleState, from: string, to: string): void {
  const piece = unitIn(state, from)
  lift(state, piece)
  put(state, piece, at(state, to))
}

type Corruption = readonly [what: string, trouble: RegExp, corrupt: (state: BattleState) => void]

const POSITIONS: readonly Corruption[] = [
  ['a chain that forgets a unit', /and says/, (state) => (state.top[at(state, '0914')] = NOBODY)],
  ['both sides in a hex', /holds both sides/, (state) => carry(state, '0914', '1014')],
  ['a zone too many', /has zones/, (state) => state.zones[at(state, '0101')]!++],
  ['a unit that is gone', /is gone, and yet there/, (state) => (state.status[unitIn(state, '0914')]! |= GONE)],
  ['a combat that is not over', /combat that is over/, (state) => (state.status[unitIn(state, '0914')]! |= ATTACKING)],
  ['points out of nowhere', /has lost 0, and says 3/, (state) => (state.lost[0] = 3)],
  ['exits out of nowhere', /has 0 units out/, (state) => (state.exited[0] = 1)],
  ['an eleventh turn', /turn 11/, (state) => (state.turn = 11)],
  ['somebody to bump out', /nobody is bumped out/, (state) => (state.full = at(state, '0914'))],
  [
    'two units in a hex outside of movement',
    /holds 2 units/,
    (state) => {
      carry(state, '0914', '1517')
      state.phase = COMBAT
    },
  ],
]

describe('a position is found out with', () => {
  test.each(POSITIONS)('%s', (_what, trouble, corrupt) => {
    const state = battle()
    expect(positionTrouble(state)).toBeUndefined()
    corrupt(state)
    expect(positionTrouble(state)).toMatch(trouble)
  })
})

const moves = (state: BattleState, from: string, to: string, cost: number): Event => ({
  kind: 'move',
  side: 'french',
  unit: 'unit',
  piece: unitIn(state, from),
  from,
  to,
  cost,
})

describe('an action is found out that makes', () => {
  test('a move that nobody made', () => {
    const [before, after] = [battle(), battle()]
    carry(after, '0914', '0915')
    expect(progressTrouble(before, after, [])).toMatch(/by no event/)
    expect(progressTrouble(before, after, [moves(before, '0914', '0915', 1)])).toMatch(/out of a zone of control/)
  })

  test('a unit disappear', () => {
    const [before, after] = [battle(), battle()]
    const piece = unitIn(after, '0914')
    lift(after, piece)
    after.status[piece]! |= EXITED
    expect(after.hex[piece]).toBe(NOWHERE)
    expect(progressTrouble(before, after, [])).toMatch(/is in no hex by no event/)
  })

  test('a move that costs too little, or comes twice', () => {
    const [before, after] = [battle(), battle()]
    carry(after, '1517', '1520')
    expect(progressTrouble(before, after, [moves(before, '1517', '1520', 1)])).toMatch(/1 points/)
    before.status[unitIn(before, '1517')]! |= MOVED
    expect(progressTrouble(before, after, [moves(before, '1517', '1520', 3)])).toMatch(/twice/)
  })

  test('an attack from afar, or with strengths that are none', () => {
    const state = battle()
    const attack = (attackers: string, targets: string, strength: number): Event => {
      const pieces = attackers.split(' ').map((label) => unitIn(state, label))
      const rolled = { odds: '1-1', die: 1, result: 'Dr' } as const
      const strengths = { attack: strength, defence: 1 }
      const facts = { phase: 'combat', attackers: pieces.join(' '), targets, ...strengths, ...rolled } as const
      return { kind: 'attack', side: 'french', ...facts }
    }
    expect(progressTrouble(state, state, [attack('1517', '1014', 7)])).toMatch(/hexes far/)
    expect(progressTrouble(state, state, [attack('0914', '1014', 8)])).toMatch(/strengths/)
    expect(progressTrouble(state, state, [attack('0914', '1014', 7)])).toBeUndefined()
    const watch = watchCombats()
    expect(watch(state, state, [attack('0914', '1014', 7)])).toBeUndefined()
    expect(watch(state, state, [attack('0914', '1014', 7)])).toMatch(/attacks twice/)
  })

  test('somebody stand idle beside an enemy', () => {
    const state = battle()
    state.phase = COMBAT
    const next: Event = { kind: 'phase', side: 'allied', phase: 'movement' }
    expect(watchCombats()(state, state, [next])).toMatch(/has not fought/)
  })

  test('a retreat next to an enemy', () => {
    const state = battle()
    const retreat: Event = {
      kind: 'retreat',
      side: 'french',
      unit: 'unit',
      piece: unitIn(state, '0914'),
      from: '0915',
      to: '0914',
    }
    expect(retreatTrouble(state, [retreat])).toMatch(/retreats next to an enemy/)
  })

  test('one side come to its senses', () => {
    const [before, after] = [battle(), battle()]
    before.demoralised = 0
    expect(progressTrouble(before, after, [])).toMatch(/demoralisation changes/)
  })
})
