import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareVariants } from './variants.ts'

type Node = Readonly<Record<string, unknown>>

/** The paths to everything that stands below a value. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => [[...path, key], ...pathsIn(entry, [...path, key])])
}

/** Data without what a path leads to. */
function without(data: unknown, [step, ...rest]: readonly string[]): unknown {
  if (Array.isArray(data)) {
    return data.flatMap((entry, i) => (String(i) !== step ? [entry] : rest.length === 0 ? [] : [without(entry, rest)]))
  }
  const map = data as Node
  const entries = Object.entries(map).flatMap(([key, entry]) =>
    key !== step ? [[key, entry]] : rest.length === 0 ? [] : [[key, without(entry, rest)]],
  )
  return Object.fromEntries(entries) as Node
}

const battles = ['napoleon-at-waterloo/wavre', 'vive-lempereur/austerlitz', 'et-sans-resultat/auerstedt']

test.each(battles)('no part of what the variants of %s change goes unseen, however much they change', (battle) => {
  const { variants } = parse(readFileSync(`scenarios/${battle}.yaml`, 'utf8')) as { variants: Node }
  const parts = pathsIn(variants).filter((path) => path.length > 2 && /^(changes|adds|removes)$/.test(path[1]!))
  expect(parts.length).toBeGreaterThan(5)
  const unseen = parts.filter(
    (path) => compareVariants({ variants }, { variants: without(variants, path) }).length === 0,
  )
  expect(unseen.map((path) => path.join('.'))).toEqual([])
})
