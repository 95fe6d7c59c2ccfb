import type { Duty, Involved, Withheld } from '../../../engine/presenter.ts'
import { enumerate } from '../../../scenario/wording.ts'
import {
  ATTACK,
  ATTACKING,
  type BattleState,
  BOMBARDMENT,
  canLeaveExcess,
  DECLARATION,
  DEFENCE,
  hasArrival,
  isBoundEnemy,
  leftAlone,
  leftWithNobody,
  ORDER,
  openDuties,
} from '../rules/index.ts'
import { nameOf } from '../text/index.ts'
import { whoWhere } from './offers.ts'

/** Standard Combat B: whoever still has to attack, and whoever still has to be attacked. */
export function duties(state: BattleState): Duty[] {
  const { isAdvanced, side } = state.field
  const isCombat = (state.decision === ATTACK || state.decision === DECLARATION) && state.phase !== BOMBARDMENT
  if (isAdvanced || !isCombat) return []
  return openDuties(state).map((piece) => ({
    label: `${whoWhere(state, piece)} ${side[piece] === state.side ? 'has to attack' : 'has to be attacked'}`,
    place: state.hex[piece]!,
  }))
}

/** What cannot be done yet, and for whose sake. */
export function withheld(state: BattleState): Withheld[] {
  if (state.decision === ORDER) return withheldEndOfMovement(state)
  return state.decision === DECLARATION && !state.field.isAdvanced ? withheldAttack(state) : []
}

/** Movement 2: nobody ends his movement before those have moved on who can, where a hex holds too many; or before all have come who are due. */
function withheldEndOfMovement(state: BattleState): Withheld[] {
  const label = 'End the movement'
  if (hasArrival(state)) {
    const reason = 'Reinforcements that are due may not be held back, and move first. (Set-up Prussians)'
    return [{ label, reason, places: [] }]
  }
  const crowded = [...state.status.keys()].filter((piece) => canLeaveExcess(state, piece))
  if (crowded.length === 0) return []
  const places = [...new Set(crowded.map((piece) => state.hex[piece]!))]
  const hexes = enumerate(places.map((hex) => state.field.grid.label(hex)))
  const who = crowded.map((piece) => nameOf(state, piece)).join(', ')
  return [{ label, reason: `Too many units in ${hexes}. Who can still move on: ${who}. (Movement 2)`, places }]
}

/** Combat B: an attack that would leave somebody with nobody to fight cannot be fought before they have joined it. */
function withheldAttack(state: BattleState): Withheld[] {
  if (leftAlone(state) === 'nobody') return []
  const joining = leftWithNobody(state)
  if (joining.length > 0) {
    const names = joining.map((piece) => whoWhere(state, piece)).join(', ')
    const [have, would] = joining.length === 1 ? ['has', 'It'] : ['have', 'They']
    const reason = `Still ${have} to join: ${names}. ${would} would have nobody else to attack. (Combat B)`
    return [{ label: 'Fight', reason, places: joining.map((piece) => state.hex[piece]!) }]
  }
  const enemies = [...state.status.keys()].filter((piece) => isBoundEnemy(state, piece))
  return [
    {
      label: 'Fight',
      reason: 'Another enemy has to be attacked together with this one: nobody would be left to attack him. (Combat B)',
      places: enemies.map((piece) => state.hex[piece]!),
    },
  ]
}

/** Combat: the hexes that the attack in hand is on, and whoever makes it. */
export function involved({ decision, target, targets, status, hex }: BattleState): Involved[] {
  if (decision !== DECLARATION && decision !== DEFENCE) return []
  const attackers = [...status.keys()].filter((piece) => (status[piece]! & ATTACKING) !== 0)
  return [
    ...Array.from(target.subarray(0, targets), (place) => ({ place, isTarget: true })),
    ...attackers.map((piece) => ({ place: hex[piece]!, isTarget: false })),
  ]
}
