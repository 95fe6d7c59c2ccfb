import { expect, test } from 'vitest'
import { Stage } from '../../rules/fire/staged.fixture.ts'
import type { Event } from '../../rules/index.ts'
import { describeEvent } from '../event-text.ts'

const { state } = new Stage({ foy: { name: '9th Division', units: { f: { name: '93e', at: [20, 20] } } } }, {})
const unit = { side: 'french', unit: 'f' }
const formation = { side: 'french', formation: 'foy' }

test.each<[Event, string]>([
  [{ kind: 'evasion', ...unit, from: '21.2,31.2', to: '21.2,33' }, '93e evades 21.2,31.2 → 21.2,33'],
  [{ kind: 'evasion', ...unit, from: '21.2,31.2', to: '21.2,31.2' }, '93e evades, but stays at 21.2,31.2'],
  [
    { kind: 'move', ...unit, from: '20,20', to: '20,20', facing: 'NE', spent: 300 },
    '93e turns at 20,20, facing NE (300 of 3600 points)',
  ],
  [
    { kind: 'ploy-roll', ...formation, rush: false, roll: 7, modifiers: '', total: 7, units: 1, otherwise: 2 },
    '9th Division changes formation: 7, 1 unit, otherwise 2',
  ],
  [
    { kind: 'rout', ...unit, from: '20,20', to: '20,14', cornered: true, piece: 0, square: '' },
    '93e has no room to retire and routs to the reformation area at 20,14',
  ],
  [{ kind: 'batteries-retire', ...formation, die: 2, batteries: 1 }, '9th Division: die 2, 1 battery retires'],
  [{ kind: 'batteries-retire', ...formation, die: 1, batteries: 0 }, '9th Division: die 1, no battery retires'],
  [
    { kind: 'status-check', ...formation, fatigue: 2, deployed: 1 },
    '9th Division is spent: fatigue 2 on 1 deployed unit',
  ],
  [{ kind: 'recovery', ...formation, class: 'infantry', markers: 1 }, '9th Division recovers: infantry fatigue -1'],
  [{ kind: 'fatigue', ...formation, class: 'infantry', markers: 2 }, '9th Division tires: infantry fatigue +2'],
  [{ kind: 'control', side: 'french', area: 'Gemioncourt' }, 'Gemioncourt changes hands: now French'],
  [{ kind: 'end', level: 'draw', reason: '' }, 'The battle ends in a draw: no victory condition holds'],
])('an event is described in idiomatic English: %o', (event, sentence) => {
  expect(describeEvent(state, event)).toBe(sentence)
})
