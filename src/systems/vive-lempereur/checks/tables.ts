import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { nationsOfSide } from '../../../scenario/nations.ts'
import { count, enumerate } from '../../../scenario/wording.ts'
import type { Card, CardTable, CheckReport, CombatEffects, Modifiers } from '../format/index.ts'
import {
  ARMS,
  CARD_ROWS,
  CARDS,
  COMMAND_DIE,
  cardRow,
  EFFECT_DICE,
  FLAG_NAMES,
  MODIFIERS,
  modifierLines,
  nationRow,
  PRINTED_EFFECTS,
  parseEffect,
  type ScenarioDraft,
  SITUATIONS,
  SPECIAL_DIE,
} from '../format/index.ts'

/** The tables that a scenario brings: complete, and sensible. */
export function checkTables(draft: ScenarioDraft, report: CheckReport): void {
  const { combatEffects, modifiers, dice, cards } = draft.tables ?? {}
  if (combatEffects) checkEffects(combatEffects, report)
  if (modifiers && isPrinted(modifiers)) reportPrinted(['modifiers'], 'Every modifier', report)
  if (cards && CARDS.every((card) => isPrintedCard(cards, card))) reportPrinted(['cards'], 'Every card', report)
  if (dice?.command && report.isComplete('tables', 'dice', 'command')) checkCommandDie(dice.command, report)
  if (dice?.special && report.isComplete('tables', 'dice', 'special')) checkSpecialDie(draft, dice.special, report)
}

const isPrintedCard = (cards: CardTable, card: Card) =>
  JSON.stringify(cardRow(cards, card)) === JSON.stringify(CARD_ROWS[card])

/** 5.1: every arm is ordered by a face of its own, or by a flag. */
function checkCommandDie(faces: readonly string[], report: CheckReport): void {
  const path = ['dice', 'command']
  if (haveSameFaces(faces, COMMAND_DIE.faces)) reportPrinted(path, 'Every face', report)
  const missing = faces.includes('flag') ? [] : ARMS.filter((arm) => !faces.includes(arm))
  if (missing.length === 0) return
  const message = `No face of the command dice orders ${missing.join(' or ')}.`
  const hint = `Add ${missing.join(' and ')}, or a flag, which orders any unit.`
  report.add({ code: 'dice/no-face', path: ['tables', ...path], target: 'key', message, hint })
}

/** 9.3, 13.1: every nation of the battle finds its flag. */
function checkSpecialDie({ sides, nations }: ScenarioDraft, faces: readonly string[], report: CheckReport): void {
  const path = ['dice', 'special']
  if (haveSameFaces(faces, SPECIAL_DIE.faces)) reportPrinted(path, 'Every face', report)
  const fighting = Object.keys(sides ?? {}).flatMap((side) => nationsOfSide(sides, side))
  const flags = new Set(fighting.flatMap((nation) => nationRow(nations, nation).flag ?? []))
  const missing = [...flags].filter((flag) => !faces.includes(flag))
  if (missing.length === 0) return
  const message = `No face of the special dice shows the ${enumerate(missing.map((flag) => FLAG_NAMES[flag]))} flag, so its units never react to a charge (9.3), nor come by it.`
  report.add({ code: 'dice/no-flag', path: ['tables', ...path], target: 'key', message })
}

const haveSameFaces = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()

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
  if (JSON.stringify({ hits, effects }) === printed) reportPrinted(['combatEffects'], 'Every effect', report)
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

function reportPrinted(table: Path, what: string, report: CheckReport): void {
  const path = ['tables', ...table]
  if (!report.isComplete(...path)) return
  const message = `${what} is that of the book.`
  const hint = 'Change what shall differ, or remove the table.'
  report.add({ code: 'table/as-printed', path, target: 'key', message, hint })
}
