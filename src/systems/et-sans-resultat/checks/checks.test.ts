import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'
import { expectFindings, found } from './skirmish.fixture.ts'

describe('a battle on a table', () => {
  test('that is sound has nothing to report', () => expect(found()).toEqual([]))

  test('that ships has nothing to report', () => {
    const file = new URL('../../../../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url)
    expect(validate(readFileSync(file, 'utf8'), SYSTEMS).diagnostics).toEqual([])
  })

  expectFindings([
    ['has a first side that there is', [['first: french', 'first: dutch']], ['side/unknown dutch']],
    ['has armies of its sides', [['  allied:\n    forces', '  dutch:\n    forces']], ['side/unknown dutch']],
    [
      'has each side on its own side',
      [
        ['nations: [french, polish], edge: south', 'nations: [french, polish], edge: north'],
        ['nations: [british], edge: north', 'nations: [british], edge: south'],
      ],
      ['side/swapped-edges north'],
    ],
    ['has the year of its date', [['year: 1815', 'year: 1812']], ['date/year 1812']],
    [
      'is of the time of the book, if only its year is told',
      [['date: "1815-06-16"\nyear: 1815', 'year: 1851']],
      ['date/period 1851'],
    ],
    ['has weather in order', [['mud }]', 'mud }, { from: 2, state: snow }]']], ['weather/order 2']],
    ['has weather before its end', [['from: 2, state', 'from: 9, state']], ['weather/too-late 9']],
    ['has two homes', [['edge: north', 'edge: south']], ['side/same-edge south']],
    ['has nations of one side', [['[british]', '[british, polish]']], ['side/shared-nation polish']],
    ['has areas of its sides', [['owner: allied', 'owner: dutch']], ['side/unknown dutch']],
  ])
})

describe('the table', () => {
  expectFindings([
    [
      'has a width, without which nobody asks for its areas and entries',
      [['width: 24', 'width: wide']],
      ['schema/type wide'],
    ],
    ['has roads on it', [['[12, 18]]', '[12, 19]]']], ['place/off-table [12, 19] at 12,19']],
    [
      'has outlines that do not cross themselves',
      [['[21, 6], [17, 6]]', '[17, 6], [21, 6]]']],
      ['place/tangled [21, 6] at 21,3'],
    ],
    ['has outlines that close by themselves', [['[17, 6]]', '[17, 6], [17, 3]]']], ['place/repeated [17, 3] at 17,3']],
    ['has no bend twice', [['[24, 9]]', '[24, 9], [24, 9]]']], ['place/repeated [24, 9] at 24,9']],
    ['has woods that are no lines', [['kind: river', 'kind: woods']], ['terrain/shape line']],
    [
      'has bridges over water',
      [
        [
          'bridge: { kind: bridge, area: [[11.5, 8.5], [12.5, 8.5], [12.5, 9.5], [11.5, 9.5]]',
          'bridge: { kind: bridge, area: [[11.5, 6.5], [12.5, 6.5], [12.5, 7.5], [11.5, 7.5]]',
        ],
      ],
      ['terrain/bridge-over-nothing bridge'],
    ],
    ['has ponds without a width', [['kind: pond,', 'kind: pond, width: 2,']], ['terrain/shape width']],
    ['has entries at its edge', [['at: [0, 6]', 'at: [1, 6]']], ['arrival/inland [1, 6] at 1,6']],
    ['has entries that lead onto it', [['facing: E', 'facing: SW']], ['arrival/outward SW at 0,6']],
    ['has no entries in a river', [['at: [0, 6]', 'at: [0, 9]']], ['arrival/impassable [0, 9] at 0,9']],
    ['has no entries along its edge', [['facing: E', 'facing: S']], ['arrival/outward S at 0,6']],
    ['has entries by roads that there are', [['road: road }', 'road: raod }']], ['name/unknown raod']],
    ['has entries by nothing but roads', [['road: road }', 'road: river }']], ['arrival/no-road river']],
    [
      'has entries by roads that lead there',
      [['at: [0, 6], facing: E }', 'at: [0, 6], facing: E, road: road }']],
      ['arrival/off-road road at 0,6'],
    ],
  ])
})

describe('a command', () => {
  const army = 'commander: { id: ney, name: Ney, leadership: B, tactics: 2, at: [12, 3] }\n    '
  const guns = 'type: foot-battery, rating: 1, guns: 8, weight: 6'
  expectFindings([
    ['has each id once', [['br-42:', 'foy:']], ['name/taken foy']],
    ['leaves their ids to detachments', [['br-42:', 'allied-detachment-2:']], ['name/reserved allied-detachment-2']],
    [
      'leaves their ids to artillery chiefs',
      [
        ['name: Corps\n', 'name: Corps\n        artilleryChief: { name: Ruty, leadership: C, tactics: 0 }\n'],
        ['reserve-guns:', 'corps-guns:'],
      ],
      ['name/reserved corps-guns'],
    ],
    [
      'leaves their ids to objectives that are points',
      [
        ['farm: {', 'reserve-corps-objective: {'],
        ['mill, farm]', 'mill, reserve-corps-objective]'],
      ],
      ['name/reserved reserve-corps-objective'],
    ],
    ['has commanders with ids of their own', [['id: picton', 'id: pack']], ['name/taken pack']],
    ['has an army commander who can lead a force', [[army, '']], ['commander/none army']],
    ['has commanders somewhere', [[', at: [12, 3] }', ' }']], ['commander/place commander']],
    ['has commanders in one place', [['arrives: best }', 'arrives: best, at: [3, 3] }']], ['commander/place arrives']],
    ['has commanders who come with somebody', [['arrives: best', 'arrives: bset']], ['name/unknown bset']],
    ['has commanders who come with friends', [['arrives: best', 'arrives: jerome']], ['order/out-of-chain jerome']],
    ['has commanders who come with those who come', [['arrives: best', 'arrives: pack']], ['commander/place pack']],
    ['has forces with no terrain for an objective', [['objective: mill', 'objective: pond']], ['name/unknown pond']],
    ['has forces with an area for an objective', [['objective: mill', 'objective: church']], ['name/unknown church']],
    [
      'has forces with a point on the table',
      [['objective: [12, 11]', 'objective: [12, 20]']],
      ['place/off-table [12, 20] at 12,20'],
    ],
    [
      'has specialty units of the same force',
      [['trait: E, formation: foy', 'trait: E, formation: pack']],
      ['order/out-of-chain pack'],
    ],
    ['says whom a formation supports', [['            supports: foy\n', '']], ['order/supports support']],
    ['has nobody who supports himself', [['supports: foy', 'supports: jerome']], ['order/supports jerome']],
    ['has nobody who supports the enemy', [['supports: foy', 'supports: pack']], ['order/supports pack']],
    ['has nobody who supports nobody', [['supports: foy', 'supports: foi']], ['name/unknown foi']],
    ['has no support without its directive', [['directive: support', 'directive: move']], ['order/supports foy']],
    [
      'has no support in a circle',
      [['directive: attack', 'directive: support\n            supports: jerome']],
      ['order/supports jerome'],
    ],
    [
      'has somebody in each formation',
      [['            units:\n              ha-1: { type: line, rating: 1, men: 600 }\n', '            units: {}\n']],
      ['army/empty units'],
    ],
    [
      'has more than a reserve of guns in each formation',
      [['ha-1: { type: line, rating: 1, men: 600 }', `ha-1: { ${guns}, state: reserve }`]],
      ['army/empty units'],
    ],
    ['has formations of guns that fight', [['ha-1: { type: line, rating: 1, men: 600 }', `ha-1: { ${guns} }`]], []],
    ['says of an id that two have nothing more', [['rear:', 'best:']], ['name/taken best']],
  ])
})
