import { describe, expect, test } from 'vitest'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { childPlace, placeAt } from '../../../src/scenario/schema/nodes.ts'
import { scenarioEditor as nawEditor } from '../../../src/systems/napoleon-at-waterloo/edit/scenario-editor.ts'
import { SCHEMA_ROOT as NAW_ROOT } from '../../../src/systems/napoleon-at-waterloo/format/index.ts'
import { scenarioEditor } from '../../../src/systems/vive-lempereur/edit/scenario-editor.ts'
import { SCHEMA_ROOT } from '../../../src/systems/vive-lempereur/format/index.ts'
import { after, BATTLES, errorsIn, shipped } from '../../../test/support/drafts.ts'
import { adapt, newEntry, offeredIn } from './initial.ts'

/** What the menu of a list adds to a battle, each kind of entry by its name. */
function additions(battle: ReturnType<typeof shipped>, list: Path, hexes: readonly string[]) {
  const place = childPlace(placeAt(SCHEMA_ROOT, battle, list)!, 0)!
  const around = {
    sides: Object.keys(battle.sides),
    hexes,
    // With one hex nothing is selected: it is that of the cursor.
    isGuess: hexes.length === 1,
    free: hexes,
    values: (at: typeof place, side: string | undefined) => scenarioEditor.forms.values(battle, at, side),
    most: (key: string) => scenarioEditor.forms.most?.(battle, key),
  }
  return offeredIn(place, around).map(({ name, example }) => ({ name, value: adapt(example, place, around) }))
}

describe('what the menus add', () => {
  for (const id of BATTLES) {
    test(`to ${id} is sound at once`, () => {
      const battle = shipped(id)
      for (const list of ['victory', 'reinforcements', 'weather', 'events', 'specialRules']) {
        const added = [...additions(battle, [list], ['A13', 'C13']), ...additions(battle, [list], ['A13'])]
        for (const { name, value } of added) {
          const entries = (battle as unknown as Record<string, unknown[] | undefined>)[list] ?? []
          const more = after(battle, [{ kind: 'set', path: [list], value: [...entries, value] }])
          expect({ list, name, errors: errorsIn(more) }).toEqual({ list, name, errors: errorsIn(battle) })
        }
      }
      const all = ['victory', 0, 'when', 'all']
      // Conditions on points need something that scores them.
      const points = Object.keys(battle.sides).map((side) => ({ side, points: 20, when: { controls: ['L12'] } }))
      // And somebody is broken only by a rule that says when.
      const breaking = Object.keys(battle.sides).map((side) => ({ rule: 'breaking-point', side, units: 12 }))
      // Nor does anybody arrive of a side that expects nobody.
      const expected = Object.keys(battle.sides).map((side) => ({ side, turn: 6, units: { general: ['A13'] } }))
      const joined = after(battle, [
        { kind: 'set', path: ['reinforcements'], value: [...(battle.reinforcements ?? []), ...expected] },
        { kind: 'set', path: ['specialRules'], value: [...(battle.specialRules ?? []), ...breaking] },
        { kind: 'set', path: ['victory', 0, 'when'], value: { all: [{ controls: ['L12'] }] } },
        { kind: 'set', path: ['points'], value: points },
      ])
      for (const { name, value } of additions(joined, all, ['A13'])) {
        const more = after(joined, [{ kind: 'insert', path: [...all, 1], value }])
        expect({ name, errors: errorsIn(more) }).toEqual({ name, errors: errorsIn(joined) })
      }
    })
  }
})

test('a condition keeps its hexes where nothing is selected; weather, which may lie anywhere, has none', () => {
  const battle = shipped('waterloo')
  const around = { sides: ['french', 'allied'], hexes: ['D5'], isGuess: true, free: [], values: () => undefined }
  const fog = { from: 1, state: 'fog', hexes: ['A1'] }
  expect(adapt(fog, childPlace(placeAt(SCHEMA_ROOT, battle, ['weather'])!, 0)!, around)).toEqual({
    from: 1,
    state: 'fog',
  })
  const when = placeAt(SCHEMA_ROOT, battle, ['victory', 0, 'when'])!
  expect(adapt({ controls: ['A1'] }, when, around)).toEqual({ controls: ['D5'] })
})

test('what a side wins by begins like the last, without its note; anything else by its example', () => {
  const battle = shipped('waterloo')
  const at = (list: string) => childPlace(placeAt(SCHEMA_ROOT, battle, [list])!, 0)!
  const last = { side: 'allied', level: 'moral', check: 'end-of-battle', when: { controls: ['L12'] }, note: 'Mine' }
  const { note: _, ...like } = last
  expect(newEntry({ side: 'french' }, [...battle.victory, last], at('victory'))).toEqual(like)
  expect(newEntry({ side: 'french' }, [], at('victory'))).toEqual({ side: 'french' })
  expect(newEntry({ turn: 2 }, battle.reinforcements!, at('reinforcements'))).toEqual({ turn: 2 })
  const news = { id: 'news', turn: 2 }
  expect(newEntry(news, [], at('events'))).toEqual(news)
  expect(newEntry(news, [news, { ...news, id: 'news-2' }], at('events'))).toEqual({ ...news, id: 'news-3' })
})

test('a new variant changes nothing until its author says what, and nobody has to destroy more than there is', () => {
  const nobody = { sides: ['french'], hexes: [], free: [], values: () => undefined }
  const variants = { rain: { name: 'Rain' } }
  const variant = placeAt(SCHEMA_ROOT, { variants }, ['variants', 'rain'])!
  expect(adapt({ name: 'A long day', changes: { turns: 8 } }, variant, nobody)).toEqual({ name: 'A long day' })

  const units = { french: { infantry: { '5-4': ['A1', 'B1'] } }, allied: { infantry: { '3-4': ['A7', 'C7'] } } }
  const battle = { sides: { french: {}, allied: {} }, units, victory: [{ side: 'french', when: { destroyed: 1 } }] }
  const when = placeAt(NAW_ROOT, battle, ['victory', 0, 'when'])!
  const around = { ...nobody, most: (key: string) => nawEditor.forms.most?.(battle, key) }
  // Half of the six points of the weaker side.
  expect(adapt({ destroyed: 150 }, when, around)).toEqual({ destroyed: 3 })
  expect(adapt({ destroyedFirst: 2 }, when, around)).toEqual({ destroyedFirst: 2 })
  expect(adapt({ lost: { side: 'french', strength: 40 } }, when, around)).toEqual({
    lost: { side: 'french', strength: 3 },
  })
  expect(adapt({ turn: 4 }, when, around)).toEqual({ turn: 4 })
})
