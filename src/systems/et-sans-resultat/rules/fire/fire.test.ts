import { expect, test } from 'vitest'
import { listed as listedBy } from '../../../../engine/listed.fixture.ts'
import { isRefusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { FIRED_INTENSELY, GRAND_BATTERY, NOBODY, SCORED } from '../state.ts'
import { fireDecision, resolveFire } from './fire.ts'
import { row, Stage } from './staged.fixture.ts'

const battery = (weight: number, guns: number) => ({ type: 'foot-battery', rating: 1, weight, guns }) as const
const TARGET = { enemy: { units: { e: { at: [20, 20] } } } } as const

/** What a text means, which must be legal; and carries it out. */
function declare(stage: Stage, text: string): ActionOf<'fire'> {
  const action = read(stage, text)
  expect(fireDecision.refusal(stage.state, action)).toBeUndefined()
  fireDecision.carryOut(stage.state, action, stage.events)
  return action
}

function read(stage: Stage, text: string): ActionOf<'fire'> {
  const action = fireDecision.parse(stage.state, 0, text)
  if (action === undefined || isRefusal(action)) throw new Error(action?.reason ?? 'not about fire')
  return { ...action, side: stage.state.field.formations[action.formation]!.side }
}

const refusalOf = (stage: Stage, text: string) => fireDecision.refusal(stage.state, read(stage, text))

function score(stage: Stage, target: string): { score: number; isScored: boolean } {
  const formation = stage.formation(target)
  return { score: stage.state.score[formation]!, isScored: (stage.state.formationBits[formation]! & SCORED) !== 0 }
}

test('9.7: two batteries of eight 6-pounders that roll 7 score 15', () => {
  const stage = new Stage({ guns: { units: row(2, [20, 17], battery(6, 8), 'g') } }, TARGET).roll(7)
  declare(stage, 'fire guns guns at enemy')
  resolveFire(stage.state, stage.events)
  expect(score(stage, 'enemy')).toEqual({ score: 15, isScored: true })
  expect(stage.fatigue('guns')).toEqual([0, 0, 0])
  expect(stage.told('score')).toMatchObject([{ formation: 'enemy', points: 8, dice: 7, total: 15 }])
})

test('9.7: intense fire tires the guns after the scores', () => {
  const now = { formations: { guns: { fatigue: { artillery: 1 } } } }
  const stage = new Stage(TARGET, { guns: { units: row(1, [20, 23], battery(9, 6), 'g') } }, { now }).roll(6)
  declare(stage, 'fire guns guns at enemy intensely')
  resolveFire(stage.state, stage.events)
  expect(score(stage, 'enemy')).toEqual({ score: 9, isScored: false })
  expect(stage.fatigue('guns')).toEqual([0, 0, 2])
  expect(stage.state.unitBits[stage.unit('g-1')]! & FIRED_INTENSELY).not.toBe(0)
})

test('9.7: guns worth nothing still roll, and may score 10', () => {
  const now = { formations: { guns: { fatigue: { artillery: 1 } } } }
  const stage = new Stage({ guns: { units: row(1, [20, 17], battery(4, 8), 'g') } }, TARGET, { now }).roll(10)
  declare(stage, 'fire guns guns at enemy')
  resolveFire(stage.state, stage.events)
  expect(score(stage, 'enemy')).toEqual({ score: 10, isScored: true })
})

test('9.7: an intense skirmish assault of eight battalions scores 23 with a 5 and tires the infantry', () => {
  const units = { ...row(6, [20, 18], {}, 'line'), ...row(2, [20, 19], { type: 'light' }, 'light') }
  const now = { formations: { foot: { fatigue: { infantry: 2 } } } }
  const stage = new Stage({ foot: { units } }, { enemy: { units: row(6, [20, 20], {}, 'e') } }, { now }).roll(5)
  declare(stage, 'fire foot skirmish at enemy intensely')
  resolveFire(stage.state, stage.events)
  expect(score(stage, 'enemy').score).toBe(23)
  expect(stage.fatigue('foot')).toEqual([3, 0, 0])
})

test('9.6, 9.7: guns and skirmishers at attacking cavalry score with the guns alone', () => {
  const units = { ...row(5, [20, 18], {}, 'f'), ...row(1, [20, 17], battery(6, 8), 'g') }
  const horse = { horse: { directive: 'attack', units: row(2, [20, 20], { type: 'cavalry' }, 'h') } } as const
  const stage = new Stage({ foot: { units } }, horse).roll(9)
  declare(stage, 'fire foot guns at horse, skirmish at horse')
  resolveFire(stage.state, stage.events)
  expect(score(stage, 'horse').score).toBe(13)
})

test('9.7: the fire of several formations at one target is one score', () => {
  const line = row(5, [20, 18], {}, 'f')
  const stage = new Stage(
    {
      guns: { units: row(1, [20, 17], battery(12, 8), 'g') },
      foot: { doctrine: 'ineffective', units: { ...line, 'f-1': { ...line['f-1'], traits: ['RF2'] } } },
    },
    { enemy: { units: row(5, [20, 20], {}, 'e') } },
  ).roll(4)
  declare(stage, 'fire guns guns at enemy')
  declare(stage, 'fire foot skirmish at enemy')
  resolveFire(stage.state, stage.events)
  expect(score(stage, 'enemy').score).toBe(23)
  expect(stage.left).toBe(0)
})

test('9.7: guns and skirmishers at two targets roll for each, in the order of the roster', () => {
  const units = { ...row(1, [20, 18], {}, 'f'), ...row(1, [20, 17], battery(6, 8), 'g') }
  const enemies = { near: { units: row(1, [20, 20], {}, 'n') }, far: { units: row(1, [20, 22.5], {}, 'w') } }
  const stage = new Stage({ foot: { units } }, enemies).roll(5, 8)
  declare(stage, 'fire foot guns at far, skirmish at near')
  resolveFire(stage.state, stage.events)
  expect([score(stage, 'near').score, score(stage, 'far').score]).toEqual([7, 12])
})

test('9.8: the fire of a grand battery is a mission worth the leadership of its commander', () => {
  const stage = new Stage(
    { guns: { commander: { leadership: 'B' }, units: row(3, [20, 17], battery(6, 8), 'g') } },
    TARGET,
  ).roll(2)
  stage.state.formationBits[stage.formation('guns')]! |= GRAND_BATTERY
  declare(stage, 'fire guns guns at enemy')
  resolveFire(stage.state, stage.events)
  expect(stage.state.missions[stage.formation('enemy')]).toBe(2)
  expect(stage.told('fire-mission')).toMatchObject([{ formation: 'guns', target: 'enemy', assessments: 2 }])
})

test('9.2: guns fire only unlimbered, within 6 inches, to their front and at what they see', () => {
  const gun = (change: object) => ({ guns: { units: { g: { ...battery(6, 8), at: [20, 14], ...change } } } }) as const
  const wood = { features: { wood: { kind: 'woods', area: [[18, 16], [22, 16], [22, 17], [18, 17]] } } } as const // biome-ignore format: an outline
  const fire = 'fire guns guns at enemy'
  expect(refusalOf(new Stage(gun({}), TARGET), fire)).toBeUndefined()
  expect(refusalOf(new Stage(gun({ at: [20, 13.9] }), TARGET), fire)).toMatchObject({ rule: '9.2' })
  expect(refusalOf(new Stage(gun({ state: 'limbered' }), TARGET), fire)).toMatchObject({ rule: '9.2' })
  expect(refusalOf(new Stage(gun({ facing: 'NE' }), TARGET), fire)).toBeUndefined()
  expect(refusalOf(new Stage(gun({ facing: 'ENE' }), TARGET), fire)).toMatchObject({ rule: '9.2' })
  expect(refusalOf(new Stage(gun({}), TARGET, { board: wood }), fire)).toMatchObject({ rule: '9.2' })
})

test('9.2: skirmishers are deployed battalions within 3 inches', () => {
  const foot = (change: object) => ({ foot: { units: { f: { at: [20, 17], ...change } } } }) as const
  const fire = 'fire foot skirmish at enemy'
  expect(refusalOf(new Stage(foot({}), TARGET), fire)).toBeUndefined()
  expect(refusalOf(new Stage(foot({ facing: 'S' }), TARGET), fire)).toBeUndefined()
  expect(refusalOf(new Stage(foot({ at: [20, 16.9] }), TARGET), fire)).toMatchObject({ rule: '9.2' })
  expect(refusalOf(new Stage(foot({ state: 'ployed' }), TARGET), fire)).toMatchObject({ rule: '9.2' })
  expect(refusalOf(new Stage(foot({ type: 'cavalry' }), TARGET), fire)).toMatchObject({ rule: '9.2' })
})

test('5: formations in reserve and those that run or rally do not fire', () => {
  for (const order of ['reserve', 'retreat', 'broken', 'rally'] as const) {
    const stage = new Stage({ foot: { units: row(1, [20, 18], {}, 'f') } }, TARGET, {
      now: { formations: { foot: { order } } },
    })
    expect(refusalOf(stage, 'fire foot skirmish at enemy')).toMatchObject({ rule: `5 ${order}` })
    expect(fireDecision.hasChoice(stage.state, 0)).toBe(false)
  }
})

test('9.1: a formation names its targets once, and they are enemies', () => {
  const stage = new Stage(
    { foot: { units: row(1, [20, 18], {}, 'f') }, other: { units: row(1, [23, 18], {}, 'o') } },
    TARGET,
  )
  expect(refusalOf(stage, 'fire foot skirmish at other')).toMatchObject({ rule: '9.1' })
  declare(stage, 'fire foot skirmish at enemy')
  expect(refusalOf(stage, 'fire foot skirmish at enemy')).toMatchObject({ rule: '9.1' })
  expect(fireDecision.parse(stage.state, 0, 'fire foot skirmish at enemy, skirmish at enemy')).toMatchObject({
    rule: '9.1',
  })
  const nothing = { kind: 'fire', side: 0, formation: 1, guns: NOBODY, skirmish: NOBODY } as const
  const held = { ...nothing, gunsIntense: false, skirmishIntense: false }
  expect(fireDecision.refusal(stage.state, held)).toMatchObject({ rule: '9.1' })
  expect(fireDecision.refusal(stage.state, { ...held, side: 1 })).toMatchObject({ rule: '9.1' })
})

test('3.3: all that is listed is legal and reads as it is written', () => {
  const units = { ...row(4, [20, 18], {}, 'f'), ...row(1, [20, 17], battery(6, 8), 'g') }
  const enemies = { near: { units: row(3, [20, 20], {}, 'n') }, far: { units: row(1, [20, 22.5], {}, 'w') } }
  const stage = new Stage({ foot: { units } }, enemies)
  const listed = listedBy(fireDecision, stage.state, 0)
  // Guns at either or neither, skirmishers at the near one or nobody; each normal or intense; without nothing at all.
  expect(listed).toHaveLength(5 * 3 - 1)
  for (const action of listed) {
    expect(fireDecision.refusal(stage.state, action)).toBeUndefined()
    expect(read(stage, fireDecision.format(stage.state, action))).toEqual(action)
  }
})

test('Fire that cannot be read says what it lacks', () => {
  const { state } = new Stage({ foot: { units: row(1, [20, 18], {}, 'f') } }, TARGET)
  expect(fireDecision.parse(state, 0, 'done')).toBeUndefined()
  expect(fireDecision.parse(state, 0, 'fire foot')).toMatchObject({ rule: '' })
  expect(fireDecision.parse(state, 0, 'fire nobody skirmish at enemy')).toMatchObject({
    reason: 'there is no formation nobody',
  })
  expect(fireDecision.parse(state, 0, 'fire foot muskets at enemy')).toMatchObject({ rule: '' })
})

test('9.7: explaining fire adds up, with what is already declared, and its chances make 1', () => {
  const units = { ...row(4, [20, 18], {}, 'f'), ...row(1, [20, 17], battery(6, 8), 'g') }
  const enemies = { near: { units: row(3, [20, 20], {}, 'n') }, far: { units: row(1, [20, 22.5], {}, 'w') } }
  const stage = new Stage({ other: { units: row(1, [22, 18], battery(12, 8), 'o') }, foot: { units } }, enemies)
  declare(stage, 'fire other guns at near')
  const both = fireDecision.explain!(stage.state, read(stage, 'fire foot guns at near, skirmish at near'))!
  expect(both.value).toBe(4 + 8 + 12)
  expect(both.chances).toEqual([
    { result: 'assessed at -2', chance: 10 / 36 },
    { result: 'assessed at -3', chance: 26 / 36 },
  ])
  const apart = fireDecision.explain!(stage.state, read(stage, 'fire foot guns at far, skirmish at near intensely'))!
  expect(apart.value).toBe(4 + 12 + 12)
  expect(apart.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(apart.chances).toContainEqual({
    result: 'far: no assessment; near: assessed at -2',
    chance: expect.closeTo((10 / 36) * (10 / 36)),
  })
})

test('9.1: where units may fire apart, that is listed: whoever cannot reach the common target, and each unit alone', () => {
  const stage = new Stage(
    { guns: { units: { g: { ...battery(6, 8), at: [10, 17] }, h: { ...battery(6, 8), at: [15, 17] } } } },
    { left: { units: { x: { at: [6, 21] } } }, right: { units: { y: { at: [16, 21] } } } },
    { tables: { readings: { targets: 'several' }, reach: { guns: 8 } } },
  )
  const texts = listedBy(fireDecision, stage.state, 0).map((action) => fireDecision.format(stage.state, action))
  expect(texts).toContain('fire guns guns at left, h at right')
  expect(texts).toContain('fire guns guns at right, g at left')
  for (const text of texts) expect(refusalOf(stage, text)).toBeUndefined()
})
