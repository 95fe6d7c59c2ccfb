import { describe, expect, test } from 'vitest'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { childPlace, placeAt } from '../../../src/scenario/schema-nodes.ts'
import { scenarioEditor } from '../../../src/systems/vive-lempereur/edit/scenario-editor.ts'
import { SCHEMA_ROOT } from '../../../src/systems/vive-lempereur/format/index.ts'
import { after, BATTLES, errorsIn, shipped } from '../../../test/support/drafts.ts'
import { adapt, offeredIn } from './initial.ts'

/** What the menu of a list adds to a battle, each kind of entry by its name. */
function additions(battle: ReturnType<typeof shipped>, list: Path, hexes: readonly string[]) {
  const place = childPlace(placeAt(SCHEMA_ROOT, battle, list)!, 0)!
  const around = {
    sides: Object.keys(battle.sides),
    hexes,
    free: hexes,
    values: (at: typeof place, side: string | undefined) => scenarioEditor.forms.values(battle, at, side),
  }
  return offeredIn(place, around).map(({ name, example }) => ({ name, value: adapt(example, place, around) }))
}

describe('what the menus add', () => {
  for (const id of BATTLES) {
    test(`to ${id} is sound at once`, () => {
      const battle = shipped(id)
      for (const list of ['victory', 'reinforcements', 'specialRules']) {
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
      const breaking = Object.keys(battle.sides).map((side) => ({ rule: 'breaking-point', side, lost: 12 }))
      const joined = after(battle, [
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
