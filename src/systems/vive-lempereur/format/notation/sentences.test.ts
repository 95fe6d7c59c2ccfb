import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TERRAIN_TYPES, UNIT_TYPES } from '../catalog.ts'
import type { BattleNames } from '../conditions.ts'
import { groundNamesOf } from '../ground-text.ts'
import { formatPoolLine } from '../pool-lines.ts'
import { nationOf } from '../side-nations.ts'
import { troopRow } from '../troop-list.ts'
import type { Condition, SpecialRule, Stage, TroopsEliminated, VictoryCondition } from '../types.gen.ts'
import { parsePoolLine, parseStage, parseTurn } from './arrivals.ts'
import { printedName } from './nations.ts'
import { describeSpecialRule, describeStage, describeTurn, describeVictory } from './sentences.ts'
import { type ParsedSide, parseSide, sideName } from './sides.ts'
import { parseSpecialRule } from './special-rules.ts'
import { parseVictory } from './victory.ts'

const SIDES: ParsedSide[] = [parseSide('French', undefined)!, parseSide('Anglo-Dutch', 'English; Prussian')!]
const names: BattleNames = {
  side: sideName,
  place: (hexes) => (hexes.includes('H11') ? 'Quatre Bras' : undefined),
  nation: printedName,
  troop: (id) => troopRow({}, id),
  ground: groundNamesOf(undefined),
  nations: (side) => SIDES.find(({ id }) => id === side)!.nations.map(nationOf),
}

const sideId = fc.constantFrom('french', 'anglo-dutch')
const nation = fc.constantFrom('french', 'english', 'prussian')
const count = fc.integer({ min: 1, max: 40 })
const hexList = fc.uniqueArray(fc.constantFrom('H11', 'I10', 'K7', 'A1-V4', 'AA12'), { minLength: 1 })
const many = fc.integer({ min: 2, max: 20 })
const filter = {
  nation,
  types: fc.uniqueArray(fc.constantFrom(...UNIT_TYPES), { minLength: 1 }),
  names: fc.uniqueArray(fc.constantFrom('Foy', 'Old Guard'), { minLength: 1 }),
}
/** Everything but a group of one, which says no more than its only part. */
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.record({ controls: hexList }),
    fc.record({ eliminated: fc.record({ side: sideId, units: count }) }),
    fc.record({
      eliminated: fc.record({
        nation,
        units: count,
        types: fc.uniqueArray(fc.constantFrom(...UNIT_TYPES), { minLength: 1 }),
      }),
    }),
    fc.record({
      emptySector: fc.record(
        { side: sideId, sector: fc.constantFrom('west', 'centre', 'east') },
        { requiredKeys: ['side'] },
      ),
    }),
    fc.record({ unitsIn: fc.record({ side: sideId, hexes: hexList, units: count }) }),
    fc.record({
      unitsIn: fc.record(
        { ...filter, hexes: hexList, strength: count },
        { requiredKeys: ['nation', 'hexes', 'strength'] },
      ),
    }),
    fc.record({
      reached: fc.record({ ...filter, hexes: hexList, units: count }, { requiredKeys: ['nation', 'hexes', 'units'] }),
    }),
    fc.record({ lost: fc.record({ ...filter, strength: count }, { requiredKeys: ['nation', 'strength'] }) }),
    fc.record({ eliminated: fc.record({ ...filter, leaders: count }, { requiredKeys: ['nation', 'leaders'] }) }),
    fc.record({ turn: count }),
    fc.record({
      controls: fc.record({ hexes: hexList, atLeast: count, for: many }, { requiredKeys: ['hexes', 'for'] }),
    }),
    fc.record({ controls: fc.record({ hexes: hexList, atLeast: count }) }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}))
const victory: fc.Arbitrary<VictoryCondition> = fc.record({
  side: sideId,
  level: fc.constantFrom('decisive', 'substantial', 'marginal', 'moral'),
  check: fc.constantFrom('immediately', 'end-of-round', 'end-of-turn', 'end-of-battle'),
  when: condition,
})
const modifier = fc.integer({ min: -20, max: 20 })
const terrain = fc.constantFrom(...TERRAIN_TYPES)
const specialRule = fc.oneof(
  fc.record(
    {
      rule: fc.constant('restricted-entry' as const),
      hexes: hexList,
      arms: fc.uniqueArray(fc.constantFrom('infantry', 'cavalry', 'artillery'), { minLength: 1 }),
      sides: fc.uniqueArray(sideId, { minLength: 1 }),
    },
    { requiredKeys: ['rule', 'hexes'] },
  ),
  fc.record(
    {
      rule: fc.constant('terrain-counts-as' as const),
      terrain,
      as: terrain,
      hexes: hexList,
      blocksSight: fc.boolean(),
    },
    { requiredKeys: ['rule', 'terrain', 'as'] },
  ),
  fc.record({ rule: fc.constant('generals-keep-to-their-nation' as const) }),
  fc.record(
    { rule: fc.constant('fire-modifier' as const), hexes: hexList, firingAt: modifier, firingFrom: modifier },
    { requiredKeys: ['rule', 'hexes', 'firingAt'] },
  ),
  fc.record({ rule: fc.constant('fire-modifier' as const), hexes: hexList, firingFrom: modifier }),
  fc.record({ rule: fc.constant('held-until' as const), hexes: hexList, turn: count }),
  fc.record({
    rule: fc.constant('without' as const),
    rules: fc.uniqueArray(fc.constantFrom('sector-victory', 'marginal-victory', 'moral-victory'), { minLength: 1 }),
  }),
) as fc.Arbitrary<SpecialRule>
const manner = {
  acts: fc.constantFrom('at-once' as const, 'when-ordered' as const),
  occupied: fc.constantFrom('wait' as const, 'nearest' as const),
}
const stage = fc.record(
  {
    from: count,
    to: count,
    each: fc.constantFrom('round', 'turn', 'turn-then-round'),
    units: count,
    flagDie: nation,
    typeDie: fc.record({ flag: fc.constantFrom('choose', 'nobody'), general: fc.constantFrom('general', 'nobody') }),
    entrance: fc.oneof(
      fc.record({ choose: hexList }),
      fc.record({ d6: fc.record({ '1-3': hexList, '4': hexList, '5-6': hexList }) }),
    ),
    ...manner,
  },
  { requiredKeys: ['from', 'each', 'units', 'entrance'] },
) as fc.Arbitrary<Stage>

test('a victory condition can be read from its sentence', () => {
  fc.assert(
    fc.property(victory, (one) => {
      const context = { level: undefined, check: undefined }
      expect(parseVictory(describeVictory(one, names), context, SIDES)).toEqual(plain(one))
    }),
  )
})

test('a special rule can be read from its sentence', () => {
  fc.assert(
    fc.property(specialRule, (rule) => {
      expect(parseSpecialRule(describeSpecialRule(rule, names), SIDES)).toEqual(plain(rule))
    }),
  )
})

test('a stage of arrivals can be read from its sentence', () => {
  fc.assert(
    fc.property(stage, (one) => {
      expect(parseStage(describeStage(one))).toEqual(plain(one))
    }),
  )
})

test('a turn of arrivals can be read from its line', () => {
  fc.assert(
    fc.property(fc.record({ turn: count, ...manner }, { requiredKeys: ['turn'] }), (turn) => {
      expect(parseTurn(`${describeTurn(turn)}:`)).toEqual(plain(turn))
    }),
  )
})

test('a line of a pool can be read again', () => {
  for (const type of UNIT_TYPES.filter((one) => one !== 'garrison')) {
    for (const number of [1, 8]) {
      expect(parsePoolLine(formatPoolLine(troopRow({}, type), number))).toEqual({
        units: { [type]: number },
        values: [],
        total: number,
      })
    }
  }
})

test('sentences read as a person would write them', () => {
  const when: Condition = {
    any: [
      { controls: ['H11', 'I10'] },
      { all: [{ not: { controls: ['K7'] } }, { eliminated: { nation: 'english', units: 1 } }] },
    ],
  }
  expect(describeVictory({ side: 'french', level: 'decisive', check: 'end-of-turn', when }, names)).toBe(
    'The French side wins a decisive victory if it controls Quatre Bras (H11 and I10) or (it does not ' +
      'control K7 and it has eliminated 1 unit of the English nation) (checked at the end of each turn).',
  )
  const denied = { not: { points: { side: 'french', margin: 2 } } }
  expect(describeVictory({ side: 'allied', level: 'moral', check: 'end-of-battle', when: denied }, names)).toContain(
    ' if the French side leads by fewer than 2 victory points (checked',
  )
  const lost = (eliminated: TroopsEliminated) =>
    describeVictory({ side: 'french', level: 'moral', check: 'end-of-turn', when: { eliminated } }, names)
  expect(lost({ side: 'french', units: 1 })).toContain(' if it has lost 1 French unit (checked')
  expect(lost({ nation: 'french', units: 2 })).toContain(' if it has lost 2 units of the French nation (checked')
  expect(describeSpecialRule({ rule: 'held-until', hexes: ['L1', 'M2', 'N1'], turn: 3 }, names)).toBe(
    'Units that start in L1, M2 and N1 take no orders before turn 3.',
  )
})

test.each([
  'The French win if they are lucky.',
  'The Saxons win if they eliminate 3 French units.',
  'The French win if they have 3 French units.',
  'The French win if it controls K7 and it controls K8 or it controls K9.',
  'The French win if they eliminate 3 Saxon units.',
])('%s is not understood', (sentence) => {
  expect(parseVictory(sentence, { level: undefined, check: undefined }, SIDES)).toBeUndefined()
})

/** Without the prototypes that the generator leaves out. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
