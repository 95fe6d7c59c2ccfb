// What makes a bundle quick to load: few files, and large data as a text that is parsed, which takes a fraction of the time of code.
import { readFileSync } from 'node:fs'

/** From this size on, data are parsed as text. */
const LARGE = 10_000

/** Data out of large JSON files. */
export const parsedData = () => ({
  name: 'parsed-data',
  load(id) {
    if (!id.endsWith('.json')) return null
    const text = readFileSync(id, 'utf8')
    if (text.length < LARGE) return null
    const data = JSON.stringify(JSON.stringify(JSON.parse(text)))
    return { code: `export default /* @__PURE__ */ JSON.parse(${data})`, moduleType: 'js' }
  },
})

/**
 * Puts all that is loaded together into one file: each group is named after what is always loaded with its entries. What an
 * earlier group has is not in a later one, and modules that `test` leaves out go where they would go without this. A group
 * `{ sharedBy: entries }` has what at least two of these entries need.
 */
export function together(groups, test = /./) {
  const groupOf = new Map()
  return {
    plugin: {
      name: 'together',
      buildEnd() {
        const reachedFrom = (entries) => {
          const reached = new Set()
          const open = [...entries]
          for (let id = open.pop(); id; id = open.pop()) {
            if (groupOf.has(id) || reached.has(id)) continue
            const module = this.getModuleInfo(id)
            if (!module) throw new Error(`${id} is not in the bundle`)
            reached.add(id)
            open.push(...module.importedIds.filter((one) => this.getModuleInfo(one)))
          }
          return reached
        }
        for (const [name, entries] of Object.entries(groups)) {
          for (const id of entries.sharedBy
            ? sharedIds(entries.sharedBy.map((one) => reachedFrom([one])))
            : reachedFrom(entries))
            groupOf.set(id, name)
        }
      },
    },
    codeSplitting: {
      // A group takes along what its modules import: the first one first, so that it needs nothing of a later one.
      groups: Object.keys(groups).map((group, i, { length }) => ({
        debugName: group,
        test,
        name: (id) => (groupOf.get(id) === group ? group : null),
        priority: length - i,
      })),
    },
  }
}

/** What is in more than one of several sets. */
function sharedIds(sets) {
  return sets.flatMap((set, i) => [...set].filter((id) => sets.slice(i + 1).some((other) => other.has(id))))
}
