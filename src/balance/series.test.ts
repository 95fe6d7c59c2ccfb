import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { playSeries, type Thread } from './series.ts'

/** A thread that never comes to the end of a game, and whose tasks fail when it is closed. */
class BusyThread implements Thread {
  tasks = 0
  #fail: ((error: Error) => void) | undefined

  play(): Promise<never> {
    this.tasks++
    return new Promise((_, fail) => {
      this.#fail = fail
    })
  }

  close(): void {
    this.#fail?.(new Error('closed'))
  }
}

test('who is stopped in the middle of a game does not begin it anew', async () => {
  const stopping = new AbortController()
  const thread = new BusyThread()
  const deaths: string[] = []
  const watch = {
    signal: stopping.signal,
    now: () => 0,
    report: () => undefined,
    died: (why: string) => deaths.push(why),
  }
  const series = playSeries({ encounters: 1, series: 1, games: 5 }, [thread], watch)
  stopping.abort()
  expect(await series).toMatchObject({ end: 'interrupted', records: [[]] })
  await setImmediate()
  expect({ tasks: thread.tasks, deaths }).toEqual({ tasks: 1, deaths: [] })
})
