import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hexPaletteIn } from '../document/board.ts'
import { ScenarioDocument } from '../document/scenario-document.ts'
import { wayAndSideWords, wayWords } from '../document/way-words.ts'
import { toolsIn } from './index.ts'

const opened = (path: string) =>
  ScenarioDocument.open(readFileSync(new URL(`../../scenarios/${path}`, import.meta.url), 'utf8'), {
    check: () => Promise.resolve(undefined),
  })

test('a battle whose units have no front is not offered a tool that turns them, nor rivers where there are only roads', async () => {
  const { state } = await opened('napoleon-at-waterloo/standard.yaml')
  expect(toolsIn(state).map(({ id }) => id)).not.toContain('facing')
  expect(toolsIn(state).map(({ id }) => id)).toContain('way')
  expect(wayWords(hexPaletteIn(state)!)).toBe('Roads')
})

test('a battle with fronts, roads and rivers is offered all of it, and so is a table', async () => {
  const { state } = await opened('vive-lempereur/waterloo.yaml')
  expect(toolsIn(state).map(({ id }) => id)).toEqual(expect.arrayContaining(['facing', 'way', 'hexside']))
  expect(wayAndSideWords(hexPaletteIn(state)!)).toMatch(/^Roads, rivers/)
  const table = await opened('et-sans-resultat/quatre-bras.yaml')
  expect(toolsIn(table.state).map(({ id }) => id)).toContain('facing')
})
