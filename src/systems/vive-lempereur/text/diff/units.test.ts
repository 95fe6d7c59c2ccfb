import { expect, test } from 'vitest'
import { changesOf, compareTexts, edit, readBattle, told } from '../../../../../test/support/battle-changes.ts'

test('a unit that stands elsewhere has moved, and has a place on both boards', async () => {
  expect(await changesOf('waterloo', ['french-infantry: [D5,', 'french-infantry: [D6,'])).toEqual([
    { part: 'units', kind: 'moved', text: 'French Infantry moved D5 → D6', before: ['D5'], after: ['D6'] },
  ])
})

test('of several units of a type the nearest are the same ones, with the least way in all', async () => {
  // One by one in their order, E4 would go to D6, and D5 to E5.
  expect(await told('waterloo', ['[D5, E4,', '[E5, D6,'])).toEqual([
    'French Infantry moved D5 → D6',
    'French Infantry moved E4 → E5',
  ])
})

test('a unit is known by its name, wherever it goes', async () => {
  const named = '[{ at: D5, name: Foy }, { at: E4, name: Bachelu },'
  const swapped = '[{ at: D5, name: Bachelu }, { at: E4, name: Foy },'
  const before = await told('waterloo', ['[D5, E4,', named])
  expect(before).toEqual(['French Infantry at D5 named Foy', 'French Infantry at E4 named Bachelu'])
  const text = edit(readBattle('waterloo'), [['[D5, E4,', named]])
  const { changes } = await compareTexts(text, edit(text, [[named, swapped]]))
  expect(changes.map((change) => change.text)).toEqual([
    'French Infantry Foy moved D5 → E4',
    'French Infantry Bachelu moved E4 → D5',
  ])
})

test('facing, square, losses, name and nation are told', async () => {
  const detailed = '[{ at: D5, facing: NE, formation: square, losses: 1, name: Foy },'
  expect(await told('waterloo', ['[D5,', detailed])).toEqual([
    'French Infantry at D5 turned N → NE, formed square, losses 0 → 1, named Foy',
  ])
  expect(
    await told('waterloo', ['regular-infantry: [G10]', 'regular-infantry: [{ at: G9, nation: prussian }]']),
  ).toEqual(['Allied Regular Infantry moved G10 → G9, nation usual → Prussian'])
})

test('a unit whose type is another has become something else', async () => {
  const edits = [
    ['light-cavalry: [B5, F3, S7]', 'light-cavalry: [B5, F3]'],
    ['heavy-cavalry: [G2, G3,', 'heavy-cavalry: [G2, G3, S7,'],
  ] as const
  expect(await told('waterloo', ...edits)).toEqual(['French Light Cavalry at S7 became French Heavy Cavalry'])
})

test('a general is never taken for the unit that he stands with', async () => {
  const edits = [
    ['general: [F5, K4, R6]', 'general: [K4, R6]'],
    ['old-guard: [M2]', 'old-guard: [M2, F5]'],
  ] as const
  expect(await told('waterloo', ...edits)).toEqual(['French General removed at F5', 'Old Guard added at F5'])
})

test('units that came and went are told type by type', async () => {
  const edits = [
    ['heavy-artillery: [K2, P6]', 'heavy-artillery: []'],
    ['garrison: [D8, M9]', 'garrison: []'],
    ['militia-infantry: [B10,', 'militia-infantry: [A13, B13, { at: C13, facing: SE }, B10,'],
  ] as const
  expect(await told('waterloo', ...edits)).toEqual([
    '2 French Heavy Artillery removed at K2, P6',
    '2 Allied Garrisons removed at D8, M9',
    '2 Allied Militia Infantry added at A13, B13',
    'Allied Militia Infantry added at C13, facing SE',
  ])
})

test('sides that are turned to the west and east edge turn their units too', async () => {
  const edits = [
    ['nations: [french], edge: south', 'nations: [french], edge: west'],
    ['nations: [english], edge: north', 'nations: [english], edge: east'],
    ['west: [A1-G13], centre: [H1-O13], east: [P1-V13]', 'north: [A10-V13], centre: [A5-V9], south: [A1-V4]'],
  ] as const
  const lines = await told('quatre-bras', ...edits)
  expect(lines).toContain('edge of the French side: south → west')
  expect(lines).toContain('east → north sector at 28 hexes: P10-V13')
  expect(lines.filter((line) => line.includes('turned'))).toEqual([])
})

test('a new edge of a side turns its units without a line for each', async () => {
  const edits = [
    ['nations: [french], edge: south', 'nations: [french], edge: north'],
    ['nations: [english], edge: north', 'nations: [english], edge: south'],
  ] as const
  expect(await told('quatre-bras', ...edits)).toEqual([
    'edge of the French side: south → north',
    'edge of the Anglo-Dutch side: north → south',
  ])
})
