import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'

test('a link that takes too long to read is refused in words, and its worker ended', async () => {
  let isEnded = false
  const endless = Object.assign(new EventTarget(), {
    postMessage: () => undefined,
    terminate: () => {
      isEnded = true
    },
  }) as unknown as Worker
  await expect(readLink({ code: 'x', what: 'battle' }, () => endless, 20)).rejects.toThrow(
    'This link takes too long to read. It does not hold a battle.',
  )
  expect(isEnded).toBe(true)
})
