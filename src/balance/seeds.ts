import { WORDS } from '../engine/dice.ts'

/**
 * The seed of a game in a series: all games of a series have different ones, and it depends on nothing else, so that
 * they can be played in any order and on any number of threads. Two battles with the same series meet the same chance.
 */
export function seedOfGame(series: number, number: number): number {
  // 2 ** 32 divided by the golden ratio: an odd number, so that no two games of a series come to the same.
  const step = Math.imul(number, 0x9e3779b9)
  return mix((step ^ mix(series | 0) ^ mix(Math.floor(series / WORDS) + 1)) | 0)
}

/** The finalizer of MurmurHash3 (Austin Appleby): 32 bits to 32 bits, one to one, and no bit stays near its neighbours. */
function mix(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
