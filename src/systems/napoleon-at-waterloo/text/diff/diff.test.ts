import { describe, expect, test } from 'vitest'
import { compareBattles } from '../../../../scenario/diff/compare.ts'
import { validate } from '../../../../scenario/validate.ts'
import { SYSTEMS } from '../../../index.ts'
import { TEMPLATE } from '../../format/template.ts'

async function told(...changes: readonly (readonly [place: string, to: string])[]): Promise<string[]> {
  const after = changes.reduce((text, [place, to]) => {
    if (text.split(place).length !== 2) throw new Error(`${place} is not in the battle once`)
    return text.replace(place, () => to)
  }, TEMPLATE)
  const comparison = await compareBattles(validate(TEMPLATE, SYSTEMS), validate(after, SYSTEMS), SYSTEMS)
  return comparison!.changes.map(({ text }) => text)
}

describe('two battles', () => {
  test('that are written otherwise are the same', async () => {
    expect(await told(['[0306-0307, "0407"]', '["0407", "0307", "0306"]'])).toEqual([])
  })

  test('whose conditions stand in another order differ in the standard game only, where the first that holds decides', async () => {
    const conditions = /victory:\n(.*\n)(.*\n)/.exec(TEMPLATE)!
    const swap = [conditions[0], `victory:\n${conditions[2]}${conditions[1]}`] as const
    expect(await told(swap)).toEqual(['conditions of victory, of which the first that holds decides, reordered'])
    expect(await told(swap, ['edition: standard', 'edition: advanced'])).not.toContain(
      'conditions of victory, of which the first that holds decides, reordered',
    )
  })

  test.each<[place: string, to: string, text: string]>([
    ['"0410"', '"0510"', 'French Cavalry 3-5 moved 0410 → 0510'],
    ['3-5: ["0410"]', '4-5: ["0410"]', 'French Cavalry 3-5 at 0410 changed: 3-5 → 4-5'],
    ['"0710", ', '', 'French Infantry 6-4 removed at 0710'],
    ['2-3: ["0805"]', '2-3: ["0805"], 5-3: ["1004"]', 'Allied Artillery 5-3 added at 1004'],
    ['4-4: 2 }', '4-4: 3 }', 'turn 3, Allied (Prussian): two → three 4-4, one 2-5, by 1503-1508'],
    ['turn: 3', 'turn: 4', 'turn 3 → 4, Allied (Prussian): two 4-4, one 2-5, by 1503-1508'],
    [
      'exited: 3',
      'exited: 4',
      'The French side wins if they are the first to destroy 15 points and 3 → 4 of their units have left the board',
    ],
    ['points: 15, sides', 'points: 20, sides', '15 → 20 points demoralise Allied'],
    ['[0601-1001]', '[0601-1101]', 'French exits gained 1101'],
    ['town: ["0805"]', 'town: ["0805", "0905"]', 'town added at 0905'],
    ['edition: standard', 'edition: standard\nstacking: 2', 'stacking added: 2'],
    [
      'sides:\n',
      'troops: { guard: { like: infantry, letter: G, defence: 2 } }\nsides:\n',
      'kind of unit added: Guard: like infantry, letter G, defends ×2',
    ],
    ['"0710", ', '{ at: "0710", defence: 2 }, ', 'French Infantry 6-4 at 0710 changed: usual values → defends ×2'],
    [
      'sides:\n',
      'nations: { prussian: { name: Prussians, colour: "#333333" } }\nsides:\n',
      'nation added: Prussians (Prussian): colour #333333',
    ],
    ['victory:', 'tables: { terrainEffects: { town: { move: 1, defence: 3 } } }\nvictory:', 'town: defence 2 → 3'],
    [
      'victory:',
      'weather: [{ from: 2, state: night, hexes: [0101-0505] }]\nvictory:',
      'weather added: From turn 2 on: night in 0101-0505: sight 1 hex, units move 1 movement point less',
    ],
    ['victory:', 'tables: { gunRange: 3 }\nvictory:', 'range of guns 2 → 3'],
    [
      'victory:',
      'options: { entryIntoZones: true }\nvictory:',
      'arrivals in an enemy zone of control not allowed → allowed',
    ],
  ])('tell %j → %j', async (place, to, text) => {
    expect((await told([place, to])).map((line) => line.replaceAll('"', ''))).toEqual([text])
  })
})
