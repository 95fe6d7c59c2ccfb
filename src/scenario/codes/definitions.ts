import type { CodeEntry } from './index.ts'

/** What a battle defines for itself: nations, troops, ground. */
export const DEFINITION_CODES = {
  'troop/unknown': {
    severity: 'error',
    title: 'A unit type that nobody defines',
    why: 'A unit type is one that the rulebook has, or one that the battle defines under `troops` as like one of these.',
    fix: 'Correct the name, define the type, or say what it is `like`.',
  },
  'troop/circle': {
    severity: 'error',
    title: 'Unit types like each other in a circle',
    why: 'What a type does not say itself, it takes from the type it is `like`. In a circle, none of them says it.',
    fix: 'Make one of them like a type of the rulebook.',
  },
  'troop/same-name': {
    severity: 'warning',
    title: 'Two unit types with one name',
    why: 'Players cannot tell them apart in lists, on the map and in the legend.',
    fix: 'Give one of them another `name`.',
  },
  'troop/unused': {
    severity: 'warning',
    title: 'A unit type that no unit has',
    why: 'The definition has no effect: no unit is of the type, nor of a type that is like it.',
    fix: 'Use it for a unit, or remove it.',
  },
  'troop/values': {
    severity: 'error',
    title: 'A value that the type has no use for',
    why: 'Each arm has values of its own: only guns have a range or sections, only cavalry charges, only infantry forms square, and leaders do not fire.',
    fix: 'Remove or correct it, or make the type like another.',
  },
  'nation/unknown': {
    severity: 'error',
    title: 'A nation that nobody defines',
    why: 'A nation is one that the rulebook has, one that a battle defines under `nations` or, where the rulebook has none, one that a side lists.',
    fix: 'Correct the name, or define the nation.',
  },
  'nation/circle': {
    severity: 'error',
    title: 'Nations like each other in a circle',
    why: 'What a nation does not say itself, it takes from the nation it is `like`. In a circle, none of them says it.',
    fix: 'Leave `like` out of one of them, or make it like another nation.',
  },
  'nation/same-name': {
    severity: 'warning',
    title: 'Two nations with one name',
    why: 'Nobody can tell them apart in sentences such as “6 units of the Russian nation”.',
    fix: 'Give one of them another `adjective`.',
  },
  'nation/unused': {
    severity: 'warning',
    title: 'A nation that no side has',
    why: 'The definition has no effect: no side lists the nation, and no nation of a side is like it.',
    fix: 'Add it to the nations of a side, or remove it.',
  },
  'nation/colour': {
    severity: 'warning',
    title: 'Enemies whose counters look alike',
    why: 'Players tell friend from enemy by the colour of the counters.',
    fix: 'Choose a colour that differs more. Without `colour` the first side is blue and the second red.',
  },
  'ground/unknown': {
    severity: 'error',
    title: 'Ground that nobody defines',
    why: 'A kind of ground is one that the rulebook has, or one that the battle defines under `ground`. Open ground is what is not painted.',
    fix: 'Correct the name, or define the kind of ground.',
  },
  'ground/circle': {
    severity: 'error',
    title: 'Kinds of ground like each other in a circle',
    why: 'What a kind of ground does not say itself, it takes from the kind it is `like`. In a circle, none of them says it.',
    fix: 'Make one of them like a kind of the rulebook.',
  },
  'ground/units-inside': {
    severity: 'error',
    title: 'Units in ground that the battle closes',
    why: 'The battle defines this ground as impassable, so no unit can be there.',
    fix: 'Make it passable, paint other hexes, or move the units.',
  },
  'ground/same-name': {
    severity: 'warning',
    title: 'Two kinds of ground with one name',
    why: 'Players cannot tell them apart in the legend, the player aid and messages.',
    fix: 'Give one of them another `name`.',
  },
  'ground/unused': {
    severity: 'warning',
    title: 'Ground that is nowhere',
    why: 'The definition has no effect: the ground is neither painted nor laid by the players, and nothing that is there is like it.',
    fix: 'Paint it, or remove it.',
  },
  'ground/looks-alike': {
    severity: 'warning',
    title: 'Two kinds of ground that look alike',
    why: 'They are drawn with the same pattern, or one of them like open ground, so players cannot tell them apart; on paper and for some eyes a colour is not enough.',
    fix: 'Give one of them a `look` with another `pattern`.',
  },
  'ground/without-effect': {
    severity: 'warning',
    title: 'Effects of ground that nobody can enter',
    why: 'No unit is ever in impassable ground, so what it would do to units there has no effect.',
    fix: 'Remove the key, or make the ground passable.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>
