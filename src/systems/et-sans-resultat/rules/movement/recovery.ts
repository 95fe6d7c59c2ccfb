import type { Events } from '../events.ts'
import { fatigueIn, isEnemyNear, isInBattle, isRallying, isRunning } from '../queries.ts'
import { ARTILLERY, ATTACK, type BattleState, CAVALRY, INFANTRY, MARCHED } from '../state.ts'
import { emitRecovery } from './events.ts'

/**
 * 8.7: a formation that no plan has moved, that does not attack and has no enemy near loses a marker; one that rallies
 * loses more wherever it is, one that runs none.
 */
export function recover(state: BattleState, events: Events): void {
  const { recovery, reach } = state.field.tables
  for (let formation = 0; formation < state.field.formations.length; formation++) {
    if (isRunning(state, formation) || !isInBattle(state, formation)) continue
    if (isRallying(state, formation)) restore(state, formation, recovery.rally, events)
    else if ((state.formationBits[formation]! & MARCHED) === 0 && state.order[formation] !== ATTACK) {
      if (!isEnemyNear(state, formation, reach.recovery)) restore(state, formation, recovery.quiet, events)
    }
  }
}

/** Markers one by one from the class that has most; of several the first of infantry, cavalry, artillery. */
function restore(state: BattleState, formation: number, markers: number, events: Events): void {
  for (let i = 0; i < markers; i++) {
    const worst = [INFANTRY, CAVALRY, ARTILLERY].reduce<number>(
      (most, kind) => (fatigueIn(state, kind)[formation]! > fatigueIn(state, most)[formation]! ? kind : most),
      INFANTRY,
    )
    if (fatigueIn(state, worst)[formation] === 0) return
    fatigueIn(state, worst)[formation]!--
    emitRecovery(state, events, formation, worst, 1)
  }
}
