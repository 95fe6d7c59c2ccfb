import type { HexPalette } from '../../../engine/hex-scenario-editor.ts'
import { listHexsides } from '../../../engine/hexes/hexside-palette.ts'
import type { PaletteUnit } from '../../../engine/scenario-editor.ts'
import { sideNations } from '../../../engine/side-nations.ts'
import { nationRow, nationsOfSide } from '../../../scenario/nations.ts'
import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { count } from '../../../scenario/wording.ts'
import {
  describeValues,
  EDITIONS,
  enlist,
  KINDS,
  kindRow,
  kindsOf,
  type NawDraft,
  open,
  type PrintedKind,
  type Recruit,
  readTables,
  SCHEMA_ROOT,
  type Tables,
  type TerrainEffect,
  WOODS_ROAD,
} from '../format/index.ts'
import { describeCombat, describeMove } from '../text/index.ts'
import { portrayCounter } from '../view/index.ts'
import { ROAD } from './ground.ts'
import { typeOf } from './pieces.ts'

type Counter = Pick<Recruit, 'kind' | 'row' | 'strength' | 'movement'>

/** The strengths that are listed of each kind, whether or not a battle has them; others are found by their numbers. */
const STRENGTHS: Readonly<Record<PrintedKind, number>> = {
  infantry: 10,
  cavalry: 10,
  artillery: 10,
  'horse-artillery': 5,
  leader: 0,
}

/** What can be painted and deployed: every side can have every counter. */
export function makePalette(data: unknown): HexPalette {
  const draft = (data ?? {}) as NawDraft
  const { terrain: effects, grounds } = chartsOf(draft)
  const sides = Object.keys(draft.sides ?? {})
  const range = draft.tables?.gunRange ?? EDITIONS[draft.edition ?? 'standard'].gunRange
  return {
    kind: 'hex',
    terrain: grounds.ids.flatMap((id, i) => {
      const { name, look } = grounds.kinds[i]!
      if (id === 'woods-road') return []
      const road = grounds.withRoad[i]!
      const along = road === i ? '' : `; along a road ${describeEffect(effects[road]!, effects[i])}`
      return [
        {
          id,
          name,
          pattern: look?.pattern,
          colour: look?.colour,
          effects: `${describeEffect(effects[i]!)}${along}`,
        },
      ]
    }),
    ways: [
      {
        id: ROAD,
        name: 'Road',
        effects: `opens woods: ${describeEffect(effects[WOODS_ROAD]!)}`,
      },
    ],
    hexsides: listHexsides(draft, SCHEMA_ROOT),
    ...sideNations(
      sides,
      (side) => nationsOfSide(draft.sides, side),
      (nation) => nationRow(draft.nations, nation),
    ),
    units: countersOf(data).map(describeCounter),
    unlisted: { example: '12-4', find: (words) => countersCalled(words, draft).map(describeCounter) },
  }

  function describeCounter(counter: Counter): PaletteUnit {
    return {
      type: typeOf(counter),
      name: `${counter.row.name} ${counter.strength}-${counter.movement}`,
      sides,
      values: describeCounterValues(counter, range),
      portrait: { ...portrayCounter(counter), name: undefined, facing: undefined, square: false },
    }
  }
}

/** Counters with any numbers that a scenario can have: `12-4`, or of one kind only `cavalry 12-5`. */
function countersCalled(words: string, { troops }: NawDraft): Counter[] {
  const [, name = '', strength, movement] = /^\s*([a-z -]*?)\s*(0|[1-9]\d?)-([1-9]\d?)\s*$/i.exec(words) ?? []
  if (strength === undefined) return []
  const called = name.toLowerCase().replaceAll(' ', '-')
  const rows = [...kindsOf(troops).values()].filter(({ id, arm }) =>
    called === '' ? arm !== undefined : id.startsWith(called),
  )
  return rows.map((row) => ({ kind: row.id, row, strength: Number(strength), movement: Number(movement) }))
}

/** The counters of a rulebook's usual numbers, and all that the battle has. */
function countersOf(data: unknown): Counter[] {
  const opened = open(data)
  const troops = ((data ?? {}) as NawDraft).troops
  const counters = new Map<string, Counter>()
  for (const row of kindsOf(troops).values()) {
    const [movement = 4] = KINDS[row.printed].movement
    const { id: kind } = row
    for (let strength = row.arm === undefined ? 0 : 1; strength <= STRENGTHS[row.printed]; strength++) {
      counters.set(typeOf({ kind, strength, movement }), { kind, row, strength, movement })
    }
  }
  // A unit's own values are no counter's.
  for (const { kind, strength, movement } of opened ? enlist(opened.draft, opened.reader.quietly()) : [])
    counters.set(typeOf({ kind, strength, movement }), { kind, row: kindRow(troops, kind), strength, movement })
  const order = [...kindsOf(troops).keys()]
  return [...counters.values()].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.movement - b.movement || a.strength - b.strength,
  )
}

/** What the terrain of this battle does, as far as its own table can be read. */
function chartsOf({ edition = 'standard', tables, ground }: NawDraft): Tables {
  const { terrainEffects = EDITIONS[edition].terrainEffects } = tables ?? {}
  return readTables({ edition, tables: { terrainEffects }, ...(ground && { ground: withoutHoles(ground) }) })
}

/** What ground does, or only what it does that other ground does not. */
function describeEffect(effect: TerrainEffect, besides?: TerrainEffect): string {
  const said = besides ? partsOf(besides) : []
  return partsOf(effect)
    .filter((part) => !said.includes(part))
    .join(', ')
}

const partsOf = (effect: TerrainEffect): string[] => [
  describeMove(effect),
  ...describeCombat(effect)
    .split('; ')
    .filter((part) => part !== '–'),
]

function describeCounterValues({ row, strength, movement }: Counter, range: number): string {
  const { letter: _letter, range: own = range, ...values } = row
  const reach = row.arm === 'artillery' ? `, range ${count(own, 'hex', 'hexes')}` : ''
  const differing = describeValues({
    ...(values.defence !== 1 && { defence: values.defence }),
    ...(values.stacking !== 1 && { stacking: values.stacking }),
    ...(!values.zoneOfControl && { zoneOfControl: false }),
    ...(values.leavesZones !== undefined && { leavesZones: values.leavesZones }),
  })
  const all =
    row.arm === undefined
      ? `movement ${movement}; not a combat unit`
      : `strength ${strength}, movement ${movement}${reach}`
  return [all, ...differing].join(', ')
}
