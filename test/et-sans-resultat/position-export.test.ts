import { describe, expect, test } from 'vitest'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { runCase, type Table } from '../../src/engine/cases/run-case.ts'
import { formatYaml } from '../../src/scenario/convert/yaml.ts'
import { validate } from '../../src/scenario/validate.ts'
import { caseBook } from '../../src/systems/et-sans-resultat/cases/case-book.ts'
import { positionExporter } from '../../src/systems/et-sans-resultat/cases/position-export/index.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import type { Action } from '../../src/systems/et-sans-resultat/rules/actions.ts'
import { game } from '../../src/systems/et-sans-resultat/rules/game.ts'
import { isOnTable } from '../../src/systems/et-sans-resultat/rules/queries.ts'
import type { BattleState } from '../../src/systems/et-sans-resultat/rules/state.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { Chance } from '../fuzz/chance.ts'
import { PLAYERS } from '../fuzz/et-sans-resultat/players.ts'
import { shippedBattles } from '../fuzz/shipped.ts'
import { fuzzedFor, generateSound } from '../fuzz/systems.ts'

const QUATRE_BRAS = shippedBattles('et-sans-resultat').find(({ id }) => id === 'quatre-bras') as EtSansResultatScenario

/** Plays for so many actions; sees each before it is carried out. */
function play(
  scenario: EtSansResultatScenario,
  seed: number,
  player: string,
  most: number,
  see: (state: BattleState, action: Action) => void,
): BattleState {
  const state = game.setup(scenario, seed)
  const chance = new Chance(seed)
  for (let number = 0; number < most && game.deciders(state).length > 0; number++) {
    const side = chance.pick(game.deciders(state))
    const action = PLAYERS[player]!(state, side, game.actions(state, side), chance)
    see(state, action)
    game.apply(state, action)
  }
  return state
}

/** Who stands where and how, in words that sort; those of columns that are still coming in apart. */
function stand(state: BattleState, without: (formation: number) => boolean = () => false): string[] {
  const { units } = state.field
  return units
    .flatMap(({ id }, unit) =>
      isOnTable(state, unit) && !without(state.formation[unit]!)
        ? [`${id} ${state.x[unit]},${state.y[unit]} ${state.facing[unit]} ${state.stance[unit]}`]
        : [],
    )
    .toSorted()
}

const isComingIn = (state: BattleState) => (formation: number) =>
  [...state.formation].some(
    (own, unit) =>
      own === formation && isOnTable(state, unit) && !state.field.ground.isOnTable(state.x[unit]!, state.y[unit]!),
  )

/** What play can bring about, and an author has to settle: bases that touch or jut out, support in a circle. */
const MAY_COME_ABOUT = /^(victory\/already-met|unit\/overlap|place\/off-table|order\/supports)$/

describe('a position as a battle of its own', () => {
  test.each([
    ['fighter', 1],
    ['wanderer', 2],
  ])('Quatre Bras, played by %s: is sound, and everybody stands where and how he stood', (player, seed) => {
    let [number, written] = [0, 0]
    play(QUATRE_BRAS, seed, player, 500, (state) => {
      if (++number % 61 !== 0) return
      const battle = positionExporter.writeBattle(state)
      if ('problem' in battle) return
      written++
      const { diagnostics, data } = validate(formatYaml(battle.scenario), SYSTEMS)
      expect(diagnostics.filter(({ severity, code }) => severity === 'error' && !MAY_COME_ABOUT.test(code))).toEqual([])
      const again = game.setup(data as EtSansResultatScenario, 1)
      const here = new Set(stand(again))
      expect(stand(state, isComingIn(state)).filter((unit) => !here.has(unit))).toEqual([])
      expect(again.field.scenario.turns).toBe(state.field.scenario.turns - state.turn + 1)
      expect(again.field.areas.map((_, area) => again.owner[area])).toEqual(
        state.field.areas.map((_, area) => state.owner[area]),
      )
    })
    expect(written).toBeGreaterThan(4)
  })

  test('on an even turn the initiative changes, the clock goes on, and arrivals count from then', () => {
    const state = play(QUATRE_BRAS, 3, 'wanderer', Infinity, () => {})
    expect(positionExporter.writeBattle(state)).toHaveProperty('problem')
    let checked = false
    play(QUATRE_BRAS, 3, 'wanderer', 400, (now) => {
      if (checked || now.turn !== 2) return
      checked = true
      const battle = positionExporter.writeBattle(now)
      if ('problem' in battle) throw new Error(battle.problem)
      const { id, first, clock, turns, armies } = battle.scenario as EtSansResultatScenario
      expect([id, first, clock?.start, turns]).toEqual(['quatre-bras-turn-2', 'allied', '14:20', 19])
      expect(armies['french']!.forces['ii-corps']!.formations['jerome']!.arrives?.turn).toBe(2)
      expect(armies['allied']!.commander!.arrives).toMatchObject({ turn: 2 })
    })
    expect(checked).toBe(true)
  })

  test('what a scenario cannot say is told', () => {
    const told = new Set<string>()
    play(QUATRE_BRAS, 4, 'fighter', 600, (state) => {
      const battle = positionExporter.writeBattle(state)
      if (!('problem' in battle)) for (const sentence of battle.lost) told.add(sentence.split(/[:(]/)[0]!.trim())
    })
    expect([...told]).toEqual(expect.arrayContaining(['Fatigue', 'What has been done this turn']))
  })
})

describe('a leader action as a case', () => {
  test('holds when it is played, in generated battles and at Quatre Bras', async () => {
    const files: { readonly file: unknown; readonly words: string }[] = []
    const see = (state: BattleState, action: Action) => {
      if (!positionExporter.beginsCase(state, action)) return
      const written = positionExporter.writeCase(state, [action])
      if ('file' in written) files.push({ file: written.file, words: game.format(state, action) })
    }
    const esr = fuzzedFor(QUATRE_BRAS)
    for (const seed of [11, 12, 13, 14, 15, 16]) {
      play(generateSound(esr, seed) as EtSansResultatScenario, seed, 'tinkerer', 200, see)
    }
    play(QUATRE_BRAS, 5, 'tinkerer', 200, see)
    expect(files.length).toBeGreaterThan(10)
    const table = { game, book: caseBook, scenarios: () => undefined } as unknown as Table
    for (const { file, words } of files) {
      const { diagnostics, cases } = await readCases(new TextEncoder().encode(formatYaml(file)), SYSTEMS)
      expect(diagnostics).toEqual([])
      expect
        .soft(
          cases.map((example) => runCase(example, table)),
          words,
        )
        .toEqual([undefined])
    }
  })
})
