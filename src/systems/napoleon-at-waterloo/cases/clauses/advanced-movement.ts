import type { Chapter } from './chapter.ts'

/** The advanced game: what it keeps, the turn, zones of control, movement, terrain and set-up. */
export const ADVANCED_MOVEMENT: Chapter = {
  Game: {
    aI0a: ['is', 'The standard rules apply, except where a section names cases that it replaces.'],
    aI0b: ['is', 'The map is that of the standard game; the terrain effects are new.', 'format/tables.ts'],
    aI0c: ['is', 'Counters are brigades, read as before, in the same three arms.'],
    aI0d: ['is', 'Horse artillery is artillery in every respect.', 'rules/battlefield.ts'],
  },
  'Turn bombardment first': {
    aT0a: ['is', 'Combat has two steps: all bombardments, then all ground combat.'],
    aT0b: ['is', 'The Allied combat phase likewise.'],
  },
  'Zones 1': {
    aZ1a: ['may', 'Entering an enemy zone is allowed.'],
    aZ1b: ['is', 'It costs one point more than the hex: two in clear ground.'],
  },
  'Zones 2': {
    aZ2a: ['may not', 'Infantry and artillery may not leave a zone.'],
    aZ2b: ['may', 'Cavalry may, at any time.'],
    aZ2c: ['is', 'It pays one point more for the first hex it then enters.', 'rules/reach.ts'],
  },
  'Zones 3': {
    aZ3a: ['may not', 'Infantry and artillery do not move from zone to zone.', 'rules/zones.ts'],
    aZ3b: ['is', 'Cavalry does, and pays for the hex, for leaving and for entering: three points in clear ground.'],
    aZ3c: ['may', 'It may cross as many zones as its points allow.'],
  },
  'Zones 4': {
    aZ4a: ['is', 'Cases C and D of the standard game, by which zones stop and hold units, no longer apply.'],
  },
  'Movement 1': {
    aM1a: ['is', 'Clear ground costs one point, woods four.', 'rules/step-costs.ts'],
    aM1b: ['may not', 'A unit with fewer points left than a hex costs does not enter it.'],
    aM1c: ['is', 'Enemy zones change the cost.'],
  },
  'Movement 2': {
    aM2a: ['may', 'Units may end their move in a hex with friendly units.', 'rules/stacking.ts'],
    aM2b: ['may not', 'At the end of a side’s movement no hex holds more than three of its units.'],
    aM2c: ['is', 'Units in excess that could not be avoided are destroyed.'],
  },
  'Movement 3': {
    aM3a: ['may', 'Cavalry may cross enemy zones.'],
    aM3b: ['may', 'And leave them.'],
  },
  'Movement 4': {
    aM4a: ['may', 'Woods are entered at the cost in the chart.', 'rules/step-costs.ts'],
    aM4b: ['is', 'Along a road through woods the cost is that of clear ground.', 'rules/step-costs.ts'],
  },
  'Movement 5': { aM5a: ['is', 'Cases C, F, G, H and J of the standard game no longer apply.'] },
  Terrain: {
    aX0a: ['is', 'Terrain affects combat by the ground the defender is on.', 'rules/strengths.ts'],
  },
  'Terrain clear': {
    aX1a: ['is', 'Clear ground, with or without a road: one point, no effect on combat.', 'format/catalog.ts'],
  },
  'Terrain town': {
    aX2a: ['is', 'A town costs one point.', 'format/catalog.ts'],
    aX2b: [
      'is',
      'Defenders there have double strength; units attacking out of it have normal strength.',
      'format/catalog.ts',
    ],
  },
  'Terrain woods': {
    aX3a: ['is', 'Woods cost four points.', 'format/catalog.ts'],
    aX3b: ['is', 'Every attack on woods shifts one column down, 2-1 to 1-1.', 'format/catalog.ts'],
  },
  'Terrain woods-road': {
    aX4a: ['is', 'Woods/road costs one point, along the road.', 'format/catalog.ts'],
    aX4b: ['is', 'The same shift as in woods.', 'format/catalog.ts'],
  },
  'Set-up': {
    aS0a: ['is', 'Units set up as in the advanced deployment.'],
    aS0b: ['is', 'The rest of the set-up is as before: the edge of entry, and the ban on delay.', 'rules/arrivals.ts'],
  },
  'Set-up Prussians': {
    aS1a: ['is', 'They arrive in three groups instead of one.'],
    aS1e: ['is', 'Each group arrives at the start of the Allied movement phase of its turn.'],
    aS1f: ['is', 'The hex where a unit enters is the first of its move.', 'rules/reach.ts'],
  },
  'Set-up turn 3': { aS1b: ['is', 'Turn 3: nine 5-4, two 3-4, and one each of 6-4, 7-5 and 6-3.'] },
  'Set-up turn 5': { aS1c: ['is', 'Turn 5: five 6-4, and one each of 5-4, 4-5 and 7-3.'] },
  'Set-up turn 6': { aS1d: ['is', 'Turn 6: nine 5-4, two 6-4, and one each of 4-4, 12-5 and 9-3.'] },
}
