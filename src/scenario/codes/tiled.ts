import type { CodeEntry } from './index.ts'

/** What `convert` says of maps of the Tiled editor. */
export const TILED_CODES = {
  'tiled/no-map': {
    severity: 'error',
    title: 'Not a map of Tiled',
    why: 'A map is a JSON file with `type: map`, a width, a height and layers.',
    fix: 'In Tiled, save or export the map as JSON (`.tmj`).',
  },
  'tiled/unsupported': {
    severity: 'error',
    title: 'A map that cannot become a board',
    why: 'Our boards are rectangles of hexes with flat tops: in Tiled, orientation hexagonal with stagger axis X and a fixed size.',
    fix: 'Make a map of that kind, or change what the message names in the properties of the map.',
  },
  'tiled/damaged': {
    severity: 'error',
    title: 'A damaged map',
    why: 'A layer does not have the tiles that its size promises, or the scenario that is kept in the map is not what was exported.',
    fix: 'Open the map in Tiled and save it again, or export it anew.',
  },
  'tiled/unknown-tile': {
    severity: 'warning',
    title: 'Tiles that are no terrain of the rulebook',
    why: 'A tile tells its terrain by its class, by a property such as `terrain`, or by the name of its image. The hexes stay open ground.',
    fix: 'Give the tile the property `terrain` with a type of the rulebook, or paint these hexes in the scenario.',
  },
  'tiled/object': {
    severity: 'warning',
    title: 'An object that was not used',
    why: 'It lies outside the board, or lacks what the scenario needs to know of it.',
    fix: 'Move it onto the board; give a unit the properties `side` and `type`.',
  },
  'tiled/layer': {
    severity: 'warning',
    title: 'A layer that was not used',
    why: 'Objects are read from layers called roads, rivers, names and units.',
    fix: 'Rename the layer if it is one of these.',
  },
  'tiled/left-out': {
    severity: 'warning',
    title: 'Entries that the map could not show',
    why: 'The scenario was exported with errors, and this part of it was changed in Tiled. What had no place on the map is not in the new file.',
    fix: 'Take these entries over from the old file by hand.',
  },
  'tiled/template': {
    severity: 'info',
    title: 'Parts that come from the template',
    why: 'A map holds the ground only: a scenario also needs sides, units and victory conditions.',
    fix: 'Replace the units and the victory conditions of the new file with your own.',
  },
} as const satisfies Record<string, CodeEntry>
