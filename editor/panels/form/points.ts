/** Points as somebody writes them: `20.7, 10.2; 21, 11`. Nothing where it is something else, or not whole yet. */
export function readPoints(text: string): (readonly [number, number])[] | undefined {
  const points = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => /^(-?\d+(?:\.\d+)?)\s*[,\s]\s*(-?\d+(?:\.\d+)?)$/.exec(part))
  if (points.includes(null)) return undefined
  // Finer parts than tenths do not count on a table.
  const inch = (digits: string | undefined) => Math.round(Number(digits) * 10) / 10
  return points.map((found) => [inch(found![1]), inch(found![2])])
}

export function writePoints(points: unknown): string {
  if (!Array.isArray(points)) return ''
  return points
    .filter((point): point is readonly unknown[] => Array.isArray(point))
    .map((point) => point.join(', '))
    .join('; ')
}
