import { expect, test } from 'vitest'
import { CARD_ART } from '../engine/print-kit.ts'
import { drawCardArt } from './card-art.ts'

test('every card has a picture of its own, told apart without colour', () => {
  const drawn = CARD_ART.map((art) =>
    JSON.stringify(drawCardArt(art, { ink: '#000000', fill: '#777777', paper: '#ffffff' })),
  )
  expect(new Set(drawn).size).toBe(CARD_ART.length)
  for (const shapes of drawn) expect(shapes).not.toMatch(/NaN|undefined/)
})
