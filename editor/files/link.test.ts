import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { assert, asyncProperty, string, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { linkFor, textOfLink } from './link.ts'

const SOUND = SYSTEMS[0]!.template

/** What stands behind `s=` in the link for a text. */
async function codeFor(text: string): Promise<string> {
  const link = await linkFor(text)
  expect(link).toMatch(/^s=[\w-]+$/)
  return link.slice(2)
}

describe('a link that carries a scenario', () => {
  test.each([SOUND, '', '\ufeff# Grouchy\r\n', 'Eylau, février 1807 – 🐎', 'a'.repeat(2 * 1024 * 1024)])(
    'gives back the very text: %#',
    async (text) => {
      expect(await textOfLink(await codeFor(text))).toBe(text)
    },
  )

  test('gives back any text', async () => {
    await assert(
      asyncProperty(string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
        expect(await textOfLink(await codeFor(text))).toBe(text)
      }),
    )
  })

  test('or a game, which is told apart', async () => {
    const link = await linkFor('{"berthier": 1}', 'r')
    expect(link).toMatch(/^r=[\w-]+$/)
    expect(await textOfLink(link.slice(2))).toBe('{"berthier": 1}')
  })

  test('is short enough to send', async () => expect((await codeFor(SOUND)).length).toBeLessThan(SOUND.length))

  test('that was cut, or lost or changed a character, is refused, and never another text', async () => {
    const code = await codeFor(SOUND)
    for (const one of [code.slice(0, -3), code.slice(0, code.length / 2), code.slice(1), `${code}=`, `${code} `, '']) {
      await expect(textOfLink(one)).rejects.toThrow('This link is damaged')
    }
    for (let i = 0; i < code.length - 1; i += 7) {
      const changed = code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1)
      await expect(textOfLink(changed)).rejects.toThrow('This link is damaged')
    }
  })

  test('that holds something else is refused', async () => {
    for (const bytes of [
      Buffer.from('text'),
      gzipSync(SOUND),
      deflateRawSync(SOUND),
      deflateSync(Buffer.from([0xff, 0xfe, 0])),
    ]) {
      await expect(textOfLink(bytes.toString('base64url'))).rejects.toThrow('This link is damaged')
    }
    await assert(
      asyncProperty(uint8Array({ minLength: 1 }), async (bytes) => {
        await expect(textOfLink(Buffer.from(bytes).toString('base64url'))).rejects.toThrow('This link is damaged')
      }),
    )
  })

  test('that would unpack to more than any scenario is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'a')).toString('base64url')
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(textOfLink(bomb)).rejects.toThrow('more than 2 MB')
    await expect(textOfLink('A'.repeat(1_000_001))).rejects.toThrow('too long')
  })

  test('is not made of a text that cannot be squeezed into one', async () => {
    const noise = Array.from({ length: 200_000 }, (_, i) => Math.abs(Math.sin(i)).toString(36).slice(2)).join('')
    await expect(linkFor(noise)).rejects.toThrow('too large for a link. Send the file.')
  })
})
