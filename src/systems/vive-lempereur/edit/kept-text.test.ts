import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { after, at, BATTLES, shipped, shippedText } from '../../../../test/support/drafts.ts'
import type { ClearTarget } from '../../../engine/hex-scenario-editor.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changeText } from '../../../scenario/edit/change-text.ts'
import { applyEdits } from '../../../scenario/edit/text-edits.ts'
import { SCHEMA } from '../format/index.ts'
import { scenarioEditor } from './scenario-editor.ts'

const EVERYTHING = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])
const commentsIn = (text: string) => text.split('\n').filter((line) => line.trimStart().startsWith('#'))

/** The text after an edit, which must say the same as the data do. */
function edited(id: (typeof BATTLES)[number], changes: readonly Change[]): string {
  const text = applyEdits(shippedText(id), changeText(shippedText(id), changes, SCHEMA))
  expect(parse(text)).toEqual(after(shipped(id), changes))
  return text
}

/** The lines of a text that another one does not have. */
function newLines(text: string, before: string): string[] {
  const known = new Set(before.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

describe('the text of a battle after an edit', () => {
  test('of one unit differs in one line', () => {
    const moves = [{ piece: ['units', 'french', 'general', 0], hex: at('V1')[0]! }]
    const text = edited('waterloo', scenarioEditor.pieces.move(shipped('waterloo'), moves))
    expect(newLines(text, shippedText('waterloo'))).toEqual(['    general: [K4, R6, V1]'])
  })

  test('of a stroke differs in the lists that it touches', () => {
    const text = edited('waterloo', scenarioEditor.ground.paint(shipped('waterloo'), at('D6', 'A1', 'A2'), 'orchard'))
    expect(newLines(text, shippedText('waterloo'))).toEqual([
      '    woods: [D7, E7, U6, V6]',
      '    orchard: [A1, A2, D6, E8, M8]',
    ])
  })

  for (const id of BATTLES) {
    test(`of all of ${id} says what the data say, and keeps every comment`, () => {
      const battle = shipped(id)
      const all = scenarioEditor.survey(battle).terrain.map((_, hex) => hex)
      const clip = scenarioEditor.clipboard.lift(battle, all.slice(0, 100), EVERYTHING)
      for (const { changes } of [
        scenarioEditor.board.transform(battle, 'mirror'),
        scenarioEditor.board.transform(battle, 'half-turn'),
        scenarioEditor.sides.swap(battle),
        scenarioEditor.clipboard.drop(battle, clip, clip.origin + 39),
      ]) {
        expect(commentsIn(edited(id, changes))).toEqual(commentsIn(shippedText(id)))
      }
      edited(id, scenarioEditor.ground.clear(battle, all, EVERYTHING))
      edited(id, scenarioEditor.ground.lay(battle, 'road', at('A1', 'A2', 'A3')))
      edited(id, scenarioEditor.pieces.deploy(battle, { side: 'french', type: 'garrison' }, at('A1', 'B1')))
    })
  }
})
