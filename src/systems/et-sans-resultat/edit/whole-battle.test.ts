import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, linesChanged, onATable } from '../../../../test/support/drafts.ts'
import { TABLE_SYMMETRIES, type TableSymmetry } from '../../../board/table/symmetry.ts'
import { changeText } from '../../../scenario/edit/change-text.ts'
import { applyEdits } from '../../../scenario/edit/text-edits.ts'
import { formatScenario } from '../../../scenario/format/index.ts'
import { parseText } from '../../../scenario/reading/parse.ts'
import { validate } from '../../../scenario/validate.ts'
import { SCHEMA } from '../format/index.ts'
import etSansResultat from '../index.ts'
import { blank, SIZES } from './blank.ts'
import { scenarioEditor } from './index.ts'
import { scout } from './scouting.ts'
import { renameSide, resize, swapSides, transform } from './whole-battle.ts'

const battle = onATable()

describe('a table with other margins', () => {
  const NONE = { north: 0, east: 0, south: 0, west: 0 }

  test('has everything in its place on the ground, and entries on its edges', () => {
    const { changes, notices } = resize(battle, { ...NONE, west: 60, north: 20 })
    const after = afterOnATable(battle, changes)
    expect([after.board.width, after.board.height, notices]).toEqual([54, 38, []])
    expect(after.board.features!['bossu-wood']!.area![0]).toEqual([24, 29.7])
    expect(after.armies['french']!.commander!.at).toEqual([26.7, 10.2])
    expect(after.board.entries!['west-nivelles']!.at).toEqual([0, 35])
    expect(after.board.entries!['north-brussels']!.at).toEqual([25.7, 38])
    expect(errorsIn(after)).toEqual([])
    expect(afterOnATable(after, resize(after, { ...NONE, west: -60, north: -20 }).changes)).toEqual(battle)
  })

  test('tells what lies beside it, and is never too small', () => {
    expect(resize(battle, { ...NONE, south: -20 }).notices[0]).toMatch(/^\d+ points are now off the table/)
    expect(resize(battle, { ...NONE, south: -200 })).toEqual({
      changes: [],
      notices: ['A table is 18 to 400 inches from edge to edge.'],
    })
  })
})

describe('a battle mirrored or turned', () => {
  const TEXT = readFileSync(new URL('../../../../test/fixtures/table/quatre-bras.yaml', import.meta.url), 'utf8')
  const turned = (text: string, how: TableSymmetry) => {
    const { changes, notices } = transform(parseText(text).data, how)
    expect(notices).toEqual([])
    return applyEdits(text, changeText(text, changes, SCHEMA))
  }
  const inside = (text: string) => scenarioEditor.survey(parseText(text).data)
  const tables = fc
    .tuple(fc.integer({ min: 180, max: 900 }), fc.integer({ min: 180, max: 900 }))
    .map(([width, height]) => blank({ width: width / 10, height: height / 10 }))

  test.each(TABLE_SYMMETRIES)('by %s is sound, and done again and again the same file', (how) => {
    let text = turned(TEXT, how)
    expect(text).not.toBe(TEXT)
    expect(errorsIn(parseText(text).data)).toEqual([])
    expect(formatScenario(text, [etSansResultat])).toEqual({ text })
    for (let i = how === 'quarter-turn' ? 3 : 1; i > 0; i--) text = turned(text, how)
    expect(text).toBe(TEXT)
  })

  test('of any size and by any way comes back to the same file', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...TABLE_SYMMETRIES), (text, how) => {
        const times = how === 'quarter-turn' ? 4 : 2
        expect(Array.from({ length: times }).reduce<string>((now) => turned(now, how), text)).toBe(text)
      }),
      { numRuns: 15 },
    )
  })

  test('two mirrors are half a turn, and so are two quarters', () => {
    const half = parseText(turned(TEXT, 'half-turn')).data
    expect(parseText(turned(turned(TEXT, 'mirror'), 'flip')).data).toEqual(half)
    expect(parseText(turned(turned(TEXT, 'quarter-turn'), 'quarter-turn')).data).toEqual(half)
  })

  test('a quarter clockwise has the sides in the west and the east, and everybody looks at whom he did', () => {
    const quarter = turned(TEXT, 'quarter-turn')
    const { board, sides } = parseText(quarter).data as typeof battle
    expect([board.width, board.height, sides['french']!.edge, sides['allied']!.edge]).toEqual([36, 48, 'west', 'east'])
    expect(board.entries!['south-charleroi']).toMatchObject({ at: [0, 28.1], facing: 'E' })
    const [before, after] = [inside(TEXT), inside(quarter)]
    expect(after.pieces.map(({ facing }) => facing)).toEqual(
      before.pieces.map(({ facing }) => (facing === undefined ? undefined : (facing + 4) % 16)),
    )
    expect(after.shapes.map(({ label }) => label)).toEqual(before.shapes.map(({ label }) => label))
  })

  test('waits until everything can be read', () => {
    const torn = { ...battle, victory: [undefined] }
    expect(transform(torn, 'mirror')).toMatchObject({
      changes: [],
      notices: [expect.stringContaining('Fix them first')],
    })
    expect(transform({}, 'mirror').changes).toEqual([])
  })
})

describe('the sides', () => {
  test('exchanged are sound, and exchanged again as they were', () => {
    const swapped = afterOnATable(battle, swapSides(battle).changes)
    expect(swapped.armies['allied']!.commander!.id).toBe('ney')
    expect([swapped.first, swapped.sides['french']!.edge]).toEqual(['allied', 'north'])
    expect(errorsIn(swapped)).toEqual([])
    expect(afterOnATable(swapped, swapSides(swapped).changes)).toEqual(battle)
  })

  test('have other names wherever the battle speaks of them', () => {
    const renamed = afterOnATable(battle, renameSide(battle, 'french', 'imperial'))
    expect(JSON.stringify({ ...renamed, sources: {} })).not.toMatch(/"french":|"(?:first|side|owner)":"french"/)
    expect(errorsIn(renamed)).toEqual([])
    expect(renameSide(battle, 'french', 'allied')).toEqual([])
    expect(linesChanged(renameSide(battle, 'french', 'imperial')).in).toContain('first: imperial')
  })
})

describe('a blank table', () => {
  test('of any size is a sound battle, as the formatter writes it', () => {
    for (const width of [SIZES[0], 24, 48.5, 72, SIZES[1]]) {
      for (const height of [SIZES[0], 36, 68.9, SIZES[1]]) {
        const text = blank({ width, height })
        const { diagnostics } = validate(text, [etSansResultat])
        expect({ width, height, wrong: diagnostics.filter(({ severity }) => severity !== 'info') }).toEqual({
          width,
          height,
          wrong: [],
        })
        expect(formatScenario(text, [etSansResultat])).toEqual({ text })
        expect(text).not.toMatch(/\.\d\d/)
      }
    }
  })

  test('is not smaller or larger, nor finer than tenths', () => {
    for (const width of [17.9, 401, 20.25, Number.NaN]) expect(() => blank({ width, height: 36 })).toThrow(RangeError)
  })
})

describe('scouting', () => {
  const { pieces } = scenarioEditor.survey(battle)
  const from = (label: string) => {
    const found = scout(battle, pieces.find((piece) => piece.label === label)!.place)
    return 'findings' in found ? found.findings : []
  }

  test('9.2: guns reach six inches within their front, three at short range', () => {
    const [guns, short] = from("Stevenart's battery")
    expect(guns).toMatchObject({ kind: 'range', within: { sector: { centre: [196, 246], radius: 60, facing: 180, spread: 56.25 } } }) // biome-ignore format: a row
    expect(short).toMatchObject({ within: { sector: { radius: 30 } } })
  })

  test('9.2, 7.1: battalions skirmish three inches all around, and move eight deployed', () => {
    const [, skirmish, march] = from('I/61e Ligne')
    expect(skirmish).toMatchObject({ within: { disc: { radius: 30 } } })
    expect(march).toMatchObject({ kind: 'march', within: { disc: { radius: 80 } } })
  })

  test('says why it cannot tell', () => {
    expect(scout(battle, 0)).toEqual({ problem: 'No unit stands here at the start.' })
    expect(scout({}, 0)).toEqual({ problem: 'There is no table yet.' })
  })
})

test('what conditions and rules say is told in plain English', () => {
  expect(scenarioEditor.forms.describe(battle, ['victory', 0])).toMatch(/wins a .* victory if/)
  expect(scenarioEditor.forms.describe(battle, ['specialRules', 0])).toMatch(
    /^No order changes the directive of Guard light/,
  )
  expect(scenarioEditor.forms.describe(battle, ['board'])).toBeUndefined()
})
