import { expect, test } from 'vitest'
import type { Scenario } from '../scenario/types.gen.ts'
import { baseOf, formatPageData, pageData, parsePageData } from './page-data.ts'

const scenario = { id: 'mine', title: 'Mine', units: { a: 1 }, variants: { fog: {} } } as unknown as Scenario

test('a page has what its battle says and what it is played by, and common parts once', () => {
  const data = { title: 'Mine', units: { b: 2 }, variants: { fog: {} } }
  const page = pageData({ scenario, draft: scenario, data })
  expect(page.base).toEqual({ other: { units: { b: 2 } }, lacks: ['id'] })
  expect(baseOf(parsePageData(formatPageData(page)))).toEqual(data)
})

test('a battle that says what it is played by is in its page once', () => {
  const page = pageData({ scenario, draft: scenario, data: { ...scenario } })
  expect(page.base).toBeUndefined()
  expect(baseOf(page)).toEqual(scenario)
})
