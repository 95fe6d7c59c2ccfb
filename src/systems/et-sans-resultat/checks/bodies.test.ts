import { describe } from 'vitest'
import { type Change, expectFindings } from './skirmish.fixture.ts'

/** The battle with reserves or withdrawals. */
const withBodies = (yaml: string): Change => ['specialRules:\n', `${yaml}\nspecialRules:\n`]
const BEST = 'arrives: { turn: 4, entry: west }'

describe('14.7 an arrival', () => {
  expectFindings([
    [
      'may wait for what others do',
      [[BEST, 'arrives: { when: { lost: { side: allied, units: 1 } }, entry: west }']],
      [],
    ],
    [
      'does not wait for what only it could bring about',
      [[BEST, 'arrives: { when: { arrived: { formations: [best] } }, entry: west }']],
      ['arrival/waits-for-itself { arrived: { formations: [best] } }'],
    ],
    [
      'does not wait for another that waits for it, which is told once',
      [
        [BEST, 'arrives: { when: { arrived: { formations: [rear] } }, entry: west }'],
        ['arrives: { turn: 3, entry: south }', 'arrives: { when: { arrived: { formations: [best] } }, entry: south }'],
      ],
      ['arrival/waits-for-itself { arrived: { formations: [best] } }'],
    ],
    [
      'does not wait for what holds from the start',
      [[BEST, 'arrives: { when: { controls: [mill] }, entry: west }']],
      ['arrival/already-met { controls: [mill] }'],
    ],
    [
      'waits for places and formations that there are',
      [[BEST, 'arrives: { when: { any: [{ controls: [mlil] }, { broken: { formations: [fyo] } }] }, entry: west }']],
      ['name/unknown mlil', 'name/unknown fyo'],
    ],
    ['does not come after the end', [[BEST, 'arrives: { turn: 9, entry: west }']], ['arrival/too-late 9']],
    [
      'does not come after the end by its delay',
      [[BEST, 'arrives: { turn: 6, delay: { 1-6: 1 }, entry: west }']],
      ['arrival/too-late 6'],
    ],
    ['has a chance', [[BEST, 'arrives: { d6: 7+, entry: west }']], ['arrival/chance 7+']],
    ['has a chance to fail', [[BEST, 'arrives: { d6: 1+, entry: west }']], ['arrival/chance 1+']],
    [
      'is delayed by every result of a die',
      [[BEST, 'arrives: { turn: 2, delay: { 1-3: 0, 5-6: 1 }, entry: west }']],
      ['dice/table delay'],
    ],
    ['comes by entries that there are', [[BEST, 'arrives: { turn: 4, entry: [west, weest] }']], ['name/unknown weest']],
    ['comes by each of them once', [[BEST, 'arrives: { turn: 4, entry: [west, west] }']], ['arrival/repeated west']],
    [
      'comes by an entry for every result of a die',
      [[BEST, 'arrives: { turn: 4, entry: { d6: { 1-3: west, 4-5: south } } }']],
      ['dice/table d6'],
    ],
    [
      'comes by entries of the die that there are',
      [[BEST, 'arrives: { turn: 4, entry: { d6: { 1-3: west, 4-6: [south, nroth] } } }']],
      ['name/unknown nroth'],
    ],
    [
      'tries no entry again that it could choose',
      [[BEST, 'arrives: { turn: 4, entry: [west, south], otherwise: [south] }']],
      ['arrival/repeated south'],
    ],
    [
      'of a commander has the same terms',
      [['arrives: best }', 'arrives: { d6: 7+, entry: west } }']],
      ['arrival/chance 7+'],
    ],
  ])
})

describe('14.7 a reserve', () => {
  expectFindings([
    ['may be of formations', [withBodies('reserves: [{ side: french, formations: [foy], turn: 3 }]')], []],
    ['may be of forces', [withBodies('reserves: [{ side: allied, forces: [reserve-corps], attacked: true }]')], []],
    ['may be of a nation', [withBodies('reserves: [{ side: french, nation: french, d6: 4+ }]')], []],
    [
      'names formations that there are',
      [withBodies('reserves: [{ side: french, formations: [fyo], turn: 3 }]')],
      ['name/unknown fyo'],
    ],
    [
      'names forces that there are',
      [withBodies('reserves: [{ side: french, forces: [crops], turn: 3 }]')],
      ['name/unknown crops'],
    ],
    ['is of a side', [withBodies('reserves: [{ side: dutch, turn: 3 }]')], ['side/unknown dutch']],
    [
      'has somebody on the table',
      [withBodies('reserves: [{ side: french, formations: [jerome], turn: 3 }]')],
      ['reserve/nobody { side: french, formations: [jerome], turn: 3 }'],
    ],
    [
      'is of its own side',
      [withBodies('reserves: [{ side: french, formations: [pack], turn: 3 }]')],
      ['reserve/nobody { side: french, formations: [pack], turn: 3 }'],
    ],
    [
      'has nobody whom another has',
      [withBodies('reserves: [{ side: french, turn: 3 }, { side: french, formations: [foy], turn: 4 }]')],
      ['reserve/twice { side: french, formations: [foy], turn: 4 }'],
    ],
    ['is released before the end', [withBodies('reserves: [{ side: french, turn: 9 }]')], ['reserve/never-released 9']],
    [
      'does not wait for its own march',
      [
        withBodies(
          'reserves: [{ side: french, formations: [foy], when: { reached: { formations: [foy], areas: [farm] } } }]',
        ),
      ],
      ['arrival/waits-for-itself { reached: { formations: [foy], areas: [farm] } }'],
    ],
    [
      'that an attack releases may',
      [
        withBodies(
          'reserves: [{ side: french, formations: [foy], when: { reached: { formations: [foy], areas: [farm] } }, attacked: true }]',
        ),
      ],
      [],
    ],
  ])
})

describe('14.7 a withdrawal', () => {
  expectFindings([
    [
      'may be of a formation that is there',
      [withBodies('withdrawals: [{ side: french, formations: [foy], turn: 3 }]')],
      [],
    ],
    [
      'is of somebody',
      [withBodies('withdrawals: [{ side: french, formations: [pack], turn: 3 }]')],
      ['withdrawal/nobody { side: french, formations: [pack], turn: 3 }'],
    ],
    [
      'is of somebody who can have come',
      [withBodies('withdrawals: [{ side: french, formations: [jerome], turn: 2 }]')],
      ['withdrawal/never-there 2'],
    ],
    [
      'before they have all come may be meant',
      [withBodies('withdrawals: [{ side: french, formations: [jerome, foy], turn: 2 }]')],
      [],
    ],
  ])
})
