import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, linesChanged, onATable } from '../../../../test/support/drafts.ts'
import { rename } from './rename.ts'

const battle = onATable()
const renamed = (path: string[], to: string) => afterOnATable(battle, rename(battle, path, to))

describe('another id', () => {
  test('of an area is known to objectives and conditions', () => {
    const after = renamed(['board', 'areas', 'quatre-bras'], 'crossroads')
    expect(after.armies['french']!.forces['ii-corps']!.objective).toBe('crossroads')
    expect(JSON.stringify(after.victory)).not.toContain('"quatre-bras"')
    // A feature has the same id, and keeps it.
    expect(after.board.features).toHaveProperty('quatre-bras')
    expect(errorsIn(after)).toEqual([])
  })

  test('of an entry, a road or a formation is known to whoever arrives, enters or supports by it', () => {
    const entry = renamed(['board', 'entries', 'south-charleroi'], 'south')
    const road = renamed(['board', 'features', 'charleroi-road'], 'chaussee')
    const bachelu = ['armies', 'french', 'forces', 'ii-corps', 'formations', 'bachelu']
    const formation = renamed(bachelu, 'fifth')
    expect(formation.armies['french']!.forces['ii-corps']!.formations['pire']!.supports).toBe('fifth')
    for (const after of [entry, road, formation]) expect(errorsIn(after)).toEqual([])
  })

  test('changes the lines that speak of it, and keeps the rest with its place and comments', () => {
    expect(linesChanged(rename(battle, ['board', 'features', 'charleroi-road'], 'chaussee'))).toEqual({
      out: [
        'charleroi-road:',
        'south-charleroi: { name: Charleroi road, at: [19.9, 0], facing: "N", road: charleroi-road }',
      ],
      in: ['chaussee:', 'south-charleroi: { name: Charleroi road, at: [19.9, 0], facing: "N", road: chaussee }'],
    })
  })

  test('is none that another has', () => {
    expect(rename(battle, ['board', 'areas', 'thyle'], 'frasnes')).toEqual([])
    expect(rename(battle, ['board', 'areas', 'thyle'], 'thyle')).toEqual([])
  })
})
