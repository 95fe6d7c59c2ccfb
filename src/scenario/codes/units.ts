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
    why: 'There is nobody to play it: garrisons cannot move, and generals and leaders cannot fight alone.',
    fix: 'Give it units under `units`, or where the format has it, under `deployment.forces` or `armies`.',
  },
  'side/same-edge': {
    severity: 'error',
    title: 'Both sides at the same edge',
    why: 'A side faces away from its edge and retreats towards it, and left and right depend on it.',
    fix: 'Give one side the edge across.',
  },
  'side/shared-nation': {
    severity: 'error',
    title: 'A nation on both sides, or twice on one',
    why: 'Much goes by nation, such as flag dice, demoralisation and deployment, so a nation fights for one side.',
    fix: 'Remove it from one of them.',
  },
  'unit/without-side': {
    severity: 'error',
    title: 'Units without a side',
    why: 'Under `units` come the sides first, then the types: nobody knows who this general or unit fights for.',
    fix: 'Move it under its side.',
  },
  'unit/stacked': {
    severity: 'error',
    title: 'Too many units in a hex',
    why: 'A hex holds only so many units of a side: one combat unit or garrison, and a general with it (6.1), or as many as `stacking` says.',
    fix: 'Move one of them.',
  },
  'unit/too-many': {
    severity: 'error',
    title: 'More units than can be played with',
    why: 'The engine has numbers for only so many units in a battle, those that arrive later included.',
    fix: 'Remove units, or make one of several.',
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
    why: 'Nobody may be where an enemy unit is, and no general either (6.3).',
    fix: 'Move one of them.',
  },
  'unit/impassable': {
    severity: 'error',
    title: 'A unit on impassable terrain',
    why: 'Nobody can be there: impassable ground (8.5, 8.8), woods off the road where an edition closes them, or on a table a river or pond without a bridge.',
    fix: 'Move the unit, or change the terrain.',
  },
  'unit/two-leaders': {
    severity: 'error',
    title: 'A side with two leaders',
    why: 'What happens to the leader may decide the battle, so there is one at most.',
    fix: 'Make one of them a unit of another kind, or remove him.',
  },
  'unit/values': {
    severity: 'warning',
    title: 'Numbers that no counter of the kind has',
    why: 'Infantry moves 4, cavalry 5 or 6, artillery 3, and a combat unit has strength. The two numbers were probably exchanged, or the kind is wrong.',
    fix: 'Correct the numbers, or move the units under their kind.',
  },
  'unit/garrison-outside-building': {
    severity: 'error',
    title: 'A garrison outside a building',
    why: '6.0: garrisons are left in farms, towns and fortified buildings only.',
    fix: 'Move it into a building, or make the hex one.',
  },
  'unit/forbidden': {
    severity: 'error',
    title: 'A unit where a special rule forbids it',
    why: 'A `restricted-entry` rule of this battle keeps its arm or side out of the hex.',
    fix: 'Move the unit, or widen the rule.',
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
    title: 'A facing that is no hexside',
    why: 'Hexes here have flat tops, so a unit faces N, NE, SE, S, SW or NW; there is no side to the east or west (6.2.1).',
    fix: 'Take the nearest hexside.',
  },
  'unit/facing-without-front': {
    severity: 'warning',
    title: 'A facing on a piece that has none',
    why: 'Generals and garrisons have no front, so the facing changes nothing.',
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
    why: 'Impassable terrain encloses them, and no enemy is in there with them.',
    fix: 'Open a way: a bridge, or another terrain.',
  },
  'unit/never-acts': {
    severity: 'warning',
    title: 'A unit that can never move or fire',
    why: 'A garrison stays and fires at neighbours only (6.0, 7.3), guns do not fire from water nor cavalry from buildings (8.4, 8.5); where no enemy can come next to the one and the other may enter no hex around it, they do nothing all battle.',
    fix: 'Move the unit, or widen the special rules around it.',
  },
  'unit/general-without-effect': {
    severity: 'warning',
    title: 'A general attached to artillery',
    why: '7.3.12: artillery gets nothing from an attached general. The rulebook does it once itself (13.3, S8), so it may be meant.',
    fix: 'Move him to infantry or cavalry, or leave him.',
  },
  'unit/foreign-general': {
    severity: 'error',
    title: "A general attached to another nation's unit",
    why: 'A special rule of this battle, `generals-keep-to-their-nation`, forbids it.',
    fix: 'Move the general, or drop the rule.',
  },
} as const satisfies Record<string, CodeEntry>
