/** The parts of a battle that have a source. */
export const PARTS: Readonly<Record<string, string>> = {
  placements: 'Placements',
  terrain: 'Terrain',
  roads: 'Roads',
  names: 'Names on the map',
  units: 'Units',
  reinforcements: 'Reinforcements',
  specialRules: 'Special rules',
  combatResults: 'Combat results table',
  capability: 'Capability chart',
  terrainEffects: 'Terrain effects chart',
  zonesOfControl: 'Costs of zones of control',
  gunRange: 'Range of guns',
  victory: 'Victory conditions',
}

/** Where a part comes from, in words. */
export const STATUS = {
  printed: 'as printed',
  reconstruction: 'a reconstruction, not as printed',
  own: "the author's own design",
} as const
