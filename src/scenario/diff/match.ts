/** Beyond this many, pairs are made in the order of the lists: the best choice would take too long. */
const MOST = 300

/** Dearer than any pair that may be made. */
const FORBIDDEN = 1e9

/** Two lists from which pairs are taken, the surest first; what is left at the end was removed or added. */
export class Matcher<Item> {
  before: readonly Item[]
  after: readonly Item[]

  constructor(before: readonly Item[], after: readonly Item[]) {
    this.before = before
    this.after = after
  }

  /**
   * Takes pairs of items with the same key, as many as possible and at the least cost in all; an infinite cost forbids a
   * pair. Items without a key stay. Without costs the first goes with the first.
   */
  take(key: (item: Item) => string | undefined, cost?: (before: Item, after: Item) => number): [Item, Item][] {
    const groups = groupBy(this.after, key)
    const pairs: [Item, Item][] = []
    for (const [name, before] of groupBy(this.before, key)) {
      const after = groups.get(name) ?? []
      const small = before.length <= MOST && after.length <= MOST
      const found =
        cost && small
          ? cheapest(before, after, cost)
          : before.slice(0, after.length).map((item, i): [Item, Item] => [item, after[i]!])
      pairs.push(...found.filter(([a, b]) => !cost || cost(a, b) < FORBIDDEN))
    }
    const taken = new Set(pairs.flat())
    this.before = this.before.filter((item) => !taken.has(item))
    this.after = this.after.filter((item) => !taken.has(item))
    return pairs
  }
}

/** Items by their keys, in their order; those without a key are left out. */
export function groupBy<Item>(items: readonly Item[], key: (item: Item) => string | undefined): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = key(item)
    if (name === undefined) continue
    const members = groups.get(name)
    if (members) members.push(item)
    else groups.set(name, [item])
  }
  return groups
}

/** The Hungarian method: rows join one after the other, each along the cheapest way to a free column. */
function cheapest<Item>(
  before: readonly Item[],
  after: readonly Item[],
  cost: (before: Item, after: Item) => number,
): [Item, Item][] {
  if (before.length > after.length) {
    return cheapest(after, before, (a, b) => cost(b, a)).map(([b, a]): [Item, Item] => [a, b])
  }
  // Rows and columns count from 1; column 0 holds the row that is looking for a place.
  const columns = after.length + 1
  const rowPrice = new Float64Array(before.length + 1)
  const columnPrice = new Float64Array(columns)
  const rowOf = new Int32Array(columns)
  for (let row = 1; row <= before.length; row++) {
    const least = new Float64Array(columns).fill(Infinity)
    const from = new Int32Array(columns)
    const isSettled = new Uint8Array(columns)
    rowOf[0] = row
    let column = 0
    do {
      isSettled[column] = 1
      const current = rowOf[column]!
      let next = 0
      let step = Infinity
      for (let other = 1; other < columns; other++) {
        if (isSettled[other]) continue
        const price = Math.min(cost(before[current - 1]!, after[other - 1]!), FORBIDDEN)
        const slack = price - rowPrice[current]! - columnPrice[other]!
        if (slack < least[other]!) {
          least[other] = slack
          from[other] = column
        }
        if (least[other]! < step) {
          step = least[other]!
          next = other
        }
      }
      for (let other = 0; other < columns; other++) {
        if (isSettled[other]) {
          rowPrice[rowOf[other]!]! += step
          columnPrice[other]! -= step
        } else least[other]! -= step
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      rowOf[column] = rowOf[from[column]!]!
      column = from[column]!
    }
  }
  return after.flatMap((item, i): [Item, Item][] => {
    const row = rowOf[i + 1]!
    return row === 0 ? [] : [[before[row - 1]!, item]]
  })
}
