/** The parts of a battle that have a source. */
export const PARTS: Readonly<Record<string, string>> = {
  placements: 'Placements',
  terrain: 'Terrain',
  areas: 'Areas',
  roads: 'Roads',
  names: 'Names on the map',
  units: 'Units',
  armies: 'Armies',
  ratings: 'Ratings',
  reinforcements: 'Reinforcements',
  arrivals: 'Arrivals',
  weather: 'Weather',
  specialRules: 'Special rules',
  combatResults: 'Combat results table',
  capability: 'Capability chart',
  terrainEffects: 'Terrain effects chart',
  zonesOfControl: 'Costs of zones of control',
  gunRange: 'Range of guns',
  tables: 'Tables',
  victory: 'Victory conditions',
}

/** Where a part comes from, in words. */
export const STATUS = {
  printed: 'as printed',
  reconstruction: 'a reconstruction, not as printed',
  own: "the author's own design",
} as const
