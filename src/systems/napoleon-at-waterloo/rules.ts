import { ADVANCED_COMBAT } from './clauses/advanced-combat.ts'
import { ADVANCED_MOVEMENT } from './clauses/advanced-movement.ts'
import { ADVANCED_VICTORY } from './clauses/advanced-victory.ts'
import { bindChapters } from './clauses/chapter.ts'
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
  Game: 'tables.ts',
  Turn: 'sequence.ts',
  'Turn bombardment first': 'sequence.ts',
  Zones: 'stacks.ts',
  ...each('Zones', { 1: 'reach.ts', 2: 'zones.ts', 3: 'reach.ts', 4: 'reach.ts' }),
  Movement: 'movement.ts',
  ...each('Movement', { 1: 'reach.ts', 2: 'excess.ts', 3: 'reach.ts', 4: 'steps.ts', 5: 'reach.ts' }),
  Combat: 'declaration.ts',
  ...each('Combat', {
    1: 'declaration.ts',
    2: 'declaration.ts',
    3: 'advance.ts',
    4: 'strengths.ts',
    5: 'declaration.ts',
  }),
  Artillery: 'declaration.ts',
  ...each('Artillery', {
    1: 'declaration.ts',
    2: 'declaration.ts',
    3: 'declaration.ts',
    4: 'fire.ts',
    5: 'declaration.ts',
    6: 'declaration.ts',
    7: 'bombardment.ts',
    advance: 'advance.ts',
    reminder: 'declaration.ts',
  }),
  Terrain: 'strengths.ts',
  ...under('Terrain', 'battlefield.ts', ['clear', 'town', 'woods', 'woods-road']),
  Odds: 'odds.ts',
  Capability: 'capability.ts',
  ...under('Capability', 'capability.ts', ['modes', 'exception', 'mixed ranges']),
  ...under(
    'Capability',
    'catalog.ts',
    ['infantry', 'cavalry', 'artillery-1', 'artillery-2'].flatMap((attacker) =>
      ['infantry', 'cavalry', 'artillery'].map((defender) => `${attacker} on ${defender}`),
    ),
  ),
  Results: 'combat.ts',
  ...each('Results', {
    AE: 'combat.ts',
    Ar: 'combat.ts',
    EX: 'exchange.ts',
    Dr: 'combat.ts',
    DE: 'combat.ts',
    limits: 'odds.ts',
  }),
  ...under('Results', 'catalog.ts', ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1']),
  Retreat: 'retreat.ts',
  ...under('Retreat', 'retreat.ts', ['vacant', 'fewest', 'full']),
  Advance: 'advance.ts',
  'Advance stack': 'advance.ts',
  'Set-up': 'setup.ts',
  'Set-up Prussians': 'arrivals.ts',
  ...under('Set-up', 'arrivals.ts', ['turn 3', 'turn 5', 'turn 6']),
  Demoralization: 'demoralisation.ts',
  ...each('Demoralization', { 2: 'morale.ts', 3: 'zones.ts', 4: 'demoralisation.ts' }),
  'Victory 1': 'victory.ts',
  ...under('Victory French', 'victory.ts', ['marginal', 'provisional', 'decisive']),
  ...under('Victory Allied', 'victory.ts', ['marginal', 'provisional', 'decisive']),
  'Victory difference': 'victory.ts',
  'Victory exit': 'exits.ts',
  'Victory forced off': 'retreat.ts',

  'Standard Scale': 'clock.ts',
  'Standard Map': 'ground.ts',
  'Standard Counters': 'roster.ts',
  'Standard Turn': 'sequence.ts',
  ...under('Standard Turn', 'sequence.ts', ['A', 'B', 'C']),
  'Standard Zones': 'stacks.ts',
  ...each('Standard Zones', {
    A: 'stacks.ts',
    B: 'stacks.ts',
    C: 'zones.ts',
    D: 'zones.ts',
    E: 'stacks.ts',
    F: 'duties.ts',
    G: 'zones.ts',
  }),
  'Standard Movement': 'movement.ts',
  ...each('Standard Movement', {
    A: 'movement.ts',
    B: 'movement.ts',
    C: 'reach.ts',
    D: 'movement.ts',
    E: 'reach.ts',
    F: 'excess.ts',
    G: 'reach.ts',
    H: 'reach.ts',
    I: 'movement.ts',
    J: 'steps.ts',
    K: 'movement.ts',
    L: 'movement.ts',
  }),
  'Standard Combat': 'declaration.ts',
  ...each('Standard Combat', {
    A: 'declaration.ts',
    B: 'duties.ts',
    C: 'compulsory.ts',
    D: 'declaration.ts',
    E: 'declaration.ts',
    F: 'declaration.ts',
    G: 'compulsory.ts',
    H: 'advance.ts',
    I: 'declaration.ts',
    J: 'strengths.ts',
  }),
  'Standard Artillery': 'declaration.ts',
  ...each('Standard Artillery', {
    A: 'declaration.ts',
    B: 'declaration.ts',
    C: 'engagement.ts',
    D: 'declaration.ts',
    E: 'declaration.ts',
    F: 'fire.ts',
    G: 'advance.ts',
  }),
  ...under('Standard Terrain', 'battlefield.ts', ['clear', 'town', 'woods', 'woods-road']),
  'Standard Odds': 'odds.ts',
  'Standard Examples': 'odds.ts',
  'Standard Results': 'combat.ts',
  ...each('Standard Results', {
    AE: 'combat.ts',
    Ar: 'combat.ts',
    EX: 'exchange.ts',
    Dr: 'combat.ts',
    DE: 'combat.ts',
    limits: 'odds.ts',
  }),
  ...under('Standard Results', 'catalog.ts', ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1']),
  'Standard Retreat': 'retreat.ts',
  'Standard Retreat disruption': 'retreat.ts',
  'Standard Advance': 'advance.ts',
  'Standard Set-up': 'setup.ts',
  'Standard Prussians': 'arrivals.ts',
  'Standard Victory': 'victory.ts',
  'Standard Demoralization': 'demoralisation.ts',
  ...each('Standard Victory', {
    A: 'victory.ts',
    B: 'exits.ts',
    C: 'exits.ts',
    D: 'retreat.ts',
    E: 'morale.ts',
    F: 'victory.ts',
  }),
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
])

function each(section: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([word, file]) => [`${section} ${word}`, file]))
}

function under(section: string, file: string, words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [`${section} ${word}`, file]))
}
