import { memoize } from '../../../board/memoize.ts'
import { ARMS, COMBAT_EFFECTS, MODIFIERS, type ModifierRows, SITUATIONS } from './catalog.ts'
import type { Arm, CombatEffects, Modifiers, Tables as OwnTables, ViveLempereurScenario } from './types.gen.ts'

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
}

/** The faces of the die for combat effects. */
export const EFFECT_DICE = 6

/** The tables that a sound scenario is played with. */
export const readTables = ({ tables }: Pick<ViveLempereurScenario, 'tables'>): Tables =>
  tables ? readOwn(tables) : printed()

const readOwn = memoize(({ modifiers, combatEffects }: OwnTables): Tables => {
  const effects = readEffects(combatEffects ?? PRINTED_EFFECTS)
  return {
    modifiers: Int8Array.from(
      ARMS.flatMap((arm) => SITUATIONS.map((situation) => modifierLines(modifiers, arm)[situation] ?? 0)),
    ),
    effects,
    mostHits: effects.length / EFFECT_DICE,
    mostLosses: Math.max(...effects.map(({ losses }) => losses)),
  }
})

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
