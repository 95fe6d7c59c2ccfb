import { is, may, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** Control, victory, arrivals, locks (13). */
export const ENDING: Clauses = {
  '13.1-a': is(
    'rules/victory.ts',
    'An area belongs to the last side that was alone in it with deployed infantry or cavalry.',
  ),
  '13.1-b': is('rules/victory.ts', 'With enemies inside as well it stays with its owner.'),
  '13.1-c': is('rules/victory.ts', 'Columns, batteries, and retreating, broken or rallying units take no area.'),
  '13.1-d': is('rules/victory.ts', 'A side keeps an area after leaving it.'),
  '13.2-a': is('rules/victory.ts', 'A condition checked at the end of every turn ends the battle at once.'),
  '13.2-b': is('rules/victory.ts', 'One checked at the end waits for the last turn.'),
  '13.2-c': is('rules/victory.ts', 'The first condition that holds decides.'),
  '13.2-d': is('rules/victory.ts', 'If none holds, the battle is a draw.'),
  '13.2-e': is('rules/victory.ts', 'Conditions are joined by all, any and not.'),
  '13.2-f': is('rules/victory.ts', 'Units that have left count by their edge.'),
  '13.3-a': is('rules/victory.ts', 'Broken: broken now, removed, or rallying after having been broken.'),
  '13.3-b': is('rules/victory.ts', 'It no longer counts once it is on Reserve.'),
  '13.4-a': is('rules/movement/arrivals.ts', 'A formation arrives on its turn, not before.'),
  '13.4-b': is(
    'rules/movement/arrivals.ts',
    'It arrives in column, its head at the entry and the rest behind, guns limbered.',
  ),
  '13.4-c': is('rules/movement/arrivals.ts', 'An enemy within 3 inches of the entry makes it wait.'),
  '13.4-d': is('rules/movement/arrivals.ts', 'Or it uses the next entry listed.'),
  '13.4-e': is(
    'rules/movement/arrivals.ts',
    'Formations that share an entry arrive in order, each when it is free again.',
  ),
  '13.4-f': is('rules/movement/arrivals.ts', 'It marches on in the same turn.'),
  '13.4-g': is('rules/movement/arrivals.ts', 'Commanders arrive on their turn, or with their formation.'),
  '13.4-h': may('rules/command/detachments.ts', 'A formation that joins another does so like a detachment.'),
  '13.4-i': mayNot(
    'rules/command/issue.ts',
    'Formations and commanders that have not arrived neither receive nor give orders.',
  ),
  '13.7-a': mayNot('rules/command/locks.ts', 'No order changes a locked directive.'),
  '13.7-b': is('rules/command/locks.ts', 'The lock lapses when its condition holds.'),
  '13.7-c': is(
    'rules/command/locks.ts',
    'Forced conversions and a stunned commander still change a locked directive; a locked formation makes no detachment.',
  ),
}
