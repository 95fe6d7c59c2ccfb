/** Numbers from 0 to 1 that look random but are always the same for a place: hand-drawn, and the same on every machine. */
export function jitter(...seed: readonly number[]): () => number {
  let hash = 0x9e3779b9
  for (const number of seed) hash = Math.imul(hash ^ number, 0x85ebca6b) ^ (hash >>> 13)
  return () => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    hash ^= hash >>> 15
    return (hash >>> 0) / 2 ** 32
  }
}

/** One such number for a place, without the means to make more. */
export function stir(a: number, b: number, seed: number): number {
  let hash = Math.imul(0x9e3779b9 ^ seed, 0x85ebca6b)
  hash = Math.imul(hash ^ a ^ (hash >>> 13), 0x85ebca6b)
  hash = Math.imul(hash ^ b ^ (hash >>> 13), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
