import { type CodeEntry, type CodeTable, codesOf, type DiagnosticCode } from '../../../scenario/codes/index.ts'
import type { Report } from '../../../scenario/diagnostic.ts'

/** The diagnostics that only this rulebook has. */
export const OWN_CODES = {
  'victory/level': {
    severity: 'error',
    title: 'A victory with a missing or superfluous level',
    why: 'If an edition compares the levels of both sides, each condition has one; if the first condition that holds decides, none has.',
    fix: 'Add the level, or remove it.',
  },
  'victory/check': {
    severity: 'error',
    title: 'A moment at which the edition checks nothing',
    why: 'The advanced game compares the levels that both sides have reached after the last turn. Only the standard game checks conditions before.',
    fix: 'Remove the key, or play the standard game.',
  },
  'table/odds': {
    severity: 'error',
    title: 'Columns of odds that do not follow each other',
    why: 'Odds between two columns are rounded in favour of the defender, and shifted by whole columns, so each needs a column, from the worst odds to the best.',
    fix: 'Add the missing column, or put the columns in order.',
  },
  'table/never-read': {
    severity: 'warning',
    title: 'Rows that no roll leads to',
    why: 'No roll reaches that number, even with the modifiers of the capability chart.',
    fix: 'Remove the rows, or correct the capability chart.',
  },
  'table/no-way': {
    severity: 'error',
    title: 'Clear ground that no unit may enter',
    why: 'Terrain without `move` is closed to all units.',
    fix: 'Add what it costs to enter.',
  },
  'table/unused': {
    severity: 'error',
    title: 'A table that the edition does not use',
    why: 'The standard game has no die modifiers, so a capability chart would have no effect.',
    fix: 'Remove it, or play the advanced game.',
  },
  'exit/inland': {
    severity: 'error',
    title: 'An exit that is not on the edge',
    why: 'Units leave the board at its edge.',
    fix: 'Use an edge hex.',
  },
  'exit/closed': {
    severity: 'error',
    title: 'An exit that no unit can use',
    why: 'Closed woods are entered and left only along their road, also at the edge of the board.',
    fix: 'Let a road end in the hex, so that it leads off the board, or use another hex.',
  },
  'demoralisation/unreachable': {
    severity: 'error',
    title: 'Demoralisation by more losses than a side can have',
    why: 'All its units together, arrivals included, have fewer strength points.',
    fix: 'Lower the number, or leave the side out.',
  },
  'unit/too-many': {
    severity: 'error',
    title: 'Too many units in the battle',
    why: 'The engine limits the number of units in a battle, later arrivals included.',
    fix: 'Remove units, or combine several into one.',
  },
  'unit/two-leaders': {
    severity: 'error',
    title: 'A side with two leaders',
    why: 'The fate of the leader may decide the battle, so a side has at most one.',
    fix: 'Make one of them a unit of another kind, or remove him.',
  },
  'unit/values': {
    severity: 'warning',
    title: 'Numbers that no counter of this kind has',
    why: 'Infantry moves 4, cavalry 5 or 6, artillery 3, and a combat unit has strength. The two numbers are probably swapped, or the kind is wrong.',
    fix: 'Correct the numbers, or move the units under their kind.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>

/** A code that this rulebook reports: one that every rulebook has, or one of its own. */
export type Code = DiagnosticCode | keyof typeof OWN_CODES

/** Everything that this rulebook may report. */
export const ALL_CODES: CodeTable = codesOf({ codes: OWN_CODES })

/** What the checks of this rulebook report to. */
export type CheckReport = Report<Code>
