import {
  ARMS,
  type CombatEffects,
  MODIFIERS,
  type Modifiers,
  type ViveLempereurScenario,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import type { Chance } from '../../chance.ts'

/** Tables of the battle's own: some of their lines, from very mild to very harsh. */
export function makeTables(chance: Chance): ViveLempereurScenario['tables'] {
  const modifiers = chance.once(2) ? makeModifiers(chance) : undefined
  const combatEffects = chance.once(2) ? makeEffects(chance) : undefined
  const tables = { ...(modifiers && { modifiers }), ...(combatEffects && { combatEffects }) }
  return Object.keys(tables).length === 0 ? undefined : tables
}

/** Lines that the sheet does not have. */
const OWN_LINES = { infantry: 'onInfantry', cavalry: 'onCavalry', artillery: 'onInfantry' } as const

function makeModifiers(chance: Chance): Modifiers {
  const rows = chance.some(ARMS, 2).map((arm) => {
    const lines = chance.some([...Object.keys(MODIFIERS[arm]), OWN_LINES[arm]], 3)
    return [arm, Object.fromEntries(lines.map((line) => [line, chance.between(-20, 20)]))]
  })
  return Object.fromEntries(rows) as Modifiers
}

/** One column to three; the more hits, the more losses. */
function makeEffects(chance: Chance): CombatEffects {
  const hits = chance.pick([[1], [1, 2], [1, 4], [1, 2, 9]])
  const effects = [1, 2, 3, 4, 5, 6].map((die) => {
    let losses = 0
    const row = hits.map(() => {
      losses += chance.between(0, 3)
      return `${losses}/${chance.between(0, 3) * chance.between(0, 3)}`
    })
    return [String(die), row] as const
  })
  return { hits, effects: Object.fromEntries(effects) }
}
