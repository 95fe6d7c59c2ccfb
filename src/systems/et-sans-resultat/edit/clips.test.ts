import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, onATable } from '../../../../test/support/drafts.ts'
import type { Point } from '../../../board/table/point.ts'
import type { TableClip } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { ImpossibleChange } from '../../../scenario/edit/change.ts'
import { changeData } from '../../../scenario/edit/change-data.ts'
import { parseText } from '../../../scenario/reading/parse.ts'
import { blank } from './blank.ts'
import { cut, lift } from './clips.ts'
import { drop } from './drop.ts'
import { scenarioEditor } from './index.ts'

const battle = onATable()
const II_CORPS = ['armies', 'french', 'forces', 'ii-corps']
const BACHELU = [...II_CORPS, 'formations', 'bachelu']
const unit = (id: string) => [...BACHELU, 'units', id]
const all = Object.keys(battle.armies['french']!.forces['ii-corps']!.formations['bachelu']!.units).map(unit)
const BOSSU = ['board', 'features', 'bossu-wood']
/** As a clipboard brings it back. */
const lifted = (...things: Path[]) => JSON.parse(JSON.stringify(lift(battle, things))) as TableClip
const dropped = (clip: TableClip, at: Point, on: unknown = battle, command?: Path) => {
  const { changes, made, notices } = drop(on, clip, at, command)
  return { after: afterOnATable(on, changes), made, notices }
}
const corpsIn = (data: typeof battle) => data.armies['french']!.forces['ii-corps']!

describe('units', () => {
  test('are dropped into their formation under new ids, as they stood to each other', () => {
    const clip = lifted(unit('2leg-1'), unit('2leg-2'))
    expect([clip.what, clip.origin]).toEqual(['2 units', [218, 126]])
    const { after, made, notices } = dropped(clip, [318, 206])
    expect([made, notices]).toEqual([[unit('2leg-1-2'), unit('2leg-2-2')], []])
    const { units } = corpsIn(after).formations['bachelu']!
    expect(units['2leg-1-2']).toEqual({ ...units['2leg-1'], at: [31.2, 20.6] })
    expect(units['2leg-2-2']!.at).toEqual([32.4, 20.6])
    expect(errorsIn(after)).toEqual([])
  })

  test('stay on the table', () => {
    const { after } = dropped(lifted(unit('2leg-1'), unit('2leg-2')), [480, 0])
    expect(corpsIn(after).formations['bachelu']!.units['2leg-2-2']!.at).toEqual([48, 0])
    expect(corpsIn(after).formations['bachelu']!.units['2leg-1-2']!.at).toEqual([46.8, 0])
  })

  test('go under the command that is named where their own is not there, and look where they did', () => {
    const other = parseText(blank({ width: 48, height: 36 })).data
    const clip = lifted(unit('2leg-1'))
    expect(dropped(clip, [100, 100], other).notices[0]).toContain('needs a formation: select one first')
    const austrian = ['armies', 'austrian', 'forces', 'austrian-corps', 'formations', 'austrian-division']
    const { after, made } = dropped(clip, [100, 100], other, austrian)
    expect(made).toEqual([[...austrian, 'units', '2leg-1']])
    expect(after.armies['austrian']!.forces['austrian-corps']!.formations['austrian-division']!.units['2leg-1']).toMatchObject({ at: [10, 10], facing: 'N' }) // biome-ignore format: a row
    expect(errorsIn(after)).toEqual([])
  })
})

describe('a whole formation', () => {
  test('is copied with its commander and order, as another formation of its force', () => {
    const clip = lifted(...all)
    expect(clip.what).toBe('5th Division with 12 units')
    const [x, y] = clip.origin
    const { after, made } = dropped(clip, [x + 150, y - 60])
    const { bachelu, ...rest } = corpsIn(after).formations
    const copy = rest['bachelu-2']!
    expect(copy).toMatchObject({
      name: '5th Division (copy)',
      commander: bachelu!.commander,
      directive: bachelu!.directive,
    })
    expect(made).toHaveLength(12)
    const places = (units: object) =>
      scenarioEditor.survey(after).pieces.filter(({ path }) => Object.hasOwn(units, String(path.at(-1))))
    const [own, copied] = [places(bachelu!.units), places(copy.units)].map((pieces) => pieces.map(({ place }) => place))
    // 15 inches east and 6 south, on a table that is 48 wide.
    expect(copied).toEqual(own!.map((place) => place + 150 - 60 * 481))
    expect(errorsIn(after)).toEqual([])
  })

  test('is copied again and again under names and ids that go on counting', () => {
    const first = dropped(lifted(...all), [300, 40])
    const again = lift(first.after, first.made)!
    const second = dropped(again, [300, 100], first.after).after
    expect(corpsIn(second).formations['bachelu-3']!.name).toBe('5th Division (copy 2)')
    expect(Object.keys(corpsIn(second).formations['bachelu-3']!.units)[0]).toBe('2leg-1-3')
  })

  test('cut out and dropped where it was is the same battle', () => {
    const clip = lifted(...all)
    const without = afterOnATable(battle, cut(battle, all))
    expect(corpsIn(without).formations).not.toHaveProperty('bachelu')
    expect(dropped(clip, clip.origin, without).after).toEqual(battle)
  })

  test('13.4: that arrives later is copied without places', () => {
    const jerome = [...II_CORPS, 'formations', 'jerome']
    const units = scenarioEditor
      .survey(battle)
      .reserves.map(({ path }) => path)
      .filter((path) => path[5] === 'jerome')
    const { after } = dropped(lifted(...units), [100, 100])
    expect(corpsIn(after).formations['jerome-2']!.arrives).toEqual(corpsIn(battle).formations[jerome.at(-1)!]!.arrives)
    expect(errorsIn(after)).toEqual([])
  })
})

test('what a force keeps in reserve is copied and cut', () => {
  const guns = [...II_CORPS, 'batteries', '12pdr']
  expect(lifted(guns).what).toBe('7/2e à pied')
  expect(Object.keys(corpsIn(dropped(lifted(guns), [0, 0]).after).batteries!)).toEqual(['12pdr', '12pdr-2'])
  expect(corpsIn(afterOnATable(battle, cut(battle, [guns])))).not.toHaveProperty('batteries')
})

describe('drawn things', () => {
  test('are copied under an id of their own, on top, and stay on the table', () => {
    const clip = lifted(BOSSU)
    expect(clip.what).toBe('Bossu wood')
    const { after, made } = dropped(clip, [clip.origin[0] + 20, clip.origin[1] - 5])
    expect(made).toEqual([['board', 'features', 'bossu-wood-2']])
    expect(after.board.features!['bossu-wood-2']!.area![0]).toEqual([20, 29.2])
    const { area } = dropped(clip, [0, 0]).after.board.features!['bossu-wood-2']!
    expect(Math.min(...area!.flat())).toBe(0)
    expect(errorsIn(after)).toEqual([])
  })

  test('13.4: an entry comes to lie on an edge', () => {
    const { after } = dropped(lifted(['board', 'entries', 'east-namur']), [300, 350])
    expect(after.board.entries!['east-namur-2']!.at).toEqual([30, 36])
  })

  test('cut out and dropped where they were are what they were', () => {
    const things = [BOSSU, ['board', 'areas', 'thyle']]
    const clip = lifted(...things)
    const without = afterOnATable(battle, cut(battle, things))
    expect(without.board.features).not.toHaveProperty('bossu-wood')
    expect(dropped(clip, clip.origin, without).after).toEqual(battle)
  })
})

test('commanders are not copied, and nothing is nothing', () => {
  expect(lift(battle, [['armies', 'french', 'commander']])).toBeUndefined()
  expect(lift(undefined, [BOSSU])).toBeUndefined()
  expect(cut(undefined, [BOSSU])).toEqual([])
})

test('a clipboard may hold anything', () => {
  const sound = lifted(BOSSU, ...all, [...II_CORPS, 'batteries', '12pdr'])
  for (const parts of [
    null,
    [],
    {},
    { ...(sound.parts as object), shapes: [{ id: 'x', list: 'features', data: { area: 'x' } }] },
    { ...(sound.parts as object), units: [{ id: 'x' }] },
  ]) {
    expect(drop(battle, { ...sound, parts }, [0, 0], undefined)).toMatchObject({
      changes: [],
      notices: [expect.any(String)],
    })
  }
})

test('what cannot be read is neither overwritten nor lost', () => {
  const swamp = { kind: 'swamp' }
  const unreadable = changeData(battle, [{ kind: 'set', path: ['board', 'features', 'bossu-wood-2'], value: swamp }])
  // The draft has no such wood.
  const { changes } = drop(battle, lifted(BOSSU), [100, 100], undefined)
  expect(() => changeData(unreadable, changes)).toThrow(ImpossibleChange)
  const drawn = scenarioEditor.survey(battle).shapes.map(({ path }) => path)
  const { board } = afterOnATable(unreadable, cut(battle, drawn))
  expect(board.features).toEqual({ 'bossu-wood-2': swamp })
  expect(Object.keys(board)).toEqual(['kind', 'width', 'height', 'yards', 'features'])
})
