import { describe, expect, test } from 'vitest'
import {
  afterwards,
  atNumbers,
  errorsIn,
  NUMBERED_BATTLES,
  NUMBERED_GRID,
  numbered,
} from '../../../../test/support/drafts.ts'
import { sideTowards } from '../../../board/hex-sides.ts'
import type { ClearTarget } from '../../../engine/hex-scenario-editor.ts'
import { ground, mark } from './ground.ts'
import { survey } from './survey.ts'

const { clear, lay, paint } = ground

const standard = numbered('standard')
const EVERYTHING = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])

describe('painting', () => {
  test('writes hexes as the board numbers them, folded from the north', () => {
    const painted = afterwards(standard, paint(standard, atNumbers('0101', '0102', '0103', '1410'), 'woods'))
    expect(painted.board.terrain?.woods?.slice(0, 2)).toEqual(['0101-0103', '0417'])
    expect(painted.board.terrain?.town).not.toContain('1410')
    expect(survey(painted).terrain[atNumbers('0102')[0]!]).toBe('woods')
  })

  test('changes nothing where the ground is as it shall be', () => {
    expect(paint(standard, atNumbers('1410'), 'town')).toEqual([])
    expect(paint(standard, atNumbers('0101'), 'clear')).toEqual([])
    expect(paint(undefined, [3], 'woods')).toEqual([])
  })
})

describe('a river on hexsides', () => {
  test('is told from the first hex of each side, as the board numbers them', () => {
    const [low, high, beside] = atNumbers('1015', '1014', '1114')
    const sides = [sideTowards(NUMBERED_GRID, low!, high!), sideTowards(NUMBERED_GRID, beside!, high!)]
    const painted = afterwards(standard, ground.paintHexsides(standard, sides, 'river'))
    expect(painted.board.hexsides).toEqual({ river: ['1014/1015', '1014/1114'] })
  })
})

describe('a road', () => {
  test('lengthens one that ends where it begins', () => {
    const laid = afterwards(standard, lay(standard, 'road', atNumbers('1516', '1517', '1518')))
    expect(laid.board.roads?.[0]).toMatchObject({ path: expect.arrayContaining(['1511-1518']) as unknown })
    expect(errorsIn(laid)).toEqual([])
  })

  test('is the only way there is, and one of its own where none ends', () => {
    expect(lay(standard, 'river', atNumbers('0101', '0102'))).toEqual([])
    const laid = afterwards(standard, lay(standard, 'road', atNumbers('0118', '0119', '0120')))
    expect(laid.board.roads?.at(-1)).toEqual(['0118-0120'])
  })
})

describe('clearing', () => {
  test('the whole board leaves neither terrain, ways, pieces, names nor exits, and the entrances', () => {
    for (const id of NUMBERED_BATTLES) {
      const battle = numbered(id)
      const all = survey(battle).terrain.map((_, hex) => hex)
      const cleared = survey(afterwards(battle, clear(battle, all, EVERYTHING)))
      expect(new Set(cleared.terrain)).toEqual(new Set(['clear']))
      expect([cleared.pieces, cleared.ways]).toEqual([[], []])
      expect(cleared.areas.filter(({ hexes }) => hexes.length > 0).map(({ kind }) => kind)).toEqual(
        battle.reinforcements!.map(() => 'entrance'),
      )
    }
  })
})

describe('marking', () => {
  test('puts hexes into exits, and takes out those that are empty', () => {
    const path = ['exits', 'allied']
    const marked = afterwards(standard, mark(standard, path, atNumbers('0122', '0222', '0322'), true))
    expect(marked.exits?.['allied']).toEqual(['0122-0322'])
    expect(afterwards(marked, mark(marked, path, atNumbers('0122', '0222', '0322'), false)).exits).toEqual(
      standard.exits,
    )
    const both = afterwards(standard, mark(standard, path, atNumbers('0101'), true))
    expect(both.exits).toEqual({ french: standard.exits?.['french'], allied: ['0101'] })
  })

  test('changes entrances and names', () => {
    const path = ['reinforcements', 0, 'at']
    const marked = afterwards(standard, mark(standard, path, atNumbers('2701'), false))
    expect(survey(marked).arrivals[0]?.places).not.toContain(atNumbers('2701')[0])
    const named = afterwards(standard, mark(standard, ['board', 'names', 'Mill'], atNumbers('0505'), true))
    expect(named.board.names?.['Mill']).toEqual(['0505'])
  })
})
