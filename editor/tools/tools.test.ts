import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TOOLS } from './index.ts'

describe('the tools', () => {
  it('have a key each', () => {
    expect(new Set(TOOLS.map(({ key }) => key)).size).toBe(TOOLS.length)
  })

  it('are all in docs/editor.md, with their keys', () => {
    const page = readFileSync(new URL('../../docs/editor.md', import.meta.url), 'utf8')
    expect(TOOLS.filter(({ key, name }) => !page.includes(`| ${key.toUpperCase()} | ${name} |`))).toEqual([])
  })
})
