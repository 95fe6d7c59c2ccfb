import { memoize } from '../../../board/memoize.ts'
import type { Die } from '../../../engine/dice.ts'
import {
  ARMS,
  CARD_ROWS,
  CARDS,
  type CardRow,
  COMBAT_EFFECTS,
  MODIFIERS,
  type ModifierRows,
  SITUATIONS,
} from './catalog.ts'
import { COMMAND_DIE, SPECIAL_DIE } from './dice.ts'
import type {
  Arm,
  Card,
  CardTable,
  CombatEffects,
  Flag,
  Modifiers,
  Tables as OwnTables,
  ViveLempereurScenario,
} from './types.gen.ts'

/** What a hit does: elements lost and hexes to retreat. */
export type Effect = { readonly losses: number; readonly retreat: number }

/** The tables of a battle as it is played: those of the book, and the scenario's own; flat, since they are read all the time. */
export type Tables = {
  /** 9.2: by arm and situation, in the order of ARMS and SITUATIONS. */
  readonly modifiers: Int8Array
  /** 9.1: by hits, from one on, and die; more hits than there are do as much as the most. */
  readonly effects: readonly Effect[]
  /** 9.1: how many hits the table tells apart, and the most elements that it costs. */
  readonly mostHits: number
  readonly mostLosses: number
  /** 1.2: the dice, and the order that each face of a command die gives: an index into ORDER_FACES. */
  readonly commandDie: Die
  readonly commandFaces: readonly number[]
  readonly specialDie: Die
  /** 9.3: the chance that a special die does not show a flag. */
  readonly misses: Readonly<Record<Flag, number>>
  /** 3.1, 3.2: by card, in the order of CARDS: dice, orders a sector, units, moves (0: the unit's own), and what is multiplied. */
  readonly cards: {
    readonly dice: Uint8Array
    readonly perSector: Uint8Array
    readonly units: Int32Array
    readonly moves: Uint8Array
    readonly fireTimes: Uint8Array
    readonly moveTimes: Uint8Array
  }
}

/** As many units as a card orders that says no number: more than any side has. */
const ALL_UNITS = 10_000

/** The faces of the die for combat effects. */
export const EFFECT_DICE = 6

/** The tables that a sound scenario is played with. */
export const readTables = ({ tables }: Pick<ViveLempereurScenario, 'tables'>): Tables =>
  tables ? readOwn(tables) : printed()

const readOwn = memoize(({ modifiers, combatEffects, dice, cards }: OwnTables): Tables => {
  const effects = readEffects(combatEffects ?? PRINTED_EFFECTS)
  return {
    modifiers: Int8Array.from(
      ARMS.flatMap((arm) => SITUATIONS.map((situation) => modifierLines(modifiers, arm)[situation] ?? 0)),
    ),
    effects,
    mostHits: effects.length / EFFECT_DICE,
    mostLosses: Math.max(...effects.map(({ losses }) => losses)),
    ...readDice(dice),
    cards: readCards(cards),
  }
})

function readDice(own: OwnTables['dice']): Pick<Tables, 'commandDie' | 'commandFaces' | 'specialDie' | 'misses'> {
  const commandDie = { ...COMMAND_DIE, faces: own?.command ?? COMMAND_DIE.faces }
  const specialDie = { ...SPECIAL_DIE, faces: own?.special ?? SPECIAL_DIE.faces }
  const { faces } = specialDie
  const missing = (flag: Flag) => faces.filter((face) => face !== flag).length / faces.length
  return {
    commandDie,
    commandFaces: commandDie.faces.map((face) => COMMAND_DIE.faces.indexOf(face)),
    specialDie,
    misses: { french: missing('french'), english: missing('english'), prussian: missing('prussian') },
  }
}

function readCards(own: CardTable | undefined): Tables['cards'] {
  const column = (key: keyof CardRow, usual: number) => CARDS.map((card) => cardRow(own, card)[key] ?? usual)
  return {
    dice: Uint8Array.from(column('dice', 0)),
    perSector: Uint8Array.from(column('perSector', 0)),
    units: Int32Array.from(column('units', ALL_UNITS)),
    moves: Uint8Array.from(column('moves', 0)),
    fireTimes: Uint8Array.from(column('fireTimes', 1)),
    moveTimes: Uint8Array.from(column('moveTimes', 1)),
  }
}

/** 3.1, 3.2: a card as the battle has it. */
export function cardRow(own: CardTable | undefined, card: Card): CardRow {
  return { ...CARD_ROWS[card], ...own?.[card] }
}

/** 3.0: how many of each card a side has: its own deck, or that of both sides. */
export function deckOf(
  { cards, tables }: Pick<Partial<ViveLempereurScenario>, 'cards' | 'tables'>,
  side: string,
): Partial<Record<Card, number>> {
  return (
    cards?.[side]?.deck ?? Object.fromEntries(CARDS.map((card) => [card, cardRow(tables?.cards, card).count] as const))
  )
}

/** By hits and die. A draft may have holes: what it leaves out does nothing. */
function readEffects({ hits = [], effects = {} }: Partial<CombatEffects>): Effect[] {
  return Array.from({ length: Math.max(1, ...hits) }, (_, i) =>
    hits.findLastIndex((number) => number <= i + 1),
  ).flatMap((column) =>
    Array.from({ length: EFFECT_DICE }, (_, die) => parseEffect(effects[String(die + 1)]?.[column] ?? '0/0')),
  )
}

/** 9.2: the lines of an arm: the battle's, and for the rest the book's. */
export function modifierLines(own: Modifiers | undefined, arm: Arm): ModifierRows[Arm] {
  return { ...MODIFIERS[arm], ...own?.[arm] }
}

/** `1/2` as one loss and a retreat of two hexes. */
export function parseEffect(text: string): Effect {
  const [losses, retreat] = text.split('/').map(Number) as [number, number]
  return { losses, retreat }
}

/** 9.1: the printed table, as a scenario would have it. */
export const PRINTED_EFFECTS: CombatEffects = {
  hits: COMBAT_EFFECTS.map((_, i) => i + 1),
  effects: Object.fromEntries(
    Array.from({ length: EFFECT_DICE }, (_, die) => [
      String(die + 1),
      COMBAT_EFFECTS.map((column) => column[die]!.join('/')),
    ]),
  ),
}

const printed = () => readOwn(NOTHING_OWN)
const NOTHING_OWN: OwnTables = {}
