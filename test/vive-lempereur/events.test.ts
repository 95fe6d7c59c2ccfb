import { describe, expect, test } from 'vitest'
import { DIRECTIONS } from '../../src/board/hex-grid.ts'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { GameEvent } from '../../src/engine/system.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { TERRAIN_MASK } from '../../src/systems/vive-lempereur/rules/battlefield.ts'
import type { Event } from '../../src/systems/vive-lempereur/rules/events.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { objectivesOf } from '../../src/systems/vive-lempereur/rules/objectives.ts'
import { type BattleState, GONE, SQUARE } from '../../src/systems/vive-lempereur/rules/state.ts'
import { SENTENCES } from '../../src/systems/vive-lempereur/text/event-text.ts'
import { Chance } from '../fuzz/chance.ts'
import { shippedBattles } from '../fuzz/shipped.ts'
import { generateChecked } from '../fuzz/vive-lempereur/generate/sound.ts'
import { PLAYERS } from '../fuzz/vive-lempereur/players.ts'
import { type Facts, ToldEvents } from '../support/event-coverage.ts'

/** What a spectator knows of a piece. */
type Known = { hex: string; elements: number; facing: string; square: boolean; gone: boolean }

/** Follows a battle from its set-up by events alone. */
class Spectator {
  readonly pieces: Known[]
  readonly control: Map<string, string>
  readonly ground: Map<string, string>
  turn = 1
  round = 1
  end: GameEvent | undefined

  constructor(state: BattleState) {
    this.pieces = piecesOf(state)
    this.control = controlOf(state)
    this.ground = groundOf(state)
  }

  follow(event: GameEvent): void {
    const { kind } = event
    if (kind === 'time') Object.assign(this, { turn: event['turn'], round: event['round'] })
    if (kind === 'control') this.control.set(String(event['hex']), String(event['side']))
    if (kind === 'ground') this.ground.set(String(event['hex']), String(event['ground']))
    if (kind === 'tile') this.ground.set(String(event['hex']), String(event['terrain']))
    if (kind === 'end') this.end = event
    const piece = this.pieces[Number(event['piece'])]
    if (piece) this.#see(piece, event)
  }

  #see(piece: Known, event: GameEvent): void {
    const { kind, to, general, garrison, elements, left, facing, square } = event
    if (kind === 'withdrawal') piece.hex = ''
    if (kind === 'deployed' || kind === 'arrival') piece.hex = String(event['hex'])
    if (to !== undefined) piece.hex = String(to)
    if (general !== undefined) this.pieces[Number(general)]!.hex = String(to)
    if (garrison !== undefined) {
      Object.assign(this.pieces[Number(garrison)]!, { hex: String(event['from']), elements: 1, gone: false })
    }
    if (elements !== undefined) piece.elements = Number(elements)
    if (left !== undefined) piece.elements = Number(left)
    if (facing !== undefined) piece.facing = String(facing)
    if (square !== undefined) piece.square = square === true
    if (event['breaksSquare'] === true) piece.square = false
    const isLost = left === 0 || event['killed'] === true || event['captured'] === true || GONE_BY.has(kind)
    if (isLost) Object.assign(piece, { hex: '', elements: 0, gone: true })
  }
}

/** What nobody survives. */
const GONE_BY: ReadonlySet<string> = new Set(['captured', 'engulfed'])

const label = (state: BattleState, hex: number) => (hex === NOWHERE ? '' : state.field.grid.label(hex))

function piecesOf(state: BattleState): Known[] {
  return Array.from(state.hex, (hex, piece) => ({
    hex: label(state, hex),
    elements: state.elements[piece]!,
    facing: DIRECTIONS[state.facing[piece]!]!,
    square: (state.status[piece]! & SQUARE) !== 0,
    gone: (state.status[piece]! & GONE) !== 0,
  }))
}

/** Who controls the hexes that a victory asks for. */
function controlOf(state: BattleState): Map<string, string> {
  const hexes = [...objectivesOf(state.field)].filter((hex) => state.control[hex]! >= 0)
  return new Map(hexes.map((hex) => [label(state, hex), state.field.sides[state.control[hex]!]!]))
}

function groundOf(state: BattleState): Map<string, string> {
  return new Map(
    Array.from(state.ground, (code, hex) => [label(state, hex), state.field.grounds[code & TERRAIN_MASK]!.key]),
  )
}

type Seen = (event: GameEvent, told: string, state: BattleState) => void

/** Plays a battle to its end before a spectator. Says what he was the first to get wrong, if anything. */
function play(scenario: Scenario, seed: number, player: string, seen: Seen): string | undefined {
  const state = game.setup(scenario, seed)
  const spectator = new Spectator(state)
  const chance = new Chance(seed)
  const unseen = game.copy(state)
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const side = chance.pick(deciders)
    const action = PLAYERS[player]!(state, side, game.actions(state, side), chance)
    const text = game.format(state, action)
    const events: Event[] = []
    game.apply(state, action, events)
    game.apply(unseen, action)
    for (const event of events) {
      spectator.follow(event)
      seen(event, game.describe(state, event), state)
    }
    const isOtherwise = Buffer.compare(bytes(unseen), bytes(state)) !== 0
    const mistake = isOtherwise ? 'it goes otherwise when nobody looks' : findMistake(spectator, state)
    if (mistake) {
      return `${scenario.id}, seed ${seed}, ${player}, ${text}: ${mistake} after ${JSON.stringify(events)}`
    }
  }
  return undefined
}

/** What a spectator believes that is not so. */
function findMistake(spectator: Spectator, state: BattleState): string | undefined {
  const { pieces, control, ground, turn, round, end } = spectator
  const wrong = piecesOf(state).findIndex((piece, i) => !isSame(piece, pieces[i]!))
  if (wrong >= 0) return `piece ${wrong} is ${JSON.stringify([piecesOf(state)[wrong], 'not', pieces[wrong]])}`
  if (!areSame(control, controlOf(state))) return `control is not ${JSON.stringify([...control])}`
  const countsAsOther = state.field.scenario.specialRules?.some(({ rule }) => rule === 'terrain-counts-as')
  if (!countsAsOther && !areSame(ground, groundOf(state))) return `ground is not ${JSON.stringify([...ground])}`
  if (turn !== state.turn || round !== state.round) return `it is not turn ${turn}, round ${round}`
  const { winner, level, reason } = game.outcome(state) ?? {}
  const isTold =
    end?.['level'] === level && end?.['reason'] === reason && end?.['side'] === state.field.sides[winner ?? -1]
  return isTold ? undefined : `the end is not ${JSON.stringify(end)}`
}

const bytes = (state: BattleState) => Buffer.from(state.words.buffer, state.words.byteOffset, state.words.byteLength)

const isSame = (a: Known, b: Known) =>
  a.hex === b.hex && a.elements === b.elements && a.facing === b.facing && a.square === b.square && a.gone === b.gone

const areSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)

const PIECE = 'side unit piece'
const FACTS: Facts = {
  time: ['turn round'],
  tile: ['side terrain hex'],
  exploration: ['first second', 'side'],
  deployed: [`${PIECE} hex elements square`, 'facing'],
  'arrival-die': ['side die face'],
  arrival: [`${PIECE} hex elements square`, 'facing'],
  nobody: ['side why'],
  news: ['side what group result', 'die turn'],
  withdrawal: [`${PIECE} hex`],
  weather: ['what group result', 'die turn where'],
  event: ['id what group result', 'side message die turn'],
  wait: ['side'],
  ground: ['hex ground'],
  engulfed: [`${PIECE} hex losses`],
  break: ['hex name die breaks'],
  broken: ['side'],
  'truce-over': ['side'],
  seen: [`${PIECE} hex`],
  bombard: ['side name target enemy value die hits losses retreat', 'effectDie'],
  misfire: [`${PIECE} from target enemy die`],
  'hold-back': ['side'],
  card: ['side card', 'sector'],
  dice: ['side faces'],
  first: ['side', 'die'],
  order: [`${PIECE} hex`, 'by'],
  pass: ['side'],
  decline: ['side'],
  move: [`${PIECE} from to`, 'general leaving garrison elements'],
  face: [`${PIECE} hex facing`],
  formation: [`${PIECE} hex square`],
  fire: [`${PIECE} from target enemy value die hits losses retreat`, 'effectDie'],
  loss: [`${PIECE} hex losses left`],
  general: [`${PIECE} hex losses die killed`],
  capture: [`${PIECE} hex value die captured`],
  captured: [`${PIECE} hex`],
  retreat: [`${PIECE} how from`, 'to general facing breaksSquare'],
  advance: [`${PIECE} from to`, 'general'],
  stay: [`${PIECE} hex`],
  reaction: [`${PIECE} hex dice faces success facing square`],
  'reaction-fire': [`${PIECE} from target enemy die losses halts`],
  rally: [`${PIECE} hex dice faces recovered elements`],
  control: ['side hex'],
  points: ['side points total reason'],
  end: ['level reason', 'side'],
}

describe('from its events alone', () => {
  const book = new ToldEvents(FACTS)
  const { troubles } = book

  const look: Seen = (event, told, state) => {
    book.note(event, told)
    const hasSector = ['left', 'centre', 'right', 'infantry-manoeuvre'].includes(String(event['card']))
    if (event.kind === 'card' && hasSector !== (event['sector'] !== undefined)) troubles.add(told)
    const ids = state.field.sides.filter((id) => state.field.scenario.sides[id]!.name !== id)
    if (ids.some((id) => told.startsWith(`${id}:`))) troubles.add(told)
  }

  for (const scenario of shippedBattles('vive-lempereur')) {
    test.each(Object.keys(PLAYERS))(`a battle of ${scenario.id} can be followed, played by a %s`, (player) => {
      for (let seed = 1; seed <= 6; seed++) expect(play(scenario, seed, player, look)).toBeUndefined()
    })
  }

  test('generated battles can be followed', () => {
    const players = Object.keys(PLAYERS)
    let battles = 0
    for (let seed = 1; seed <= 150; seed++) {
      const scenario = generateChecked(seed)
      if (!scenario) continue
      expect(play(scenario, seed, players[seed % players.length]!, look)).toBeUndefined()
      battles++
    }
    expect(battles).toBeGreaterThan(70)
  })

  book.test(SENTENCES)
})
