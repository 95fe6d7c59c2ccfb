import type { Refusal } from '../../../engine/system.ts'

/** Why an action is illegal: the rule that says so, in words, and what else in the book says it or leads to it, divided by semicolons. */
export const REASONS = {
  'no-event-now': ['Own events', 'Nothing of this kind can be brought about now.'],
  'no-orders-now': ['Turn', 'No unit can move now.', 'Standard Turn B; Movement; Combat'],
  'no-move-now': ['Movement', 'No unit has been chosen to move.', 'Turn; Standard Turn B; Standard Movement K'],
  'no-excess-now': ['Movement 2', 'No hex holds too many units.'],
  'no-attack-now': ['Turn', 'No attack can begin now.', 'Combat; Artillery 1; Standard Turn A; Standard Movement B'],
  'no-declaration-now': ['Combat', 'No attack is being declared.', 'Turn'],
  'no-defence-now': ['Capability', 'No mode of defence is to be chosen now.'],
  'no-payment-now': ['Results EX', 'There is no exchange to pay for now.'],
  'no-withdrawal-now': ['Artillery 7', 'No guns may withdraw now.', 'Standard Artillery C'],
  'no-retreat-now': ['Retreat', 'Nobody has to retreat now.', 'Standard Retreat'],
  'no-displacement-now': ['Retreat', 'No unit has to be displaced now.', 'Retreat full; Standard Retreat'],
  'no-advance-now': [
    'Advance',
    'Nobody may advance now.',
    'Combat 3; Artillery advance; Standard Advance; Standard Combat H',
  ],
  'not-yours': ['Turn', 'The other side decides now.', 'Standard Turn C; Retreat; Capability'],
  'is-over': ['Victory 1', 'The battle is over.', 'Turn; Standard Victory A'],
  'not-on-board': ['Movement', 'There is no such hex.', 'Standard Movement D'],

  'nobody-there': ['Turn', 'This side has no such unit there.', 'Standard Turn C; Standard Movement A; Victory exit'],
  'moved-already': [
    'Standard Movement K',
    'A unit moves once, and its move is final.',
    'Movement; Standard Movement L',
  ],
  held: [
    'Zones 2',
    'An enemy zone of control holds the unit.',
    'Zones 3; Demoralization 2; Demoralization 3; Standard Zones D; Standard Zones G; Standard Movement H',
  ],
  'cannot-stir': [
    'Movement 1',
    'The unit does not have enough movement points for any hex next to it.',
    'Zones 1; Terrain woods; Hexsides cross',
  ],
  'arrivals-first': ['Set-up Prussians', 'Reinforcements that are due move first.', 'Standard Prussians'],
  'cannot-arrive': ['Set-up Prussians', 'The unit cannot arrive now.', 'Standard Prussians'],
  'must-arrive': ['Set-up Prussians', 'Reinforcements that are due may not be held back.', 'Standard Prussians'],
  'excess-can-leave': [
    'Movement 2',
    'Too many units are in a hex that some of them can still leave.',
    'Standard Movement F',
  ],

  'in-reserve': ['Own arrivals', 'The unit is kept in reserve, and may not move until it is released.'],

  truce: ['Own rules', 'A truce keeps units of this side out of the hex, and from attacking enemies there.'],
  'army-broken': ['Own rules', 'The army is broken: its units neither move next to an enemy nor attack.'],
  'beyond-guns': ['Own rules', 'The guns off the map do not reach this hex.'],
  'is-hidden': ['Own rules', 'Nobody is seen there.'],
  'no-set-up-now': ['Own rules', 'Nobody is placed now.'],
  'not-for-set-up': ['Own rules', 'The unit may not be placed in this hex.'],
  'weather-slows': ['Own weather', 'In this weather the unit does not have enough movement points.'],
  'weather-hides': ['Own weather', 'In this weather the guns do not see or reach so far.'],

  'same-hex': ['Movement', 'The unit is already there.', 'Standard Movement D'],
  'enemy-there': ['Movement', 'There is an enemy in the hex.', 'Standard Movement E'],
  'too-far': ['Movement 1', 'The unit does not have enough movement points.', 'Standard Movement C; Terrain clear'],
  'too-far-in': [
    'Set-up Prussians',
    'The hex is too far from where the unit arrives: the first hex costs as well.',
    'Standard Prussians; Movement 1',
  ],
  'ground-costs': [
    'Movement 1',
    'The ground on the way costs too many movement points.',
    'Movement 4; Terrain woods; Terrain woods-road; Standard Movement J; Standard Terrain woods; Standard Terrain woods-road; Hexsides cross',
  ],
  'zone-costs': [
    'Zones 1',
    'Zones of control on the way hold the unit, or cost too many movement points.',
    'Zones 2; Zones 3; Movement 3; Movement 1; Demoralization 2; Demoralization 3; Set-up Prussians',
  ],
  'zone-stops': [
    'Standard Zones C',
    'A unit stops where it enters a zone of control.',
    'Standard Movement G; Standard Zones E; Standard Prussians',
  ],
  full: ['Movement 2', 'The hex is full.', 'Standard Movement F; Advance stack; Standard Advance'],
  'no-exit': ['Victory exit', 'This side has no exit.', 'Standard Victory B; Standard Victory C'],
  'exit-too-far': [
    'Victory exit',
    'The unit reaches no exit with a movement point to spare.',
    'Standard Victory B; Movement 1; Zones 2',
  ],

  'fought-already': [
    'Combat',
    'A unit attacks only once.',
    'Combat 1; Standard Combat D; Standard Combat I; Artillery 6',
  ],
  'has-advanced': [
    'Advance',
    'The unit has advanced, and takes no further part in this combat phase.',
    'Standard Advance; Standard Combat D; Standard Combat H; Combat; Combat 1',
  ],
  'no-strength': ['Combat', 'A unit without strength cannot attack.'],
  'only-guns': ['Turn', 'Only artillery bombards.', 'Artillery 1; Artillery 3; Combat'],
  'guns-bombard': ['Artillery 1', 'Artillery attacks by bombardment only.', 'Artillery 3; Turn'],
  disrupted: ['Standard Retreat disruption', 'Guns that were displaced do not fire.', 'Retreat full'],
  'no-target': ['Combat', 'There is no enemy in the hex.', 'Standard Combat A'],
  'attacked-already': [
    'Combat 1',
    'The hex has already been attacked in this way.',
    'Combat 2; Artillery 5; Standard Combat D',
  ],
  'side-bars-attack': ['Hexsides attack', 'Only guns attack across such a hexside.', 'Combat; Standard Combat A'],
  'not-adjacent': [
    'Combat',
    'Only units next to each other fight.',
    'Standard Combat A; Standard Combat F; Advance; Standard Advance',
  ],
  'out-of-range': ['Artillery 2', 'The hex is beyond the range of guns.', 'Standard Artillery A'],
  'fire-blocked': ['Artillery 4', 'Woods or friends block the line of fire.', 'Terrain woods; Standard Artillery F'],
  'one-hex': ['Artillery 6', 'A bombardment targets one hex only.', 'Standard Artillery D'],
  'guns-engaged': [
    'Standard Artillery A',
    'Guns next to an enemy may bombard another only if friends can attack the one next to them.',
    'Standard Combat B; Standard Combat C',
  ],
  'left-alone': [
    'Standard Combat B',
    'A unit that must fight would be left with no opponent.',
    'Standard Combat C; Standard Combat D',
  ],
  'must-fight': ['Standard Combat B', 'Every unit next to an enemy must fight.', 'Standard Combat C'],
  'no-such-mode': [
    'Capability',
    'No unit here fights as that arm, or both sides have infantry and cavalry.',
    'Capability exception',
  ],

  'not-in-combat': [
    'Advance',
    'The unit takes no part in this combat.',
    'Results EX; Artillery 7; Standard Advance; Standard Results EX; Standard Artillery C',
  ],
  'nowhere-to-go': ['Artillery 7', 'The guns have no way back.', 'Standard Artillery C; Retreat'],
  'not-retreating': ['Retreat', 'The unit does not have to retreat.', 'Standard Retreat'],
  'not-bumped': ['Retreat', 'The unit is not displaced.', 'Retreat full; Standard Retreat'],
  'one-hex-back': ['Retreat', 'A retreat is one hex long.', 'Results Dr; Results Ar; Standard Retreat'],
  barred: [
    'Retreat',
    'Enemies, their zones of control or the ground bar the way.',
    'Standard Retreat; Standard Victory D; Victory forced off',
  ],
  'better-hex': ['Retreat', 'There is a hex with fewer friends.', 'Retreat vacant; Retreat fewest; Standard Retreat'],
  'advanced-already': ['Advance', 'The unit has already advanced.', 'Standard Advance'],
  'guns-stay': ['Artillery advance', 'Guns do not advance.', 'Advance; Standard Artillery G'],
  'not-vacated': ['Advance', 'The enemy has not left this hex in this combat.', 'Combat 3; Standard Advance'],
  'closed-ground': ['Standard Movement J', 'The ground bars the way.', 'Standard Advance; Hexsides cross'],
  'held-by-others': ['Combat 3', 'The unit is in the zone of control of another enemy.', 'Advance'],
} as const satisfies Record<string, readonly [rule: string, reason: string, also?: string]>

export type Reason = keyof typeof REASONS

/** The rule of the game that is played comes first: some cases stand in both, under different names. */
export function refusalFor(reason: Reason, isAdvanced: boolean): Refusal {
  const [first, text, others = ''] = REASONS[reason] as readonly [string, string, string?]
  const rules = [first, ...(others === '' ? [] : others.split('; '))]
  const rule = rules.find((one) => one.startsWith('Standard ') !== isAdvanced) ?? first
  return { rule, reason: text, also: rules.filter((one) => one !== rule) }
}
