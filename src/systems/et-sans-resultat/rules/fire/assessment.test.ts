import { expect, test } from 'vitest'
import { ASSESSED, MAY_EVADE, ORDERS } from '../state.ts'
import { assess, assessmentModifiers } from './assessment.ts'
import { row, Stage, type Units } from './staged.fixture.ts'

const BATTERY = { type: 'foot-battery', rating: 1, guns: 8, weight: 6 } as const
/** So far away that it touches nobody. */
const FAR = { enemy: { units: { e: { at: [20, 35] } } } } as const
const orderOf = (stage: Stage, id: string) => ORDERS[stage.state.order[stage.formation(id)]!]

/** What is added to the assessment of a formation, by rule. */
const added = (stage: Stage, id: string) =>
  Object.fromEntries(assessmentModifiers(stage.state, stage.formation(id)).map(({ rule, add }) => [rule, add]))

test('11.9: B, score 23 and fatigue 3 make a 7 a 4: two batteries retire and fatigue is 2 more', () => {
  const units = { ...row(3, [20, 18], {}, 'f'), ...row(3, [20, 17], { ...BATTERY, state: 'limbered' }, 'g') }
  const now = { formations: { foot: { score: 23, fatigue: { infantry: 3 } } } }
  const stage = new Stage({ foot: { commander: { leadership: 'B' }, units } }, FAR, { now }).dice(3, 4, 3)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ formation: 'foot', dice: 7, total: 4, result: '0 to 4' }])
  expect(stage.fatigue('foot')).toEqual([5, 0, 0])
  expect(['g-1', 'g-2', 'g-3'].map((id) => stage.stance(id)).sort()).toEqual(['limbered', 'reserve', 'reserve'])
  expect(stage.left).toBe(0)
})

test('Assessment: A, determined, in a town, with an unlimbered battery and a score of 15 make a 6 a 12', () => {
  const units = { ...row(1, [20, 18], {}, 'f'), ...row(1, [20, 17], BATTERY, 'g') }
  const town = { features: { town: { kind: 'built-up', area: [[19, 17.5], [21, 17.5], [21, 19], [19, 19]] } } } as const // biome-ignore format: an outline
  const now = { formations: { foot: { score: 15 } } }
  const formation = { commander: { leadership: 'A' }, traits: ['DT'], units } as const
  const stage = new Stage({ foot: formation }, FAR, { board: town, now }).roll(6)
  expect(added(stage, 'foot')).toEqual({
    'Assessment leadership': 3,
    'Assessment determined': 2,
    'Assessment town': 1,
    'Assessment unlimbered': 1,
    'Assessment score': -1,
  })
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ total: 12, result: '10 or more' }])
  expect(stage.fatigue('foot')).toEqual([0, 0, 0])
})

test('11.4: outflanked, a friend broken 6 inches away, retreating and fatigue 4 make a 5 a -6', () => {
  const units = {
    ...row(3, [20, 18], {}, 'f'),
    ...row(1, [20, 17], { type: 'cavalry' }, 'h'),
    ...row(2, [22, 17], BATTERY, 'g'),
  }
  const now = {
    formations: {
      foot: { order: 'retreat', score: 10, fatigue: { infantry: 4 } },
      friend: { order: 'broken' },
    },
  } as const
  const stage = new Stage(
    { foot: { units }, friend: { units: { b: { at: [27.5, 18] } } } },
    { enemy: { units: { e: { at: [15, 15] } } } },
    { now },
  ).roll(5)
  // Neither the score nor the batteries are part of the example.
  stage.state.score[stage.formation('foot')] = 0
  for (const id of ['g-1', 'g-2']) stage.state.stance[stage.unit(id)] = 2
  expect(added(stage, 'foot')).toEqual({
    'Assessment leadership': 1,
    'Assessment outflanked': -3,
    'Assessment friend broken': -3,
    'Assessment retreating': -2,
    'Assessment fatigue': -4,
  })
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ total: -6, result: '-5 to -9' }])
  expect(stage.fatigue('foot')).toEqual([9, 0, 0])
  expect(stage.stance('h-1')).toBe('routed')
  expect([stage.stance('g-1'), stage.stance('g-2')]).toEqual(['reserve', 'reserve'])
})

test('11.10: no leadership, area touched, broken, 6 fights lost and fatigue 3 make a 3 a -11: retreat without fatigue', () => {
  const units = {
    ...row(2, [20, 18], {}, 'f'),
    ...row(1, [24, 18], { type: 'irregular' }, 'i'),
    ...row(1, [16, 18], { type: 'cavalry' }, 'h'),
  }
  const now = {
    formations: { foot: { order: 'broken', area: [20, 12], losses: 6, fatigue: { infantry: 3 } } },
    commanders: { foot: { wounded: 2 } },
  } as const
  const stage = new Stage({ foot: { units } }, { enemy: { units: { e: { at: [20, 10.5] } } } }, { now }).roll(3)
  assess(stage.state, 'combat', stage.events)
  expect(stage.told('assessment')).toMatchObject([{ total: -11, result: '-10 or less' }])
  expect(orderOf(stage, 'foot')).toBe('retreat')
  expect(stage.fatigue('foot')).toEqual([3, 0, 0])
  expect([stage.stance('i-1'), stage.stance('h-1')]).toEqual(['removed', 'removed'])
})

test('9.8, 11.2: a fire mission adds assessments, all with the same modifiers', () => {
  const now = { formations: { foot: { score: 12, missions: 2 } } }
  const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f') } }, FAR, { now }).roll(6, 6, 6)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('assessment').map(({ total }) => total)).toEqual([6, 6, 6])
  expect(stage.fatigue('foot')).toEqual([3, 0, 0])
})

test('9.8: a mission has its target assessed even with a low score, and only after fire', () => {
  const now = { formations: { foot: { score: 5, missions: 1 } } }
  const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f') } }, FAR, { now }).roll(12)
  assess(stage.state, 'fire', stage.events)
  assess(stage.state, 'combat', stage.events)
  expect(stage.told('assessment')).toHaveLength(1)
})

test('11.1: after fire a score of 10, a harmed commander or a touched area, after combat a fight or a touched area, once', () => {
  const assessed = (phase: 'fire' | 'combat', is: object, enemyAt: [number, number] = [20, 35]) => {
    const stage = new Stage(
      { foot: { units: row(2, [20, 18], {}, 'f') } },
      { enemy: { units: { e: { at: enemyAt } } } },
      { now: { formations: { foot: { area: [20, 5], ...is } } } },
    ).roll(12, 12, 12, 12)
    assess(stage.state, phase, stage.events)
    return stage.told('assessment').filter(({ formation }) => formation === 'foot').length
  }
  expect(assessed('fire', { score: 9 })).toBe(0)
  expect(assessed('fire', { score: 10 })).toBe(1)
  expect(assessed('fire', { harmed: true })).toBe(1)
  expect(assessed('fire', { fought: true })).toBe(0)
  expect(assessed('fire', {}, [20, 6.5])).toBe(1)
  expect(assessed('fire', {}, [20, 6.6])).toBe(0)
  expect(assessed('fire', { score: 10, harmed: true }, [20, 6])).toBe(1)
  expect(assessed('combat', { score: 10, harmed: true })).toBe(0)
  expect(assessed('combat', { fought: true })).toBe(1)
  expect(assessed('combat', {}, [20, 6])).toBe(1)
})

test('11.11: only those assessed in this phase count as assessed', () => {
  const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f') } }, FAR, {
    now: { formations: { foot: { score: 10 } } },
  }).roll(12)
  const isAssessed = () => (stage.state.formationBits[stage.formation('foot')]! & ASSESSED) !== 0
  assess(stage.state, 'fire', stage.events)
  expect(isAssessed()).toBe(true)
  assess(stage.state, 'combat', stage.events)
  expect(isAssessed()).toBe(false)
})

test('Assessment: each printed line adds what the sheet says', () => {
  const lines = (
    foot: object,
    is: object = {},
    friends: Readonly<Record<string, { units: Units }>> = {},
    friendIs: object = {},
  ) => {
    const stage = new Stage({ foot: { units: row(2, [20, 18], {}, 'f'), ...foot }, ...friends }, FAR, {
      now: { formations: { foot: is, ...friendIs } },
    })
    const { 'Assessment leadership': _, ...others } = added(stage, 'foot')
    return others
  }
  const friend = (x: number) => ({ friend: { units: { b: { at: [x, 18] as [number, number] } } } })
  expect(lines({ traits: ['BR'] })).toEqual({ 'Assessment brittle': -1 })
  expect(lines({ traits: ['ST'] })).toEqual({ 'Assessment stoic': 1 })
  expect(lines({ traits: ['ST'], directive: 'attack' })).toEqual({})
  expect(lines({ traits: ['EN'], directive: 'attack' })).toEqual({ 'Assessment enthusiastic': 1 })
  expect(lines({ traits: ['EN'] })).toEqual({})
  expect(lines({}, { order: 'retreat' })).toEqual({ 'Assessment retreating': -2 })
  expect(lines({}, { order: 'rally' })).toEqual({ 'Assessment rallying or broken': -4 })
  expect(lines({}, { order: 'broken' })).toEqual({ 'Assessment rallying or broken': -4 })
  expect(lines({}, {}, friend(23.8), { friend: { order: 'retreat' } })).toEqual({ 'Assessment friend retreating': -1 })
  expect(lines({}, {}, friend(23.9), { friend: { order: 'retreat' } })).toEqual({})
  expect(lines({}, {}, friend(26.8), { friend: { order: 'broken' } })).toEqual({ 'Assessment friend broken': -3 })
  expect(lines({}, {}, friend(26.9), { friend: { order: 'broken' } })).toEqual({})
  expect(lines({}, { score: 39 })).toEqual({ 'Assessment score': -3 })
  expect(lines({}, { losses: 2 })).toEqual({})
  expect(lines({}, { losses: 6 })).toEqual({ 'Assessment losses': -4 })
  expect(lines({}, { fatigue: { infantry: 1, cavalry: 2, artillery: 3 } })).toEqual({ 'Assessment fatigue': -6 })
  expect(lines({}, { inspired: true })).toEqual({ '6 inspire': 1 })
})

test('11.6: the best single place counts, for deployed infantry', () => {
  const place = (kinds: readonly string[], unit: object = {}) => {
    const area = [[19, 17], [21, 17], [21, 19], [19, 19]] // biome-ignore format: an outline
    const features = Object.fromEntries(kinds.map((kind, i) => [`p${i}`, { kind, area }]))
    const stage = new Stage({ foot: { units: { f: { at: [20, 18], ...unit } } } }, FAR, {
      board: { features: features },
    })
    const { 'Assessment leadership': _, ...others } = added(stage, 'foot')
    return others
  }
  expect(place(['built-up'])).toEqual({ 'Assessment town': 1 })
  expect(place(['fortification'])).toEqual({ 'Assessment town': 1 })
  expect(place(['strong-point'])).toEqual({ 'Assessment strong point': 1 })
  expect(place(['fortified-city'])).toEqual({ 'Assessment fortified city': 2 })
  expect(place(['strong-point', 'fortified-city', 'built-up'])).toEqual({ 'Assessment fortified city': 2 })
  expect(place(['built-up'], { type: 'cavalry' })).toEqual({})
  expect(place(['built-up'], { state: 'ployed' })).toEqual({})
})

test('11.5: each enemy battery in range and arc counts at short range and again if it enfilades', () => {
  const guns = (units: Units) => {
    const stage = new Stage({ foot: { units: { f: { at: [20, 18] } } } }, { guns: { units } })
    const { 'Assessment leadership': _, ...others } = added(stage, 'foot')
    return others
  }
  const gun = (at: number[], facing?: string) => ({ ...BATTERY, at, ...(facing && { facing }) })
  expect(guns({ a: gun([20, 22]) })).toEqual({})
  expect(guns({ a: gun([20, 21]) })).toEqual({ 'Assessment short range': -1 })
  expect(guns({ a: gun([20, 21], 'N') })).toEqual({})
  expect(guns({ a: gun([25, 18], 'W') })).toEqual({ 'Assessment enfilade': -1 })
  expect(guns({ a: gun([23, 18], 'W'), b: gun([20, 20.5]) })).toEqual({
    'Assessment short range': -2,
    'Assessment enfilade': -1,
  })
  expect(guns({ a: gun([20, 15], 'N') })).toEqual({ 'Assessment short range': -1, 'Assessment enfilade': -1 })
})

test('Assessment: friendly batteries unlimbered within an inch and a half steady it, more so firing intensely', () => {
  const stage = new Stage(
    {
      foot: { units: { f: { at: [20, 18] } } },
      guns: { units: { near: { ...BATTERY, at: [21.5, 18] }, far: { ...BATTERY, at: [22.6, 18] } } },
    },
    FAR,
    { now: { units: { near: { intense: true }, far: { intense: true } } } },
  )
  expect(added(stage, 'foot')).toMatchObject({ 'Assessment unlimbered': 1, 'Assessment firing intensely': 1 })
})

test('11.4: outflanked by deployed infantry or cavalry in order, near and level with the rearmost', () => {
  const outflanks = (enemy: object, is: object = {}) => {
    const stage = new Stage(
      { foot: { units: row(3, [20, 18], {}, 'f') } },
      { enemy: { units: { e: { at: [26, 18], ...enemy } } } },
      { now: { formations: { enemy: is } } },
    )
    return added(stage, 'foot')['Assessment outflanked'] ?? 0
  }
  expect(outflanks({})).toBe(-3)
  expect(outflanks({ at: [26, 18.1] })).toBe(0)
  expect(outflanks({ at: [27.6, 18] })).toBe(0)
  expect(outflanks({ type: 'cavalry' })).toBe(-3)
  expect(outflanks({ state: 'ployed' })).toBe(0)
  expect(outflanks({ type: 'foot-battery', guns: 8, weight: 6, men: undefined, facing: 'N' })).toBe(0)
  expect(outflanks({}, { order: 'rally' })).toBe(0)
})

test('2.7: fatigue goes to the class with most deployed units, infantry before cavalry', () => {
  const tired = (units: Units, tables: object = {}) => {
    const stage = new Stage({ foot: { units } }, FAR, { now: { formations: { foot: { score: 10 } } }, tables }).roll(3)
    assess(stage.state, 'fire', stage.events)
    return stage.fatigue('foot')
  }
  const [foot, horse] = [row(2, [20, 18], {}, 'f'), row(2, [20, 16], { type: 'cavalry' }, 'h')]
  expect(tired({ ...foot, ...horse })).toEqual([2, 0, 0])
  expect(tired({ ...row(1, [20, 18], {}, 'f'), ...horse })).toEqual([0, 2, 0])
  expect(tired({ ...row(3, [20, 18], { state: 'ployed' }, 'f'), ...horse })).toEqual([0, 2, 0])
  expect(tired({ ...foot, ...horse }, { assessment: { fatigueTo: 'spread' } })).toEqual([1, 1, 0])
})

test('11.7, 11.8: irregulars roll before they evade and impetuous units before they attack', () => {
  const units = {
    ...row(2, [20, 18], { type: 'irregular' }, 'i'),
    ...row(1, [20, 15], { traits: ['IM'] }, 'm'),
    ...row(1, [24, 15], {}, 'f'),
  }
  const stage = new Stage(
    { foot: { units } },
    { enemy: { units: { e: { at: [20, 22] } } } },
    { now: { formations: { foot: { harmed: true } } } },
  )
  stage.roll(6, 4, 5, 3)
  assess(stage.state, 'fire', stage.events)
  expect(stage.told('reaction')).toMatchObject([
    { unit: 'i-1', dice: 4, limit: 4, result: 'evade' },
    { unit: 'i-2', dice: 5, limit: 4, result: 'stand' },
    { unit: 'm-1', dice: 3, limit: 4, result: 'attack' },
  ])
  expect(stage.at('i-1')[1]).toBeLessThan(180)
  expect(stage.at('i-2')).toEqual([207.5, 180].map(Math.round))
  expect(stage.at('m-1')[1]).toBeGreaterThan(200)
  expect(orderOf(stage, 'foot')).toBe('attack')
})

test('11.8: after combat an impetuous unit is bound to attack in the next movement', () => {
  const units = { ...row(1, [20, 15], { traits: ['IM'] }, 'm'), ...row(1, [24, 15], {}, 'f') }
  const now = { formations: { foot: { fought: true } } }
  const stage = new Stage({ foot: { units } }, { enemy: { units: { e: { at: [20, 22] } } } }, { now }).roll(6, 3)
  assess(stage.state, 'combat', stage.events)
  expect(stage.at('m-1')).toEqual([200, 150])
  expect(orderOf(stage, 'foot')).toBe('attack')
})

test('11.7: cavalry near an enemy may evade at 0 to 9, and must at -1 to -4', () => {
  const horse = (roll: number, enemyAt: [number, number], score = 10) => {
    const stage = new Stage(
      { horse: { units: { h: { type: 'cavalry', at: [20, 18] } } } },
      { enemy: { units: { e: { at: enemyAt } } } },
      { now: { formations: { horse: { harmed: true, score } } } },
    ).roll(roll)
    assess(stage.state, 'fire', stage.events)
    return { may: (stage.state.formationBits[stage.formation('horse')]! & MAY_EVADE) !== 0, at: stage.at('h') }
  }
  expect(horse(10, [20, 22])).toEqual({ may: false, at: [200, 180] })
  expect(horse(9, [20, 22])).toEqual({ may: true, at: [200, 180] })
  expect(horse(2, [20, 22])).toEqual({ may: true, at: [200, 180] })
  expect(horse(9, [20, 24.1])).toEqual({ may: false, at: [200, 180] })
  expect(horse(2, [20, 22], 50)).toEqual({ may: false, at: [200, 160] })
})

test('11.10: a cavalry formation at -5 to -9 breaks and is removed with all that it has', () => {
  const units = { ...row(2, [20, 18], { type: 'cavalry' }, 'h'), g: BATTERY }
  const stage = new Stage({ horse: { units } }, FAR, { now: { formations: { horse: { score: 90 } } } }).roll(2)
  assess(stage.state, 'fire', stage.events)
  expect(['h-1', 'h-2', 'g'].map((id) => stage.stance(id))).toEqual(['removed', 'removed', 'removed'])
  expect(orderOf(stage, 'horse')).toBe('broken')
})
