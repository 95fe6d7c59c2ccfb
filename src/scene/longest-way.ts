/** The way through things that hang together between those that are furthest apart: the line that a ridge or a river follows. */
export function longestWay(things: Iterable<number>, neighboursOf: (thing: number) => readonly number[]): number[] {
  const own = new Set(things)
  const reach = (start: number) => {
    const from = new Map<number, number>([[start, start]])
    for (const thing of from.keys()) {
      for (const next of neighboursOf(thing)) if (own.has(next) && !from.has(next)) from.set(next, thing)
    }
    return from
  }
  const furthest = (from: ReadonlyMap<number, number>) => [...from.keys()].at(-1)!
  const [first] = own
  if (first === undefined) return []
  const start = furthest(reach(first))
  const from = reach(start)
  const way = [furthest(from)]
  for (let thing = way[0]!; thing !== start; ) {
    thing = from.get(thing)!
    way.push(thing)
  }
  return way
}
