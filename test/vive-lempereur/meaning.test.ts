import { describe, expect, test } from 'vitest'
import { changed, check, codes, extended, onBoard, soundBattle } from '../fixtures/diagnostics/sound-battle.ts'

const victory = (...conditions: string[]) => changed('victory: []', `victory: [${conditions.join(', ')}]`)
const french = (when: string, level = 'substantial', moment = 'end-of-round') =>
  `{ side: french, level: ${level}, check: ${moment}, when: ${when} }`

describe('sides', () => {
  test('a side that only its definition misspells is one problem, and nothing is mended unseen', () => {
    const text = victory(french('{ eliminated: { side: allied, units: 1 } }')).replace(
      'sides:\n  french',
      'sides:\n  franch',
    )
    expect(check(text)).toMatchObject([{ code: 'side/unknown', shown: 'franch', hint: 'Did you mean french?' }])
    expect(check(text)[0]).not.toHaveProperty('fix')
  })

  test('capitals in the name of a side are mended', () => {
    const text = victory(french('{ eliminated: { side: Allied, units: 1 } }'))
    expect(check(text)).toMatchObject([{ code: 'side/unknown', fix: [{ text: 'allied' }] }])
  })

  test('garrisons and generals alone are no army (6.0, 7.3.15)', () => {
    const text = onBoard('terrain: { farm: [A6] }').replace(
      'regular-infantry: [A6, B6, C6]',
      'garrison: [A6], general: [B6]',
    )
    expect(codes(text)).toEqual(['side/without-units'])
  })
})

describe('generals', () => {
  const withGenerals = (ours: string, theirs: string) =>
    soundBattle
      .replace('B1, C1] }', `B1, C1], general: [${ours}] }`)
      .replace('B6, C6] }', `B6, C6], general: [${theirs}] }`)

  test('6.3 a general in the hex of an enemy unit is among enemies, whoever leads them', () => {
    expect(codes(withGenerals('A6', 'B5'))).toEqual(['unit/among-enemies'])
    expect(codes(withGenerals('A6', 'A6'))).toEqual(['unit/among-enemies'])
  })

  test('7.3.16 two generals in a hex are one too many, of one side or of both', () => {
    expect(codes(withGenerals('A1, A1', 'B5'))).toEqual(['unit/two-generals'])
    expect(codes(withGenerals('B3', 'B3'))).toEqual(['unit/two-generals'])
  })
})

describe('names', () => {
  const named = (ours: string) => changed('french: { regular-infantry: [A1, B1, C1] }', `french: { ${ours} }`)

  test('two units of an army with one name are told, whatever is on their counters', () => {
    const text = named('regular-infantry: [{ at: A1, name: Foy }, B1], light-cavalry: [{ at: C1, name: foy }]')
    expect(check(text)).toMatchObject([
      { code: 'unit/same-name', message: 'The french regular-infantry is called foy, too.' },
    ])
  })

  test('a general may have the name of his troops, and so may the enemy and those who wear another coat', () => {
    const troops = 'regular-infantry: [{ at: A1, name: Foy }, B1, C1], general: [{ at: A1, name: Foy }]'
    const allies = 'nations: [english, prussian], edge: north'
    const text = named(troops)
      .replace('nations: [english], edge: north', allies)
      .replace('[A6, B6, C6]', '[{ at: A6, name: Foy, nation: english }, { at: B6, name: Foy, nation: prussian }, C6]')
    expect(codes(text)).toEqual([])
  })
})

describe('arrivals', () => {
  const arrival = (units: string) => extended(`reinforcements: [{ side: allied, turn: 2, units: ${units} }]`)

  test('6.0 a garrison arrives in a building or not at all', () => {
    expect(codes(arrival('{ garrison: [A5] }'))).toEqual(['unit/garrison-outside-building'])
  })

  test('an arriving unit cannot have lost more elements than it has', () => {
    expect(codes(arrival('{ militia-infantry: [{ at: A5, losses: 4 }] }'))).toEqual(['unit/losses'])
  })

  test('a range of entrances in the middle of the board is one problem', () => {
    const text = extended(
      'reinforcements: [{ side: allied, pool: { regular-infantry: 1 }, stages: [{ from: 2, each: turn, units: 1, entrance: { choose: [B2-B5] } }] }]',
    )
    expect(check(text)).toMatchObject([{ code: 'arrival/inland', at: ['B2', 'B3', 'B4', 'B5'] }])
  })

  test('a pool whose only number is wrong is one problem', () => {
    const text = extended(
      'reinforcements: [{ side: allied, pool: { regular-infantry: 0 }, stages: [{ from: 2, each: turn, units: 1, entrance: { choose: [A4] } }] }]',
    )
    expect(codes(text)).toEqual(['schema/number'])
  })
})

describe('special rules', () => {
  const rule = (text: string) => extended(`specialRules: [${text}]`)

  test('a rule that makes the ground under units impassable is one problem', () => {
    expect(codes(rule('{ rule: terrain-counts-as, terrain: open, as: rough }'))).toEqual(['unit/impassable'])
    const woods = onBoard('terrain: { woods: [B1] }').replace(
      'victory: []',
      'specialRules: [{ rule: terrain-counts-as, terrain: open, as: rough }]\nvictory: []',
    )
    expect(codes(woods)).toEqual(['unit/impassable'])
  })

  test('a rule with a wrong arm or side keeps nobody out', () => {
    expect(codes(rule('{ rule: restricted-entry, hexes: [A1], arms: [garrison] }'))).toEqual(['schema/value'])
    expect(codes(rule('{ rule: restricted-entry, hexes: [A1], sides: [saxon] }'))).toEqual(['side/unknown'])
  })

  test('terrain that counts as another where it is not has no effect', () => {
    const text = onBoard('terrain: { woods: [B3] }').replace(
      'victory: []',
      'specialRules: [{ rule: terrain-counts-as, terrain: woods, as: open, hexes: [B4] }]\nvictory: []',
    )
    expect(codes(text)).toEqual(['rule/without-effect'])
  })

  test('a building that only guns may enter is closed where nobody has guns', () => {
    const text = onBoard('terrain: { farm: [B3] }').replace(
      'victory: []',
      'specialRules: [{ rule: restricted-entry, hexes: [B3], arms: [artillery] }]\nvictory: []',
    )
    expect(codes(text)).toEqual(['rule/unenterable'])
  })
})

describe('the board', () => {
  test('two watercourses through the same hexes are one too many, but one may flow into another', () => {
    const rivers = (second: string) =>
      onBoard(`rivers: [{ kind: stream, path: [A3, B3, C3] }, { kind: river, path: [${second}] }]`)
    expect(codes(rivers('A4, B4, B3'))).toEqual([])
    expect(codes(rivers('A3, B3, B4'))).toEqual(['terrain/painted-twice'])
  })

  test('a bridge on a river with a gap elsewhere still has water beside it', () => {
    const text = onBoard('terrain: { bridge: [B3] }\n  rivers: [{ kind: river, path: [A3, B3, C5] }]')
    expect(codes(text)).toEqual(['river/broken'])
  })

  test('a road of one hex leads nowhere', () => expect(codes(onBoard('roads: [[B3]]'))).toEqual(['road/broken']))

  test('a garrison does not hide that its side’s enemies are cut off', () => {
    const text = onBoard('terrain: { rough: [A3-C3], farm: [B2] }').replace(
      '[A6, B6, C6] }',
      '[A6, B6, C6], garrison: [B2] }',
    )
    expect(codes(text)).toEqual(['unit/cut-off'])
  })
})

describe('control', () => {
  test('a hex with an enemy garrison belongs to nobody else at the start', () => {
    const text = onBoard('terrain: { farm: [B4] }')
      .replace('[A6, B6, C6] }', '[A6, B6, C6], garrison: [B4] }')
      .replace('victory: []', `control: { french: [B4] }\nvictory: [${french('{ controls: [B4] }')}]`)
    expect(codes(text)).toEqual(['control/contested'])
  })
})

describe('victory conditions', () => {
  const lost = (units: number) => `{ eliminated: { side: allied, units: ${units} } }`

  test('at least three and not at least two can never hold together', () => {
    expect(codes(victory(french(`{ all: [${lost(3)}, { not: ${lost(2)} }] }`)))).toEqual(['victory/impossible'])
  })

  test('at least two or at least three says one thing twice', () => {
    expect(codes(victory(french(`{ any: [${lost(2)}, ${lost(3)}] }`)))).toEqual(['victory/duplicate'])
  })

  test('control of more hexes at no higher level is always forestalled', () => {
    const text = victory(french('{ controls: [B3] }', 'decisive', 'immediately'), french('{ controls: [B3, B4] }'))
    expect(codes(text)).toEqual(['victory/shadowed'])
  })

  test('4.2 an empty sector wins at once in any battle', () => {
    expect(codes(victory(french('{ emptySector: { side: allied } }', 'marginal')))).toEqual(['victory/shadowed'])
  })

  test('control of no hex at all is no condition', () => {
    expect(codes(victory(french('{ controls: [] }', 'decisive', 'end-of-battle')))).toEqual(['schema/size'])
  })
})

describe('deployment (14.0)', () => {
  const deployed = (zones: string, more = '') =>
    soundBattle
      .replace(
        /units:\n.*\n.*\n/,
        `deployment:\n  forces: { french: { regular-infantry: 3 }, allied: { regular-infantry: 3 } }\n  order: { hidden: true }\n${more}`,
      )
      .replace('  sectors:', `  zones: ${zones}\n  sectors:`)

  test('a sound deployment has nothing to report', () => {
    expect(codes(deployed('{ french: [A1-C2], allied: [A5-C6] }'))).toEqual([])
  })

  test('a zone that misses a sector would lose it at once', () => {
    expect(codes(deployed('{ french: [A1-B2], allied: [A5-C6] }'))).toEqual(['deployment/minimum'])
  })

  test('zones that overlap say nothing about the ground between them', () => {
    const tiles = '  tiles: { stock: { woods: 9 }, draw: 2, ownZone: 1, disputed: 1, atATime: 1 }\n'
    expect(codes(deployed('{ french: [A1-C5], allied: [A2-C6] }', tiles))).toEqual(['zone/overlap'])
  })
})

describe('the date', () => {
  test.each(['1815-02-28', '1812-02-29', '1815-06-18'])('%s is a day', (date) => {
    expect(codes(changed('turns: 6', `date: "${date}"\nturns: 6`))).toEqual([])
  })

  test.each(['1815-02-29', '1800-02-29', '1815-06-31'])('%s is none', (date) => {
    expect(codes(changed('turns: 6', `date: "${date}"\nturns: 6`))).toEqual(['schema/text'])
  })
})

describe('slips of the pen', () => {
  test('a number in quotes is a text, and that is all', () => {
    expect(codes(changed('format: 1', 'format: "1"'))).toEqual(['schema/type'])
  })

  test('one key too many and one too few are one slip', () => {
    expect(codes(changed('[A1, B1, C1]', '[{ hex: A1 }, B1, C1]'))).toEqual(['schema/unknown-key'])
  })

  test('an arrival with both a turn and a pool is one slip', () => {
    const mixed = 'reinforcements: [{ side: allied, turn: 2, units: { regular-infantry: [A5] }, pool: { general: 1 } }]'
    expect(check(extended(mixed))).toMatchObject([
      { code: 'schema/choice', message: expect.stringContaining('pool and turn, units exclude each other') },
    ])
  })

  test('two conditions in one place exclude each other', () => {
    const both = french('{ controls: [B3], eliminated: { side: allied, units: 2 } }')
    expect(codes(victory(both))).toEqual(['schema/choice'])
  })

  test.each([
    ['3C', 'C3'],
    ['c3', 'C3'],
    ['C03', 'C3'],
    ['B2..B3', 'B2-B3'],
    ['B2 - B3', 'B2-B3'],
  ])('%s is read as %s', (written, meant) => {
    expect(check(onBoard(`terrain: { woods: ["${written}"] }`))).toMatchObject([
      { code: 'hex/malformed', hint: `Did you mean ${meant}?` },
    ])
  })

  test('two hexes in one entry are told apart', () => {
    expect(check(onBoard('terrain: { woods: [B3 B4] }'))).toMatchObject([
      { hint: expect.stringContaining('List each hex separately') },
    ])
  })

  test('what is neither a hex nor a mapping is told both', () => {
    expect(check(changed('[A1, B1, C1]', '[A1, B1, C1, 5]'))).toMatchObject([
      { code: 'schema/type', message: 'An entry of regular-infantry must be a text or a mapping, but is 5.' },
    ])
  })
})
