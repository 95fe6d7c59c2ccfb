import { describe } from 'vitest'
import { type Change, expectFindings } from './skirmish.fixture.ts'

describe('special rules', () => {
  const lock = '{ rule: lock-directive, formation: pack, until: { turn: 3 } }'
  expectFindings([
    ['are about formations that there are', [['formation: pack', 'formation: pakc']], ['name/unknown pakc']],
    ['release them before the end', [['until: { turn: 3 }', 'until: { turn: 7 }']], ['rule/too-late 7']],
    ['lock each once', [[lock, `${lock}\n  - ${lock}`]], [`rule/duplicate ${lock}`]],
  ])
})

describe('victory', () => {
  const marginal = 'when: { controls: [mill] }'
  const decisive = 'when: { controls: [mill, farm] }'
  const harder = 'when: { all: [{ controls: [mill] }, { turn: 3 }] }'
  const whole = `{ side: french, level: marginal, check: at-end, ${marginal} }`
  expectFindings([
    ['is of a side', [['side: french, level: marginal', 'side: dutch, level: marginal']], ['side/unknown dutch']],
    ['is by areas that there are', [[decisive, 'when: { controls: [mill, fram] }']], ['name/unknown fram']],
    [
      'is not too much to ask',
      [[decisive, 'when: { brokenFormations: { side: allied, atLeast: 3 } }']],
      ['victory/too-many 3'],
    ],
    [
      'is not more units than there are',
      [[decisive, 'when: { exited: { edge: north, atLeast: 5 } }']],
      ['victory/too-many 5'],
    ],
    [
      'is not by own losses',
      [[decisive, 'when: { brokenFormations: { side: french, atLeast: 1 } }']],
      ['victory/own-losses french'],
    ],
    [
      'is by own losses where they shall not be',
      [
        [
          decisive,
          'when: { all: [{ controls: [farm] }, { not: { brokenFormations: { side: french, atLeast: 1 } } }] }',
        ],
      ],
      [],
    ],
    [
      'is by formations that there are',
      [[decisive, 'when: { broken: { formations: [pakc] } }']],
      ['name/unknown pakc'],
    ],
    [
      'is by types and names of units that there are',
      [[decisive, 'when: { eliminated: { side: allied, types: [linne], units: 1 } }']],
      ['condition/unknown linne'],
    ],
    [
      'is not of more commanders than there are',
      [[decisive, 'when: { eliminated: { side: allied, leaders: 30 } }']],
      ['victory/too-many 30'],
    ],
    [
      'is by arrivals of somebody who arrives',
      [[decisive, 'when: { arrived: { side: french, units: 30 } }']],
      ['victory/too-many 30'],
    ],
    [
      'is not of more areas than are listed',
      [[decisive, 'when: { controls: { areas: [mill], atLeast: 2 } }']],
      ['victory/too-many 2'],
    ],
    [
      'is not for more turns than there are',
      [[decisive, 'when: { controls: { areas: [mill], for: 9 } }']],
      ['victory/impossible 9'],
    ],
    ['is on a turn that comes', [[decisive, 'when: { turn: 7 }']], ['victory/impossible 7']],
    [
      'is not forbidden by itself',
      [[decisive, 'when: { all: [{ controls: [mill, farm] }, { not: { controls: [farm] } }] }']],
      ['victory/impossible { not: { controls: [farm] } }'],
    ],
    [
      'is not met before',
      [
        [
          `french, level: decisive, check: end-of-turn, ${decisive}`,
          `allied, level: decisive, check: end-of-turn, ${decisive.replace('mill, farm', 'mill')}`,
        ],
      ],
      ['victory/already-met when'],
    ],
    [
      'may be met before where it counts at the end',
      [[whole, `${whole}\n  - { side: allied, level: marginal, check: at-end, ${marginal} }`]],
      [],
    ],
    ['is there once', [[whole, `${whole}\n  - ${whole}`]], [`victory/duplicate ${whole}`]],
    [
      'is not forestalled by a line above',
      [[whole, `${whole}\n  - { side: french, level: substantial, check: at-end, ${harder} }`]],
      [`victory/shadowed { side: french, level: substantial, check: at-end, ${harder} }`],
    ],
    [
      'is of one side',
      [
        [decisive, 'when: { turn: 4 }'],
        [whole, '{ side: allied, level: marginal, check: at-end, when: { turn: 5 } }'],
      ],
      ['victory/contradiction { side: allied, level: marginal, check: at-end, when: { turn: 5 } }'],
    ],
  ])
})

describe('tables', () => {
  const tables = (text: string): Change => ['victory:', `tables: ${text}\nvictory:`]
  expectFindings([
    [
      'have rows from the best down',
      [tables('{ ploy: { results: [{ min: 4, units: 4 }, { min: 8, units: 3 }, { units: 2 }] } }')],
      ['table/order 8'],
    ],
    ['have a row for whatever is left', [tables('{ ploy: { results: [{ min: 4, units: 4 }] } }')], ['table/order 4']],
    [
      'have one such row',
      [tables('{ ploy: { results: [{ units: 4 }, { units: 2 }] } }')],
      ['table/order { units: 4 }'],
    ],
    ['have bounds that rise', [tables('{ combat: { rout: 12 } }')], ['table/order 12']],
    ['have bands that rise', [tables('{ sizeBands: [700, 400] }')], ['table/order 400']],
    // 5.7: no stretch of nothing could ever be counted to its end.
    ['have stretches of some length', [tables('{ reach: { command: 0 } }')], ['schema/number 0']],
    [
      'have rates in whole points',
      [tables('{ movement: { rate: { infantry: { deployed: 7 } } } }')],
      ['schema/value 7'],
    ],
    [
      'have bases that fit the places',
      [tables('{ footprints: { infantry: [2.2, 0.6] } }')],
      ['unit/overlap [13, 4] at 13,4', 'unit/overlap [13, 14] at 13,14'],
    ],
  ])
})
