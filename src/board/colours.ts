/** The colour of each side's counters where nothing else is said. */
export const SIDE_FILLS = ['#2f5597', '#b3342f'] as const

/** A colour such as `#2f5597`: its red, green and blue from 0 to 255. */
function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The same colour, darker: `part` of it is left. */
export function darken(colour: string, part: number): string {
  const parts = channels(colour).map((channel) => Math.round(channel * part))
  return `#${parts.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** White or near black: what can be read better on a colour. Green looks brightest, blue darkest. */
export function inkOn(colour: string): string {
  return brightness(colour) > 150 ? '#1a1a1a' : '#ffffff'
}

/** How unlike two colours look, from 0 to about 765: the usual weights of red and blue by how red both are. */
export function colourDistance(a: string, b: string): number {
  const [first, second] = [channels(a), channels(b)]
  const [red, green, blue] = first.map((channel, i) => channel - second[i]!) as [number, number, number]
  const mean = (first[0] + second[0]) / 2
  return Math.sqrt((2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue)
}

/** Between two colours: `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const parts = a.map((channel, i) => Math.round(channel * (1 - share) + b[i]! * share))
  return `#${parts.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** How bright a colour looks, from 0 to 255. */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour)
  return (299 * red + 587 * green + 114 * blue) / 1000
}
