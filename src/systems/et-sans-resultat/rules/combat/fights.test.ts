import { expect, test } from 'vitest'
import { describeEvent } from '../../text/event-text.ts'
import { Stage, type Units } from '../fire/staged.fixture.ts'
import { foremostContact } from '../movement/contact.ts'
import { fightAll, fightFor } from './fights.ts'
import { combatModifiers, fightOf } from './modifiers.ts'

type Side = { tactics?: number; unit: object; more?: Units; formation?: object }

/** `a` of the French has moved into contact with `d`, who stands north of it in the open. */
function meet(
  attack: Side,
  defence: Side,
  options: { now?: { formations?: object; units?: object }; board?: object } = {},
): Stage {
  const { now = {}, ...rest } = options
  const formation = ({ tactics = 0, unit, more = {}, formation: own = {} }: Side, id: string, at: number[]) => ({
    commander: { tactics },
    ...own,
    units: { [id]: { at, ...unit }, ...more },
  })
  const units = { a: { contacted: 'd' }, ...now.units }
  return new Stage(
    { french: formation(attack, 'a', [20, 15]) },
    { allied: formation(defence, 'd', [20, 15.6]) },
    { ...rest, now: { ...now, units } },
  )
}

function fight(stage: Stage): Stage {
  fightAll(stage.state, stage.events)
  return stage
}

const behind = (y: number): Units => ({ s: { at: [20, y] } })

test('12.1: of those in contact the one most in front is told of and fought, though another is nearer', () => {
  const stage = new Stage(
    { french: { directive: 'attack', units: { a: { at: [24, 12] } } } },
    { allied: { units: { x: { type: 'cavalry', at: [23.9, 13], facing: 'E' }, y: { at: [24.7, 12.6] } } } },
  )
  const ahead = stage.unit('x')
  expect(foremostContact(stage.state, stage.unit('a'))).toBe(ahead)
  expect(fightFor(stage.state, stage.unit('a'))?.defender).toBe(ahead)
})

test('12.10: TR 1 CR 3 against TR 0 CR 2, 8 against 6, wins by 4: breakthrough, and without support a rout', () => {
  const stage = meet({ tactics: 1, unit: { rating: 3 } }, { unit: { rating: 2 } }).roll(8, 6)
  fight(stage)
  expect(stage.told('fight')).toMatchObject([{ lead: 'a', defender: 'd', attack: 12, defence: 8, margin: 4 }])
  expect(stage.stance('d')).toBe('routed')
  expect(stage.fatigue('allied')).toEqual([1, 0, 0])
  expect(stage.fatigue('french')).toEqual([0, 0, 0])
  // On Defend the winner goes to where the loser stood.
  expect(stage.at('a')).toEqual([200, 156])
})

test('12.8: the loser by 4 to 6 retires where a friend supports it', () => {
  const stage = meet({ tactics: 1, unit: { rating: 3 } }, { unit: { rating: 2 }, more: behind(18) }).roll(8, 6)
  fight(stage)
  expect(stage.stance('d')).toBe('deployed')
  expect(stage.at('d')[1]).toBeGreaterThan(160)
  expect(stage.fatigue('allied')).toEqual([0, 0, 0])
})

test('Combat: cavalry that wins by 2 holds and is tired, and the infantry retires', () => {
  const horse = { type: 'cavalry', rating: 3, traits: ['S2'] }
  const stage = meet({ tactics: 1, unit: horse }, { tactics: 1, unit: { rating: 2 } }).roll(6, 7)
  fight(stage)
  expect(stage.told('fight')).toMatchObject([{ attack: 12, defence: 10 }])
  expect(stage.at('a')).toEqual([200, 150])
  expect(stage.fatigue('french')).toEqual([0, 1, 0])
  expect(stage.at('d')).toEqual([200, 196])
  expect(stage.fatigue('allied')).toEqual([0, 0, 0])
})

test('Combat: infantry that beats cavalry by 5 holds, and the cavalry retires and is tired', () => {
  const stage = meet({ tactics: 1, unit: { type: 'cavalry', rating: 3 } }, { tactics: 1, unit: { rating: 4 } }).roll(
    5,
    9,
  )
  fight(stage)
  expect(stage.told('fight')).toMatchObject([{ attack: 9, defence: 14 }])
  expect(stage.at('d')).toEqual([200, 156])
  expect(stage.at('a')).toEqual([200, 100])
  expect(stage.stance('a')).toBe('deployed')
  expect(stage.fatigue('french')).toEqual([0, 1, 0])
  expect(stage.fatigue('allied')).toEqual([0, 0, 0])
})

test('12.12: a tie tires both and they fight again', () => {
  const stage = meet({ unit: { rating: 3 } }, { tactics: 1, unit: { rating: 3 } }).roll(7, 6, 8, 5)
  fight(stage)
  expect(stage.told('fight').map(({ margin }) => margin)).toEqual([0, 2])
  expect([stage.fatigue('french'), stage.fatigue('allied')]).toEqual([[1, 0, 0], [1, 0, 0]]) // biome-ignore format: a side each
})

test('12.12: shock counts in the first roll only, and after the third tie both stay', () => {
  const stage = meet({ unit: { rating: 3, traits: ['S1'] } }, { unit: { rating: 3 } }).roll(6, 7, 7, 7, 7, 7)
  fight(stage)
  expect(stage.told('fight').map(({ margin }) => margin)).toEqual([0, 0, 0])
  expect([stage.fatigue('french'), stage.fatigue('allied')]).toEqual([[3, 0, 0], [3, 0, 0]]) // biome-ignore format: a side each
  expect([stage.at('a'), stage.at('d')]).toEqual([[200, 150], [200, 156]]) // biome-ignore format: a unit each
  expect(stage.left).toBe(0)
})

test('12.12: guns that tie are tired and retire, and their enemy holds', () => {
  const gun = { type: 'foot-battery', rating: 3, guns: 8, weight: 6, men: undefined }
  const stage = meet({ unit: { men: 400 } }, { unit: gun, more: behind(20) }).roll(7, 7)
  fight(stage)
  expect(stage.stance('d')).toBe('reserve')
  expect([stage.fatigue('french'), stage.fatigue('allied')]).toEqual([[1, 0, 0], [0, 0, 1]]) // biome-ignore format: a side each
  expect(stage.at('a')).toEqual([200, 150])
})

test('Combat: the loser by 10 is removed, by 7 it routs even with support', () => {
  const removed = fight(meet({ tactics: 2, unit: { rating: 4 } }, { unit: { rating: 2 } }).roll(10, 4))
  expect(removed.stance('d')).toBe('removed')
  expect(removed.fatigue('allied')).toEqual([1, 0, 0])
  const routed = fight(meet({ unit: { rating: 4 } }, { unit: { rating: 2 }, more: behind(18) }).roll(10, 5))
  expect(routed.stance('d')).toBe('routed')
  expect(routed.fatigue('allied')).toEqual([1, 0, 0])
})

test('12.4: fatigue 5 takes 2 against cavalry, 1 against infantry and 1 against guns', () => {
  const tired = (enemy: object) => {
    const now = { formations: { french: { fatigue: { infantry: 3, cavalry: 2 } } } }
    const stage = meet({ unit: { rating: 0 } }, { unit: enemy }, { now })
    return combatModifiers(stage.state, fightOf(stage.state, [stage.unit('a')], stage.unit('d')), false)
  }
  expect(tired({ type: 'cavalry' })).toMatchObject([{ rule: 'Combat fatigue against cavalry', add: -2 }])
  expect(tired({})).toMatchObject([{ rule: 'Combat fatigue against infantry', add: -1 }])
  const gun = { type: 'foot-battery', guns: 8, weight: 6, men: undefined }
  expect(tired(gun)).toMatchObject([{ rule: 'Combat fatigue against artillery', add: -1 }])
})

test('12.5: attacked from the rear, limbered or ployed: -3, once', () => {
  const rear = (unit: object, isDefender = true) => {
    const stage = meet(
      { unit: { rating: 0, men: 400, ...(isDefender ? {} : unit) } },
      { unit: { rating: 0, men: 400, ...(isDefender ? unit : {}) } },
    )
    return combatModifiers(stage.state, fightOf(stage.state, [stage.unit('a')], stage.unit('d')), isDefender)
  }
  expect(rear({})).toEqual([])
  expect(rear({ facing: 'N' })).toMatchObject([{ rule: 'Combat rear', add: -3 }])
  expect(rear({ facing: 'E' })).toEqual([])
  expect(rear({ state: 'ployed' })).toMatchObject([{ rule: 'Combat rear', add: -3 }])
  expect(rear({ state: 'ployed', facing: 'N' })).toMatchObject([{ rule: 'Combat rear', add: -3 }])
  expect(rear({ type: 'foot-battery', guns: 8, weight: 6, men: undefined, state: 'limbered' })).toMatchObject([
    { rule: 'Combat rear', add: -3 },
  ])
  expect(rear({ facing: 'S' }, false)).toEqual([])
  expect(rear({ state: 'ployed' }, false)).toMatchObject([{ rule: 'Combat rear', add: -3 }])
})

test('12.3: more enemies and larger ones take 1 each', () => {
  const odds = (more: Units, unit: object = {}) => {
    const stage = meet({ unit: { rating: 0, ...unit }, more }, { unit: { rating: 0 } })
    const attackers = [stage.unit('a'), ...Object.keys(more).map((id) => stage.unit(id))]
    return combatModifiers(stage.state, fightOf(stage.state, attackers, stage.unit('d')), true).map(({ rule }) => rule)
  }
  expect(odds({})).toEqual([])
  expect(odds({}, { men: 751 })).toEqual(['Combat larger'])
  expect(odds({ b: { at: [21, 15], rating: 0 } })).toEqual(['Combat multiple'])
  expect(odds({ b: { at: [21, 15], rating: 0, men: 900 } })).toEqual(['Combat larger', 'Combat multiple'])
})

test('Combat: of a broken formation or in its own reformation area: -5, once', () => {
  const worn = (is: object) => {
    const stage = meet({ unit: {} }, { unit: { rating: 0 } }, { now: { formations: { allied: is } } })
    return combatModifiers(stage.state, fightOf(stage.state, [stage.unit('a')], stage.unit('d')), true)
  }
  expect(worn({ order: 'broken' })).toMatchObject([{ rule: 'Combat broken', add: -5 }])
  expect(worn({ area: [20, 16] })).toMatchObject([{ rule: 'Combat reformation area', add: -5 }])
  expect(worn({ area: [20, 16], order: 'broken' })).toMatchObject([{ rule: 'Combat broken', add: -5 }])
})

test('12.6: strong points and fortifications help who defends them from outside; engineers help against places', () => {
  const ground = (kind: string, unit: object = {}, isDefender = true, y = 15.3) => {
    const area = [[19, y], [21, y], [21, 17], [19, 17]] // biome-ignore format: an outline
    const stage = meet(
      { unit: { rating: 0, ...unit } },
      { unit: { rating: 0 } },
      { board: { features: { it: { kind, area } } } },
    )
    return combatModifiers(stage.state, fightOf(stage.state, [stage.unit('a')], stage.unit('d')), isDefender)
  }
  for (const kind of ['strong-point', 'fortification']) {
    expect(ground(kind)).toMatchObject([{ rule: 'Combat fortification', add: 1 }])
    expect(ground(kind, {}, true, 14)).toEqual([])
  }
  expect(ground('built-up')).toEqual([])
  for (const kind of ['built-up', 'fortification', 'fortified-city', 'bridge']) {
    expect(ground(kind, { traits: ['E'] }, false)).toMatchObject([{ rule: 'Combat engineers', add: 1 }])
    expect(ground(kind, {}, false)).toEqual([])
  }
  expect(ground('woods', { type: 'light' }, false)).toEqual([])
  expect(ground('woods', { type: 'light' }, false, 14)).toMatchObject([{ rule: 'Combat lights in dense', add: 1 }])
  expect(ground('woods', { type: 'irregular' }, false, 14)).toMatchObject([
    { rule: 'Combat irregulars in dense', add: 1 },
  ])
})

test('12.2: several attackers are one side: the best rolls, all share the defeat', () => {
  const more = { b: { at: [21, 15], rating: 5 } }
  const stage = meet(
    { unit: { rating: 3 }, more },
    { unit: { rating: 4 } },
    { now: { units: { b: { contacted: 'd' } } } },
  ).roll(4, 9)
  fight(stage)
  // 4 + 5 against 9 + 4 - 1 for two enemies.
  expect(stage.told('fight')).toMatchObject([{ attackers: 'a b', lead: 'b', attack: 9, defence: 12, margin: -3 }])
  expect(stage.at('a')[1]).toBeLessThan(150)
  expect(stage.at('b')[1]).toBeLessThan(150)
  expect(stage.state.losses[stage.formation('french')]).toBe(2)
})

test('12.1: who moved into contact attacks, else who is on Attack, else who has the initiative', () => {
  const attacker = (now: object, directives: readonly [string, string], turn = 1) => {
    const stage = new Stage(
      { french: { directive: directives[0], units: { a: { at: [20, 15] } } } },
      { allied: { directive: directives[1], units: { d: { at: [20, 15.6] } } } },
      { now },
    ).roll(7, 7, 7, 7, 7, 7)
    stage.state.turn = turn
    fight(stage)
    return stage.told('fight')[0]!['lead']
  }
  const moved = (unit: string, into: string): object => ({ units: { [unit]: { contacted: into } } })
  expect(attacker(moved('d', 'a'), ['attack', 'defend'])).toBe('d')
  expect(attacker({}, ['defend', 'attack'])).toBe('d')
  expect(attacker({ units: { a: { contacted: 'd' }, d: { contacted: 'a' } } }, ['defend', 'attack'])).toBe('d')
  expect(attacker({}, ['defend', 'defend'])).toBe('a')
  expect(attacker({}, ['defend', 'defend'], 2)).toBe('d')
})

test('12.1: an attacker fights the enemy most in front of it', () => {
  const stage = new Stage(
    { french: { units: { a: { at: [20, 15] } } } },
    { allied: { units: { side: { at: [20.9, 15.6] }, front: { at: [19.9, 15.6] } } } },
    { now: { units: { a: { contacted: 'front' } } } },
  ).roll(9, 7)
  fight(stage)
  expect(stage.told('fight')).toMatchObject([{ lead: 'a', defender: 'front' }])
})

test('12.10: a breakthrough into another enemy is fought at once, and once', () => {
  const more = { e: { at: [20, 17.5], rating: 0 }, f: { at: [20, 20], rating: 0 } }
  const attack = { unit: { rating: 6 }, formation: { directive: 'attack' } }
  const stage = meet(attack, { unit: { rating: 0 }, more }).roll(12, 2, 12, 2)
  fight(stage)
  expect(stage.told('fight').map(({ defender }) => defender)).toEqual(['d', 'e'])
  expect([stage.stance('d'), stage.stance('e'), stage.stance('f')]).toEqual(['removed', 'removed', 'deployed'])
  expect(stage.at('a')).toEqual([200, 194])
})

test('12.9: whoever has no room to retire routs', () => {
  const stage = meet({ unit: { rating: 3 } }, { unit: { rating: 2 } }, { now: { units: { d: {} } } }).roll(7, 7)
  // With its back to a wall of water.
  const wall = { features: { water: { kind: 'pond', area: [[18, 15.7], [22, 15.7], [22, 17], [18, 17]] } } } // biome-ignore format: an outline
  const shut = meet({ unit: { rating: 3 } }, { unit: { rating: 2 } }, { board: wall }).roll(7, 7)
  fight(stage)
  fight(shut)
  expect([stage.stance('d'), shut.stance('d')]).toEqual(['deployed', 'routed'])
})

test('12.8: support is deployed, in order, free, near, and not in front', () => {
  const supported = (friend: object, is: object = {}) => {
    const stage = new Stage(
      { french: { units: { a: { at: [20, 15], rating: 5 } } } },
      {
        allied: { units: { d: { at: [20, 15.6], rating: 3 } } },
        friend: { units: { s: { at: [20, 18], ...friend } } },
      },
      { now: { units: { a: { contacted: 'd' } }, formations: { friend: is } } },
    ).roll(8, 6)
    fight(stage)
    return stage.stance('d') === 'deployed'
  }
  expect(supported({})).toBe(true)
  expect(supported({ type: 'cavalry' })).toBe(true)
  expect(supported({ at: [20, 18.6] })).toBe(true)
  expect(supported({ at: [20, 18.7] })).toBe(false)
  expect(supported({ state: 'ployed' })).toBe(false)
  expect(supported({ type: 'foot-battery', guns: 8, weight: 6, men: undefined })).toBe(false)
  expect(supported({ at: [21.5, 14.5] })).toBe(false)
  expect(supported({}, { order: 'retreat' })).toBe(false)
  expect(supported({}, { order: 'rally' })).toBe(true)
})

test('11.3: each lost fight of a unit counts as a loss of its formation', () => {
  const stage = fight(meet({ unit: {} }, { unit: {} }).roll(8, 7))
  expect(stage.state.losses[stage.formation('allied')]).toBe(1)
  expect(stage.state.losses[stage.formation('french')]).toBe(0)
})

test('12.7: who has fought this turn has no shock left', () => {
  const unit = { rating: 0, traits: ['S3'] }
  const modifiers = (fought: boolean) => {
    const stage = meet({ unit }, { unit: {} }, { now: { units: { a: { contacted: 'd', fought } } } })
    return combatModifiers(stage.state, fightOf(stage.state, [stage.unit('a')], stage.unit('d')), false)
  }
  expect(modifiers(false)).toMatchObject([{ rule: 'Combat shock', add: 3 }])
  expect(modifiers(true)).toEqual([])
})

test('12.2: fights run by the roster of the attackers, the side with the initiative first', () => {
  const stage = new Stage(
    { french: { units: { a: { at: [30, 15] }, b: { at: [20, 15] } } } },
    { allied: { units: { x: { at: [20, 15.6] }, y: { at: [30, 15.6] }, z: { at: [10, 15.6] } } } },
    { now: { units: { a: { contacted: 'y' }, b: { contacted: 'x' } } } },
  ).roll(8, 7, 8, 7)
  fight(stage)
  expect(stage.told('fight').map(({ lead, defender }) => [lead, defender])).toEqual([
    ['a', 'y'],
    ['b', 'x'],
  ])
})

test('12.10: a winner on Attack that catches up with who retires fights it again', () => {
  const attack = { unit: { rating: 4 }, formation: { directive: 'attack' } }
  const stage = meet(attack, { unit: {}, more: behind(18.4) }).roll(9, 6, 7, 7)
  fight(stage)
  expect(stage.told('fight').map(({ margin }) => margin)).toEqual([4, 1])
})

test('A fight is told with the dice and modifiers of both sides', () => {
  const stage = fight(meet({ tactics: 1, unit: {} }, { unit: { rating: 2 } }).roll(7, 7))
  expect(describeEvent(stage.state, stage.told('fight')[0]!)).toBe(
    'a attacks d: 11 (dice 7, tactical rating +1, combat rating +3) against 9 (dice 7, combat rating +2), the attack wins by 2',
  )
})
