import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('CONTRIBUTING.md', 'utf8')

test('every file and folder that CONTRIBUTING names is there', () => {
  const named = [...page.matchAll(/`((?:src|cli|editor|test|scripts|schema|docs|bench|scenarios)\/[^`\s<*]*)`/g)]
  expect(named.length).toBeGreaterThan(60)
  expect(named.map(([, path]) => path!).filter((path) => !existsSync(path))).toEqual([])
})

test('each of the five paths names its files in order', () => {
  const ways = page.slice(page.indexOf('## Five paths'), page.indexOf("## A rulebook's rooms"))
  const lists = ways.split(/\n\*\*/).slice(1)
  expect(lists).toHaveLength(5)
  for (const list of lists)
    expect(list.match(/^\d\. .*`(src|cli|editor|scripts)\//gm)!.length).toBeGreaterThanOrEqual(4)
})
