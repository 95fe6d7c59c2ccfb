import type { HexPalette } from '../../../engine/hex-scenario-editor.ts'
import type { PaletteUnit } from '../../../engine/scenario-editor.ts'
import { count } from '../../../scenario/wording.ts'
import {
  EDITIONS,
  enlist,
  KIND_NAMES,
  KINDS,
  type Kind,
  type NawDraft,
  open,
  type Recruit,
  readTables,
  TERRAIN_LABELS,
  type Terrain,
  type TerrainEffect,
} from '../format/index.ts'
import { describeCombat } from '../text/index.ts'
import { portrayCounter } from '../view/index.ts'
import { ROAD } from './ground.ts'
import { typeOf } from './pieces.ts'

type Counter = Pick<Recruit, 'kind' | 'strength' | 'movement'>

/** The strengths that are listed of each kind, whether or not a battle has them; others are found by their numbers. */
const STRENGTHS: Readonly<Record<Kind, number>> = {
  infantry: 10,
  cavalry: 10,
  artillery: 10,
  'horse-artillery': 5,
  leader: 0,
}

/** What can be painted and deployed: every side can have every counter. */
export function makePalette(data: unknown): HexPalette {
  const draft = (data ?? {}) as NawDraft
  const effects = effectsOf(draft)
  const sides = Object.keys(draft.sides ?? {})
  const range = draft.tables?.gunRange ?? EDITIONS[draft.edition ?? 'standard'].gunRange
  const describe = (terrain: Terrain) => `${describeEffect(effects(terrain))} (Terrain effects chart)`
  return {
    kind: 'hex',
    terrain: [
      { id: 'clear', name: TERRAIN_LABELS.clear, pattern: undefined, effects: describe('clear') },
      { id: 'town', name: TERRAIN_LABELS.town, pattern: 'town', effects: describe('town') },
      {
        id: 'woods',
        name: TERRAIN_LABELS.woods,
        pattern: 'woods',
        effects: `${describeEffect(effects('woods'))}; along a road: ${describe('woods-road')}`,
      },
    ],
    ways: [{ id: ROAD, name: 'Road', effects: `opens woods: ${describe('woods-road')}` }],
    units: countersOf(data).map(describeCounter),
    unlisted: { example: '12-4', find: (words) => countersCalled(words).map(describeCounter) },
  }

  function describeCounter(counter: Counter): PaletteUnit {
    return {
      type: typeOf(counter),
      name: `${KINDS[counter.kind].name} ${counter.strength}-${counter.movement}`,
      sides,
      values: describeValues(counter, range),
      portrait: { ...portrayCounter(counter), name: undefined, facing: undefined, square: false },
    }
  }
}

/** Counters with any numbers that a scenario can have: `12-4`, or of one kind only `cavalry 12-5`. */
function countersCalled(words: string): Counter[] {
  const [, name = '', strength, movement] = /^\s*([a-z -]*?)\s*(0|[1-9]\d?)-([1-9]\d?)\s*$/i.exec(words) ?? []
  if (strength === undefined) return []
  const called = name.toLowerCase().replaceAll(' ', '-')
  const kinds = KIND_NAMES.filter((kind) => (called === '' ? kind !== 'leader' : kind.startsWith(called)))
  return kinds.map((kind) => ({ kind, strength: Number(strength), movement: Number(movement) }))
}

/** The counters of a rulebook's usual numbers, and all that the battle has. */
function countersOf(data: unknown): Counter[] {
  const opened = open(data)
  const counters = new Map<string, Counter>()
  for (const kind of KIND_NAMES) {
    const [movement = 4] = KINDS[kind].movement
    for (let strength = kind === 'leader' ? 0 : 1; strength <= STRENGTHS[kind]; strength++) {
      counters.set(typeOf({ kind, strength, movement }), { kind, strength, movement })
    }
  }
  for (const recruit of opened ? enlist(opened.draft, opened.reader.quietly()) : [])
    counters.set(typeOf(recruit), recruit)
  return [...counters.values()].sort(
    (a, b) =>
      KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind) || a.movement - b.movement || a.strength - b.strength,
  )
}

/** What the terrain of this battle does, as far as its own table can be read. */
function effectsOf({ edition = 'standard', tables }: NawDraft): (terrain: Terrain) => TerrainEffect {
  const { terrainEffects = EDITIONS[edition].terrainEffects } = tables ?? {}
  const { terrain } = readTables({ edition, tables: { terrainEffects } })
  return (one) => terrain[one]
}

function describeEffect(effect: TerrainEffect): string {
  const { move } = effect
  const way = move === undefined ? 'impassable' : `${move} to enter`
  const combat = describeCombat(effect)
  return combat === '–' ? way : `${way}; ${combat}`
}

function describeValues({ kind, strength, movement }: Counter, range: number): string {
  const reach = KINDS[kind].arm === 'artillery' ? `, range ${count(range, 'hex', 'hexes')}` : ''
  return kind === 'leader'
    ? `movement ${movement}; not a combat unit`
    : `strength ${strength}, movement ${movement}${reach}`
}
