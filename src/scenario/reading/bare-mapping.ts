/** A mapping whose names are all its own: nothing is inherited, so that no name in a file can reach anything else. */
type BareMapping = Record<string, unknown>

const Bare = function () {} as unknown as new () => BareMapping
Object.defineProperty(Bare, 'prototype', { value: Object.freeze(Object.create(null)) })

/** An empty one. What `Object.create(null)` makes is as safe, but engines look its names up several times slower. */
export function bareMapping(): BareMapping {
  return new Bare()
}
