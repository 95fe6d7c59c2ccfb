import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SYSTEMS } from '../../src/systems/index.ts'

const BATTLES = SYSTEMS.flatMap((system) =>
  readdirSync(`scenarios/${system.id}`).map((file) => ({ system, file: `scenarios/${system.id}/${file}` })),
)

describe.each(BATTLES)('$file', ({ system, file }) => {
  test('surveys and portraits tell of a hex in the same order', async () => {
    const data: unknown = parse(readFileSync(file, 'utf8'))
    const [draftsman, portrayer] = await Promise.all([system.loadDraftsman!(), system.loadPortrayer()])
    const { pieces } = draftsman.survey(data)
    const portrait = portrayer.portrayScenario(data)!
    const surveyed = pieces.filter(({ arrives }) => arrives === undefined)
    const shown = portrait.pieces.filter(({ arrives }) => arrives === undefined)
    const byHex = <Piece extends { readonly hex: number }>(list: readonly Piece[]) =>
      list.toSorted((a, b) => a.hex - b.hex)
    const told = byHex(surveyed).map(({ hex, side, strength, label }) => ({ hex, side, strength, label }))
    expect(
      byHex(shown.map(({ place, ...piece }) => ({ ...piece, hex: place }))).map(({ hex, side, strength, name }, i) => ({
        hex,
        side: portrait.sides[side]!.id,
        strength,
        // A label has the name of the unit, where it has one.
        label: told[i]!.label.includes(name ?? '') ? told[i]!.label : name,
      })),
    ).toEqual(told)
  })
})
