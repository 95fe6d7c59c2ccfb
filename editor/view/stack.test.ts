import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../../test/fuzz/shipped.ts'

const BATTLES = SYSTEMS.flatMap((system) => shippedBattles(system.id).map((data) => ({ system, data, id: data.id })))

describe.each(BATTLES)('$id', ({ system, data }) => {
  test('surveys and portraits tell of a place in the same order', async () => {
    const [scenarioEditor, boardView] = await Promise.all([system.loadScenarioEditor!(), system.loadBoardView()])
    const { pieces } = scenarioEditor.survey(data)
    const portrait = boardView.portrayScenario(data)!
    const surveyed = pieces.filter(({ arrives }) => arrives === undefined)
    const shown = portrait.pieces.filter(({ arrives }) => arrives === undefined)
    const inOrder = <Piece extends { readonly place: number }>(list: readonly Piece[]) =>
      list.toSorted((a, b) => a.place - b.place)
    // On a table a survey counts men, and nobody stacks.
    const comparable = (strength: number) => (portrait.board.kind === 'hex' ? strength : undefined)
    const told = inOrder(surveyed).map(({ place, side, strength, label }) => ({
      place,
      side,
      strength: comparable(strength),
      label,
    }))
    expect(
      inOrder(shown).map(({ place, side, strength, name }, i) => ({
        place,
        side: portrait.sides[side]!.id,
        strength: comparable(strength),
        // A label has the name of the unit, where it has one.
        label: told[i]!.label.includes(name ?? '') ? told[i]!.label : name,
      })),
    ).toEqual(told)
  })
})
