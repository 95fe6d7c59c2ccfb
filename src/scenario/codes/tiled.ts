import type { CodeEntry } from './index.ts'

/** What `convert` says of maps of the Tiled editor. */
export const TILED_CODES = {
  'tiled/no-map': {
    severity: 'error',
    title: 'Not a Tiled map',
    why: 'A map is a JSON file with `type: map`, a width, a height and layers.',
    fix: 'In Tiled, save or export the map as JSON (`.tmj`).',
  },
  'tiled/unsupported': {
    severity: 'error',
    title: 'A map that cannot become a board',
    why: 'A board is a rectangle of flat-topped hexes: in Tiled, orientation hexagonal with stagger axis X and a fixed size.',
    fix: 'Make such a map, or change the property named in the message.',
  },
  'tiled/damaged': {
    severity: 'error',
    title: 'A damaged map',
    why: 'A layer has fewer or more tiles than its size requires, or the scenario stored in the map is not the exported one.',
    fix: 'Open the map in Tiled and save it again, or export it again.',
  },
  'tiled/unknown-tile': {
    severity: 'warning',
    title: 'Tiles that are not a terrain of the rulebook',
    why: 'The terrain of a tile is its class, a property such as `terrain`, or the name of its image. The hexes stay open ground.',
    fix: 'Give the tile the property `terrain` with a type of the rulebook, or paint these hexes in the scenario.',
  },
  'tiled/object': {
    severity: 'warning',
    title: 'An object that was not used',
    why: 'It lies outside the board, or lacks properties that the scenario needs.',
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
    why: 'The scenario was exported with errors, and this part of it was changed in Tiled. Entries without a place on the map are not in the new file.',
    fix: 'Copy these entries from the old file by hand.',
  },
  'tiled/template': {
    severity: 'info',
    title: 'Parts that come from the template',
    why: 'A map has only the ground: a scenario also needs sides, units and victory conditions.',
    fix: 'Replace the units and the victory conditions of the new file with your own.',
  },
} as const satisfies Record<string, CodeEntry>
