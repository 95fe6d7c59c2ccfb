import { describe, expect, test } from 'vitest'
import { after, at, errorsIn, GRID, shipped } from '../../../../test/support/drafts.ts'
import { distance } from '../../../board/hex-lines.ts'
import type { ClearTarget, HexClip } from '../../../engine/hex-scenario-editor.ts'
import { clipboard } from './clips.ts'
import { ground } from './ground.ts'
import { survey } from './survey.ts'

const { clear } = ground

const { drop, footprint, lift, transform } = clipboard

const waterloo = shipped('waterloo')
const quatreBras = shipped('quatre-bras')
const EVERYTHING = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])
const hougoumont = at('C7', 'C8', 'D6', 'D7', 'D8', 'E7', 'E8', 'E9')
const throughClipboard = (clip: HexClip) => JSON.parse(JSON.stringify(clip)) as HexClip

describe('a clip', () => {
  test('dropped where it was cut out changes nothing', () => {
    const clip = lift(waterloo, hougoumont, EVERYTHING)
    expect(drop(waterloo, throughClipboard(clip), clip.origin)).toEqual({ changes: [], notices: [] })
    expect(clip.what).toBe('8 hexes with 3 units')
  })

  test('keeps its shape on columns of the other parity', () => {
    const clip = lift(waterloo, hougoumont, EVERYTHING)
    for (const label of ['K5', 'L5', 'M6', 'N6']) {
      const covered = footprint(waterloo, clip, GRID.find(label))
      expect(covered).toHaveLength(hougoumont.length)
      covered.forEach((a, i) =>
        covered.forEach((b, j) => expect(distance(GRID, a, b)).toBe(distance(GRID, hougoumont[i]!, hougoumont[j]!))),
      )
    }
  })

  test('brings terrain, units and names along, open ground included, and leaves the rest as it was', () => {
    const clip = lift(waterloo, hougoumont, new Set<ClearTarget>(['terrain', 'pieces', 'names']))
    const { changes, notices } = drop(waterloo, clip, clip.origin + 14 * GRID.rows)
    const dropped = after(waterloo, changes)
    expect(notices).toEqual([])
    const moved = (label: string) => GRID.find(label) + 14 * GRID.rows
    const { terrain, pieces } = survey(dropped)
    for (const hex of hougoumont) expect(terrain[hex + 14 * GRID.rows]).toBe(survey(waterloo).terrain[hex])
    expect(pieces.filter(({ place }) => place === moved('D8')).map(({ type }) => type)).toEqual(['garrison'])
    expect(dropped.board.names?.['Hougoumont']).toEqual(['D8', 'S8'])
    const { board: _a, units: _b, ...rest } = dropped
    const { board: _c, units: _d, ...before } = waterloo
    expect(rest).toEqual(before)
    expect(dropped.board.roads).toEqual(waterloo.board.roads)
  })

  test('overwrites what it falls on, with its open ground too', () => {
    const open = lift(waterloo, at('A1', 'A2', 'B1'), new Set(['terrain']))
    const dropped = after(waterloo, drop(waterloo, open, at('D7')[0]!).changes)
    const changed = survey(dropped).terrain.flatMap((type, hex) =>
      type === survey(waterloo).terrain[hex] ? [] : [hex],
    )
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.every((hex) => footprint(waterloo, open, at('D7')[0]!).includes(hex))).toBe(true)
  })

  test('takes the part of a way that lies inside, with its name; water without its brook is a tile', () => {
    const hexes = at('G7', 'H7', 'I7', 'K8')
    const ways = lift(quatreBras, hexes, new Set<ClearTarget>(['ways', 'terrain']))
    const bare = { ...quatreBras, board: { ...quatreBras.board, terrain: {}, roads: [], rivers: [] } }
    const dropped = after(bare, drop(bare, ways, ways.origin).changes)
    expect(dropped.board.rivers).toEqual([
      { name: 'Gemioncourt brook', kind: 'stream', path: ['G7', 'H7', 'I7', 'K8'] },
    ])
    expect(dropped.board.terrain).toEqual({ bridge: ['I7'] })
    const tiles = lift(quatreBras, hexes, new Set<ClearTarget>(['terrain']))
    expect(after(bare, drop(bare, tiles, tiles.origin).changes).board.terrain).toEqual({
      stream: ['G7', 'H7', 'K8'],
      bridge: ['I7'],
    })
  })

  test('takes zones along, and the other side leaves them', () => {
    const hypothetical = shipped('hypothetical')
    const zone = lift(hypothetical, at('K3', 'K4'), new Set(['areas']))
    const dropped = after(hypothetical, drop(hypothetical, zone, at('K12')[0]!).changes)
    expect(survey(dropped).areas.find(({ label }) => label === 'Deployment of the French')?.hexes).toEqual(
      expect.arrayContaining(footprint(hypothetical, zone, at('K12')[0]!)),
    )
    expect(errorsIn(dropped)).toEqual([])
  })

  test('tells what falls off the board, and whose units nobody knows', () => {
    const clip = lift(waterloo, hougoumont, EVERYTHING)
    const edge = drop(waterloo, clip, at('V13')[0]!)
    expect(edge.notices).toHaveLength(1)
    expect(edge.notices[0]).toMatch(/^\d hexes fall off the board and are left out\.$/)
    const ligny = shipped('ligny')
    expect(drop(ligny, clip, at('K7')[0]!).notices).toEqual([
      '3 units are left out: this battle does not have their sides.',
    ])
    expect(drop(waterloo, { ...clip, system: 'other' }, 0).changes).toEqual([])
    expect(drop(waterloo, { ...clip, parts: 'nonsense' }, 0).changes).toEqual([])
  })

  test('of nothing is nothing', () => {
    const clip = lift(waterloo, [], EVERYTHING)
    expect(drop(waterloo, clip, 5).changes).toEqual([])
    expect(transform(clip, 'mirror').parts).toEqual(clip.parts)
  })
})

describe('a transformed clip', () => {
  const block = at('C7', 'C8', 'C9', 'D7', 'D8', 'D9', 'E7', 'E8', 'E9')

  test('covers the same hexes where it was, and twice transformed is itself', () => {
    const clip = lift(waterloo, block, EVERYTHING)
    const mirrored = transform(throughClipboard(clip), 'mirror')
    expect(new Set(footprint(waterloo, mirrored, clip.origin))).toEqual(new Set(block))
    expect(throughClipboard(transform(mirrored, 'mirror'))).toEqual(throughClipboard(clip))
  })

  test('mirrors part of a map in its place: lifted, cleared, transformed, dropped', () => {
    const what = new Set<ClearTarget>(['terrain', 'pieces'])
    const clip = lift(waterloo, block, what)
    const cleared = after(waterloo, clear(waterloo, block, what))
    const mirrored = after(cleared, drop(cleared, transform(clip, 'mirror'), clip.origin).changes)
    const [before, now] = [survey(waterloo).terrain, survey(mirrored).terrain]
    for (const [a, b] of [
      ['C7', 'E7'],
      ['C8', 'E8'],
      ['C9', 'E9'],
      ['D8', 'D8'],
    ] as const) {
      expect([now[GRID.find(a)], now[GRID.find(b)]]).toEqual([before[GRID.find(b)], before[GRID.find(a)]])
    }
    expect(mirrored.units?.['allied']?.['medium-artillery']).toEqual(['E9', 'F10', 'N11'])
    expect(mirrored.units?.['allied']?.['elite-infantry']).toEqual(['C9', 'H10', 'M11'])
  })

  test('turns units with their ground: who looked south looks north', () => {
    const clip = lift(waterloo, at('M11'), new Set(['pieces']))
    const turned = transform(clip, 'half-turn')
    const bare = { ...waterloo, units: {} }
    expect(after(bare, drop(bare, turned, clip.origin).changes).units).toEqual({
      allied: { 'elite-infantry': [{ at: 'M11', facing: 'N' }] },
    })
  })
})
