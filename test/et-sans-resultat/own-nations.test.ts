import { describe, expect, test } from 'vitest'
import { drawScene } from '../../src/scene/draw.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { found } from '../../src/systems/et-sans-resultat/checks/skirmish.fixture.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { compare } from '../../src/systems/et-sans-resultat/text/diff/index.ts'
import { describe as describeBattle } from '../../src/systems/et-sans-resultat/text/index.ts'
import { boardView } from '../../src/systems/et-sans-resultat/view/index.ts'
import { makePrintKit } from '../../src/systems/et-sans-resultat/view/print/index.ts'
import { onATable } from '../support/drafts.ts'

const battle: EtSansResultatScenario = {
  ...onATable(),
  nations: { brunswick: { name: 'Black Brunswickers', like: 'prussian', colour: '#222233' } },
}

describe('checks', () => {
  const define = (nations: string, ...changes: readonly (readonly [string, string])[]) =>
    found(['turns: 6\n', `turns: 6\nnations: ${nations}\n`], ...changes)

  test('let a nation be like one that the sheet knows, the tables or a side', () => {
    expect(define('{ british: { like: russian } }')).toEqual([])
    expect(define('{ british: { like: polish } }')).toEqual([])
    expect(define('{ british: { like: bavarian } }')).toEqual(['nation/unknown bavarian'])
    const table = ['victory:', 'tables: { guns: { perSection: { bavarian-12: 2 } } }\nvictory:'] as const
    expect(define('{ british: { like: bavarian } }', table)).toEqual([])
  })

  test('find circles, nations that nobody has, and enemies that look alike', () => {
    expect(define('{ british: { like: british } }')).toEqual(['nation/circle british'])
    expect(define('{ saxon: { like: french } }')).toEqual(['nation/unused saxon'])
    expect(define('{ british: { colour: "#2b4b9b" } }')).toEqual(['nation/colour "#2b4b9b"'])
  })

  test('find guns in the tables by the nation that theirs is like', () => {
    const guns = ['guns: 8, weight: 8', 'guns: 8, weight: 9'] as const
    expect(define('{ french: { like: british } }', guns)).toEqual([])
    expect(define('{ french: { like: russian } }', guns)).toEqual(['unit/gun-weight 9'])
  })
})

describe('a nation of a battle’s own', () => {
  test('is drawn in its colour on the table, in labels and in the legend', () => {
    const portrait = boardView.portrayScenario(battle, 20)!
    expect(portrait.nations).toEqual([{ name: 'Black Brunswickers', colour: '#222233' }])
    const colours = new Set(portrait.pieces.map(({ colour }) => colour))
    expect(colours).toEqual(new Set([undefined, '#222233']))
    expect(JSON.stringify(drawScene(portrait, { theme: THEMES.light }))).toContain('"fill":"#222233"')
    expect(makePrintKit(battle)!.counters.some(({ colour }) => colour === '#222233')).toBe(true)
  })

  test('is told in the battle’s description and in differences', () => {
    const sentence = 'Black Brunswickers (Brunswick): like the Prussian troops, colour #222233'
    expect(describeBattle(battle).flatMap(({ sentences }) => sentences)).toContain(`${sentence}.`)
    const { nations: _, ...without } = battle
    expect(compare(without, battle).map(({ text }) => text)).toEqual([`nation added: ${sentence}`])
  })
})
