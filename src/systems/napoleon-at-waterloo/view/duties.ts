import type { Duty, Involved, Withheld } from '../../../engine/presenter.ts'
import {
  ATTACK,
  ATTACKING,
  type BattleState,
  BOMBARDMENT,
  DECLARATION,
  DEFENCE,
  isBoundEnemy,
  leftAlone,
  leftWithNobody,
  openDuties,
} from '../rules/index.ts'
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

/** Combat B: an attack that would leave somebody with nobody to fight cannot be fought before they have joined it. */
export function withheld(state: BattleState): Withheld[] {
  if (state.field.isAdvanced || state.decision !== DECLARATION || leftAlone(state) === 'nobody') return []
  const joining = leftWithNobody(state)
  if (joining.length > 0) {
    const names = joining.map((piece) => whoWhere(state, piece)).join(', ')
    const reason = `Still has to join: ${names}. They would have nobody else to attack. (Combat B)`
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
