import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { makePlayView, type PlayView } from './play-view.ts'
import { loadBattle, type PlayableBattle } from './playable-battle.ts'
import { openReplay } from './saved-games.ts'
import { GameSession } from './session.ts'
import { adviseHere } from './thinking/advisers.fixture.ts'

let waterloo: PlayableBattle
let hypothetical: PlayableBattle

beforeAll(async () => {
  waterloo = await load('waterloo')
  hypothetical = await load('hypothetical')
})

async function load(id: string, system = 'vive-lempereur'): Promise<PlayableBattle> {
  const file = new URL(`../../scenarios/${system}/${id}.yaml`, import.meta.url)
  const scenario = parse(readFileSync(file, 'utf8')) as Scenario
  return loadBattle(SYSTEMS.find(({ id: known }) => known === scenario.system)!, scenario)
}

/** Has computers play, until a person decides, the battle is over, or so many actions are played. */
async function playComputers(session: GameSession, most = Number.POSITIVE_INFINITY): Promise<void> {
  const advisers = adviseHere(session)
  while (session.isComputersTurn && session.steps.length < most) {
    session.playTexts(await advisers.advise(most === Number.POSITIVE_INFINITY))
  }
}

/** Has whoever decides do the first thing that is legal, until a moment comes. */
function playUntil(session: GameSession, isThere: () => boolean): void {
  for (let i = 0; i < 5000 && !isThere(); i++) {
    const { game } = session.battle
    session.play(game.actions(session.state, session.decider!)[0])
  }
  expect(isThere()).toBe(true)
}

const fingerprint = ({ battle }: GameSession, state: unknown) => [...battle.game.fingerprint(state)]

describe('a session', () => {
  test('has computers play until a person decides', async () => {
    const session = new GameSession(waterloo, 1, ['random', 'human'])
    playUntil(session, () => session.isComputersTurn)
    const own = session.steps.length
    expect(session.steps.map(({ side }) => side)).toEqual(Array.from({ length: own }, () => 1))
    await playComputers(session)
    expect(session.decider).toBe(1)
    expect(session.steps.slice(own).every(({ side }) => side === 0)).toBe(true)
    expect(session.steps.length).toBeGreaterThan(own)
  })

  test.each(['heuristic', 'search'] as const)('has %s play, which the system knows how to', async (id) => {
    const session = new GameSession(waterloo, 1, [id, 'random'])
    await playComputers(session, 40)
    expect(session.steps).toHaveLength(40)
    const others = new GameSession(waterloo, 1, ['random', 'random'])
    await playComputers(others, 40)
    expect(session.steps.map(({ action }) => action)).not.toEqual(others.steps.map(({ action }) => action))
  })

  test('takes back the last decision of a person, with what computers did since', async () => {
    const session = new GameSession(waterloo, 1, ['random', 'human'])
    playUntil(session, () => session.isComputersTurn)
    await playComputers(session)
    const before = fingerprint(session, session.state)
    const number = session.steps.length
    session.play(waterloo.game.actions(session.state, 1)[0])
    await playComputers(session)
    session.undo()
    expect(session.steps).toHaveLength(number)
    expect(fingerprint(session, session.state)).toEqual(before)
  })

  test('shows any moment of the game as it was', async () => {
    const session = new GameSession(waterloo, 3, ['random', 'random'])
    const seen: number[][] = [fingerprint(session, session.state)]
    const advisers = adviseHere(session)
    for (let i = 0; i < 130; i++) {
      session.playTexts(await advisers.advise(false))
      seen.push(fingerprint(session, session.state))
    }
    for (const step of [0, 1, 49, 50, 51, 99, 100, 130]) {
      expect(fingerprint(session, session.stateAt(step))).toEqual(seen[step])
    }
    session.rewind(60)
    expect(fingerprint(session, session.state)).toEqual(seen[60])
    expect(fingerprint(session, session.stateAt(50))).toEqual(seen[50])
  })

  test('keeps the course that was taken back, and goes back to it; such a game is a test', async () => {
    const session = new GameSession(waterloo, 4, ['human', 'human'], { isAlone: true })
    playUntil(session, () => session.steps.length === 30)
    expect([session.isTest, session.branches, session.record().test]).toEqual([false, [], undefined])
    const [texts, end] = [session.steps.map(({ text }) => text), fingerprint(session, session.state)]
    // Step by step is one and the same course.
    session.rewind(29)
    session.rewind(20)
    expect([session.isTest, session.branches.length, session.record().test]).toEqual([true, 1, true])
    const { game } = waterloo
    session.play(game.actions(session.state, session.decider!).at(-1))
    const other = session.steps.map(({ text }) => text)
    session.takeBranch(session.branches[0]!)
    expect(session.steps.map(({ text }) => text)).toEqual(texts)
    expect(fingerprint(session, session.state)).toEqual(end)
    expect(session.branches.map(({ steps }) => steps.map(({ text }) => text))).toEqual([other])
    expect(await openReplay(waterloo, JSON.stringify(session.record()), ['human', 'human'])).toHaveProperty(
      'isTest',
      true,
    )
  })

  test('hides nothing from somebody who plays both sides', () => {
    const session = new GameSession(waterloo, 1, ['human', 'human'], { isAlone: true })
    playUntil(session, () => session.decider === 1)
    expect([session.isCovered, session.viewer, session.canUndo]).toEqual([false, 1, true])
  })

  test('goes on after a computer that failed, once somebody says so', () => {
    const session = new GameSession(waterloo, 1, ['random', 'random'])
    session.report('no memory')
    expect(session.trouble).toBe('no memory')
    session.report(undefined)
    expect(session.trouble).toBeUndefined()
  })

  test('covers secret choices of two people, each before the other looks', () => {
    const session = new GameSession(waterloo, 1, ['human', 'human'])
    expect([session.decider, session.isCovered]).toEqual([0, true])
    expect(makePlayView(session).groups).toEqual([])
    session.uncover()
    expect([session.isCovered, session.viewer]).toEqual([false, 0])
    playUntil(session, () => session.decider === 1)
    expect(session.isCovered).toBe(true)
    session.uncover()
    // The same person goes on with the next secret, and only then hands over.
    playUntil(session, () => session.isCovered)
    expect(session.decider).toBe(0)
    session.uncover()
    playUntil(session, () => !waterloo.presenter.isSecret(session.state))
    expect([session.isCovered, session.viewer]).toEqual([false, undefined])
  })

  test('covers nothing from one person', async () => {
    const session = new GameSession(waterloo, 1, ['human', 'random'])
    await playComputers(session)
    expect([session.decider, session.isCovered, session.viewer]).toEqual([0, false, 0])
    expect(makePlayView(session).situation.sides[1]!.map(({ label }) => label)).not.toContain('Hand')
  })

  describe('where units of one of two people are hidden from the other', () => {
    const specialRules = [{ rule: 'hidden-set-up', side: 'allied', types: ['heavy-cavalry'] }]
    const allies = (session: GameSession) =>
      makePlayView(session).portrait.pieces.filter(({ side }) => side === 1).length

    /** Plays on: who was handed the screen in the open, and whether a side that decided in the open saw all of the Allies. */
    async function watch(more: object) {
      const battle = await loadBattle(SYSTEMS[0]!, { ...waterloo.scenario, specialRules, ...more } as Scenario)
      const all = allies(new GameSession(battle, 1, ['random', 'random']))
      const session = new GameSession(battle, 1, ['human', 'human'])
      const [covers, seen] = [new Set<number>(), [new Set<boolean>(), new Set<boolean>()]]
      for (let i = 0; i < 200; i++) {
        const { decider, isCovered } = session
        const isOpen = !battle.presenter.isSecret(session.state)
        if (isCovered && isOpen) covers.add(decider!)
        if (!isCovered && isOpen) seen[decider!]!.add(allies(session) === all)
        if (isCovered) session.uncover()
        else session.play(battle.game.actions(session.state, session.decider!).at(-1))
      }
      return {
        covers: [...covers],
        seen: seen.map((one) => [...one].toSorted((first, second) => Number(first) - Number(second))),
      }
    }

    test('the screen is covered before their owner can order them, and shows them to nobody else', async () => {
      expect(await watch({})).toEqual({ covers: [1], seen: [[false], [false, true]] })
    })

    test('nothing is covered while they stand in reserve', async () => {
      const reserves = [{ side: 'allied', types: ['heavy-cavalry'], turn: 6 }]
      expect(await watch({ reserves })).toEqual({ covers: [], seen: [[false], [false, true]] })
    })

    test('one person who plays both sides sees all', async () => {
      const battle = await loadBattle(SYSTEMS[0]!, { ...waterloo.scenario, specialRules } as Scenario)
      const session = new GameSession(battle, 1, ['human', 'human'], { isAlone: true })
      playUntil(session, () => !battle.presenter.isSecret(session.state))
      expect([session.isCovered, session.viewer, session.boardViewer]).toEqual([false, undefined, undefined])
    })
  })

  test('14.0 neither side sees what the other deploys unseen', () => {
    let session!: GameSession
    for (let seed = 1; ; seed++) {
      session = new GameSession(hypothetical, seed, ['human', 'human'])
      playUntil(session, () => session.steps.at(-1)?.lines.some(({ event }) => event.kind === 'exploration') ?? false)
      if (hypothetical.presenter.isSecret(session.state)) break
    }
    session.uncover()
    const { decider } = session
    playUntil(session, () => session.steps.at(-1)!.lines.some(({ event }) => event.kind === 'deployed'))
    expect(makePlayView(session).portrait.pieces.map(({ side }) => side)).toContain(decider)
    playUntil(session, () => session.decider !== decider)
    session.uncover()
    const { portrait, last } = makePlayView(session)
    expect(portrait.pieces.filter(({ side }) => side === decider)).toEqual([])
    expect(last).toBeUndefined()
    const events = session.steps.flatMap(({ lines }) => lines.map(({ event }) => event))
    const deployed = events.filter(({ kind }) => kind === 'deployed')
    expect(deployed.length).toBeGreaterThan(0)
    for (const event of deployed) {
      expect(hypothetical.presenter.conceals(session.state, event, session.viewer!)).toBe(true)
    }
  })
})

test('a system that says nothing about screens is played by plain buttons', async () => {
  const system = { ...SYSTEMS[0]! }
  delete system.loadPresenter
  const session = new GameSession(await loadBattle(system, waterloo.scenario), 5, ['human', 'human'])
  const { groups, headline } = makePlayView(session)
  expect([headline.title, groups.map(({ name }) => name)]).toEqual(['Choose an action', ['Actions']])
  expect(groups[0]!.choices[0]!.offer.label).toBe('french takes left')
})

test('a system that cannot evaluate a position offers no computer player that needs it', async () => {
  const system = { ...SYSTEMS[0]! }
  expect((await loadBattle(system, waterloo.scenario)).players).toEqual([
    'human',
    'random',
    'beginner',
    'heuristic',
    'search',
  ])
  delete system.loadEvaluator
  expect((await loadBattle(system, waterloo.scenario)).players).toEqual(['human', 'random'])
})

describe('every action of a random game', () => {
  test.each(['waterloo', 'quatre-bras', 'hypothetical'])(
    '%s: has a label, a group and, on the map, a place',
    async (id) => {
      const battle = await load(id)
      const session = new GameSession(battle, 11, ['random', 'random'])
      const { game, presenter } = battle
      const advisers = adviseHere(session)
      while (session.decider !== undefined) {
        const { state, decider } = session
        const headline = presenter.headline(state, decider)
        expect(headline.title).not.toBe('')
        const actions = game.actions(state, decider)
        const offers = actions.map((action) => presenter.offer(state, action))
        for (const { kind, label, group, place, direction } of offers) {
          expect(label).not.toMatch(/undefined|NaN|^$/)
          expect(group).not.toMatch(/undefined|NaN|^$/)
          expect(place !== undefined).toBe(kind !== 'other' && kind !== 'turn')
          expect(direction !== undefined).toBe(kind === 'turn')
        }
        // No two buttons say the same.
        expect(new Set(offers.map(({ group, label }) => `${group}: ${label}`)).size).toBe(actions.length)
        session.playTexts(await advisers.advise(false))
      }
      expect(presenter.headline(session.state, 0).detail).toMatch(/^After \d+ turns?/)
    },
  )
})

describe('on a table, where it is planned for one formation at a time', () => {
  /** Both have planned nothing yet. */
  async function planning(): Promise<GameSession> {
    const file = new URL('../../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url)
    const scenario = parse(readFileSync(file, 'utf8')) as Scenario
    const battle = await loadBattle(SYSTEMS.find(({ id }) => id === scenario.system)!, scenario)
    const session = new GameSession(battle, 1815, ['human', 'human'], { isAlone: true })
    while (makePlayView(session).subjects.length === 0)
      session.play(battle.game.actions(session.state, session.decider!).at(-1))
    return session
  }
  const indexOf = ({ subjects }: PlayView, name: string) => subjects.findIndex((one) => one.name === name)

  test('any of them can be chosen, in the list or by one of its units', async () => {
    const session = await planning()
    const first = makePlayView(session)
    expect(first.subject?.name).toBe('5th Division')
    const foy = indexOf(first, '9th Division')
    const own = first.portrait.pieces.find(({ group }) => first.portrait.groups![group ?? -1]?.name === '9th Division')!
    expect(first.otherAt(own.place)).toBe(foy)
    const view = makePlayView(session, foy)
    expect(view.headline.title).toBe('Plan movement: 9th Division')
    expect(view.otherAt(own.place)).toBeUndefined()
    expect(view.groups.flatMap(({ choices }) => choices).length).toBeGreaterThan(3)
  })

  test('what is planned is seen where it will stand, and only the last plan of each', async () => {
    const session = await planning()
    expect(makePlayView(session).planned).toEqual([])
    for (const text of ['march foy 17,16 facing N in keep', 'march foy 17,15 facing N in keep'])
      session.playTexts([text])
    const { planned, portrait } = makePlayView(session)
    expect(planned).toHaveLength(1)
    expect(planned[0]!.ghosts.length).toBeGreaterThan(5)
    for (const { piece, way } of planned[0]!.ghosts) {
      expect(way.at(-1)).toBe(piece.place)
      expect(portrait.pieces.some(({ place, number }) => place === way[0] && number === piece.number)).toBe(true)
    }
  })
})

describe('what is dragged', () => {
  /** From hex 0 a drag means something legal, from hex 1 what pointing at its end means, and from others nothing. */
  const dragging = (battle: PlayableBattle): PlayableBattle => ({
    ...battle,
    presenter: {
      ...battle.presenter,
      drag: (state, side, [from, to]) => {
        if (from === 0) return battle.game.actions(state, side).slice(0, 1)
        const meant = from === 1 && to !== undefined ? battle.presenter.inferAction(state, side, to) : undefined
        return meant === undefined ? [] : [meant]
      },
    },
  })

  test('is what is allowed of it or its refusal, or nothing where nothing can be dragged or nobody decides', () => {
    const session = new GameSession(dragging(waterloo), 1, ['human', 'human'])
    const places = Array.from({ length: 273 }, (_, place) => place)
    const refusedIn = (view: PlayView) => places.find((place) => view.refuse(place))
    playUntil(session, () => session.steps.length > 0 && refusedIn(makePlayView(session)) !== undefined)
    const view = makePlayView(session)
    expect(view.drag([7])).toBeUndefined()
    expect(view.drag([0, 5], 90)).toMatchObject({ refusal: undefined, choices: [{ action: expect.anything() }] })
    const refused = refusedIn(view)!
    expect(view.drag([1, refused])).toMatchObject({ refusal: view.refuse(refused), choices: [] })
    expect([view.canDrag(0), view.canDrag(7)]).toEqual([true, false])
    session.viewStep(0)
    expect(makePlayView(session).drag([0])).toBeUndefined()
  })

  test('cannot be where a system has no drags', () => {
    expect(makePlayView(new GameSession(waterloo, 1, ['human', 'human'])).drag([0])).toBeUndefined()
  })
})

test('Escape lets go of nobody who was told in secret to stay where he stands: that is an order', async () => {
  const session = new GameSession(await load('quatre-bras', 'et-sans-resultat'), 7, ['human', 'human'])
  const { game } = session.battle
  const holds = () =>
    session.decider === undefined
      ? undefined
      : game
          .actions(session.state, session.decider)
          .find((action) => game.format(session.state, action).startsWith('hold '))
  playUntil(session, () => holds() !== undefined)
  const side = session.decider
  session.play(holds())
  expect(session.decider).toBe(side)
  const told = session.steps.length
  expect(session.letGo()).toBe(false)
  expect(session.steps).toHaveLength(told)
})
