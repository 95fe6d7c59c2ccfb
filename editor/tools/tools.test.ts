import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TOOLS } from './index.ts'

describe('the tools', () => {
  it('have a key each', () => {
    for (const tools of [TOOLS.hex, TOOLS.table]) expect(new Set(tools.map(({ key }) => key)).size).toBe(tools.length)
  })

  it('are all in docs/editor.md, with their keys', () => {
    const page = readFileSync(new URL('../../docs/editor.md', import.meta.url), 'utf8')
    expect(
      [...TOOLS.hex, ...TOOLS.table].filter(({ key, name }) => !page.includes(`| ${key.toUpperCase()} | ${name} |`)),
    ).toEqual([])
  })
})
