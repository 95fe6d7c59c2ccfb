import { expect, test } from 'vitest'
import type { GameEvent } from '../../src/engine/system.ts'

/** By kind of event: the facts that every event of it has, and those that some have. */
export type Facts = Readonly<Record<string, readonly [always: string, sometimes?: string]>>

/** What was told of games: which events there were, with which facts, and which sentences lack something. */
export class ToldEvents {
  readonly troubles = new Set<string>()
  readonly #facts: Facts
  readonly #seen = new Map<string, Set<string>>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  note(event: GameEvent, told: string): void {
    const [always = '', sometimes = ''] = this.#facts[event.kind] ?? []
    const facts = Object.keys(event).filter((fact) => fact !== 'kind')
    const required = always.split(' ')
    const allowed = [...required, ...sometimes.split(' ')]
    if (!required.every((fact) => facts.includes(fact)) || !facts.every((fact) => allowed.includes(fact))) {
      this.troubles.add(`${event.kind}: ${facts.join(' ')}`)
    }
    const known = this.#seen.get(event.kind) ?? new Set()
    for (const fact of facts) known.add(fact)
    this.#seen.set(event.kind, known)
    if (/undefined|NaN|null|true|false|\[object|\n|^$/.test(told)) this.troubles.add(told)
  }

  /** What must hold once enough games were told. */
  test(sentences: Readonly<Record<string, unknown>>): void {
    test('every kind of event was seen, with every fact that it can have, and has a sentence', () => {
      const expected = Object.entries(this.#facts).map(([kind, [always, sometimes]]) => [
        kind,
        [...always.split(' '), ...(sometimes?.split(' ') ?? [])].toSorted(),
      ])
      expect(Object.fromEntries([...this.#seen].map(([kind, facts]) => [kind, [...facts].toSorted()]))).toEqual(
        Object.fromEntries(expected),
      )
      expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(this.#facts).toSorted())
    })

    test('no sentence lacks a word, and no event a fact', () => {
      expect([...this.troubles]).toEqual([])
    })
  }
}
