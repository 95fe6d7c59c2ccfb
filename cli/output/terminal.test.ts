import { describe, expect, test } from 'vitest'
import { cells, colorsFor, visible, visibleCell, widthOf } from './terminal.ts'

const writer = (isTTY: boolean) => ({ write: () => undefined, isTTY })

describe('text made safe to print', () => {
  test('an escape sequence in a file cannot reach the terminal', () => {
    expect(visible('\u001b[31mred\u0007')).toBe('␛[31mred␇')
    expect(visible('\u009b31m\u007f')).toBe('\ufffd31m␡')
  })

  test('line breaks and tabs stay on the line', () => {
    expect(visible('a\tb\nc\r')).toBe('a b␊c␍')
  })

  test('marks that turn the direction of writing are shown as such', () => {
    expect(visible('a\u202eb\u2066c\u061cd')).toBe('a\ufffdb\ufffdc\ufffdd')
  })

  test('a command to a CI server is broken, wherever a line may begin', () => {
    expect(visible('##vso[task.prependpath]/x')).toBe('#\ufffdvso[task.prependpath]/x')
    expect(visible('a ###[error]b ##teamcity[c]')).toBe('a ##\ufffd[error]b #\ufffdteamcity[c]')
    expect(visible('::error::x.yaml')).toBe(':\ufffderror::x.yaml')
    expect(visible('a ::set-output name=b::c')).toBe('a :\ufffdset-output name=b::c')
    const shown = cells('##[error]::stop-commands::').map(({ text }) => text)
    expect(shown.join('')).toBe('#\ufffd[error]:\ufffdstop-commands::')
  })

  test('other hashes and colons stay as they are', () => {
    expect(visible('## Ligny :: [day] # [x] a::b, std::')).toBe('## Ligny :: [day] # [x] a::b, std::')
  })

  test('a cell of a table is safe, and no longer than a line can bear', () => {
    expect(visibleCell('\u001b[31mred')).toBe('␛[31mred')
    expect(visibleCell('x'.repeat(200))).toBe('x'.repeat(200))
    expect(visibleCell('x'.repeat(2_000_000))).toBe(`${'x'.repeat(199)}…`)
  })

  test('letters, accents and emoji stay as they are', () => {
    expect(visible('Wagnelée, 滑鐵盧 👍🏽')).toBe('Wagnelée, 滑鐵盧 👍🏽')
  })
})

describe('the width of text', () => {
  test('is two columns for Chinese letters and emoji, and none for an accent on its own', () => {
    expect(widthOf('ab')).toBe(2)
    expect(widthOf('滑鐵')).toBe(4)
    expect(widthOf('👍🏽')).toBe(2)
    expect(widthOf('❤️')).toBe(2)
    expect(widthOf('e\u0301')).toBe(1)
    expect(widthOf('\u0301')).toBe(0)
  })
})

describe('colours', () => {
  const isColoured = (isTTY: boolean, env: Record<string, string>) => colorsFor(writer(isTTY), env).red('x') !== 'x'

  test('are for terminals', () => {
    expect(isColoured(true, {})).toBe(true)
    expect(isColoured(false, {})).toBe(false)
    expect(isColoured(true, { TERM: 'dumb' })).toBe(false)
  })

  test('can be forced and forbidden, and forbidding wins', () => {
    expect(isColoured(false, { FORCE_COLOR: '1' })).toBe(true)
    expect(isColoured(false, { FORCE_COLOR: '0' })).toBe(false)
    expect(isColoured(true, { NO_COLOR: '1' })).toBe(false)
    expect(isColoured(true, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false)
    expect(isColoured(true, { NO_COLOR: '' })).toBe(true)
  })
})
