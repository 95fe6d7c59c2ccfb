import type { Die } from '../../../../engine/dice.ts'
import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { compareCounts, compareValue } from '../../../../scenario/diff/sentences.ts'
import { count } from '../../../../scenario/wording.ts'
import {
  ARMS,
  CARDS,
  type CardRow,
  type CardTable,
  cardRow,
  countFaces,
  describeSituation,
  EFFECT_DICE,
  type Fragment,
  formatEffect,
  nameCard,
  readTables,
  SITUATIONS,
  type Tables,
} from '../../format/index.ts'

/** More effects than this are told by their number. */
const MOST_EFFECTS = 8

/** Compares the tables that the battles are played with, whether they bring them or the book does. */
export function compareTables(before: Fragment, after: Fragment): BattleChange[] {
  const [was, is] = [before, after].map(({ tables }) => readTables(tables ? { tables } : {})) as [Tables, Tables]
  return [
    ...compareModifiers(was, is),
    ...compareEffects(was, is),
    ...compareDie('command die', was.commandDie, is.commandDie),
    ...compareDie('special die', was.specialDie, is.specialDie),
    ...compareCardRows(before.tables?.cards, after.tables?.cards),
  ]
}

function compareModifiers(was: Tables, is: Tables): BattleChange[] {
  return ARMS.flatMap((arm, i) =>
    SITUATIONS.flatMap((situation, k) => {
      const place = i * SITUATIONS.length + k
      const what = `modifier of ${arm} ${describeSituation(arm, situation)}:`
      return compareValue('rules', what, was.modifiers[place], is.modifiers[place])
    }),
  )
}

/** By hits and die; more hits than a table has do as much as its most. */
function compareEffects(was: Tables, is: Tables): BattleChange[] {
  const most = Math.max(was.mostHits, is.mostHits)
  const changes = Array.from({ length: most * EFFECT_DICE }, (_, i) => {
    const [hits, die] = [1 + Math.floor(i / EFFECT_DICE), i % EFFECT_DICE]
    const effectIn = ({ effects, mostHits }: Tables) =>
      formatEffect(effects[(Math.min(hits, mostHits) - 1) * EFFECT_DICE + die]!)
    const number = hits === most && most > 1 ? `${hits} or more hits` : count(hits, 'hit')
    return compareValue('rules', `effect of ${number} on ${die + 1}:`, effectIn(was), effectIn(is))
  }).flat()
  if (changes.length <= MOST_EFFECTS) return changes
  return [change('rules', 'changed', `combat effects: ${changes.length} changed`)]
}

/** How often each face is there; where it stands does not matter. */
function compareDie(what: string, was: Die, is: Die): BattleChange[] {
  return compareCounts('rules', what, countFaces(was.faces), countFaces(is.faces), (face) => face)
}

function compareCardRows(was: CardTable | undefined, is: CardTable | undefined): BattleChange[] {
  return CARDS.flatMap((card) => {
    const [before, after] = [cardRow(was, card), cardRow(is, card)]
    return CARD_CELLS.flatMap(([key, what]) =>
      compareValue(
        'cards',
        `${nameCard(card).toLowerCase()} card, ${what}:`,
        before[key] ?? 'all',
        after[key] ?? 'all',
      ),
    )
  })
}

const CARD_CELLS: readonly (readonly [keyof CardRow, string])[] = [
  ['count', 'number of each side'],
  ['dice', 'command dice'],
  ['perSector', 'orders a sector'],
  ['units', 'units'],
  ['moves', 'moves'],
  ['fireTimes', 'times the fire value'],
  ['moveTimes', 'times the moves'],
]
