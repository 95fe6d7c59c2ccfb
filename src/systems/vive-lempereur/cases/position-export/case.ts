import { DIRECTIONS } from '../../../../board/hex-grid.ts'
import { type Die, roll } from '../../../../engine/dice.ts'
import type { Unwritable } from '../../../../engine/position-exporter.ts'
import { CARDS } from '../../format/index.ts'
import {
  type Action,
  type BattleState,
  choiceOf,
  copy,
  type Event,
  GIVE_ORDER,
  game,
  isAutomatic,
  kindOf,
  NOBODY,
  SEATS,
  SQUARE,
  sectorOf,
  sideOf,
  unitsLost,
} from '../../rules/index.ts'
import { nameOf, referencesOf } from '../../text/index.ts'
import { sharedRuleFromNow, weatherFromNow } from './course.ts'
import { boardNow, controlNow, countByType, lostOf, placementsNow } from './placements.ts'

/** An order, with everything that comes of it, is a case of its own. */
export function beginsCase(_state: BattleState, action: Action): boolean {
  return kindOf(action) === GIVE_ORDER
}

/** A case of one order: the position before it, its dice, what was done, and how those it concerned stand after it. */
export function writeCase(before: BattleState, actions: readonly Action[]): { readonly file: unknown } | Unwritable {
  const [order] = actions
  if (order === undefined || !beginsCase(before, order))
    return { problem: 'A case begins with an order. Go to a moment when one has been given.' }
  const state = copy(before)
  const events: Event[] = []
  const dice: (string | number)[] = []
  game.script(state, {
    next(die: Die) {
      const face = roll(state.dice, die.faces.length) - 1
      if (!isOver(events)) dice.push(parseFace(die.faces[face]!))
      return face
    },
  })
  const play: string[] = []
  for (const action of actions) {
    // An exercise gives orders without dice.
    play.push(game.format(state, action).replace(/ by \w+$/, ''))
    game.apply(state, action, events)
  }
  const own = isOver(events) ? events.slice(0, events.findIndex(isNews)) : events
  const references = own.map((event) => referencesOf(state, event))
  const hexes = [...new Set([choiceOf(order), ...references.flatMap((reference) => reference.places)])]
  const rules = [...new Set(references.flatMap(({ rule }) => (rule === undefined || rule === '5.1' ? [] : [rule])))]
  const label = before.field.grid.label(choiceOf(order))
  const piece =
    before.troops[choiceOf(order)] === NOBODY ? before.leader[choiceOf(order)]! : before.troops[choiceOf(order)]!
  const example = {
    rule: rules.length === 0 ? '5.1' : rules.length === 1 ? rules[0] : rules,
    title: `${nameOf(before, piece)} in ${label}: ${play.slice(1).join(', ') || 'an order'} (turn ${before.turn}, round ${before.round})`,
    position: positionOf(before, sideOf(order)),
    ...(dice.length > 0 && { dice }),
    play,
    expect: expectationOf(state, hexes),
  }
  return { file: { system: 'vive-lempereur', cases: [example] } }
}

/** What begins after the order is none of its business: the next round, and who arrives with it. */
const isNews = ({ kind }: Event) => kind === 'time'
const isOver = (events: readonly Event[]) => events.some(isNews)

const parseFace = (face: string) => (/^\d+$/.test(face) ? Number(face) : face)

function positionOf(state: BattleState, side: number): object {
  const { scenario, sides } = state.field
  const { ground, nations, tables } = scenario
  const control = controlNow(state)
  const eliminated = sides.flatMap((id, i) => {
    const lost = lostOf(state, i)
    return lost.length === 0 ? [] : [[id, countByType(state, lost)] as const]
  })
  const { zones: _zones, ...board } = boardNow(state)
  return {
    board,
    ...(ground && { ground }),
    ...(nations && { nations }),
    sides: scenario.sides,
    turns: scenario.turns,
    turn: state.turn,
    round: state.round,
    units: placementsNow(state),
    ...playedCard(state, side),
    ...(eliminated.length > 0 && { eliminated: Object.fromEntries(eliminated) }),
    ...(control && { control }),
    // 4.0: nobody is held back any more who takes an order.
    ...(scenario.specialRules && {
      specialRules: scenario.specialRules.flatMap((rule) =>
        rule.rule === 'held-until' ? [] : sharedRuleFromNow(state, rule),
      ),
    }),
    ...weatherFromNow(state),
    ...(tables && { tables }),
    ...(scenario.options && { options: scenario.options }),
    victory: scenario.victory,
    ...(scenario.points && { points: scenario.points }),
  }
}

/** 3.2: a card that orders without dice changes what the order can do; any other is spent with its die. */
function playedCard(state: BattleState, side: number): object {
  const card = state.card[side]!
  if (card === NOBODY || !isAutomatic(card)) return {}
  const seat = SEATS.findIndex((_, i) => sectorOf(state, side, i) === state.cardSector[side])
  const name = CARDS[card]!
  const played = name === 'infantry-manoeuvre' ? { card: name, sector: SEATS[seat] } : name
  return { played: { [state.field.sides[side]!]: played } }
}

/** How the hexes that the order concerned look after it. */
function expectationOf(state: BattleState, hexes: readonly number[]): object {
  const { grid, roster, sides } = state.field
  const manned = hexes.filter((hex) => state.troops[hex] !== NOBODY || state.leader[hex] !== NOBODY)
  const empty = hexes.filter((hex) => !manned.includes(hex))
  const units = manned.map((hex) => {
    const general = state.leader[hex]!
    const piece = state.troops[hex] === NOBODY ? general : state.troops[hex]!
    const expected = {
      type: roster.recruits[piece]!.type,
      side: sides[roster.side[piece]!]!,
      ...(roster.fights[piece] === 1 && {
        elements: state.elements[piece]!,
        facing: DIRECTIONS[state.facing[piece]!]!,
        formation: (state.status[piece]! & SQUARE) === 0 ? 'combat' : 'square',
      }),
      ...(piece !== general && { general: general !== NOBODY }),
    }
    return [grid.label(hex), expected] as const
  })
  return {
    ...(units.length > 0 && { units: Object.fromEntries(units) }),
    ...(empty.length > 0 && { empty: empty.map((hex) => grid.label(hex)) }),
    eliminated: Object.fromEntries(sides.map((side, i) => [side, unitsLost(state, i)])),
  }
}
