import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { placeOf } from '../../src/board/table/places.ts'
import { makeDice } from '../../src/engine/dice.ts'
import type { Offer } from '../../src/engine/presenter.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import { type Breakdown, isRefusal } from '../../src/engine/system.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import type { Action } from '../../src/systems/et-sans-resultat/rules/actions.ts'
import type { Event } from '../../src/systems/et-sans-resultat/rules/events.ts'
import { game } from '../../src/systems/et-sans-resultat/rules/game.ts'
import { type BattleState, STEPS } from '../../src/systems/et-sans-resultat/rules/state.ts'
import { boardView } from '../../src/systems/et-sans-resultat/view/portrait.ts'
import { presenter } from '../../src/systems/et-sans-resultat/view/presenter.ts'

const [FRENCH, ALLIED] = [0, 1]
const file = new URL('../fixtures/table/quatre-bras.yaml', import.meta.url)
const QUATRE_BRAS = parse(readFileSync(file, 'utf8')) as Scenario

/** The battle when both begin to decide a step. */
function atStep(step: (typeof STEPS)[number]): BattleState {
  const state = game.setup(QUATRE_BRAS, 1815)
  while (STEPS[state.step] !== step) {
    const side = game.deciders(state)[0]!
    game.apply(state, game.actions(state, side).at(-1)!)
  }
  return state
}

function say(state: BattleState, text: string, side?: number): Action {
  const action = game.parse(state, text, side)
  if (isRefusal(action)) throw new Error(`${text}: ${action.reason}`)
  return action
}

const placeOfUnit = (state: BattleState, unit: number) => placeOf(state.field.ground, [state.x[unit]!, state.y[unit]!])
const at = ({ field }: BattleState, x: number, y: number) => placeOf(field.ground, [x, y])

describe('dragging', () => {
  test('3.4 a unit means a march of its formation, as far and in the same direction', () => {
    const state = atStep('plans')
    const unit = state.formation.indexOf(state.field.formations.findIndex(({ id }) => id === 'bachelu'))
    const [x, y] = [state.x[unit]!, state.y[unit]!]
    const [likeliest, ...others] = presenter.drag!(state, FRENCH, [placeOfUnit(state, unit), at(state, x, y + 40)], 46)
    expect(game.format(state, likeliest!)).toBe('march bachelu 23.6,16.1 facing NE in keep')
    expect(others.map((action) => game.format(state, action).split(' ').at(-1))).toEqual(['line', 'double'])
    expect(game.refusal(state, likeliest!)).toBeUndefined()
    // Everybody is foreseen where the march takes him.
    game.apply(state, likeliest!)
    const stands = presenter.foresee!(state, likeliest!)
    expect(stands).toHaveLength(state.formation.filter((own) => own === state.formation[unit]).length)
    expect(new Set(stands.map(({ facing }) => facing))).toEqual(new Set([45]))
    // Each goes from where it is to where it will stand.
    for (const { piece, way, place } of stands) expect(way).toEqual([placeOfUnit(state, piece), place])
  })

  test('3.4 over corners, everybody is foreseen to go around them, and no further than his points carry him', () => {
    const state = atStep('plans')
    const march = say(state, 'march foy 17,13 22,16 facing N in keep')
    const [first] = presenter.foresee!(state, march)
    expect(first!.way).toHaveLength(3)
    const tooFar = 'march foy 17,14 45,14 facing N in keep'
    const far = presenter.foresee!(state, say(state, tooFar))
    expect(game.refusal(state, say(state, tooFar))?.rule).toBe('7.1')
    for (const { way, place, piece } of far) {
      expect(way!.at(-1)).toBe(place)
      expect(way![0]).toBe(placeOfUnit(state, piece))
    }
  })

  test('3.7 a commander means his ride; 3.1 what is the enemy’s means nothing', () => {
    const state = atStep('plans')
    const ney = state.field.commanders.findIndex(({ id }) => id === 'ney')
    const from = at(state, state.commanderX[ney]!, state.commanderY[ney]!)
    expect(presenter.drag!(state, FRENCH, [from, at(state, 200, 100)])).toEqual([
      { kind: 'go', side: FRENCH, commander: ney, path: [[200, 100]] },
    ])
    expect(presenter.drag!(state, ALLIED, [from])).toEqual([])
    const enemy = state.field.units.findIndex(({ side, at: place }) => side === ALLIED && place)
    expect(presenter.drag!(state, FRENCH, [placeOfUnit(state, enemy)])).toEqual([])
  })

  test('8.5 while formations ploy and deploy a unit changes alone, and is refused by the same judge', () => {
    const state = atStep('deployment')
    const side = game.deciders(state)[0]!
    const unit = state.field.units.findIndex((one, i) => one.side === side && one.class === 0 && state.stance[i] === 1)
    const [change] = presenter.drag!(state, side, [
      placeOfUnit(state, unit),
      at(state, state.x[unit]! + 5, state.y[unit]!),
    ])
    expect(change).toMatchObject({ kind: 'change', unit })
    expect(game.refusal(state, change!)?.rule).toBe('8.1')
  })

  test('nothing is dragged where nobody moves', () => {
    const state = atStep('issue')
    expect(presenter.drag!(state, FRENCH, [placeOfUnit(state, 0)])).toEqual([])
  })
})

describe('3.1, 3.4, 3.7 while movement is planned', () => {
  const named = (state: BattleState, name: string) =>
    presenter.subjects!(state, FRENCH).find((subject) => subject.name === name)!

  test('a side decides about any formation or commander of its own, and nobody else', () => {
    const state = atStep('plans')
    const names = presenter.subjects!(state, FRENCH).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['5th Division', '9th Division', 'Marshal Ney']))
    expect(names.filter((name) => presenter.subjects!(state, ALLIED).some((other) => other.name === name))).toEqual([])
    const foy = named(state, '9th Division')
    expect(foy.headline.title).toBe('Plan movement: 9th Division')
    const texts = foy.list().map((action) => game.format(state, action))
    expect(texts.some((text) => text.startsWith('march foy '))).toBe(true)
    for (const action of foy.list()) expect(game.refusal(state, action)).toBeUndefined()
    expect(game.format(state, foy.inferAction(at(state, 170, 160)))).toBe('march foy 17,16 facing N in keep')
  })

  test('each says what is decided about it, and may be told something else', () => {
    const state = atStep('plans')
    expect(named(state, '9th Division').decided).toBeUndefined()
    game.apply(state, say(state, 'march foy 17,16 facing N in keep'))
    expect(named(state, '9th Division').decided).toBe('marches')
    game.apply(state, say(state, 'hold pire'))
    expect(named(state, '2nd Cavalry Division').decided).toBe('holds')
    game.apply(state, say(state, 'march foy 17,15 facing N in keep'))
    expect(named(state, '9th Division').decided).toBe('marches')
  })

  test('in other steps nobody comes before another', () => {
    expect(presenter.subjects!(atStep('issue'), FRENCH)).toEqual([])
  })
})

describe('what a side says where both decide', () => {
  test('is its own: it neither ends the step for the other, nor plans for it', () => {
    const state = atStep('plans')
    expect(say(state, 'done', ALLIED)).toEqual({ kind: 'done', side: ALLIED })
    expect(game.parse(state, 'french: done', ALLIED)).toMatchObject({ rule: '3.1' })
    expect(game.refusal(state, say(state, 'hold bachelu', ALLIED))).toMatchObject({ rule: '3.1' })
    expect(say(state, 'hold bachelu')).toMatchObject({ side: FRENCH })
  })

  test('is told beforehand, with ids that can be said', () => {
    const told = presenter.inputHelp!(atStep('plans'), FRENCH).join('\n')
    for (const words of [
      'march FORMATION',
      'hold FORMATION',
      'go COMMANDER',
      'bachelu (5th Division)',
      'ney (Marshal Ney)',
    ])
      expect(told).toContain(words)
  })
})

describe('what is offered', () => {
  test('5 an enemy is attacked in one way at most, the likeliest, and pointed at where he stands', () => {
    const state = atStep('plans')
    const assaultsOf = () =>
      presenter.subjects!(state, FRENCH).map((one) =>
        one.list().flatMap((action) => (action.kind === 'place' ? [presenter.offer(state, action)] : [])),
      )
    // Somebody comes near the enemy in a turn or two.
    while (assaultsOf().flat().length === 0) {
      const side = game.deciders(state)[0]!
      game.apply(state, game.actions(state, side)[0]!)
    }
    const enemies = state.field.units.flatMap(({ side }, unit) => (side === ALLIED ? [placeOfUnit(state, unit)] : []))
    for (const offers of assaultsOf()) {
      for (const { place } of offers) expect(enemies).toContain(place)
      expect(new Set(offers.map(({ place }) => place)).size).toBe(offers.length)
    }
  })

  test('5 attack: a side that may not be done yet is told who still needs a plan, and where he is', () => {
    const state = atStep('plans')
    const [kept] = presenter.withheld!(state, FRENCH)
    expect(kept?.reason).toBe('5th Division is to attack: it still needs a plan.')
    expect(kept?.places).toEqual([presenter.subjects!(state, FRENCH)[0]!.place])
    for (const one of presenter.subjects!(state, FRENCH)) game.apply(state, one.list()[0]!)
    expect(presenter.withheld!(state, FRENCH)).toEqual([])
  })
})

test('the player aid names nations, guns and fates as players say them', () => {
  const aid = presenter.aid(atStep('issue')).flatMap(({ sentences }) => sentences)
  expect(aid).toContain('French, Polish and Italian guard: +3.')
  expect(aid).toContain('Prussian, 1700–1806: −2.')
  expect(aid.join(' ')).toMatch(/French 8-pdr 2.* Nothing against attacking cavalry\..* a date with death \[DD\] −2/s)
  expect(aid.join(' ')).toContain('Rough and dense ground cost 2 times as much')
})

describe('what an event leads to', () => {
  test('marches are told together, news are shown without dice, and who fights is known by his number', () => {
    const state = atStep('plans')
    const referTo = (event: Event) => presenter.referencesOf!(state, event)
    const [unit] = state.field.units
    const facts = { side: 'french', unit: unit!.id } as const
    const march = { kind: 'move', ...facts, from: '20,20', to: '20,24', facing: 'N', spent: 10 } as const
    expect(referTo(march).digest).toBe('5th Division marches')
    expect(referTo({ kind: 'control', side: 'french', area: 'Gemioncourt' })).toMatchObject({ isNews: true })
    const names = { side: 'french', attackers: unit!.id, lead: unit!.id, defender: state.field.units[1]!.id }
    const rolls = { attack: 9, attackDice: 5, attackModifiers: '', defence: 7, defenceDice: 5, defenceModifiers: '' }
    expect(referTo({ kind: 'fight', ...names, ...rolls, margin: 2 }).pieces).toEqual([0, 1])
  })
})

describe('what the other side has chosen unseen', () => {
  test('3.1 is in nobody else’s log, and not among what he sees of formations', () => {
    const state = atStep('issue')
    const events: Event[] = []
    game.apply(state, say(state, 'order foy defend'), events)
    const [issued] = events
    expect(presenter.conceals(state, issued!, ALLIED)).toBe(true)
    expect(presenter.conceals(state, issued!, FRENCH)).toBe(false)
    const seen = (viewer: number | undefined) => JSON.stringify(presenter.situation(state, viewer).bodies)
    expect(seen(FRENCH)).toContain('order on its way: defend')
    expect(seen(ALLIED)).not.toContain('on its way')
    expect(seen(undefined)).not.toContain('on its way')
  })
})

describe('in games at random', () => {
  test('every event has its rule and places on the table, every unit its card, every offer its side', () => {
    const state = game.setup(QUATRE_BRAS, 7)
    const kinds = new Set<string>()
    const bare = new Set<string>()
    const assaults: { offer: Offer; odds: Breakdown }[] = []
    const { width, height } = state.field.ground
    const isPlace = (place: number) => place >= 0 && place < (width + 1) * (height + 1)
    playRandomly(game, state, makeDice(7), (before, action) => {
      const offer = presenter.offer(before, action)
      expect(offer.side).toBe(action.side)
      if (action.kind === 'place') assaults.push({ offer, odds: game.explain(before, action)! })
      const events: Event[] = []
      game.apply(game.copy(before), action, events)
      for (const event of events) {
        if (kinds.has(event.kind)) continue
        kinds.add(event.kind)
        const { rule, places } = presenter.referencesOf!(before, event)
        if (rule === undefined) bare.add(event.kind)
        expect(places.every(isPlace)).toBe(true)
      }
    })
    // By whom they go at, how far, and how likely they win the first roll.
    const fights = assaults.filter(({ odds }) => odds.throws === 1296)
    expect(fights.length).toBeGreaterThan(0)
    for (const { offer, odds } of fights) {
      const won = odds.chances.reduce((sum, one) => (one.result.startsWith('won') ? sum + one.chance : sum), 0)
      expect(offer.note).toBe(`${Math.round(won * 100)}\u00A0% won`)
    }
    for (const { offer } of assaults)
      expect(offer.label).toMatch(/^Attack .+ with \d+ units?, ([\d.]+″ [NESW]+|on the spot)$/)
    expect([...bare].toSorted()).toEqual(['end', 'step', 'turn'])
    for (const kind of ['move', 'fire', 'score', 'assessment', 'fight', 'order-test', 'arrival'])
      expect(kinds).toContain(kind)
    for (const { place } of boardView.portrayState(state).pieces) {
      const { title, findings } = presenter.scout!(state, place)!
      expect(title).toMatch(/: /)
      expect(findings.map(({ label }) => label).join()).toContain('ground: ')
    }
  })
})
