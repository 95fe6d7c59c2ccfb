import { adjectivesOf } from '../nations.ts'
import type { Flag } from '../types.gen.ts'

/** What the book calls its nations. */
export const printedName = adjectivesOf(undefined)

/** Reads the name of a nation of the book, or of its people. */
export function parseNation(name: string): Flag | undefined {
  return BY_NAME.get(name.toLowerCase())
}

/** 1.2: English stands for every Ally who is not Prussian. */
const BY_NAME: ReadonlyMap<string, Flag> = new Map([
  ['french', 'french'],
  ['english', 'english'],
  ['british', 'english'],
  ['prussian', 'prussian'],
  ['prussians', 'prussian'],
])
