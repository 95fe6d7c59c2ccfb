import { expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { CAVALRY } from '../format/roster.ts'
import { game } from '../rules/game.ts'
import { type BattleState, copy, NOBODY } from '../rules/state.ts'
import { assaultGain } from './assault.ts'
import { Outlook } from './outlook.ts'

/** What a charge from a hex at a unit is worth that is tried from there, with or without the cavalry on the map. */
function charge(before: BattleState, rider: number, hex: number, target: number, isThere: boolean): number {
  const outlook = new Outlook(before.field, before.field, before.field.roster.side[rider]!).look(copy(before))
  const { state } = outlook
  state.active = rider
  state.startHex = state.hex[rider]!
  state.troops[state.startHex] = NOBODY
  state.hex[rider] = hex
  if (isThere) state.troops[hex] = rider
  return assaultGain(outlook, rider, target)
}

const deployed = shippedBattles('vive-lempereur').filter(({ id }) => id !== 'hypothetical')

test.each(deployed.map((scenario) => [scenario.id, game.setup(scenario, 1)] as const))(
  '9.3 %s: a charge at cavalry that strikes back is worth the same in thought and on the map',
  (_, state) => {
    const { roster, tables } = state.field
    const cavalry = Array.from(roster.arm.keys()).filter(
      (piece) => roster.arm[piece] === CAVALRY && state.hex[piece]! !== NOWHERE,
    )
    let charges = 0
    for (const rider of cavalry) {
      for (const enemy of cavalry.filter((piece) => roster.side[piece] !== roster.side[rider])) {
        const target = state.hex[enemy]!
        const from = state.hex[rider]!
        for (const hex of tables.neighbours.subarray(6 * target, 6 * target + 6)) {
          // On the straight way it would stand in the sight of where it comes from.
          if (hex === NOWHERE || tables.distance(from, hex) < tables.distance(from, target)) continue
          if (state.troops[hex] !== NOBODY) continue
          expect(charge(state, rider, hex, target, false)).toBe(charge(state, rider, hex, target, true))
          charges++
        }
      }
    }
    expect(charges).toBeGreaterThan(0)
  },
)
