import { expect, test } from 'vitest'
import { WorkerChecker } from './checker.ts'

/** A browser's worker as the checker sees it; `hangs` never answers. */
class Helper extends EventTarget {
  isEnded = false
  readonly #hangs: boolean

  constructor(hangs: boolean) {
    super()
    this.#hangs = hangs
  }

  postMessage(text: string): void {
    if (this.#hangs) return
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { diagnostics: [], data: text } })))
  }

  terminate(): void {
    this.isEnded = true
  }
}

test('a text that takes too long is given up with a message, and the next is checked by another worker', async () => {
  const helpers: Helper[] = []
  const troubles: string[] = []
  const make = () => {
    helpers.push(new Helper(helpers.length === 0))
    return helpers.at(-1) as unknown as Worker
  }
  const checker = new WorkerChecker(make, (message) => troubles.push(message), 20)
  const [stuck, next] = [checker.check('endless'), checker.check('sound')]
  expect(await stuck).toBeUndefined()
  expect(troubles).toEqual([expect.stringContaining('takes too long to check')])
  expect(helpers[0]!.isEnded).toBe(true)
  expect(await next).toEqual({ diagnostics: [], data: 'sound' })
  expect(helpers).toHaveLength(2)
  expect(helpers[1]!.isEnded).toBe(false)
})
