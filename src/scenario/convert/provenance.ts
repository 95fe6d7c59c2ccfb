/** The parts of a battle that have a source. */
export const PARTS: Readonly<Record<string, string>> = {
  placements: 'Placements',
  terrain: 'Terrain',
  reinforcements: 'Reinforcements',
  specialRules: 'Special rules',
  victory: 'Victory conditions',
}

/** Where a part comes from, in words. */
export const STATUS = {
  printed: 'as printed',
  reconstruction: 'a reconstruction, not as printed',
  own: "the author's own design",
} as const
