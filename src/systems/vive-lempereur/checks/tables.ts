import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { count, enumerate } from '../../../scenario/wording.ts'
import type { CheckReport, CombatEffects, Modifiers } from '../format/index.ts'
import {
  ARMS,
  EFFECT_DICE,
  MODIFIERS,
  modifierLines,
  PRINTED_EFFECTS,
  parseEffect,
  type ScenarioDraft,
  SITUATIONS,
} from '../format/index.ts'

/** The tables that a scenario brings: complete, and sensible. */
export function checkTables({ tables }: ScenarioDraft, report: CheckReport): void {
  if (tables?.combatEffects) checkEffects(tables.combatEffects, report)
  if (tables?.modifiers && isPrinted(tables.modifiers)) reportPrinted('modifiers', 'Every modifier', report)
}

const EFFECTS = ['tables', 'combatEffects'] as const

/** 9.1: a column from one hit on, a row for each result of the die, an effect for each column. */
function checkEffects({ hits, effects }: CombatEffects, report: CheckReport): void {
  let before = 0
  forEachEntry(hits, [...EFFECTS, 'hits'], (number, path) => {
    if (before === 0 && number !== 1) {
      const message = `The first column is for ${count(number, 'hit')}, so one hit has no effect defined.`
      report.add({ code: 'table/order', path, message, hint: 'Begin with 1.' })
    } else if (number <= before) {
      const message = `After ${count(before, 'hit')} comes a column for more, not for ${number}.`
      report.add({ code: 'table/order', path, message })
    }
    before = number
  })
  checkRows({ hits, effects }, report)
  if (report.hasErrors('tables') || !report.isComplete(...EFFECTS)) return
  checkHits({ hits, effects }, report)
  const printed = JSON.stringify(PRINTED_EFFECTS)
  if (JSON.stringify({ hits, effects }) === printed) reportPrinted('combatEffects', 'Every effect', report)
}

function checkRows({ hits, effects }: CombatEffects, report: CheckReport): void {
  const missing = DICE.filter((die) => effects[die] === undefined)
  if (missing.length > 0 && report.isComplete(...EFFECTS, 'effects')) {
    const message = `The combat effects table has no row for ${enumerate(missing)}.`
    report.add({ code: 'dice/table', path: [...EFFECTS, 'effects'], target: 'key', message })
  }
  for (const [die, row] of Object.entries(effects)) {
    const path = [...EFFECTS, 'effects', die]
    if (row.length === hits.length || !report.isComplete(...path) || !report.isComplete(...EFFECTS, 'hits')) continue
    const message = `The row for ${die} has ${count(row.length, 'effect')} for ${count(hits.length, 'column')}.`
    report.add({ code: 'table/row', path, target: 'key', message })
  }
}

/** More hits never cost less. */
function checkHits({ hits, effects }: CombatEffects, report: CheckReport): void {
  for (const die of DICE) {
    const losses = effects[die]!.map((effect) => parseEffect(effect).losses)
    const dip = losses.findIndex((loss, i) => i > 0 && loss < losses[i - 1]!)
    if (dip < 0) continue
    const message = `On ${die}, ${count(hits[dip]!, 'hit')} cost ${losses[dip]}, fewer than the ${losses[dip - 1]} of ${count(hits[dip - 1]!, 'hit')}.`
    report.add({ code: 'table/contradiction', path: [...EFFECTS, 'effects', die, dip], message })
    return
  }
}

const DICE = Array.from({ length: EFFECT_DICE }, (_, die) => String(die + 1))

/** 9.2: whether no line differs from the sheet's; what it does not have adds nothing. */
function isPrinted(modifiers: Modifiers): boolean {
  return ARMS.every((arm) => {
    const lines = modifierLines(modifiers, arm)
    return SITUATIONS.every((line) => (lines[line] ?? 0) === (MODIFIERS[arm][line] ?? 0))
  })
}

function reportPrinted(table: string, what: string, report: CheckReport): void {
  if (!report.isComplete('tables', table)) return
  const message = `${what} is that of the book.`
  const hint = 'Change what shall differ, or remove the table.'
  report.add({ code: 'table/as-printed', path: ['tables', table], target: 'key', message, hint })
}
