import { describe, expect, it } from 'vitest'
import { NOTHING, over, TEXT } from '../tools/table/quatre-bras.fixture.ts'
import { removeSelected, selectWholeFormation, turnGroup } from './table-actions.ts'

const BOSSU = ['board', 'features', 'bossu-wood']

describe('a corner of what is drawn', () => {
  it('moves a corner, adds one on an edge, and Delete takes it out again', async () => {
    const { drag, shape, labels, workbench, view } = await over({ tool: 'select', items: [BOSSU] })
    const before = shape(...BOSSU)!.points
    drag([
      [88, 194],
      [80, 180],
    ])
    expect(shape(...BOSSU)!.points[9]).toEqual([80, 180])
    drag([
      [120, 260],
      [112, 268],
    ])
    expect(shape(...BOSSU)!.points).toHaveLength(before.length + 1)
    expect(view.getState().corner).toBeDefined()
    removeSelected(workbench)
    expect(shape(...BOSSU)!.points).toHaveLength(before.length)
    removeSelected(workbench)
    expect(shape(...BOSSU)).toBeUndefined()
    expect(labels()).toEqual([
      'Move a corner of Bossu wood',
      'Add a corner to Bossu wood',
      'Remove a corner of Bossu wood',
      'Remove Bossu wood',
    ])
  })
})

describe('units', () => {
  it('are selected by a click, with Shift, by a rectangle, and as a formation', async () => {
    const { drag, view, workbench } = await over({ tool: 'select' })
    drag([[212, 126]])
    drag([[224, 126]], { ...NOTHING, shift: true })
    expect(view.getState().items.map((path) => path.at(-1))).toEqual(['2leg-1', '2leg-2'])
    selectWholeFormation(workbench)
    expect(view.getState().items).toHaveLength(12)
    drag([
      [150, 50],
      [230, 60],
    ])
    expect(view.getState().items.map((path) => path.at(-1))).toEqual(['glan', 'gch'])
  })

  it('move as a group, and no further than the edge of the table', async () => {
    const { drag, at, workbench, labels } = await over({ tool: 'select' })
    drag([[212, 126]])
    selectWholeFormation(workbench)
    drag([
      [212, 126],
      [222, 130],
    ])
    expect([at('I/2e Léger'), at('II/108e Ligne')]).toEqual([[222, 130], [282, 130]]) // biome-ignore format: points
    drag([
      [222, 130],
      [470, 130],
    ])
    expect(at('II/108e Ligne')[0]).toBe(480)
    expect(labels()).toEqual(['Move 12 units', 'Move 12 units'])
  })

  it('turn as a group about their middle, and after a full circle are where they were', async () => {
    const { drag, document, workbench, piece, at } = await over({ tool: 'select' })
    drag([[212, 126]])
    selectWholeFormation(workbench)
    for (let i = 0; i < 4; i++) turnGroup(workbench, 1)
    expect(piece('I/2e Léger').facing).toBe(4)
    // The left of the line is in the north now.
    expect(at('I/2e Léger')[1]).toBeGreaterThan(at('II/108e Ligne')[1])
    expect(document.state.history.done).toHaveLength(1)
    for (let i = 0; i < 12; i++) turnGroup(workbench, 1)
    expect(document.state.text).toBe(TEXT)
  })
})
