import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { count } from '../../../scenario/wording.ts'
import type { CheckReport, NawCapability, NawCombatResults, NawResult } from '../format/index.ts'
import { D6, type NawDraft, oddsStep, readTables } from '../format/index.ts'

const PATH = ['tables', 'combatResults'] as const

/** The tables that a scenario brings: complete, and sensible. */
export function checkTables(draft: NawDraft, report: CheckReport): void {
  const { edition, tables } = draft
  if (tables?.terrainEffects?.clear && tables.terrainEffects.clear.move === undefined) {
    const path = ['tables', 'terrainEffects', 'clear']
    const message = 'Nobody may enter clear ground, so nobody could ever move.'
    report.add({ code: 'table/no-way', path, target: 'key', message, hint: 'Add move: 1.' })
  }
  if (edition === 'standard' && tables?.capability) {
    const message = 'The standard game has no capability chart: nothing is added to the die.'
    report.add({ code: 'table/unused', path: ['tables', 'capability'], target: 'key', message, hint: 'Remove it.' })
  }
  if (edition === 'standard' && tables?.zonesOfControl) {
    const path = ['tables', 'zonesOfControl']
    const message = 'In the standard game a zone of control ends the move: it costs nothing, and nobody leaves one.'
    report.add({ code: 'table/unused', path, target: 'key', message, hint: 'Remove it.' })
  }
  if (!tables?.combatResults) return
  checkOdds(tables.combatResults, report)
  checkRows(tables.combatResults, report)
  if (report.hasErrors('tables') || !report.isComplete('tables') || edition === undefined) return
  checkDice(tables.combatResults, readTables({ edition, tables }).capability, report)
  checkOrder(tables.combatResults, report)
}

/** Columns follow each other: 1-3, 1-2, 1-1, 2-1. */
function checkOdds({ odds }: NawCombatResults, report: CheckReport): void {
  let before: string | undefined
  forEachEntry(odds, [...PATH, 'odds'], (column, path) => {
    if (before !== undefined && oddsStep(column) !== oddsStep(before) + 1) {
      const message = `After ${before} comes ${nextOdds(before)}, not ${column}.`
      report.add({ code: 'table/odds', path, message })
    }
    before = column
  })
}

/** A row for each result of the die, with a result for each column. */
function checkRows({ odds, results }: NawCombatResults, report: CheckReport): void {
  const rows = Object.keys(results).map(Number)
  const [low, high] = [Math.min(1, ...rows), Math.max(D6.faces.length, ...rows)]
  const missing = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((die) => !rows.includes(die))
  if (missing.length > 0 && report.isComplete(...PATH, 'results')) {
    const message = `The combat results table has no row for ${missing.join(', ')}.`
    report.add({ code: 'dice/table', path: [...PATH, 'results'], target: 'key', message })
  }
  for (const [die, row] of Object.entries(results)) {
    const path = [...PATH, 'results', die]
    if (row.length === odds.length || !report.isComplete(...path) || !report.isComplete(...PATH, 'odds')) continue
    const message = `The row for ${die} has ${count(row.length, 'result')} for ${count(odds.length, 'column')}.`
    report.add({ code: 'table/row', path, target: 'key', message })
  }
}

/** Rows that no roll can lead to, even with the capability chart. */
function checkDice({ results }: NawCombatResults, capability: NawCapability, report: CheckReport): void {
  const modifiers = Object.values(capability).flatMap((row): number[] => Object.values(row))
  const [low, high] = [1 + Math.min(0, ...modifiers), D6.faces.length + Math.max(0, ...modifiers)]
  const never = Object.keys(results).filter((die) => Number(die) < low || Number(die) > high)
  if (never.length === 0) return
  const message = `No roll comes to ${never.join(', ')}: with its modifiers the die goes from ${low} to ${high}.`
  report.add({ code: 'table/never-read', path: [...PATH, 'results', never[0]!], target: 'key', message })
}

/** Better odds never do worse, and the die is good for the attacker at one end. */
function checkOrder({ odds, results }: NawCombatResults, report: CheckReport): void {
  const dice = Object.keys(results)
    .map(Number)
    .sort((a, b) => a - b)
  for (const die of dice) {
    const row = results[String(die)]!
    const dip = row.findIndex((result, i) => i > 0 && RANK[result] < RANK[row[i - 1]!])
    if (dip < 0) continue
    const message = `On ${die}, ${odds[dip]} gives ${row[dip]}, which is worse than ${row[dip - 1]} at ${odds[dip - 1]}.`
    report.add({ code: 'table/contradiction', path: [...PATH, 'results', String(die), dip], message })
    return
  }
  for (let column = 0; column < odds.length; column++) {
    const ranks = dice.map((die) => RANK[results[String(die)]![column]!])
    const isOneWay = [1, -1].some((way) => ranks.every((rank, i) => i === 0 || (rank - ranks[i - 1]!) * way >= 0))
    if (isOneWay) continue
    const message = `In the column ${odds[column]} the results go up and down as the die rises.`
    report.add({ code: 'table/contradiction', path: [...PATH, 'odds', column], message })
    return
  }
}

/** From bad to good for the attacker. The printed table has exchanges both before and after retreats. */
const RANK: Readonly<Record<NawResult, number>> = { AE: 0, Ar: 1, EX: 2, Dr: 2, DE: 3 }

function nextOdds(odds: string): string {
  const step = oddsStep(odds) + 1
  return step >= 0 ? `${step + 1}-1` : `1-${1 - step}`
}
