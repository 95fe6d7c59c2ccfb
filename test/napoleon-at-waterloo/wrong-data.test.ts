import { describe, expect, test } from 'vitest'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { boardView } from '../../src/systems/napoleon-at-waterloo/view/portrait.ts'
import { makePrintKit } from '../../src/systems/napoleon-at-waterloo/view/print/print-kit.ts'
import { sample } from '../support/effort.ts'
import { paths } from '../support/mutations.ts'

/** A battle with every key of the format. */
const BATTLE = `format: 1
system: napoleon-at-waterloo
edition: advanced
id: skirmish
title: Skirmish
date: "1815-06-18"
authors: [A. Designer]
sources: { terrain: { status: own, note: Made up. } }
turns: 6
clock: { start: "13:00", minutes: 60 }
board:
  kind: hex
  columns: 01-06
  rows: 6
  terrain: { woods: [0303-0304], town: ["0103"] }
  roads: [["0305", "0304"], { name: Lane, path: ["0101", "0102"] }]
  names: { Mill: ["0103"] }
sides:
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [british, prussian] }
stacking: 2
units:
  french: { infantry: { 5-4: ["0206", { at: "0406", name: Guard, nation: french }] }, leader: { 0-5: ["0206"] } }
  allied: { infantry: { 5-4: ["0201", "0401"] }, cavalry: { 3-5: ["0301"] } }
reinforcements:
  - { turn: 2, side: allied, nation: prussian, at: [0601-0604], units: { infantry: { 4-4: 2, 3-4: [Foot] } }, note: Late. }
exits: { french: [0101-0601] }
tables:
  combatResults:
    odds: [1-2, 1-1]
    results: { -1: [AE, AE], 0: [AE, AE], 1: [AE, Ar], 2: [AE, Ar], 3: [Ar, Dr], 4: [Ar, Dr], 5: [Dr, DE], 6: [Dr, DE] }
  terrainEffects: { woods: { move: 4, shift: -1, blocksFire: true, defence: 1 } }
demoralisation: { points: 5, sides: [french, allied], spares: [prussian] }
victory:
  - { side: french, level: decisive, when: { all: [{ exited: 2 }, { leaderExited: true }] }, note: Far. }
  - { side: allied, level: marginal, when: { any: [{ destroyed: 5 }, { leaderEliminated: true }] } }
`

const sound = parseText(BATTLE).data
const places = paths(sound, [])
const INSTEAD = [null, 'x', 7, -1, true, [], {}, [null], { x: 1 }, undefined]

/** The data with something else in a place; nothing instead takes the place out. */
function instead(path: readonly (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>
  const owner = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy)
  const last = path.at(-1)!
  if (value !== undefined) (owner as Record<string | number, unknown>)[last] = value
  else if (Array.isArray(owner)) owner.splice(Number(last), 1)
  else delete (owner as Record<string, unknown>)[last]
  return copy
}

describe('a battle with something wrong in it', () => {
  test('has nothing to report before', () => {
    expect(validate(BATTLE, SYSTEMS).diagnostics).toEqual([])
  })

  test.each([...new Set(places.map(([key]) => String(key)))])(
    'under %s is told in words, and still drawn, printed and compared as far as it is sound',
    async (key) => {
      const before = validate(BATTLE, SYSTEMS)
      const wrong = places
        .filter(([first]) => first === key)
        .flatMap((path) => INSTEAD.map((value) => ({ path, value })))
      for (const { path, value } of sample(wrong, 7)) {
        const after = validate(JSON.stringify(instead(path, value)), SYSTEMS)
        const said = after.diagnostics.map(({ message, hint }) => `${message} ${hint ?? ''}`).join(' ')
        expect(said).not.toMatch(/undefined|\[object|NaN|Infinity/)
        if (!after.draft) continue
        const portrait = boardView.portrayScenario(after.draft, 6)
        if (portrait) drawScene(portrait, { theme: THEMES.light })
        makePrintKit(after.draft)
        await compareBattles(before, after, SYSTEMS)
      }
    },
  )
})
