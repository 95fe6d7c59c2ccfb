import { count, type Headline, type Offer, type Presenter } from 'berthier/rulebook'
import type { Action } from './actions.ts'
import { TERRAIN, UNIT_TYPES, UNITS } from './catalog.ts'
import { nameOf } from './events.ts'
import { fireValue } from './fire.ts'
import { outcome } from './game.ts'
import { meleeValue } from './melee.ts'
import { enemyIn, labelOf, MOVEMENT, NOBODY, type State, unitIn } from './state.ts'

/** What screens need to let people play. */
export const presenter: Presenter<State, Action> = {
  headline,
  offer,
  inferAction(state, side, place) {
    // Whoever points at an enemy means to attack it, with the first unit that may still fight.
    const target = enemyIn(state, side, place)
    const unit = state.field.sideOf.findIndex((own, one) => own === side && state.hex[one]! >= 0 && !state.fought[one])
    if (target !== NOBODY && unit >= 0) return { kind: 'fire', side, unit, hex: place }
    const own = unitIn(state, place)
    return own === NOBODY ? undefined : { kind: 'move', side, unit: own, hex: place }
  },
  situation(state) {
    const { turns, names, breakpoint } = state.field
    const phase = state.phase === MOVEMENT ? 'movement' : 'combat'
    return {
      time: `Turn ${state.turn} of ${turns}, ${names[state.side]} ${phase}`,
      sides: names.map((_, side) => [
        { label: 'Steps lost', value: `${state.lost[side]} of ${breakpoint[side]}` },
        { label: 'Objectives', value: String(state.held.filter((holder) => holder === side + 1).length) },
      ]),
    }
  },
  isSecret: () => false,
  conceals: () => false,
  aid: () => [
    {
      heading: 'Units (1.3)',
      table: {
        head: ['Unit', 'Steps', 'Movement', 'Range', 'Melee'],
        rows: UNIT_TYPES.map((type) => {
          const { name, strength, movement, range, melee } = UNITS[type]
          return [name, String(strength), String(movement), String(range), `+${melee}`]
        }),
      },
    },
    {
      heading: 'Terrain (1.2)',
      table: {
        head: ['Terrain', 'Line enters for', 'Light enters for', 'Cover'],
        rows: TERRAIN.map(({ name, cost, cover }) => [name, String(cost.line), String(cost.light), String(cover)]),
      },
    },
  ],
}

function headline(state: State): Headline {
  const end = outcome(state)
  if (end) {
    const { winner, reason } = end
    const title = winner === undefined ? 'A draw' : `${state.field.names[winner]} wins`
    return { title, detail: `After ${count(state.turn, 'turn')}: ${reason}. (7)` }
  }
  return state.phase === MOVEMENT
    ? { title: 'Move', detail: 'Move each unit once, then end the movement. (3)', isByGroup: true }
    : { title: 'Fight', detail: 'Fire or charge with each unit once, then end the combat. (4, 5)', isByGroup: true }
}

function offer(state: State, action: Action): Offer {
  const { kind, unit, hex } = action
  if (kind === 'end') {
    const phase = state.phase === MOVEMENT ? 'movement' : 'combat'
    return { kind: 'other', group: 'Or', label: `End the ${phase}` }
  }
  const at = { place: hex, from: state.hex[unit]!, piece: unit }
  const group = nameOf(state, unit)
  if (kind === 'move') return { kind, group, label: `Move to ${labelOf(state, hex)}`, ...at }
  const target = nameOf(state, unitIn(state, hex))
  const [verb, { chances }] =
    kind === 'fire' ? ['Fire at', fireValue(state, action)] : ['Charge', meleeValue(state, action)]
  const chance = `${Math.round(chances[0]!.chance * 100)} %`
  return { kind: 'attack', group, label: `${verb} ${target}`, note: chance, mark: chance, ...at }
}
