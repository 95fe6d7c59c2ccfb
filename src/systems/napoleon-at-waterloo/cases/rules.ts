import { under } from '../../../engine/cases/clauses.ts'
import { ADVANCED_COMBAT } from './clauses/advanced-combat.ts'
import { ADVANCED_MOVEMENT } from './clauses/advanced-movement.ts'
import { ADVANCED_VICTORY } from './clauses/advanced-victory.ts'
import { bindChapters } from './clauses/chapter.ts'
import { HEXSIDES } from './clauses/hexsides.ts'
import { OWN_ARRIVALS } from './clauses/own-arrivals.ts'
import { OWN_BATTLES } from './clauses/own-battles.ts'
import { OWN_COURSE } from './clauses/own-course.ts'
import { OWN_GROUND } from './clauses/own-ground.ts'
import { OWN_RULES } from './clauses/own-rules.ts'
import { OWN_TROOPS } from './clauses/own-troops.ts'
import { STANDARD_COMBAT } from './clauses/standard-combat.ts'
import { STANDARD_MAP } from './clauses/standard-map.ts'
import { STANDARD_MOVEMENT } from './clauses/standard-movement.ts'
import { STANDARD_RESULTS } from './clauses/standard-results.ts'
import { STANDARD_VICTORY } from './clauses/standard-victory.ts'

/**
 * Every case of the book and every line of its tables: what a case can cite, and the file that carries it out. The book
 * numbers its cases within sections. `Standard` stands before those of the standard game, by their letters; those that the
 * advanced game keeps hold in both.
 */
export const RULES: Readonly<Record<string, string>> = {
  Game: 'format/tables.ts',
  Turn: 'rules/sequence.ts',
  'Turn bombardment first': 'rules/sequence.ts',
  Zones: 'rules/stacks.ts',
  ...each('Zones', { 1: 'rules/reach.ts', 2: 'rules/zones.ts', 3: 'rules/reach.ts', 4: 'rules/reach.ts' }),
  Movement: 'rules/movement.ts',
  ...each('Movement', {
    1: 'rules/reach.ts',
    2: 'rules/excess.ts',
    3: 'rules/reach.ts',
    4: 'rules/step-costs.ts',
    5: 'rules/reach.ts',
  }),
  Combat: 'rules/declaration.ts',
  ...each('Combat', {
    1: 'rules/attackers.ts',
    2: 'rules/attackers.ts',
    3: 'rules/advance.ts',
    4: 'rules/strengths.ts',
    5: 'rules/attackers.ts',
  }),
  Artillery: 'rules/declaration.ts',
  ...each('Artillery', {
    1: 'rules/attackers.ts',
    2: 'rules/attackers.ts',
    3: 'rules/attackers.ts',
    4: 'rules/line-of-fire.ts',
    5: 'rules/attackers.ts',
    6: 'rules/declaration.ts',
    7: 'rules/bombardment.ts',
    advance: 'rules/advance.ts',
    reminder: 'rules/attackers.ts',
  }),
  Terrain: 'rules/strengths.ts',
  ...under('Terrain', 'rules/battlefield.ts', ['clear', 'town', 'woods', 'woods-road']),
  Odds: 'rules/odds.ts',
  Capability: 'rules/capability.ts',
  ...under('Capability', 'rules/capability.ts', ['modes', 'exception', 'mixed ranges']),
  ...under(
    'Capability',
    'format/catalog.ts',
    ['infantry', 'cavalry', 'artillery-1', 'artillery-2'].flatMap((attacker) =>
      ['infantry', 'cavalry', 'artillery'].map((defender) => `${attacker} on ${defender}`),
    ),
  ),
  Results: 'rules/combat.ts',
  ...each('Results', {
    AE: 'rules/combat.ts',
    Ar: 'rules/combat.ts',
    EX: 'rules/exchange.ts',
    Dr: 'rules/combat.ts',
    DE: 'rules/combat.ts',
    limits: 'rules/odds.ts',
  }),
  ...under('Results', 'format/catalog.ts', ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1']),
  Retreat: 'rules/retreat.ts',
  ...under('Retreat', 'rules/ways-back.ts', ['vacant', 'fewest', 'full']),
  Advance: 'rules/advance.ts',
  'Advance stack': 'rules/advance.ts',
  'Set-up': 'rules/setup.ts',
  'Set-up Prussians': 'rules/arrivals.ts',
  ...under('Set-up', 'rules/arrivals.ts', ['turn 3', 'turn 5', 'turn 6']),
  Demoralization: 'rules/demoralisation.ts',
  ...each('Demoralization', { 2: 'rules/morale.ts', 3: 'rules/zones.ts', 4: 'rules/demoralisation.ts' }),
  'Victory 1': 'rules/victory.ts',
  ...under('Victory French', 'rules/victory.ts', ['marginal', 'provisional', 'decisive']),
  ...under('Victory Allied', 'rules/victory.ts', ['marginal', 'provisional', 'decisive']),
  'Victory difference': 'rules/victory.ts',
  'Victory exit': 'rules/exits.ts',
  'Victory forced off': 'rules/retreat.ts',

  'Standard Scale': 'view/situation.ts',
  'Standard Map': 'format/ground.ts',
  'Standard Counters': 'format/roster.ts',
  'Standard Turn': 'rules/sequence.ts',
  ...under('Standard Turn', 'rules/sequence.ts', ['A', 'B', 'C']),
  'Standard Zones': 'rules/stacks.ts',
  ...each('Standard Zones', {
    A: 'rules/stacks.ts',
    B: 'rules/stacks.ts',
    C: 'rules/zones.ts',
    D: 'rules/zones.ts',
    E: 'rules/stacks.ts',
    F: 'rules/combat-duties.ts',
    G: 'rules/zones.ts',
  }),
  'Standard Movement': 'rules/movement.ts',
  ...each('Standard Movement', {
    A: 'rules/orders.ts',
    B: 'rules/turn.ts',
    C: 'rules/reach.ts',
    D: 'rules/movement.ts',
    E: 'rules/reach.ts',
    F: 'rules/excess.ts',
    G: 'rules/reach.ts',
    H: 'rules/reach.ts',
    I: 'rules/orders.ts',
    J: 'rules/step-costs.ts',
    K: 'rules/orders.ts',
    L: 'rules/movement.ts',
  }),
  'Standard Combat': 'rules/declaration.ts',
  ...each('Standard Combat', {
    A: 'rules/attackers.ts',
    B: 'rules/combat-duties.ts',
    C: 'rules/compulsory.ts',
    D: 'rules/attackers.ts',
    E: 'rules/declaration.ts',
    F: 'rules/declaration.ts',
    G: 'rules/compulsory.ts',
    H: 'rules/advance.ts',
    I: 'rules/attackers.ts',
    J: 'rules/strengths.ts',
  }),
  'Standard Artillery': 'rules/declaration.ts',
  ...each('Standard Artillery', {
    A: 'rules/attackers.ts',
    B: 'rules/declaration.ts',
    C: 'rules/engagement.ts',
    D: 'rules/declaration.ts',
    E: 'rules/attackers.ts',
    F: 'rules/line-of-fire.ts',
    G: 'rules/advance.ts',
  }),
  ...under('Standard Terrain', 'rules/battlefield.ts', ['clear', 'town', 'woods', 'woods-road']),
  'Standard Odds': 'rules/odds.ts',
  'Standard Examples': 'rules/odds.ts',
  'Standard Results': 'rules/combat.ts',
  ...each('Standard Results', {
    AE: 'rules/combat.ts',
    Ar: 'rules/combat.ts',
    EX: 'rules/exchange.ts',
    Dr: 'rules/combat.ts',
    DE: 'rules/combat.ts',
    limits: 'rules/odds.ts',
  }),
  ...under('Standard Results', 'format/catalog.ts', [
    '1-5',
    '1-4',
    '1-3',
    '1-2',
    '1-1',
    '2-1',
    '3-1',
    '4-1',
    '5-1',
    '6-1',
  ]),
  'Standard Retreat': 'rules/retreat.ts',
  'Standard Retreat disruption': 'rules/retreat.ts',
  'Standard Advance': 'rules/advance.ts',
  'Standard Set-up': 'rules/setup.ts',
  'Standard Prussians': 'rules/arrivals.ts',
  'Standard Victory': 'rules/victory.ts',
  'Standard Demoralization': 'rules/demoralisation.ts',
  ...each('Standard Victory', {
    A: 'rules/victory.ts',
    B: 'rules/exits.ts',
    C: 'rules/exits.ts',
    D: 'rules/retreat.ts',
    E: 'rules/morale.ts',
    F: 'rules/victory.ts',
  }),

  Hexsides: 'rules/hexsides.ts',
  ...each('Hexsides', {
    cross: 'rules/step-costs.ts',
    zones: 'rules/stacks.ts',
    attack: 'rules/attackers.ts',
    defence: 'rules/strengths.ts',
  }),

  'Own ground': 'rules/terrain-rules.ts',
  'Own ground enters': 'rules/gaits.ts',
  'Own ground road': 'rules/step-costs.ts',

  'Own troops': 'rules/strengths.ts',
  ...each('Own troops', {
    range: 'rules/attackers.ts',
    stacking: 'rules/stacking.ts',
    zones: 'rules/zones.ts',
    capability: 'rules/mode-table.ts',
  }),
  'Own victory': 'rules/victory.ts',
  'Own arrivals': 'rules/keep-time.ts',
  'Own weather': 'rules/weather.ts',
  'Own events': 'rules/happenings.ts',
  'Own rules': 'rules/weak-ground.ts',
}

/** What the rules say, clause by clause: ids that a case can cite, each with what shows it. */
export const CLAUSES = bindChapters(RULES, [
  STANDARD_MAP,
  STANDARD_MOVEMENT,
  STANDARD_COMBAT,
  STANDARD_RESULTS,
  STANDARD_VICTORY,
  ADVANCED_MOVEMENT,
  ADVANCED_COMBAT,
  ADVANCED_VICTORY,
  HEXSIDES,
  OWN_TROOPS,
  OWN_BATTLES,
  OWN_ARRIVALS,
  OWN_COURSE,
  OWN_RULES,
  OWN_GROUND,
])

function each(section: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([word, file]) => [`${section} ${word}`, file]))
}
