import { describe, expect, test } from 'vitest'
import type { HexBoardPortrait } from '../../src/engine/portrait.ts'
import { isSteep, sideKinds } from '../../src/scenario/hexsides/kinds.ts'
import { drawHexsides, drawSideSample } from '../../src/scene/hexsides.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

const SYSTEM = SYSTEMS.find(({ id }) => id === 'vive-lempereur')!
const borodino = shippedBattles(SYSTEM.id).find(({ id }) => id === 'borodino')!
const board = (await SYSTEM.loadBoardView()).portrayScenario(borodino)!.board as HexBoardPortrait

describe('steep banks', () => {
  const kindsWith = (ground: object) =>
    sideKinds<{ attacks: boolean; shocks: boolean }>(
      {
        stream: {},
        river: { attacks: false, shocks: false },
        wall: { shocks: false },
        slope: {},
        bridge: {},
        ford: {},
      },
      ground,
    )

  test.each([
    ['a stream', 'stream', {}, false],
    ['a river, though nobody attacks across it', 'river', {}, false],
    ['a wall', 'wall', {}, false],
    ['a stream that no cavalry shocks across', 'own', { like: 'stream', shocks: false }, true],
    ['a stream that nobody attacks across', 'own', { like: 'stream', attacks: false }, true],
    ['a stream that only stops guns', 'own', { like: 'stream', crosses: ['infantry', 'cavalry'] }, false],
  ])('%s', (_, id, own, expected) => {
    const kinds = kindsWith({ own: { on: 'hexsides', like: 'stream', ...own } })
    expect(isSteep(kinds.get(id)!)).toBe(expected)
  })

  test('are those of the gorge of the Kolocha, and of nothing else at Borodino', () => {
    const steep = board.hexsides!.filter((side) => side.isSteep)
    expect(new Set(steep.map(({ name }) => name))).toEqual(new Set(['gorge of the Kolocha']))
    expect(steep).toHaveLength(board.hexsides!.filter(({ name }) => name === 'gorge of the Kolocha').length)
  })

  test.each(Object.entries(THEMES))('are hachured beside the same water, and in the legend, in %s', (_, theme) => {
    const layout = layoutOf(board)
    const hexsides = board.hexsides!.filter((side) => side.isSteep)
    const flat = drawHexsides({ hexsides: hexsides.map((side) => ({ ...side, isSteep: false })) }, layout, theme)
    const drawn = drawHexsides({ hexsides }, layout, theme)
    expect(drawn.slice(hexsides.length)).toEqual(flat)
    for (const hachures of drawn.slice(0, hexsides.length)) expect(hachures).toMatchObject({ stroke: theme.contour })
    const stream = { pattern: 'stream' } as const
    expect(drawSideSample({ ...stream, isSteep: true }, theme)).not.toEqual(drawSideSample(stream, theme))
  })
})
