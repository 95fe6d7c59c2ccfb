import { seal } from '../../cli/files/seal.ts'
import type { NastyText } from './nasty-texts.ts'

type Path = readonly (string | number)[]

/** Sound data with one part of it blown up: each list and mapping repeated, each text made long, unknown keys in each mapping. */
export function swell(name: string, data: unknown): NastyText[] {
  const variants: NastyText[] = []
  const kinds = new Set<string>()
  visit(data, [], [])
  return variants

  /** `steps` is the path with a star for each entry that is like its neighbours. */
  function visit(value: unknown, path: Path, steps: readonly string[]): void {
    const kind = steps.join('.')
    if (kinds.has(kind)) return
    kinds.add(kind)
    const add = (what: string, grow: (size: number) => unknown) =>
      variants.push({
        name: `${name}: ${kind || 'all of it'} ${what}`,
        make: (size) => JSON.stringify(replace(data, path, grow(size - JSON.stringify(data).length))),
      })
    if (Array.isArray(value)) {
      add('repeated', (size) => repeat(value, size))
      value.forEach((entry, i) => visit(entry, [...path, i], [...steps, '*']))
    } else if (typeof value === 'object' && value !== null) {
      const [first] = Object.values(value)
      add('with keys like the first', (size) => ({ ...value, ...manyKeys(first, size) }))
      add('with keys of a letter', (size) => ({ ...value, ...manyKeys(1, size) }))
      const alike = areAlike(Object.values(value))
      for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key], [...steps, alike ? '*' : key])
    } else {
      add('as a long text', (size) => 'x'.repeat(Math.max(1, size)))
      add('as a long list', (size) => repeat([value], size))
      add('nested deeply', () => nest(value, 48 - path.length))
    }
  }
}

/** The same for a file with a seal, which anybody can put on again: what is only edited is refused before it is looked at. */
export function swellSealed(name: string, data: unknown): NastyText[] {
  return swell(name, data).map((shape) => ({
    ...shape,
    make: (size) => seal(String(shape.make(size)).replace(/ \(digest \w+\)/, '')) as string,
  }))
}

/** Whether the entries of a mapping are of one kind under names of their own: units by their ids, hexes by their terrain. */
function areAlike(entries: readonly unknown[]): boolean {
  if (entries.length < 2) return false
  if (entries.every(Array.isArray)) return true
  if (!entries.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))) return false
  return Object.keys(entries[0]!).some((key) => entries.every((entry) => Object.hasOwn(entry!, key)))
}

function repeat(list: readonly unknown[], size: number): unknown[] {
  const entries = list.length > 0 ? list : [0]
  const times = Math.max(1, Math.floor(size / (JSON.stringify(entries).length - 1)))
  return Array.from({ length: times * entries.length }, (_, i) => entries[i % entries.length])
}

function manyKeys(value: unknown, size: number): object {
  const each = JSON.stringify(value ?? null).length + 10
  return Object.fromEntries(
    Array.from({ length: Math.max(1, Math.floor(size / each)) }, (_, i) => [`k${i}`, value ?? null]),
  )
}

function nest(value: unknown, levels: number): unknown {
  return levels <= 0 ? value : { not: nest(value, levels - 1) }
}

function replace(data: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part
  if (Array.isArray(data)) return data.with(step as number, replace(data[step as number], rest, part))
  return { ...(data as object), [step]: replace((data as Record<string, unknown>)[step], rest, part) }
}
