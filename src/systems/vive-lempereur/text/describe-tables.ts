import type { TextSection } from '../../../scenario/convert/notation.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  ARMS,
  describeSituation,
  formatEffect,
  MODIFIERS,
  modifierLines,
  nameColumns,
  parseEffect,
  SITUATIONS,
  type ViveLempereurScenario,
} from '../format/index.ts'

/** The tables that the battle has instead of the book's. */
export function describeTables({ tables = {} }: ViveLempereurScenario): TextSection[] {
  return [...describeModifiers(tables.modifiers), ...describeEffects(tables.combatEffects)]
}

type Tables = NonNullable<ViveLempereurScenario['tables']>

function describeModifiers(own: Tables['modifiers']): TextSection[] {
  const rows = ARMS.flatMap((arm) => {
    const lines = modifierLines(own, arm)
    return SITUATIONS.flatMap((situation) => {
      const [is, was] = [lines[situation] ?? 0, MODIFIERS[arm][situation] ?? 0]
      if (is === was) return []
      return [[capitalise(arm), describeSituation(arm, situation), signed(is), signed(was)]]
    })
  })
  if (rows.length === 0) return []
  return [{ heading: 'Fire modifiers of this battle', table: { head: ['Fires', 'When', 'Adds', 'In the book'], rows } }]
}

function describeEffects(own: Tables['combatEffects']): TextSection[] {
  if (!own) return []
  const rows = Object.entries(own.effects).map(([die, row]) => [
    die,
    ...row.map((effect) => formatEffect(parseEffect(effect))),
  ])
  return [{ heading: 'Combat effects of this battle', table: { head: ['d6', ...nameColumns(own.hits)], rows } }]
}

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`)
