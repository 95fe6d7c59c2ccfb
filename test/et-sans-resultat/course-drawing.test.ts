import { expect, test } from 'vitest'
import { drawScene } from '../../src/scene/draw.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { setup } from '../../src/systems/et-sans-resultat/rules/setup.ts'
import { boardView } from '../../src/systems/et-sans-resultat/view/index.ts'
import { presenter } from '../../src/systems/et-sans-resultat/view/presenter.ts'
import { onATable } from '../support/drafts.ts'

// Quatre Bras with fog over the farm on turns 1 and 2, a brook that rises, and Allies who are hidden.
const battle: EtSansResultatScenario = {
  ...onATable(),
  weather: [
    { from: 1, state: 'fog', name: 'Fog at the farm', areas: ['gemioncourt'] },
    { from: 3, state: 'clear' },
  ],
  events: [
    { id: 'flood', name: 'The brook rises', turn: 2, features: [{ ids: ['gemioncourt-brook'], becomes: 'river' }] },
  ],
  specialRules: [{ rule: 'hidden-set-up', side: 'allied' }],
}
const kinds = (turn: number) =>
  boardView
    .portrayScenario(battle, turn)!
    .areas.flatMap(({ kind, name }) => (kind === 'event' || kind === 'weather' ? [`${kind} ${name}`] : []))

test('the map has weather that lies over areas and what events are going to change, until they are over', () => {
  expect(kinds(1)).toEqual(['event The brook rises', 'weather Fog at the farm'])
  expect(kinds(2)).toEqual(['weather Fog at the farm'])
  expect(kinds(3)).toEqual([])
  const svg = makeSvg(drawScene(boardView.portrayScenario(battle, 1)!, { theme: THEMES.light }))
  expect(svg).not.toMatch(/NaN|undefined/)
  for (const text of ['May change: The brook rises', 'Fog at the farm']) expect(svg).toContain(text)
})

test('a game shows the same, and hidden units only to their side', () => {
  const state = setup(battle, 1)
  const { areas } = boardView.portrayState(state)
  expect(areas.filter(({ kind }) => kind === 'event' || kind === 'weather').map(({ name }) => name)).toEqual([
    'The brook rises',
    'Fog at the farm',
  ])
  const [french, allied] = [0, 1].map((viewer) => boardView.portrayState(state, viewer).pieces.length)
  expect(french).toBeLessThan(allied!)
  expect([0, 1].map((side) => presenter.hides?.(state, side))).toEqual([false, true])
  const unseen = boardView.portrayState(state).pieces.find(({ side }) => side === 1)!
  const titles = [undefined, 1, 0].map((viewer) => presenter.scout?.(state, unseen.place, viewer)?.title)
  expect(titles[1]).toBe(titles[0])
  expect(titles[2]).toMatch(/^\(?[\d.]+/)
})
