import { joinWords } from './sentences.ts'

/** The name of exactly these hexes, if they have one that a sentence can carry without being misread. */
export function namePlaces(
  names: Readonly<Record<string, readonly string[]>> | undefined,
): (hexes: readonly string[]) => string | undefined {
  const byHexes = new Map(Object.entries(names ?? {}).map(([name, hexes]) => [[...hexes].sort().join(), name]))
  return (hexes) => {
    const name = byHexes.get([...hexes].sort().join())
    return name !== undefined && /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u.test(name) ? name : undefined
  }
}

/** `Quatre Bras (H11, I10 and I11)`. */
export function describePlaces(hexes: readonly string[], name: string | undefined): string {
  return name === undefined ? joinWords(hexes) : `${name} (${joinWords(hexes)})`
}
