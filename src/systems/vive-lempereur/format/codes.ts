import { type CodeEntry, type CodeTable, codesOf, type DiagnosticCode } from '../../../scenario/codes/index.ts'
import type { Report } from '../../../scenario/diagnostic.ts'

/** The diagnostics that only this rulebook has. */
export const OWN_CODES = {
  'road/impassable': {
    severity: 'error',
    title: 'A road through impassable ground',
    why: 'No unit can enter the hex, road or not (8.5, 8.8).',
    fix: 'Move the road, or put a bridge where it crosses a river.',
  },
  'terrain/bridge-beside': {
    severity: 'warning',
    title: 'A bridge beside the water',
    why: 'There is water next to the bridge, but no watercourse runs through its hex and no road leads over it, so it probably stands in the wrong hex.',
    fix: 'Lead the road or the watercourse through its hex, move the bridge, or remove it.',
  },
  'river/through-building': {
    severity: 'warning',
    title: 'A building on a river',
    why: 'The hex keeps the building it is painted with, so units cross the river there as they enter and leave it (8.4), which is easily missed on the map.',
    fix: 'Lead the river around the building, or put a bridge there if there shall be a way across.',
  },
  'unit/guns-silent': {
    severity: 'warning',
    title: 'Guns where they cannot fire',
    why: 'Artillery does not fire from a stream or marsh (8.5), nor from ground of the battle with `gunsFire: false`; it has to move first.',
    fix: 'Move the guns to a hex beside it, or paint the water elsewhere.',
  },
  'river/dry': {
    severity: 'warning',
    title: 'A river under other terrain',
    why: 'The hex keeps the terrain it is painted with, so the water has no effect there. Bridges, marshes and buildings may lie on a river; elsewhere this is probably a mistake.',
    fix: 'Remove the hex from `terrain` or from the path.',
  },
  'sector/gap': {
    severity: 'error',
    title: 'Hexes in no sector',
    why: 'No sector card could order units there (2.0, 3.1).',
    fix: 'Add them to a sector.',
  },
  'sector/overlap': {
    severity: 'error',
    title: 'A hex in two sectors',
    why: 'Cards, dice and rule 4.2 depend on the sector of a unit.',
    fix: 'Remove it from one of them.',
  },
  'sector/seats': {
    severity: 'error',
    title: 'Sectors that nobody has side by side',
    why: 'The cards left, centre and right mean sectors as a player sees them from their own edge (2.0, 3.1). Sectors from west to east need a player at the north or south edge, sectors from north to south one at the west or east edge.',
    fix: 'Divide the board the other way: `north`, `centre` and `south` in a battle fought between west and east.',
  },
  'sector/unknown': {
    severity: 'error',
    title: 'A sector that the board does not have',
    why: 'A board has the sectors west, centre and east, or north, centre and south.',
    fix: 'Name one of those under `board.sectors`.',
  },
  'sector/unheld': {
    severity: 'error',
    title: 'A sector that a side does not hold at the start',
    why: '4.2: a side without a combat unit in a sector loses at once. Garrisons and lone generals do not hold one.',
    fix: 'Deploy a unit there, move the sector lines, or play without the rule: `{ rule: without, rules: [sector-victory] }`.',
  },
  'nation/no-flag': {
    severity: 'error',
    title: 'A nation without a flag',
    why: 'Units react to a charge if a special die shows the flag of their nation (1.2, 9.3). There are three flags, and several nations may share one.',
    fix: 'Add `flag`, or `like` with a nation that has one.',
  },
  'zone/overlap': {
    severity: 'error',
    title: 'A hex in both deployment zones',
    why: 'Both sides could deploy there.',
    fix: 'Remove it from one of them.',
  },
  'notation/outside': {
    severity: 'info',
    title: 'Lines outside the battle',
    why: 'They come before its title, or under headings that belong to no set-up.',
    fix: 'Nothing, unless they belong to the battle: then move them under its title.',
  },
  'notation/unknown-side': {
    severity: 'error',
    title: 'A side of an unknown nation',
    why: 'The dice have three flags: French, English (for every Ally who is not Prussian) and Prussian.',
    fix: 'Name the flag in brackets: `#### Saxon units (French):`.',
  },
  'notation/detail': {
    severity: 'error',
    title: 'A detail in brackets that is not understood',
    why: 'A hex may be followed by `(facing NE; square; losses 1; Prussian; called "Foy")`.',
    fix: 'Write it in that form, or remove it.',
  },
  'notation/values': {
    severity: 'warning',
    title: 'Fire values that contradict the unit type',
    why: 'The values in brackets are those of another row of the reference sheet; the name was used.',
    fix: 'Correct the name or the values.',
  },
  'notation/count': {
    severity: 'warning',
    title: 'A number of units that does not add up',
    why: 'The parts in brackets do not add up to the number before them; the parts were used.',
    fix: 'Correct one of the numbers.',
  },
  'notation/no-turn': {
    severity: 'error',
    title: 'Reinforcements without a turn',
    why: 'Units that arrive in given hexes need a line such as `At the beginning of turn 4:` before them.',
    fix: 'Add that line.',
  },
  'notation/same-turn': {
    severity: 'info',
    title: 'Two blocks of arrivals with the same turn',
    why: 'A list that is split in two was probably meant to have two turns, as in 13.2. Both were kept as they are.',
    fix: 'Check the source; mark a doubtful arrival with `suspect`.',
  },
  'notation/by-hand': {
    severity: 'warning',
    title: 'A line that must be converted by hand',
    why: 'It describes the battlefield or a procedure in prose, or it names a place without its hexes.',
    fix: 'Add what it says to the converted file, under the key named in the message.',
  },
  'arrival/forbidden': {
    severity: 'error',
    title: 'An entrance that a special rule closes to the arriving unit',
    why: 'A `restricted-entry` rule of this battle keeps its arm or side out of the hex.',
    fix: 'Use another hex, or relax the rule.',
  },
  'arrival/same-hex': {
    severity: 'error',
    title: 'Two units arrive in the same hex on the same turn',
    why: '6.1: a hex holds one combat unit. Only a general may join it.',
    fix: 'Give each its own entrance.',
  },
  'arrival/blocked': {
    severity: 'warning',
    title: 'An entrance permanently blocked by a friendly piece',
    why: '6.0, 6.1: a garrison never moves, nor does a unit that cannot enter any adjacent hex, and no other unit may enter its hex. Only the enemy could clear the entrance by removing it.',
    fix: 'Use another entrance, or move the piece.',
  },
  'arrival/stages': {
    severity: 'error',
    title: 'Stages that run backwards',
    why: 'A stage ends after it begins, and stages are listed in the order of their beginnings. They may overlap: then both bring units.',
    fix: 'Correct `from` and `to`, or the order of the stages.',
  },
  'arrival/pool-left': {
    severity: 'warning',
    title: 'A pool that the arrivals can never empty',
    why: 'Even with the best dice some of its units cannot arrive before the battle ends.',
    fix: 'Start earlier, let more units arrive at a time, or make the pool smaller.',
  },
  'source/suspect': {
    severity: 'warning',
    title: 'The source itself seems wrong here',
    why: 'The author marked this place as `suspect`: the source may be wrong.',
    fix: 'Check it against a better source, then remove `suspect`.',
  },
  'rule/unenterable': {
    severity: 'error',
    title: 'A building that no unit may enter',
    why: 'The special rules together, or the impassable ground around it, keep every unit out.',
    fix: 'Relax a rule, or open a way.',
  },
  'cards/deck-too-small': {
    severity: 'error',
    title: 'Too few cards for a hand',
    why: '4.1: a turn is a hand of six cards, one per round.',
    fix: 'Give the deck at least six cards.',
  },
  'cards/not-in-deck': {
    severity: 'error',
    title: 'A hand with cards that the deck does not have',
    why: 'The first hand comes from the deck (4.1).',
    fix: 'Change the hand, or add the card to the deck.',
  },
  'cards/no-order': {
    severity: 'warning',
    title: 'Units that no card of their side can order',
    why: '3.0: units act only on orders. The deck has no card for their sector, nor a coordinated attack, nor the automatic card of their arm, and no general could pass them an order of another sector (5.1).',
    fix: 'Add a card that orders them, give the side a general, or start the units in another sector.',
  },
  'deployment/no-zone': {
    severity: 'error',
    title: 'A side that deploys has no zone',
    why: 'A side places its units and tiles in its zone (14.0).',
    fix: 'Add its hexes under `board.zones`.',
  },
  'deployment/zone-too-small': {
    severity: 'error',
    title: 'More to place than a zone can hold',
    why: 'A hex holds one tile and one combat unit.',
    fix: 'Enlarge the zone, or place less.',
  },
  'deployment/tiles': {
    severity: 'error',
    title: 'Tiles that do not add up',
    why: 'Both players draw from one stock and place what they drew in their own zones and on the disputed ground.',
    fix: 'Make `ownZone` and `disputed` add up to `draw`, and `stock` at least twice that.',
  },
  'deployment/minimum': {
    severity: 'error',
    title: 'A minimum per sector that cannot be met',
    why: 'The side has too few units, or its zone too little room, for that many in each of the three sectors. Each needs one unit in any case (4.2).',
    fix: 'Lower `minimumPerSector`, add units, or enlarge the zone.',
  },
  'deployment/no-exploration': {
    severity: 'error',
    title: 'Initiative by exploration without an exploration roll',
    why: '14.0 gives the initiative to the winner of the roll, and this battle has none.',
    fix: 'Use `order: { exploration: … }`, or `initiative: most-orders`.',
  },
  'unit/two-generals': {
    severity: 'error',
    title: 'Two generals in a hex',
    why: '7.3.16: only one general may be in a hex.',
    fix: 'Move one of them.',
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
  'unit/foreign-type': {
    severity: 'warning',
    title: "A nation's own troops on the other side",
    why: 'French infantry and the Old Guard are French, English infantry is English on the reference sheet.',
    fix: 'Use another type, such as `regular-infantry`, or move the unit to its side.',
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
  'dice/no-face': {
    severity: 'warning',
    title: 'A command die that never orders an arm',
    why: '5.1: a unit is ordered by a face of its arm or by a flag. Where the die has neither, only a general or an automatic order can move such units.',
    fix: 'Add a face for the arm, or a flag.',
  },
  'dice/no-flag': {
    severity: 'warning',
    title: 'A special die without the flag of a nation',
    why: '9.3: units react to a charge if the die shows their flag, and 13.1 brings reinforcements by it.',
    fix: 'Add a face with the flag, or give the nation another one.',
  },
  'unit/cut-off': {
    severity: 'warning',
    title: 'Units that can never leave their ground',
    why: 'Impassable terrain surrounds them, and no enemy is inside with them.',
    fix: 'Open a way out: add a bridge, or change the terrain.',
  },
  'unit/never-acts': {
    severity: 'warning',
    title: 'A unit that can never move or fire',
    why: 'A garrison stays and fires only at adjacent enemies (6.0, 7.3), guns do not fire from water, and cavalry does not shock from buildings (8.4, 8.5). If no enemy can get next to the garrison, or the others cannot enter any adjacent hex, they do nothing in the whole battle.',
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
} as const satisfies Readonly<Record<string, CodeEntry>>

/** A code that this rulebook reports: one that every rulebook has, or one of its own. */
export type Code = DiagnosticCode | keyof typeof OWN_CODES

/** Everything that this rulebook may report. */
export const ALL_CODES: CodeTable = codesOf({ codes: OWN_CODES })

/** What the checks of this rulebook report to. */
export type CheckReport = Report<Code>
