import { describe } from 'vitest'
import { type Change, expectFindings } from './skirmish.fixture.ts'

const weather = (yaml: string): Change => ['weather: [{ from: 2, state: mud }]', `weather: ${yaml}`]
const events = (yaml: string): Change => ['specialRules:\n', `events: ${yaml}\nspecialRules:\n`]

describe('14.8 the weather', () => {
  expectFindings([
    ['may come by chance and lift', [weather('[{ from: 1, state: fog }, { from: 2, state: clear, d6: 4+ }]')], []],
    ['may lie over an area', [weather('[{ from: 1, state: fog, areas: [mill], sight: 1.5 }]')], []],
    ['lies over areas that there are', [weather('[{ from: 1, state: fog, areas: [mlil] }]')], ['name/unknown mlil']],
    ['has its time', [weather('[{ state: fog }]')], ['weather/without-turn { state: fog }']],
    ['has a chance', [weather('[{ state: fog, d6: 7+ }]')], ['arrival/chance 7+']],
    [
      'changes something',
      [weather('[{ from: 1, state: fog }, { from: 2, state: fog }]')],
      ['weather/without-effect { from: 2, state: fog }'],
    ],
  ])
})

describe('14.9 an event', () => {
  expectFindings([
    ['may remove a bridge', [events('[{ id: blown, turn: 2, features: [{ ids: [bridge], removed: true }] }]')], []],
    [
      'may be asked for by a condition instead',
      [
        events('[{ id: blown, side: french, choice: true }]'),
        ['at-end, when: { controls: [mill] }', 'at-end, when: { happened: blown }'],
      ],
      [],
    ],
    [
      'changes something, or is asked for',
      [events('[{ id: blown, turn: 2 }]')],
      ['event/without-effect { id: blown, turn: 2 }'],
    ],
    [
      'changes features that there are',
      [events('[{ id: blown, turn: 2, features: [{ ids: [brigde], removed: true }] }]')],
      ['name/unknown brigde'],
    ],
    [
      'makes ground that there is of them',
      [events('[{ id: dry, turn: 2, features: [{ ids: [pond], becomes: meadow }] }]')],
      ['ground/unknown meadow'],
    ],
    [
      'may make ground of the battle’s own of them, which is of use then',
      [
        events(
          '[{ id: dry, turn: 2, features: [{ ids: [pond], becomes: bed }] }]\nground: { bed: { like: rough, look: { pattern: sand } } }',
        ),
      ],
      [],
    ],
    [
      'makes something else of them',
      [events('[{ id: dry, turn: 2, features: [{ ids: [pond], becomes: pond }] }]')],
      ['event/without-effect pond'],
    ],
    [
      'changes a feature once',
      [
        events(
          '[{ id: dry, turn: 2, features: [{ ids: [pond], becomes: rough }, { ids: [bridge, pond], removed: true }] }]',
        ),
      ],
      ['event/without-effect pond'],
    ],
    [
      'makes lines of lines',
      [events('[{ id: dry, turn: 2, features: [{ ids: [river], becomes: marsh }] }]')],
      ['terrain/shape marsh'],
    ],
    [
      'has an id of its own',
      [
        events(
          '[{ id: dry, turn: 2, features: [{ ids: [pond], becomes: marsh }] }, { id: dry, turn: 3, features: [{ ids: [pond], becomes: field }] }]',
        ),
      ],
      ['event/same-id dry'],
    ],
    [
      'does not wait for itself',
      [events('[{ id: dry, when: { happened: dry }, features: [{ ids: [pond], becomes: marsh }] }]')],
      ['event/circle { happened: dry }'],
    ],
    [
      'is not idle that a truce waits for',
      [
        events('[{ id: drums, turn: 2 }]'),
        [
          'specialRules:\n',
          'specialRules:\n  - { rule: truce, side: french, areas: [mill], when: { happened: drums } }\n',
        ],
      ],
      [],
    ],
    [
      'is one that there is, where a condition asks',
      [['at-end, when: { controls: [mill] }', 'at-end, when: { happened: blown }']],
      ['event/unknown blown'],
    ],
  ])
})
