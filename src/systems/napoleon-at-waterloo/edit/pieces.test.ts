import { describe, expect, test } from 'vitest'
import { afterwards, atNumbers, errorsIn, numbered } from '../../../../test/support/drafts.ts'
import { detailPlacement as detail, movePlacements as move } from '../../../scenario/edit/hexes/placements.ts'
import { deploy, dismiss } from './pieces.ts'
import { scenarioEditor } from './scenario-editor.ts'

const standard = numbered('standard')
const advanced = numbered('advanced')
const guard = { side: 'french', type: 'infantry 8-4' }

describe('deploying', () => {
  test('adds units by kind and numbers, in the formatter’s order', () => {
    const deployed = afterwards(
      standard,
      deploy(standard, { side: 'french', type: 'infantry 7-4' }, atNumbers('1219', '0119')),
    )
    expect(deployed.units['french']?.infantry?.['7-4']).toEqual([
      '0119',
      { at: '0914', name: '6th Inf' },
      '1219',
      { at: '1517', name: 'Grn Gd' },
    ])
    expect(errorsIn(deployed)).toEqual([])
    const first = afterwards(standard, deploy(standard, { side: 'allied', type: 'leader 0-4' }, atNumbers('0505')))
    expect(first.units['allied']?.leader).toEqual({ '0-4': ['0505'] })
  })

  test('Movement 2: stacks units that are alike, as long as there is room', () => {
    const one = afterwards(advanced, deploy(advanced, guard, atNumbers('0119')))
    const two = afterwards(one, deploy(one, guard, atNumbers('0119')))
    const three = afterwards(two, deploy(two, guard, atNumbers('0119')))
    expect(three.units['french']?.infantry?.['8-4']?.slice(0, 3)).toEqual(['0119', '0119', '0119'])
    expect(errorsIn(three)).toEqual([])
    expect(deploy(three, guard, atNumbers('0119'))).toEqual([])
  })

  test('needs a type that there is', () => {
    for (const type of ['dragoons 3-5', 'infantry', 'infantry 100-4', 'infantry 5-0']) {
      expect(deploy(standard, { side: 'french', type }, [0])).toEqual([])
    }
  })
})

describe('a unit', () => {
  const path = ['units', 'french', 'infantry', '7-4', 0]

  test('moves alone out of its stack, and keeps its name', () => {
    const [a] = atNumbers('0115')
    const moved = afterwards(advanced, move(advanced, [{ piece: ['units', 'french', 'infantry', '8-4', 0], hex: a! }]))
    expect(moved.units['french']?.infantry?.['8-4']).toEqual([
      { at: '0115', name: '6th Inf a' },
      { at: '0914', name: '6th Inf b' },
      { at: '1517', name: 'Grn Gd a' },
      { at: '1517', name: 'Grn Gd b' },
    ])
  })

  test('is dismissed with its numbers and its kind, where it is the last', () => {
    const gone = afterwards(advanced, dismiss(advanced, [['units', 'french', 'leader', '0-5', 0]]))
    expect(gone.units['french']).not.toHaveProperty('leader')
    expect(gone.units['french']).toHaveProperty('infantry')
  })

  test('gets a name, and is only a hex again without one', () => {
    const bare = afterwards(standard, detail(standard, path, 'name', undefined))
    expect(bare.units['french']?.infantry?.['7-4']?.[0]).toBe('0914')
    expect(afterwards(bare, detail(bare, path, 'name', '6th Inf'))).toEqual(standard)
  })

  test('faces nowhere', () => {
    expect(scenarioEditor.pieces.turn(standard, [path], 2)).toEqual([])
  })
})
