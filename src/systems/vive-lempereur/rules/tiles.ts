import { roll } from '../../../engine/dice.ts'
import { TERRAIN_TYPES } from '../format/index.ts'
import { parseAt } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import { TERRAIN_MASK } from './battlefield.ts'
import type { Decision } from './decision.ts'
import { emitTile } from './emit-events.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

const PLACE = 0

const OPEN = TERRAIN_TYPES.indexOf('open')

/** 14.0: each player draws tiles without looking. */
export function drawTiles(state: BattleState): void {
  const { tiles } = state.field.deployment!
  if (!tiles) return
  state.ground.set(state.field.ground)
  const stock = tiles.stock.flatMap((number, type) => Array.from({ length: number }, () => type))
  for (let side = 0; side < 2; side++) {
    const drawn = Math.min(tiles.draw, stock.length)
    for (let i = 0; i < drawn; i++) {
      const [type] = stock.splice(roll(state.dice, stock.length) - 1, 1)
      state.tiles[tileOf(state, side, type!)]!++
    }
    state.tilesLeft[side * 2] = Math.min(tiles.ownZone, drawn)
    state.tilesLeft[side * 2 + 1] = Math.min(tiles.disputed, drawn)
  }
  state.side = 0
  state.left = tiles.atATime
}

/** Whose turn it is to lay a tile: `atATime` each, as long as there is a place for one. NOBODY when all are laid. */
export function nextToLay(state: BattleState): number {
  const { tiles } = state.field.deployment!
  if (!tiles) return NOBODY
  if (state.left > 0 && canLay(state, state.side)) return state.side
  const next = [1 - state.side, state.side].find((side) => canLay(state, side))
  if (next === undefined) return NOBODY
  state.side = next
  state.left = tiles.atATime
  return next
}

/** Where a side's tiles of a kind are counted. */
const tileOf = ({ field }: BattleState, side: number, type: number) => side * field.grounds.length + type

function canLay(state: BattleState, side: number): boolean {
  const choices: number[] = []
  listTiles(state, side, choices, 1)
  return choices.length > 0
}

function tileRefusal(state: BattleState, side: number, type: number, hex: number): Reason | undefined {
  if (state.tiles[tileOf(state, side, type)]! <= 0) return 'no-tile'
  const isTaken = state.troops[hex] !== NOBODY || state.leader[hex] !== NOBODY
  if ((state.ground[hex]! & TERRAIN_MASK) !== OPEN || isTaken) return 'tile-taken'
  const zone = state.field.deployment!.zone[hex]!
  const left = zone === side ? state.tilesLeft[side * 2]! : zone === -1 ? state.tilesLeft[side * 2 + 1]! : 0
  return left > 0 ? undefined : 'tile-zone'
}

/** Up to so many of the tiles that a side can lay. */
function listTiles(state: BattleState, side: number, out: Action[], most = Number.POSITIVE_INFINITY): void {
  for (let type = 0; type < state.field.grounds.length; type++) {
    if (state.tiles[tileOf(state, side, type)]! <= 0) continue
    for (let hex = 0; hex < state.field.grid.size && out.length < most; hex++) {
      if (!tileRefusal(state, side, type, hex)) out.push(makeAction(PLACE, hex, type, side))
    }
  }
}

/** A side lays a tile; the detail is its terrain. */
export const tileDecision: Decision = {
  kinds: [PLACE],
  verbs: ['place'],
  choices: 'hexes',
  details: 'grounds',
  notNow: 'no-set-up-now',
  list: (state, side, out) => listTiles(state, side, out),
  refusal: (state, action) => tileRefusal(state, sideOf(action), detailOf(action), choiceOf(action)),
  carryOut(state, action, events) {
    const [side, type, hex] = [sideOf(action), detailOf(action), choiceOf(action)]
    state.tiles[tileOf(state, side, type)]!--
    state.tilesLeft[side * 2 + (state.field.deployment!.zone[hex] === side ? 0 : 1)]!--
    state.left--
    state.ground[hex] = state.field.play(hex, type)
    emitTile(state, events, side, type, hex)
  },
  format: (state, action) =>
    `place ${state.field.grounds[detailOf(action)]?.key} ${state.field.grid.label(choiceOf(action))}`,
  parse(state, side, text) {
    const [verb, terrain, label] = text.split(' ')
    const type = state.field.grounds.findIndex(({ key }) => key === terrain)
    return verb === 'place' ? parseAt(state, PLACE, label, type, side) : undefined
  },
  offer(state, action) {
    const [type, place] = [detailOf(action), choiceOf(action)]
    const left = state.tiles[tileOf(state, sideOf(action), type)]!
    const group = `Lay ${state.field.grounds[type]!.name} (${left})`
    return { kind: 'place', group, label: state.field.grid.label(place), place }
  },
}
