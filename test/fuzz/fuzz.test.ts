import { describe, expect, test } from 'vitest'
import { makeDice } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { sectorHexes } from '../../src/systems/vive-lempereur/format/sectors.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { decisions } from '../../src/systems/vive-lempereur/rules/turn.ts'
import { playBout } from './campaign.ts'
import { USUAL_CARE } from './checked-game.ts'
import { FUZZED } from './systems.ts'
import { generateChecked } from './vive-lempereur/generate/sound.ts'
import { PLAYERS } from './vive-lempereur/players.ts'
import { probe } from './vive-lempereur/probe.ts'

const SEEDS = Array.from({ length: 240 }, (_, i) => i + 1)

describe('the fuzzer, for a while', () => {
  const bouts = SEEDS.flatMap((seed) => {
    const scenario = generateChecked(seed)
    return scenario ? [playBout(game, probe, PLAYERS, scenario, seed, USUAL_CARE)] : []
  })
  const sound = bouts.map(({ scenario }) => scenario)

  test('finds nothing wrong in generated battles', () => {
    const troubles = bouts.filter(({ trouble }) => trouble)
    expect(troubles.map(({ scenario, trouble }) => `${scenario.id}: ${trouble!.message}`)).toEqual([])
  })

  test('makes battles that are sound more often than not', () => {
    expect(sound.length).toBeGreaterThan(SEEDS.length / 2)
  })

  test('makes battles with everything that a file can say', () => {
    expect(variety(sound as ViveLempereurScenario[])).toEqual(new Set(EVERYTHING))
  })

  test('sees actions of every kind', () => {
    const words = new Set(bouts.flatMap(({ actions }) => actions.flatMap((text) => text.split(' ').slice(0, 2))))
    const unseen = decisions.flatMap(({ verbs, thirdPerson }) =>
      verbs.filter((verb) => !words.has(verb) && !words.has(thirdPerson ?? verb)),
    )
    expect(unseen).toEqual([])
  })
})

describe('the fuzzer, for a while, with other systems', () => {
  for (const { game: other, probe: own, players, generate, pace } of FUZZED) {
    if (own.system === probe.system) continue
    const seeds = pace ? SEEDS.slice(0, 4 * pace.games) : SEEDS
    const bouts = seeds.flatMap((seed) => {
      const scenario = generate(seed)
      return scenario ? [playBout(other, own, players, scenario, seed, USUAL_CARE)] : []
    })

    test(`finds nothing wrong in generated battles of ${own.system}`, () => {
      const troubles = bouts.filter(({ trouble }) => trouble)
      expect(troubles.map(({ scenario, trouble }) => `${scenario.id}: ${trouble!.message}`)).toEqual([])
      expect(bouts.length).toBeGreaterThan(seeds.length / 2)
    })
  }
})

describe('random games', () => {
  const all = FUZZED.flatMap((one) => one.shipped.map((battle) => ({ scenario: battle, ...one })))
  for (const { scenario, game: played, pace } of all) {
    test(`of ${scenario.id} (${scenario.system}) come to a proper end`, () => {
      for (let seed = 1; seed <= (pace?.whole ?? 25); seed++) {
        const state = played.setup(scenario, seed)
        playRandomly(played, state, makeDice(seed))
        const { winner, level } = played.outcome(state)!
        expect(winner === undefined).toBe(level === 'draw')
      }
    })
  }
})

/** What battles can have that decides how they are played. */
const EVERYTHING = `
  restricted-entry terrain-counts-as generals-keep-to-their-nation fire-modifier held-until without
  sightAlongHexside flankCharge retreatLoss artilleryInBuildings roadBonusOnAutomaticCards rallyAfterMoving
  rallySafety controlBy gunsWithGeneral gunsAtCloseRange turn-then-round
  exploration alternate hidden tiles minimumPerSector deck firstHand control rivers roads square losses general garrison
  scheduled staged d6 choose flagDie typeDie at-once wait nearest own-edge tiny tall wide
  controls eliminated emptySector unitsIn all any not immediately end-of-round end-of-turn end-of-battle`
  .trim()
  .split(/\s+/)

function variety(scenarios: readonly ViveLempereurScenario[]): Set<string> {
  const seen = new Set<string>()
  for (const scenario of scenarios) {
    const text = JSON.stringify(scenario)
    for (const word of EVERYTHING) if (text.includes(`"${word}"`)) seen.add(word)
    for (const group of scenario.reinforcements ?? []) seen.add('pool' in group ? 'staged' : 'scheduled')
    const { rows } = scenario.board
    const sizes = Object.values(scenario.board.sectors).flat().length
    if (rows === 3 && sizes === 3 && /^([A-Z]+)1-\1/.test(sectorHexes(scenario.board.sectors, 'west')[0] ?? ''))
      seen.add('tiny')
    if (rows > 12) seen.add('tall')
    if (rows === 3) seen.add('wide')
    if (/"nation":"\w+","edge"/.test(text)) seen.add('own-edge')
  }
  return seen
}
