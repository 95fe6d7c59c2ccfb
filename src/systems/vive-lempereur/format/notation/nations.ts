import type { Nation } from '../types.gen.ts'

/** The flags of the special dice (1.2), as names. */
export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  french: 'French',
  english: 'English',
  prussian: 'Prussian',
}

/** Reads the name of a nation, or of its people. */
export function parseNation(name: string): Nation | undefined {
  return BY_NAME.get(name.toLowerCase())
}

/** 1.2: English stands for every Ally who is not Prussian. */
const BY_NAME: ReadonlyMap<string, Nation> = new Map([
  ['french', 'french'],
  ['english', 'english'],
  ['british', 'english'],
  ['prussian', 'prussian'],
  ['prussians', 'prussian'],
])
