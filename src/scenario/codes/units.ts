import type { CodeEntry } from './index.ts'

/** Sides, units and where they stand. */
export const UNIT_CODES = {
  'side/unknown': {
    severity: 'error',
    title: 'A side that does not exist',
    why: 'Only the names under `sides` are sides.',
    fix: 'Correct the name, or define the side.',
  },
  'side/without-units': {
    severity: 'error',
    title: 'A side without combat units',
    why: 'It cannot play: garrisons cannot move, and generals and leaders cannot fight alone.',
    fix: 'Add units under `units` or, if the format has them, under `deployment.forces` or `armies`.',
  },
  'side/same-edge': {
    severity: 'error',
    title: 'Both sides at the same edge',
    why: 'A side faces away from its edge and retreats towards it, and left and right depend on it.',
    fix: 'Give one side the opposite edge.',
  },
  'side/swapped-edges': {
    severity: 'warning',
    title: 'Sides that have each other’s edge',
    why: 'Units face away from their own edge at the start and retreat towards it. Here both sides have the enemy between themselves and their edge, so both show the enemy their backs.',
    fix: 'Exchange the edges of the two sides.',
  },
  'side/noun': {
    severity: 'info',
    title: 'A side named by a noun',
    why: 'The sheet, the victory conditions and reports put the name before a noun: the Austrian side, the Austrian infantry.',
    fix: 'Use the adjective.',
  },
  'side/shared-nation': {
    severity: 'error',
    title: 'A nation on both sides, or twice on one',
    why: 'Flag dice, demoralisation and deployment depend on the nation, so a nation fights for only one side.',
    fix: 'Remove it from one of them.',
  },
  'unit/without-side': {
    severity: 'error',
    title: 'Units without a side',
    why: 'Under `units`, the sides come first, then the types: it is unclear who this general or unit fights for.',
    fix: 'Move it under its side.',
  },
  'unit/faces-off': {
    severity: 'warning',
    title: 'A unit that faces off the board',
    why: 'It looks where nobody can come from, and shows its back to the enemy. The direction is probably mistaken.',
    fix: 'Turn it, or leave out `facing`: units look away from the edge of their side.',
  },
  'unit/same-name': {
    severity: 'warning',
    title: 'Two units with one name',
    why: 'Orders, logs, conditions and reports speak of units by their names. Two of one army on different counters are told apart only by whoever looks closely; two on the same counter, by nobody.',
    fix: 'Give one of them another `name`.',
  },
  'unit/stacked': {
    severity: 'error',
    title: 'Too many units in a hex',
    why: 'The number of units of a side in a hex is limited: to one combat unit or garrison with a general (6.1), or by `stacking`.',
    fix: 'Move one of them.',
  },
  'unit/among-enemies': {
    severity: 'error',
    title: 'Units of both sides in a hex',
    why: 'No unit or general may be in a hex with an enemy unit (6.3).',
    fix: 'Move one of them.',
  },
  'unit/impassable': {
    severity: 'error',
    title: 'A unit on impassable terrain',
    why: 'No unit can be there: impassable ground (8.5, 8.8), woods off the road where an edition closes them, or on a table a river or pond without a bridge.',
    fix: 'Move the unit, or change the terrain.',
  },
  'unit/wrong-nation': {
    severity: 'error',
    title: 'A unit of a nation that fights for the other side, or for none',
    why: 'A unit belongs to one of the nations of its side.',
    fix: 'Correct the nation, or add it to the side.',
  },
  'unit/facing': {
    severity: 'error',
    title: 'A facing that is not a hexside',
    why: 'Hexes here have flat tops, so a unit faces N, NE, SE, S, SW or NW; there is no side to the east or west (6.2.1).',
    fix: 'Use the nearest hexside.',
  },
} as const satisfies Record<string, CodeEntry>
