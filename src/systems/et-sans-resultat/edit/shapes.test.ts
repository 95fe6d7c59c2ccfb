import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, linesChanged, onATable } from '../../../../test/support/drafts.ts'
import type { Point } from '../../../board/table/point.ts'
import { scenarioEditor } from './index.ts'
import { draw, erase, reshape, restack } from './shapes.ts'

const battle = onATable()
const shapeAt = (...path: string[]) =>
  scenarioEditor.survey(battle).shapes.find((shape) => shape.path.join('/') === path.join('/'))!
const BOSSU = ['board', 'features', 'bossu-wood']
const CORNERS: readonly Point[] = [
  [360, 300],
  [400, 310],
  [375, 345],
]

describe('what is drawn', () => {
  test('is told in tenths, with its kind, its form and the width of its line', () => {
    expect(shapeAt('board', 'features', 'pireaumont-lane')).toMatchObject({ kind: 'poor-road', form: 'line', width: 4 })
    expect(shapeAt(...BOSSU)).toMatchObject({ form: 'ring', label: 'Bossu wood' })
    expect(shapeAt(...BOSSU).points[0]).toEqual([180, 297])
    expect(shapeAt('board', 'areas', 'frasnes')).toMatchObject({ kind: 'area', side: 'french' })
    expect(shapeAt('board', 'entries', 'east-namur').points).toEqual([[480, 119]])
  })

  test('can be drawn again with the palette: every kind makes a sound battle', () => {
    for (const { id, form } of scenarioEditor.palette(battle).shapes) {
      const points: readonly Point[] = form === 'point' ? [[470, 200]] : form === 'line' ? CORNERS.slice(0, 2) : CORNERS
      const drawn = afterOnATable(battle, draw(battle, id, points))
      expect(errorsIn(drawn)).toEqual([])
      expect(scenarioEditor.survey(drawn).shapes).toHaveLength(scenarioEditor.survey(battle).shapes.length + 1)
    }
  })
})

describe('drawing', () => {
  test('puts a new thing last, under an id of its own, in inches with one decimal', () => {
    const drawn = afterOnATable(battle, draw(battle, 'woods', CORNERS))
    expect(Object.entries(drawn.board.features!).at(-1)).toEqual([
      'woods',
      { kind: 'woods', area: [[36, 30], [40, 31], [37.5, 34.5]] }, // biome-ignore format: an outline
    ])
    const twice = afterOnATable(drawn, draw(drawn, 'woods', CORNERS))
    expect(Object.keys(twice.board.features!).at(-1)).toBe('woods-2')
  })

  test('adds one line to the text', () => {
    const { out, in: into } = linesChanged(draw(battle, 'road', CORNERS.slice(0, 2)))
    expect([out, into]).toEqual([[], ['road: { kind: road, line: [[36, 30], [40, 31]] }']])
  })

  test('needs corners enough, and a kind that there is', () => {
    expect(draw(battle, 'woods', CORNERS.slice(0, 2))).toEqual([])
    expect(draw(battle, 'road', CORNERS.slice(0, 1))).toEqual([])
    expect(draw(battle, 'area', CORNERS.slice(0, 2))).toEqual([])
    expect(draw(battle, 'swamp', CORNERS)).toEqual([])
    expect(draw(undefined, 'woods', CORNERS)).toEqual([])
  })

  test('13.4: an entry comes to lie on the nearest edge, leads inwards, and takes the road that ends there', () => {
    const entries = (points: Point) => afterOnATable(battle, draw(battle, 'entry', [points])).board.entries!['entry']
    expect(entries([470, 200])).toEqual({ at: [48, 20], facing: 'W' })
    expect(entries([200, 4])).toEqual({ at: [19.9, 0], facing: 'N', road: 'charleroi-road' })
  })
})

describe('another outline', () => {
  test('changes the corner that was moved and nothing else of the text', () => {
    const points = shapeAt(...BOSSU).points.with(0, [185, 301])
    const { out, in: into } = linesChanged(reshape(battle, BOSSU, points))
    expect(out).toHaveLength(1)
    expect(into).toEqual([out[0]!.replace('[18, 29.7]', '[18.5, 30.1]')])
  })

  test('gains and loses corners', () => {
    const { points } = shapeAt(...BOSSU)
    const more = afterOnATable(battle, reshape(battle, BOSSU, points.toSpliced(1, 0, [190, 290])))
    expect(more.board.features!['bossu-wood']!.area!.slice(0, 3)).toEqual([[18, 29.7], [19, 29], [18.6, 28.4]]) // biome-ignore format: an outline
    const fewer = afterOnATable(battle, reshape(battle, BOSSU, points.slice(1)))
    expect(fewer.board.features!['bossu-wood']!.area).toHaveLength(points.length - 1)
  })

  test('is none where all is as it was', () => {
    for (const { path, points } of scenarioEditor.survey(battle).shapes)
      expect(reshape(battle, path, points)).toEqual([])
  })

  test('13.4: an entry stays on the edge; it turns only where it would lead off the table', () => {
    const path = ['board', 'entries', 'west-nivelles']
    const along = afterOnATable(battle, reshape(battle, path, [[3, 300]])).board.entries!['west-nivelles']!
    expect([along.at, along.facing]).toEqual([[0, 30], 'ESE'])
    const south = afterOnATable(battle, reshape(battle, path, [[50, 2]])).board.entries!['west-nivelles']!
    expect([south.at, south.facing]).toEqual([[5, 0], 'N'])
  })
})

describe('erasing', () => {
  test('takes a thing away with its note, and leaves every other line', () => {
    const { out, in: into } = linesChanged(erase(battle, [['board', 'features', 'bois-des-censes']]))
    expect(into).toEqual([])
    expect(out.toSorted()).toEqual([
      expect.stringMatching(/^area: \[\[29\.6/),
      'bois-des-censes:',
      'kind: woods',
      'name: Bois des Censes',
    ])
  })

  test('takes the list along with its last', () => {
    const all = scenarioEditor.survey(battle).shapes.map(({ path }) => path)
    const bare = afterOnATable(battle, erase(battle, all))
    expect(Object.keys(bare.board)).toEqual(['kind', 'width', 'height', 'yards'])
  })
})

describe('what lies on top', () => {
  const order = (data: typeof battle) => Object.keys(data.board.features!)
  const ids = order(battle)
  const path = (id: string) => ['board', 'features', id]

  test('is changed by moving its lines, and changed back', () => {
    const [first, second] = ids as [string, string]
    const raised = afterOnATable(battle, restack(battle, path(first), path(ids[2]!)))
    expect(order(raised).slice(0, 2)).toEqual([second, first])
    const top = afterOnATable(raised, restack(raised, path(first), undefined))
    expect(order(top).at(-1)).toBe(first)
    const back = afterOnATable(top, restack(top, path(first), path(second)))
    expect([order(back), back]).toEqual([ids, battle])
    expect(linesChanged(restack(battle, path(first), undefined))).toEqual({ out: [], in: [] })
  })

  test('is no change where it lies there already', () => {
    expect(restack(battle, path(ids[0]!), path(ids[1]!))).toEqual([])
    expect(restack(battle, path(ids.at(-1)!), undefined)).toEqual([])
    expect(restack(battle, path('nothing'), undefined)).toEqual([])
  })
})
