import { expect, test } from 'vitest'
import { type CheckRequest, WorkerChecker } from './checker.ts'

/** A browser's worker as the checker sees it; one that hangs never answers, and one that fails could not be loaded. */
class Helper extends EventTarget {
  isEnded = false
  readonly #kind: 'hangs' | 'fails' | 'works'

  constructor(kind: 'hangs' | 'fails' | 'works') {
    super()
    this.#kind = kind
  }

  postMessage({ text }: CheckRequest): void {
    if (this.#kind === 'hangs') return
    if (this.#kind === 'fails') queueMicrotask(() => this.dispatchEvent(new Event('error')))
    else
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
    helpers.push(new Helper(helpers.length === 0 ? 'hangs' : 'works'))
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

test('a text whose worker cannot be loaded is checked as soon as one can', async () => {
  const helpers: Helper[] = []
  const troubles: string[] = []
  const make = () => {
    helpers.push(new Helper(helpers.length < 2 ? 'fails' : 'works'))
    return helpers.at(-1) as unknown as Worker
  }
  const checker = new WorkerChecker(make, (message) => troubles.push(message), 60_000, 1)
  expect(await checker.check('sound')).toEqual({ diagnostics: [], data: 'sound' })
  expect(helpers.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
  expect(new Set(troubles)).toEqual(new Set(['The checks stopped (no reason given) and are starting again.']))
})

test('a text whose worker always fails is given up', async () => {
  const checker = new WorkerChecker(
    () => new Helper('fails') as unknown as Worker,
    () => undefined,
    60_000,
    1,
  )
  expect(await checker.check('bad')).toBeUndefined()
})
