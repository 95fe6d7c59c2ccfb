import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { HexReader, makeGrid } from '../../../scenario/checks/hexes.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { TERRAIN, TERRAIN_TYPES } from '../format/catalog.ts'
import { ARTILLERY, CAVALRY, INFANTRY, type UnitType, type ViveLempereurScenario } from '../format/index.ts'
import { game } from '../rules/game.ts'
import { checkBoard } from './board.ts'
import { terrainForMarches } from './marchers.ts'
import { march } from './marches.ts'

describe('marches are the engine’s', () => {
  const shipped = parse(readFileSync('scenarios/vive-lempereur/quatre-bras.yaml', 'utf8')) as ViveLempereurScenario
  // With hexsides that close, stop and sort out around the places that units set out from.
  const hexsides = {
    river: ['D4/D5', 'D4/E4', 'H3/H4'],
    bridge: ['H3/H4'],
    stream: ['F3/F4', 'K6/K7', 'P5/P6'],
    wall: ['B2/B3', 'L5/L6', 'I6/I5'],
  }
  const battle = { ...shipped, board: { ...shipped.board, hexsides } }
  const movers: readonly (readonly [type: UnitType, card: string, moves: number])[] = [
    ['regular-infantry', 'infantry-manoeuvre', 3],
    ['light-cavalry', 'grand-charge', 3],
    ['medium-artillery', 'bombardment', 2],
    ['horse-artillery', 'bombardment', 4],
  ]
  const hand = ['infantry-manoeuvre', 'grand-charge', 'bombardment', 'left', 'centre', 'right'] as const

  for (const [type, card, moves] of movers) {
    test(`6.0, 8.0 one order brings ${type} exactly where the search has it`, () => {
      const report = new Report()
      const grid = makeGrid(battle.board.columns, battle.board.rows, report)!
      const reader = new HexReader(grid, report)
      const { played: terrain, hexsides: sides } = checkBoard(battle, reader, report)
      const ways = terrainForMarches({ draft: battle, reader, grid, terrain, hexsides: sides })
      const bit = type === 'light-cavalry' ? 1 << CAVALRY : type === 'regular-infantry' ? 1 << INFANTRY : 1 << ARTILLERY
      const enters = (hex: number) => TERRAIN[TERRAIN_TYPES[terrain[hex]!]!].passable
      for (const start of ['B2', 'D4', 'F3', 'H3', 'H5', 'I6', 'I7', 'K6', 'L5', 'O3', 'P5', 'K4', 'C7', 'S5', 'V2']) {
        const hex = grid.find(start)
        if (!enters(hex)) continue
        const { round } = march(ways, { enters, moves, advances: false, bit }, [{ hex, there: 0, ready: 1 }])
        const searched = Array.from(round.keys()).filter((one) => round[one]! <= 1)
        expect([start, ...labels(searched)]).toEqual([
          start,
          ...labels([hex, ...ordered(type, card, start).map((to) => grid.find(to))]),
        ])
      }

      function labels(hexes: readonly number[]): string[] {
        return [...new Set(hexes.map((one) => grid.label(one)))].sort()
      }
    })
  }

  /** Every hex that one order can bring a lone unit to, by the engine's own list of steps. */
  function ordered(type: UnitType, card: string, start: string): string[] {
    const { reinforcements: _, ...rest } = battle
    const lone: ViveLempereurScenario = {
      ...rest,
      units: { french: { [type]: [start] }, allied: { 'regular-infantry': ['A13'] } },
      cards: { french: { firstHand: [...hand] }, allied: { firstHand: [...hand] } },
      specialRules: [{ rule: 'without', rules: ['sector-victory'] }],
      victory: [],
    }
    const state = game.setup(lone, 1)
    const seats = ['left', 'centre', 'right']
    const [sector] = state.field.sector.slice(state.field.grid.find(start))
    const french = card === 'infantry-manoeuvre' ? `${card} ${seats[sector!]}` : card
    for (const text of [`french plays ${french}`, 'allied plays grand-charge', `order ${start}`]) {
      game.apply(state, game.parse(state, text) as number)
    }
    const found: string[] = []
    const seen = new Set<string>()
    const explore = (from: typeof state) => {
      for (const action of game.actions(from, 0)) {
        const to = /^move (\w+)$/.exec(game.format(from, action))?.[1]
        if (to === undefined) continue
        const next = game.copy(from)
        game.apply(next, action)
        found.push(to)
        const key = game.fingerprint(next).join(' ')
        if (seen.has(key)) continue
        seen.add(key)
        explore(next)
      }
    }
    explore(state)
    return found
  }
})
