import { tenths } from '../../format/index.ts'

/** Points of a file as labels of places: `20.7,10.2`. Finer parts than tenths do not count. */
export function labelsOf(points: readonly (readonly number[])[]): string[] {
  return points.map((point) => point.map((inches) => (tenths(inches) / 10).toFixed(1)).join())
}

/** The middle of an outline or a line, for a mark. */
export function middleOf(points: readonly (readonly number[])[]): readonly number[] {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
  return [mean(points.map(([x]) => x!)), mean(points.map(([, y]) => y!))]
}
