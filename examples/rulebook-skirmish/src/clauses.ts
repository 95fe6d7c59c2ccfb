import type { Clauses } from 'berthier/rulebook'

/** The rules that cases cite, and the file that carries each out. */
export const RULES: Readonly<Record<string, string>> = {
  '1.1': 'battle.ts',
  '1.2': 'catalog.ts',
  '1.3': 'catalog.ts',
  '1.4': 'movement.ts',
  '2.1': 'game.ts',
  '2.2': 'actions.ts',
  '3.1': 'movement.ts',
  '3.2': 'movement.ts',
  '3.3': 'movement.ts',
  '3.4': 'movement.ts',
  '4.1': 'fire.ts',
  '4.2': 'fire.ts',
  '4.3': 'fire.ts',
  '5.1': 'melee.ts',
  '5.2': 'melee.ts',
  '5.3': 'melee.ts',
  '5.4': 'melee.ts',
  '6.1': 'morale.ts',
  '6.2': 'fire.ts',
  '6.3': 'morale.ts',
  '6.4': 'morale.ts',
  '7.1': 'game.ts',
  '7.2': 'state.ts',
  '7.3': 'game.ts',
}

const clause = (kind: Clauses[string]['kind'], code: string, text: string) => ({ kind, code, text })

/** The rules of Skirmish, clause by clause. */
export const CLAUSES: Clauses = {
  '1.1-a': clause('is', 'battle.ts', 'The battle is fought on the hexes of the board and nowhere else.'),
  '1.2-a': clause('is', 'catalog.ts', 'A hex is open, woods or village. Woods give cover 1, a village cover 2.'),
  '1.3-a': clause(
    'is',
    'catalog.ts',
    'Line has 4 steps, 3 movement points, range 1; light has 3 steps, 4 movement points, range 2.',
  ),
  '1.4-a': clause('may not', 'movement.ts', 'Two units may not be in the same hex.'),
  '2.1-a': clause('must', 'game.ts', 'The sides take turns. In its turn a side first moves, then it fights.'),
  '2.2-a': clause('may', 'actions.ts', 'Each unit may move once and fight once in a turn.'),
  '3.1-a': clause(
    'may',
    'movement.ts',
    'A unit may move as far as its movement points go. A hex costs 1; woods cost the line 2.',
  ),
  '3.2-a': clause('is', 'movement.ts', 'A step along a road costs 1.'),
  '3.3-a': clause('must', 'movement.ts', 'A unit that comes next to an enemy must stop.'),
  '3.4-a': clause('may not', 'movement.ts', 'A shaken unit may not move next to an enemy.'),
  '4.1-a': clause('may', 'fire.ts', 'A unit may fire at an enemy within its range.'),
  '4.2-a': clause(
    'may not',
    'fire.ts',
    'At two hexes a unit may not fire unless a hex next to both is empty and open.',
  ),
  '4.3-a': clause(
    'is',
    'fire.ts',
    'Fire hits with a roll of the steps or less; less 1 at two hexes, less the cover of the target, but always with a 1.',
  ),
  '5.1-a': clause('may', 'melee.ts', 'A unit may charge an adjacent enemy.'),
  '5.2-a': clause(
    'is',
    'melee.ts',
    'Both roll a die and add their steps, 1 for line, and for the defender its cover. The higher total wins.',
  ),
  '5.3-a': clause('must', 'melee.ts', 'The loser loses a step and is shaken. If nobody wins, both lose a step.'),
  '5.4-a': clause('must', 'melee.ts', 'The attacker enters the hex if its defender is gone.'),
  '6.1-a': clause(
    'must',
    'morale.ts',
    'A unit that loses a step to fire rolls a die; it is shaken by more than its steps and one.',
  ),
  '6.2-a': clause('is', 'fire.ts', 'A shaken unit fires with 1 less, and its enemy adds 1 in melee.'),
  '6.2-b': clause('may not', 'melee.ts', 'A shaken unit may not charge.'),
  '6.3-a': clause('must', 'morale.ts', 'A shaken unit that is shaken again routs: it is gone with all its steps.'),
  '6.4-a': clause(
    'must',
    'morale.ts',
    'At the beginning of its turn a shaken unit that is not next to an enemy rolls a die; its steps and one or less rally it.',
  ),
  '7.1-a': clause(
    'must',
    'game.ts',
    'A side that has lost its breakpoint in steps, or its last unit, loses at once; if both have, nobody wins.',
  ),
  '7.2-a': clause('is', 'state.ts', 'The side whose unit was last in an objective holds it.'),
  '7.3-a': clause('must', 'game.ts', 'After the last turn the side with more objectives wins.'),
}
