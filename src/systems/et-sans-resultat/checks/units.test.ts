import { describe } from 'vitest'
import { expectFindings } from './skirmish.fixture.ts'

describe('units', () => {
  expectFindings([
    ['have guns and their weight', [['guns: 8, weight: 8', 'guns: 8']], ['unit/numbers guns']],
    ['have men', [[', men: 526', '']], ['unit/numbers br-42']],
    ['have no guns among men', [['men: 526', 'men: 526, guns: 2']], ['unit/numbers guns']],
    ['have guns that the table knows', [['weight: 8', 'weight: 9']], ['unit/gun-weight 9']],
    ['have guns in reserve that the table knows', [['weight: 12', 'weight: 18']], ['unit/gun-weight 18']],
    [
      'have what the scenario says of guns',
      [
        ['weight: 12', 'weight: 18'],
        ['victory:', 'tables: { guns: { perSection: { french-18: 4 } } }\nvictory:'],
      ],
      [],
    ],
    ['are in a state of their arm', [['at: [11, 14] }', 'at: [11, 14], state: limbered }']], ['unit/state limbered']],
    [
      'are in reserve without a place',
      [['weight: 8 }', 'weight: 8, state: reserve, at: [12, 5] }']],
      ['unit/state at'],
    ],
    ['arrive in column', [['men: 600 }', 'men: 600, state: deployed }']], ['unit/state deployed']],
    ['arrive without a place', [['men: 600 }', 'men: 600, at: [3, 3] }']], ['arrival/placed at']],
    ['arrive without a facing', [['men: 600 }', 'men: 600, facing: E }']], ['arrival/placed facing']],
    ['have one rating of shock', [['[S1]', '[S1, S2]']], ['unit/traits S2']],
    ['have no riflemen on horses', [['[S1]', '[RF1]']], ['unit/traits RF1']],
    ['have characteristics that there are', [['[S1]', '[S4]']], ['schema/value S4']],
    ['are of a nation of their side', [['men: 526', 'men: 526, nation: polish']], ['unit/wrong-nation polish']],
    ['stand somewhere', [[', at: [11, 14]', '']], ['unit/nowhere br-42']],
    ['stand on the table', [['at: [11, 14]', 'at: [-1, 14]']], ['place/off-table [-1, 14] at -1,14']],
    ['look onto the table', [['at: [11, 14] }', 'at: [11, 17.2], facing: "N" }']], ['unit/faces-off "N" at 11,17.2']],
    ['stand on the table as a whole', [['at: [11, 14]', 'at: [11, 17.8]']], ['place/off-table [11, 17.8] at 11,17.8']],
    ['stand at the edge of it', [['at: [11, 14]', 'at: [11, 17.7]']], []],
    ['stand on tenths of an inch', [['at: [11, 14]', 'at: [11, 14.25]']], ['place/too-fine [11, 14.25] at 11,14.25']],
    ['stand on nobody else', [['at: [11, 14]', 'at: [12.1, 14]']], ['unit/overlap [13, 14] at 13,14']],
    ['stand beside each other', [['at: [11, 14]', 'at: [12, 14]']], []],
    ['stand in no pond', [['at: [13, 4]', 'at: [18, 4]']], ['unit/impassable [18, 4] at 18,4']],
    ['stand in no river', [['at: [11, 4]', 'at: [10, 9.2]']], ['unit/impassable [10, 9.2] at 10,9.2']],
    ['have generals who stand in no pond', [['at: [12, 3] }', 'at: [18, 4] }']], ['unit/impassable [18, 4] at 18,4']],
    [
      'have guns in no brook',
      [
        ['pond: { kind', 'brook: { kind: stream, line: [[14, 5], [17, 5]] }\n    pond: { kind'],
        ['guns: 8, weight: 8', 'guns: 8, weight: 8, at: [15, 5]'],
      ],
      ['unit/guns-in-water [15, 5] at 15,5'],
    ],
    [
      'have guns on bridges over brooks, and battalions in them',
      [
        [
          'pond: { kind',
          'brook: { kind: stream, line: [[10, 4], [17, 4]] }\n    ford: { kind: bridge, area: [[14.6, 3], [15.4, 3], [15.4, 5], [14.6, 5]] }\n    pond: { kind',
        ],
        ['guns: 8, weight: 8', 'guns: 8, weight: 8, at: [15, 4]'],
      ],
      [],
    ],
    [
      'have names of their own, whatever they are',
      [['1leg-1: { type', '1leg-1: { name: I/92e, type']],
      ['unit/same-name I/92e'],
    ],
    [
      'have names of their own in reserve, too',
      [['reserve-guns: { type', 'reserve-guns: { name: I/92E, type']],
      ['unit/same-name I/92E'],
    ],
    ['stand on bridges', [['at: [11, 4]', 'at: [12, 9]']], []],
    [
      'stand with their formation',
      [
        ['at: [11, 14]', 'at: [1, 5]'],
        ['at: [13, 14]', 'at: [23, 14]'],
      ],
      ['unit/scattered [1, 5] at 1,5'],
    ],
  ])
})

describe('arrivals', () => {
  expectFindings([
    ['are before the end', [['turn: 4, entry', 'turn: 7, entry']], ['arrival/too-late 7']],
    ['come by an entry', [['turn: 4, entry: west', 'turn: 4, entry: wets']], ['name/unknown wets']],
    ['come otherwise by an entry', [['otherwise: [west]', 'otherwise: [north]']], ['name/unknown north']],
    [
      'come otherwise by another entry',
      [['otherwise: [west]', 'otherwise: [west, south]']],
      ['arrival/repeated south'],
    ],
    ['follow each other', [['turn: 3, entry: south', 'turn: 2, entry: south, queue: 1']], ['arrival/queue 1']],
    ['join somebody else', [['joins: jerome', 'joins: rear']], ['arrival/joins rear']],
    ['join a formation of their force', [['joins: jerome', 'joins: pack']], ['arrival/joins pack']],
    [
      'join whoever does not join',
      [['queue: 1, otherwise: [west] }', 'queue: 1, otherwise: [west] }\n            joins: foy']],
      ['arrival/joins jerome'],
    ],
  ])
})
