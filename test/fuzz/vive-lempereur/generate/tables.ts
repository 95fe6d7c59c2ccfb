import {
  ARMS,
  type CardTable,
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
  const dice = chance.once(2) ? makeDice(chance) : undefined
  const cards = chance.once(2) ? makeCardTable(chance) : undefined
  const tables = {
    ...(modifiers && { modifiers }),
    ...(combatEffects && { combatEffects }),
    ...(dice && { dice }),
    ...(cards && { cards }),
  }
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

const FACES = ['infantry', 'cavalry', 'artillery', 'general', 'flag'] as const
const FLAGS = ['french', 'english', 'prussian'] as const

/** Any faces at all: dice that order nobody, and flags that nobody has. */
function makeDice(chance: Chance): NonNullable<ViveLempereurScenario['tables']>['dice'] {
  const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => chance.pick(FACES)) as Six<(typeof FACES)[number]>
  const [u, v, w, x, y, z] = Array.from({ length: 6 }, () => chance.pick(FLAGS)) as Six<(typeof FLAGS)[number]>
  return { command: [a, b, c, d, e, f], ...(chance.once(2) && { special: [u, v, w, x, y, z] }) }
}

type Six<Face> = [Face, Face, Face, Face, Face, Face]

/** Decks are sometimes too small to be sound. */
function makeCardTable(chance: Chance): CardTable {
  return {
    left: { count: chance.between(0, 3), dice: chance.between(1, 12) },
    centre: { count: chance.between(1, 3) },
    right: { dice: chance.between(1, 12) },
    'coordinated-attack': { count: chance.between(0, 2), dice: chance.between(1, 12), perSector: chance.between(1, 5) },
    'infantry-manoeuvre': { units: chance.between(1, 8), moves: chance.between(1, 6) },
    'grand-charge': { count: chance.between(0, 2), units: chance.between(1, 40) },
    bombardment: {
      ...(chance.once(2) && { units: chance.between(1, 3) }),
      fireTimes: chance.between(1, 4),
      moveTimes: chance.between(1, 3),
    },
  }
}
