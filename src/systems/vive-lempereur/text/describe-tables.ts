import type { TextSection } from '../../../scenario/convert/notation.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  ARMS,
  CARDS,
  cardRow,
  describeCard,
  describeSituation,
  FLAG_NAMES,
  formatEffect,
  MODIFIERS,
  modifierLines,
  nameCard,
  nameColumns,
  parseEffect,
  SITUATIONS,
  type ViveLempereurScenario,
} from '../format/index.ts'

/** The tables that the battle has instead of the book's. */
export function describeTables({ tables = {} }: ViveLempereurScenario): TextSection[] {
  return [
    ...describeModifiers(tables.modifiers),
    ...describeEffects(tables.combatEffects),
    ...describeDice(tables.dice),
    ...describeCards(tables.cards),
  ]
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

function describeDice(own: Tables['dice']): TextSection[] {
  const rows = [
    ...(own?.command ? [['Command dice', ...own.command]] : []),
    ...(own?.special ? [['Special dice', ...own.special.map((flag) => FLAG_NAMES[flag])]] : []),
  ]
  return rows.length === 0
    ? []
    : [{ heading: 'Dice of this battle', table: { head: ['', '1', '2', '3', '4', '5', '6'], rows } }]
}

function describeCards(own: Tables['cards']): TextSection[] {
  const rows = CARDS.flatMap((card) => {
    const row = cardRow(own, card)
    return own?.[card] ? [[nameCard(card), String(row.count), describeCard(card, row)]] : []
  })
  if (rows.length === 0) return []
  return [{ heading: 'Cards of this battle', table: { head: ['Card', 'Each side has', 'Allows'], rows } }]
}

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`)
