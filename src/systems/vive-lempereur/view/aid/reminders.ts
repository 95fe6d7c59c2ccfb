import type { TextSection } from '../../../../scenario/convert/notation.ts'
import { enumerate } from '../../../../scenario/wording.ts'
import { EFFECT_DICE, type Tables } from '../../format/index.ts'
import type { Battlefield } from '../../rules/index.ts'

/** What players look up besides tables: as this battle plays it. */
export function makeReminders({ scenario, options, charts }: Battlefield): TextSection[] {
  const without = new Set((scenario.specialRules ?? []).flatMap((rule) => (rule.rule === 'without' ? rule.rules : [])))
  return [
    {
      heading: 'Moving',
      sentences: [
        'No unit enters the hex of another; a unit that enters the hex of a lone friendly general stops (6.1).',
        'A unit stops next to an enemy combat unit. A unit that begins there may leave, but not directly into another such hex (6.2).',
        'At the end of its move, or before it fires, a unit may turn once (6.2.11). Only the three hexes in front of it are its front (6.2.12).',
        'Forming or leaving square takes the whole order. A square does not move, and fires in every direction (6.0, 7.1).',
        'Infantry may leave a garrison in a building for one of its elements (6.0).',
      ],
    },
    {
      heading: 'Firing and shock',
      sentences: [
        'A unit fires once a round, at one target that it sees in its front; an adjacent one only straight ahead (7.0, 7.1).',
        'Infantry and garrisons fire at the nearest enemy (7.3), and at a building only from an adjacent hex (8.4).',
        'Cavalry shocks only enemies that were in its front when its order began; never into or out of a building. It may advance into the hex it has cleared (7.3).',
        'Units block sight, as some terrain does; the two end hexes never do (7.4.3). Guns on a hill see over friends next to them (8.3).',
        `Sight along a hexside is blocked if ${options.sightAlongHexside === 'both' ? 'both hexes block' : 'one of the hexes blocks'} (7.4).`,
        'A unit that enters a building does not fire that round, and no unit in one has a flank (8.4).',
        ...(options.artilleryInBuildings === 'silent' ? ['Guns in a building do not fire (8.4).'] : []),
        'Infantry inflicts no more losses than it has elements left (7.3).',
      ],
    },
    {
      heading: 'Reactions to a charge (9.3)',
      table: {
        head: ['Unit', 'On a flag of its own army'],
        rows: [
          ['Cavalry', 'shocks at the same time as the attacker'],
          ['Artillery', describeOpportunityFire(charts)],
          ['Infantry', 'forms square where the ground allows it'],
        ],
      },
      sentences: [
        'Roll a special die for each empty hex in sight between the two before the charge; only if the charge came through the front, from beyond the adjacent hex. Cavalry first, then artillery, then infantry. A unit that has reacted does nothing more this round.',
      ],
    },
    {
      heading: 'Retreat (10.0, 10.1)',
      sentences: [
        'Straight back. If that is barred, to one of the two hexes beside it: by preference not next to an enemy, then towards its own edge, then next to a friend.',
        'No way back, or off the map: the unit stays and loses one more element.',
        `Squares, units in buildings and ${options.gunsWithGeneral === 'retreat' ? 'infantry or cavalry' : 'units'} with a general may ignore a retreat; garrisons always do.`,
        `For a square attacked by infantry or guns in an adjacent hex, and for guns attacked from an adjacent hex${options.gunsAtCloseRange === 'lose' ? '' : ' that may not ignore it'}, a retreat is a loss: ${options.retreatLoss === 'result' ? 'one element' : 'one element for each hex'}.`,
      ],
    },
    {
      heading: 'Generals and rally',
      sentences: [
        'When a general’s unit takes losses, roll a d10: on the number of elements just lost or less he is killed, and the unit retreats one more hex (9.4).',
        'A lone general flees from an enemy that enters his hex. He is captured if a d10 rolls the number of hexes fled or less (9.4.2).',
        `A unit with losses, ${options.rallySafety === 'all-enemies' ? 'four hexes from every enemy or out of sight' : 'with each enemy four hexes away or unable to see it'}, may rally${options.rallyAfterMoving ? ' after its move' : ' instead of anything else'}: each die with its own arm brings back one element, two at most (12.0).`,
      ],
    },
    {
      heading: 'Winning in any battle (4.2)',
      sentences: [
        ...(without.has('sector-victory')
          ? []
          : ['Decisive, at once: the enemy has no combat unit in one of the three sectors.']),
        'Substantial: see the victory conditions of the battle.',
        ...(without.has('marginal-victory')
          ? []
          : ['Marginal, after the last turn: fewer units lost. Generals count as units, garrisons never.']),
        ...(without.has('moral-victory') ? [] : ['Moral, if still tied: more elements left on the map.']),
      ],
    },
  ]
}

/** 9.3 by the column for one hit: a result with a retreat stops the charge. */
function describeOpportunityFire({ effects }: Tables): string {
  const dice = (stops: boolean) =>
    effects.slice(0, EFFECT_DICE).flatMap(({ retreat }, die) => (retreat > 0 === stops ? [String(die + 1)] : []))
  const [stopped, free] = [dice(true), dice(false)]
  if (stopped.length === 0) return 'one hit: the charge goes on if any element is left'
  if (free.length === 0) return 'one hit: the charge also stops'
  return `one hit: on ${enumerate(stopped)} the charge also stops; on ${enumerate(free)} it goes on if any element is left`
}
