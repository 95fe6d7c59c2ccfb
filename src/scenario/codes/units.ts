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
  'unit/stacked': {
    severity: 'error',
    title: 'Too many units in a hex',
    why: 'The number of units of a side in a hex is limited: to one combat unit or garrison with a general (6.1), or by `stacking`.',
    fix: 'Move one of them.',
  },
  'unit/too-many': {
    severity: 'error',
    title: 'Too many units in the battle',
    why: 'The engine limits the number of units in a battle, later arrivals included.',
    fix: 'Remove units, or combine several into one.',
  },
  'unit/two-generals': {
    severity: 'error',
    title: 'Two generals in a hex',
    why: '7.3.16: only one general may be in a hex.',
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
  'unit/two-leaders': {
    severity: 'error',
    title: 'A side with two leaders',
    why: 'The fate of the leader may decide the battle, so a side has at most one.',
    fix: 'Make one of them a unit of another kind, or remove him.',
  },
  'unit/values': {
    severity: 'warning',
    title: 'Numbers that no counter of this kind has',
    why: 'Infantry moves 4, cavalry 5 or 6, artillery 3, and a combat unit has strength. The two numbers are probably swapped, or the kind is wrong.',
    fix: 'Correct the numbers, or move the units under their kind.',
  },
  'unit/garrison-outside-building': {
    severity: 'error',
    title: 'A garrison outside a building',
    why: '6.0: garrisons are left only in farms, towns and fortified buildings.',
    fix: 'Move it into a building, or make the hex one.',
  },
  'unit/forbidden': {
    severity: 'error',
    title: 'A unit where a special rule forbids it',
    why: 'A `restricted-entry` rule of this battle keeps its arm or side out of the hex.',
    fix: 'Move the unit, or relax the rule.',
  },
  'unit/wrong-nation': {
    severity: 'error',
    title: 'A unit of a nation that fights for the other side, or for none',
    why: 'A unit belongs to one of the nations of its side.',
    fix: 'Correct the nation, or add it to the side.',
  },
  'unit/foreign-type': {
    severity: 'warning',
    title: "A nation's own troops on the other side",
    why: 'French infantry and the Old Guard are French, English infantry is English on the reference sheet.',
    fix: 'Use another type, such as `regular-infantry`, or move the unit to its side.',
  },
  'unit/facing': {
    severity: 'error',
    title: 'A facing that is not a hexside',
    why: 'Hexes here have flat tops, so a unit faces N, NE, SE, S, SW or NW; there is no side to the east or west (6.2.1).',
    fix: 'Use the nearest hexside.',
  },
  'unit/facing-without-front': {
    severity: 'warning',
    title: 'A facing on a piece that has none',
    why: 'Generals and garrisons have no front, so the facing has no effect.',
    fix: 'Remove it.',
  },
  'unit/square': {
    severity: 'error',
    title: 'A square that cannot be formed',
    why: '6.0: only infantry forms square, and only on open ground or a hill.',
    fix: 'Remove the formation, or move the unit.',
  },
  'unit/losses': {
    severity: 'error',
    title: 'More losses than elements',
    why: 'A unit that has lost its last element is not on the map.',
    fix: 'Lower the losses, or remove the unit.',
  },
  'unit/cut-off': {
    severity: 'warning',
    title: 'Units that can never leave their ground',
    why: 'Impassable terrain surrounds them, and no enemy is inside with them.',
    fix: 'Open a way: a bridge, or another terrain.',
  },
  'unit/never-acts': {
    severity: 'warning',
    title: 'A unit that can never move or fire',
    why: 'A garrison stays and fires at neighbours only (6.0, 7.3), guns do not fire from water nor cavalry from buildings (8.4, 8.5); if no enemy can come next to the garrison, or the others cannot enter any adjacent hex, they do nothing all battle.',
    fix: 'Move the unit, or relax the special rules around it.',
  },
  'unit/general-without-effect': {
    severity: 'warning',
    title: 'A general attached to artillery',
    why: '7.3.12: artillery gains nothing from an attached general. The rulebook itself does it once (13.3, S8), so it may be intended.',
    fix: 'Move him to infantry or cavalry, or leave him there.',
  },
  'unit/foreign-general': {
    severity: 'error',
    title: "A general attached to another nation's unit",
    why: 'A special rule of this battle, `generals-keep-to-their-nation`, forbids it.',
    fix: 'Move the general, or remove the rule.',
  },
} as const satisfies Record<string, CodeEntry>
