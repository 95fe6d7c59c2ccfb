import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { makeHex } from '../../board/hex-labels.ts'
import { expandRange, parseRange } from '../../board/hex-ranges.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { parseText } from '../reading/parse.ts'
import { carelessScenario } from './careless-scenario.fixture.ts'
import { formatScenario } from './index.ts'

describe('the canonical form of any scenario', () => {
  const formatted = (text: string) => {
    const result = formatScenario(text, SYSTEMS)
    return 'text' in result ? result.text : expect.unreachable(JSON.stringify(result.diagnostics[0]))
  }
  const property = (check: (text: string) => void) =>
    fc.assert(
      fc.property(carelessScenario, fc.boolean(), (text, windows) => {
        check(windows ? text.replaceAll('\n', '\r\n') : text)
      }),
      { numRuns: Number(process.env['FUZZ'] ?? 120) },
    )

  it('is its own canonical form', () => {
    property((text) => {
      const once = formatted(text)
      expect(formatted(once)).toBe(once)
    })
  })

  it('has every comment', () => {
    const comments = (text: string) => [...text.matchAll(/# c\d+/g)].map(String).sort()
    property((text) => {
      expect(comments(formatted(text))).toEqual(comments(text))
    })
  })

  it('means the same', () => {
    const meaning = (text: string) => {
      const { data, findings } = parseText(text)
      expect(findings).toEqual([])
      return simplify(data, [])
    }
    property((text) => {
      expect(meaning(formatted(text))).toEqual(meaning(text))
    })
  })

  it('has the line ends that it had', () => {
    property((text) => {
      const [windows, all] = [/\r\n/g, /\n/g].map((end) => formatted(text).match(end)?.length ?? 0)
      expect(windows).toBe(text.includes('\r\n') ? all : 0)
    })
  })

  it('has no single quotes around a text, and means the same in YAML 1.1', () => {
    property((text) => {
      // The package takes a lone exponent for a number of YAML 1.1, which it is not; E is a column.
      const result = formatted(text).replaceAll(/\bE(?=\d)/g, 'G')
      expect(result).not.toMatch(/(?:^|[:[{,-] )'/m)
      const strings = (version: '1.1' | '1.2') => {
        const found: unknown[] = []
        visit(parseDocument(result, { version }), {
          Scalar: (key, { value }) => void (key !== 'key' && typeof value === 'string' && found.push(value)),
        })
        return found
      }
      expect(strings('1.1')).toEqual(strings('1.2'))
    })
  })

  it('has no blanks at the end of a line and one line end at its end', () => {
    property((text) => {
      // These are parts of values.
      fc.pre(!/[|>]2?\+|end |\\ /.test(text))
      expect(formatted(text)).not.toMatch(/[ \t]\r?\n/)
      expect(formatted(text)).toMatch(/[^\r\n]\r?\n$/)
    })
  })
})

/** The data with every notation spelled out: sets of hexes sorted, paths hex by hex, placements as mappings. */
function simplify(data: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(data)) {
    if (keys.includes('units') && keys.length === 3) return sorted(data.map((item) => simplify(placement(item), [])))
    if (keys.at(-1) === 'roads')
      return data.map((item) => simplify(Array.isArray(item) ? { path: item } : item, ['road']))
    const isPath = keys.join('.') === 'road.path'
    const isSet = ['woods', 'town', 'Bossu wood', '7', 'controls'].includes(keys.at(-1) ?? '') && keys.length >= 2
    if (!isPath && !isSet) return data.map((item) => simplify(item, []))
    const expanded = data.flatMap((item) => expandRange(parseRange(item as string)!)).map(makeHex)
    return isPath ? expanded : [...new Set(expanded)].sort()
  }
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, simplify(value, [...keys, key])]),
  )
}

const placement = (item: unknown) => (typeof item === 'string' ? { at: item } : item)
const sorted = (items: unknown[]) => items.map((item) => JSON.stringify(item)).sort()
