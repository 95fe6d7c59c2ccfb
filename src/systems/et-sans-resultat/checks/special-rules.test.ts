import { describe } from 'vitest'
import { type Change, expectFindings } from './skirmish.fixture.ts'

const rules = (...yaml: string[]): Change => [
  'specialRules:\n',
  `specialRules:\n${yaml.map((one) => `  - ${one}\n`).join('')}`,
]
const asked = (condition: string): Change => ['at-end, when: { controls: [mill] }', `at-end, when: ${condition}`]

describe('14.10 an army', () => {
  expectFindings([
    [
      'may break',
      [rules('{ rule: breaking-point, side: allied, share: 40 }'), asked('{ broken: { army: allied } }')],
      [],
    ],
    [
      'breaks by no more than it has',
      [rules('{ rule: breaking-point, side: allied, units: 5 }')],
      ['victory/too-many 5'],
    ],
    ['breaks by all that it has', [rules('{ rule: breaking-point, side: allied, units: 4 }')], []],
    [
      'breaks once',
      [
        rules(
          '{ rule: breaking-point, side: allied, share: 40 }',
          '{ rule: breaking-point, side: allied, share: 60, effect: retreats }',
        ),
      ],
      ['rule/duplicate { rule: breaking-point, side: allied, share: 60, effect: retreats }'],
    ],
    ['is one of the battle’s', [rules('{ rule: breaking-point, side: alied, share: 40 }')], ['side/unknown alied']],
    ['cannot break without a breaking point', [asked('{ broken: { army: allied } }')], ['victory/impossible allied']],
  ])
})

describe('14.11, 14.12 a truce, and guns off the table', () => {
  expectFindings([
    ['may wait for a die', [rules('{ rule: truce, side: french, areas: [mill], turn: 2, d6: 4+ }')], []],
    [
      'have areas that there are',
      [rules('{ rule: truce, side: french, areas: [mlil], turn: 2 }')],
      ['name/unknown mlil'],
    ],
    [
      'have times that come',
      [rules('{ rule: off-map-guns, side: french, name: Guns, fire: 4, areas: [mill], turn: 7 }')],
      ['arrival/too-late 7'],
    ],
    [
      'end some time',
      [rules('{ rule: truce, side: french, areas: [mill] }')],
      ['schema/choice { rule: truce, side: french, areas: [mill] }'],
    ],
  ])
})

describe('14.15 weak ground', () => {
  expectFindings([
    ['may become other ground', [rules('{ rule: ground-breaks, features: [bridge], entry: 5+, removed: true }')], []],
    [
      'is a feature that there is',
      [rules('{ rule: ground-breaks, features: [brigde], entry: 5+, removed: true }')],
      ['name/unknown brigde'],
    ],
    [
      'becomes ground that there is',
      [rules('{ rule: ground-breaks, features: [pond], entry: 5+, becomes: meadow }')],
      ['ground/unknown meadow'],
    ],
    [
      'becomes something else',
      [rules('{ rule: ground-breaks, features: [pond], fire: 5+, becomes: pond }')],
      ['rule/without-effect { rule: ground-breaks, features: [pond], fire: 5+, becomes: pond }'],
    ],
    [
      'becomes an area where it is one',
      [rules('{ rule: ground-breaks, features: [pond], fire: 5+, becomes: river }')],
      ['terrain/shape river'],
    ],
    [
      'breaks by dice that there are',
      [rules('{ rule: ground-breaks, features: [pond], entry: 7+, becomes: marsh }')],
      ['arrival/chance 7+'],
    ],
    [
      'is tried by somebody',
      [rules('{ rule: ground-breaks, features: [pond], becomes: marsh }')],
      ['schema/choice { rule: ground-breaks, features: [pond], becomes: marsh }'],
    ],
  ])
})

describe('14.13, 14.14 a set-up', () => {
  expectFindings([
    ['may be chosen', [rules('{ rule: chosen-set-up, side: french, formations: [foy], within: [farm] }')], []],
    ['may be hidden', [rules('{ rule: hidden-set-up, side: allied, types: [cavalry], seenFrom: 3.5 }')], []],
    [
      'is that of somebody on the table',
      [rules('{ rule: hidden-set-up, side: french, formations: [jerome] }')],
      ['rule/nobody { rule: hidden-set-up, side: french, formations: [jerome] }'],
    ],
    [
      'has room for everybody',
      [
        ['area: [[4, 11], [6, 11], [6, 12], [4, 12]]', 'area: [[4, 11], [4.5, 11], [4.5, 11.5], [4, 11.5]]'],
        rules('{ rule: chosen-set-up, side: french, formations: [foy], within: [farm] }'),
      ],
      ['rule/no-room [farm]'],
    ],
    [
      'is that of formations that there are, in areas that there are',
      [rules('{ rule: chosen-set-up, side: french, formations: [foi], within: [fram] }')],
      ['name/unknown foi', 'name/unknown fram'],
    ],
  ])
})
