/** A table by results such as `4` or `1-3` as a list, from the lowest result on. */
export function expandDieTable<Entry>(table: Readonly<Record<string, Entry>>): Entry[] {
  const rows = Object.entries(table).map(([key, entry]) => {
    const [from, to = from] = key.split('-').map(Number) as [number, number?]
    return { from, to, entry }
  })
  return rows
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to, entry }) => Array.from({ length: to - from + 1 }, () => entry))
}
