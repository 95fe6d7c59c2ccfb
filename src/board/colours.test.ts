import { expect, test } from 'vitest'
import { colourDistance, darken, inkOn } from './colours.ts'

test('what is written on a colour is white on dark ones and black on light ones', () => {
  for (const dark of ['#2f5597', '#b3342f', '#3f6b3a', '#000000']) expect(inkOn(dark)).toBe('#ffffff')
  for (const light of ['#e8e4da', '#ffffff', '#ffd700', '#7fc8ff']) expect(inkOn(light)).toBe('#1a1a1a')
})

test('a darker colour has the same parts of red, green and blue', () => {
  expect(darken('#ff8000', 0.5)).toBe('#804000')
})

test('colours that look alike are nearer to each other than those that do not', () => {
  expect(colourDistance('#2f5597', '#2f5597')).toBe(0)
  expect(colourDistance('#2f5597', '#30559a')).toBeLessThan(90)
  expect(colourDistance('#2f5597', '#3f6b3a')).toBeGreaterThan(90)
  expect(colourDistance('#b3342f', '#e8e4da')).toBeGreaterThan(90)
})
