import { describe, expect, test } from 'vitest'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { complete, type Fragment } from '../../src/systems/napoleon-at-waterloo/format/fill-defaults.ts'
import type { Event } from '../../src/systems/napoleon-at-waterloo/rules/events.ts'
import { game } from '../../src/systems/napoleon-at-waterloo/rules/game.ts'
import { type BattleState, EXITED, GONE, PHASES } from '../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { SENTENCES } from '../../src/systems/napoleon-at-waterloo/text/event-text.ts'
import { Chance } from '../fuzz/chance.ts'
import { areEqual } from '../fuzz/checks.ts'
import { generateChecked } from '../fuzz/napoleon-at-waterloo/generate.ts'
import { PLAYERS } from '../fuzz/napoleon-at-waterloo/players.ts'
import { shippedBattles } from '../fuzz/shipped.ts'
import { type Facts, ToldEvents } from '../support/event-coverage.ts'

/** What a spectator knows of the battle. */
type Known = {
  /** By piece: its hex, or how it left the board. */
  readonly pieces: string[]
  readonly lost: Record<string, number>
  readonly exited: Record<string, number>
  turn: number
  moment: string
  demoralised: string
  end: string
}

/** What there is to know. */
function look(state: BattleState): Known {
  const { field } = state
  const { winner, level, reason } = game.outcome(state) ?? {}
  const bySide = (numbers: Int32Array) => Object.fromEntries(field.sides.map((side, i) => [side, numbers[i]!]))
  return {
    pieces: Array.from(state.hex, (hex, piece) => {
      if (hex !== NOWHERE) return field.grid.label(hex)
      return (state.status[piece]! & GONE) !== 0 ? 'destroyed' : (state.status[piece]! & EXITED) !== 0 ? 'left' : ''
    }),
    lost: bySide(state.lost),
    exited: bySide(state.exited),
    turn: state.turn,
    moment: `${field.sides[state.side]} ${PHASES[state.phase]}`,
    demoralised: field.sides[state.demoralised] ?? '',
    end: level === undefined ? '' : [winner === undefined ? '' : field.sides[winner], level, reason].join(' '),
  }
}

/** Follows what is told. */
function follow(known: Known, event: Event): void {
  if (event.kind === 'turn') known.turn = event.turn
  if (event.kind === 'phase') known.moment = `${event.side} ${event.phase}`
  if (event.kind === 'arrival') known.pieces[event.piece] = event.hex
  if (event.kind === 'placed') known.pieces[event.piece] = event.hex
  if (event.kind === 'withdrawal') known.pieces[event.piece] = ''
  if ('to' in event) known.pieces[event.piece] = event.to
  if (event.kind === 'exit') {
    known.pieces[event.piece] = 'left'
    known.exited[event.side] = event.exited
  }
  if (event.kind === 'loss') {
    known.pieces[event.piece] = 'destroyed'
    known.lost[event.side]! += event.strength
  }
  if (event.kind === 'demoralised') known.demoralised = event.side
  if (event.kind === 'end') known.end = [event.side ?? '', event.level, event.reason].join(' ')
}

type Seen = (event: Event, told: string) => void

/** Plays a battle to its end before a spectator. Says what he was the first to get wrong, if anything. */
function play(scenario: Scenario, seed: number, player: string, seen: Seen): string | undefined {
  const state = game.setup(scenario, seed)
  const unseen = game.copy(state)
  const known = look(state)
  const chance = new Chance(seed)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const side = deciders[0]!
    const action = PLAYERS[player]!(state, side, game.actions(state, side), chance)
    const text = game.format(state, action)
    const events: Event[] = []
    game.apply(state, action, events)
    game.apply(unseen, action)
    for (const event of events) {
      follow(known, event)
      seen(event, game.describe(state, event))
    }
    if (!areEqual(game.fingerprint(state), game.fingerprint(unseen))) return `${text}: otherwise when nobody looks`
    const [believed, really] = [JSON.stringify(known), JSON.stringify(look(state))]
    if (believed !== really) return `${scenario.id}, seed ${seed}, ${text}: ${believed} is not ${really}`
  }
  return undefined
}

const PIECE = 'side unit piece'
const FACTS: Facts = {
  turn: ['turn'],
  phase: ['side phase'],
  pass: ['side'],
  move: [`${PIECE} from to cost`],
  arrival: [`${PIECE} hex cost`],
  news: ['side what group result', 'die turn'],
  entrance: ['side group die'],
  withdrawal: [`${PIECE} from`],
  exit: [`${PIECE} from exited`],
  attack: [
    'side phase attackers targets attack defence odds die result',
    'countedAttack countedDefence mode against modifier',
  ],
  loss: [`${PIECE} hex strength why`],
  retreat: [`${PIECE} from to`],
  displacement: [`${PIECE} from to`],
  advance: [`${PIECE} from to`],
  weather: ['what group result', 'where die turn'],
  misfire: [`${PIECE} hex die`],
  break: ['hex name die breaks'],
  seen: [`${PIECE} hex`],
  placed: [`${PIECE} hex`],
  broken: ['side'],
  'truce-over': ['side'],
  bombard: ['side name target fire defence odds die result'],
  event: ['id what group result', 'side message die turn'],
  ground: ['hexes ground'],
  wait: ['side'],
  demoralised: ['side lost'],
  points: ['side points total reason'],
  end: ['level reason', 'side'],
}

describe('from its events alone', () => {
  const told = new ToldEvents(FACTS)
  const check: Seen = (event, text) => told.note(event, text)

  for (const scenario of shippedBattles('napoleon-at-waterloo')) {
    test.each(Object.keys(PLAYERS))(`a battle of ${scenario.id} can be followed, played by a %s`, (player) => {
      for (let seed = 1; seed <= 2; seed++) expect(play(scenario, seed, player, check)).toBeUndefined()
    })
  }

  test('generated battles can be followed', () => {
    const players = Object.keys(PLAYERS)
    let battles = 0
    for (let seed = 1; seed <= 150; seed++) {
      const scenario = generateChecked(seed)
      if (!scenario) continue
      expect(play(scenario, seed, players[seed % players.length]!, check)).toBeUndefined()
      battles++
    }
    expect(battles).toBeGreaterThan(70)
  })

  told.test(SENTENCES)
})

test('Odds: the log says what strengths count for, where that is not what the counters have', () => {
  const fight = (town: string[]) => {
    const units: Fragment['units'] = {
      french: { infantry: { '7-4': ['1011'] } },
      allied: { infantry: { '2-4': ['1010'] } },
    }
    const state = game.setup(complete({ edition: 'standard', units, board: { terrain: { town } } }), 1)
    const say = (text: string) => game.apply(state, game.parse(state, text) as number)
    say('declare 1010 with 1011')
    const events: Event[] = []
    game.apply(state, game.parse(state, 'resolve') as number, events)
    return events.map((event) => game.describe(state, event)).join(' ')
  }
  expect(fight([])).toContain('7 against 2: 3-1')
  // Standard Terrain town: those who are attacked there are doubled.
  expect(fight(['1010'])).toContain('7 against 4 (2 × 2): 1-1')
})
