/**
 * Divides blocks over two columns no higher than `most`: where the second begins, and how many there is room for. Where there
 * is room for all of them, so that the higher column is as low as can be.
 */
export function divide(heights: readonly number[], most: number): [first: number, second: number] {
  const fits = (from: number) => {
    let [end, height] = [from, 0]
    while (end < heights.length && height + heights[end]! <= most + 0.01) height += heights[end++]!
    return end
  }
  // A block that is too high for any column stands alone.
  const first = Math.max(1, fits(0))
  const second = fits(first)
  if (second < heights.length) return [first, second]
  const total = (blocks: readonly number[]) => blocks.reduce((sum, height) => sum + height, 0)
  let best = first
  for (let split = 1; split <= first; split++) {
    const higher = (at: number) => Math.max(total(heights.slice(0, at)), total(heights.slice(at)))
    if (higher(split) < higher(best)) best = split
  }
  return [best, second]
}
