import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { SharedFindings, shareFindings } from '../checks/shared-part.ts'
import { codesOf } from '../codes/index.ts'
import { Report } from '../diagnostic.ts'
import { parseText } from '../reading/parse.ts'
import { checkVariants } from './check-variants.ts'

/** A part with one entry less, or nothing of it: what a variant may leave. */
function lessOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.slice(1)
  if (typeof part === 'number') return part + 1
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, lessOf(value)]))
}

/** The keys that say what a battle is like. */
const KEYS = [
  'turns',
  'board',
  'ground',
  'nations',
  'sides',
  'troops',
  'cards',
  'units',
  'control',
  'sources',
  'reinforcements',
  'specialRules',
  'victory',
  'tables',
  'deployment',
  'events',
  'weather',
  'points',
  'armies',
]

describe.each(SYSTEMS)('Variants of battles of $id', (rulebook) => {
  const folder = `scenarios/${rulebook.id}`
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

  it.each(files)('are told the same of %s whether they share the findings of the battle or not', (file) => {
    const data = parseText(readFileSync(`${folder}/${file}`, 'utf8')).data as Record<string, unknown>
    if (data['uses'] !== undefined || data['kind'] !== undefined) return
    const shared = new SharedFindings()
    const report = shareFindings(new Report<string>(codesOf(rulebook)), shared)
    rulebook.check(rulebook.writeOut?.(data, report) ?? data, report)
    const base = { rulebook, data, findings: report.diagnostics, isFit: true }
    for (const key of KEYS.filter((one) => data[one] !== undefined)) {
      const changed = [['changed', { name: 'Changed', changes: { [key]: lessOf(data[key]) } }]] as const
      const { findings } = checkVariants({ ...base, shared }, changed)
      expect({ key, findings }).toEqual({ key, findings: checkVariants(base, changed).findings })
    }
  })
})
