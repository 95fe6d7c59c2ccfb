import { type CodeEntry, type CodeTable, codesOf, type DiagnosticCode } from '../../../scenario/codes/index.ts'
import type { Report } from '../../../scenario/diagnostic.ts'

/** The diagnostics that only this rulebook has. */
export const OWN_CODES = {
  'place/off-table': {
    severity: 'error',
    title: 'A place off the table',
    why: 'The table has only the width and height given under `board`, and a unit must be on it with its whole base.',
    fix: 'Correct the place, or enlarge the table.',
  },
  'place/too-fine': {
    severity: 'warning',
    title: 'A place finer than a tenth of an inch',
    why: 'Everything on a table is measured in tenths of an inch, so the place is rounded.',
    fix: 'Write it with one decimal.',
  },
  'place/tangled': {
    severity: 'error',
    title: 'An outline that crosses itself',
    why: 'Inside and outside cannot be distinguished. Two corners are probably swapped.',
    fix: 'List the corners in order around the area.',
  },
  'place/repeated': {
    severity: 'error',
    title: 'The same corner twice in a row',
    why: 'An outline closes by itself, from the last corner to the first, and each bend of a line leads to a different one.',
    fix: 'Remove one of the two.',
  },
  'terrain/shape': {
    severity: 'error',
    title: 'Terrain of the wrong shape',
    why: 'Roads, streams and rivers are lines with a width; everything else is an area with an outline.',
    fix: 'Use `line` or `area` as the kind requires, and `width` only with a line.',
  },
  'name/unknown': {
    severity: 'error',
    title: 'A name that nothing in the battle has',
    why: 'Areas, entries, terrain and formations are named by their ids.',
    fix: 'Correct the name, or add what it refers to.',
  },
  'name/taken': {
    severity: 'error',
    title: 'The same id twice in the armies',
    why: 'Orders name commanders, forces, formations and units of both sides by their ids, so ids must be unique.',
    fix: 'Rename one of them.',
  },
  'name/reserved': {
    severity: 'error',
    title: 'An id that the battle itself uses',
    why: 'Detachments, artillery chiefs and objectives that are points have ids too, though no file lists them.',
    fix: 'Use another id.',
  },
  'formation/unknown': {
    severity: 'error',
    title: 'A formation like one that there is not',
    why: 'A formation that is `like` another takes its name, commander, character and units from one of `formations`.',
    fix: 'Correct the name, define the formation under `formations`, or use a file that does.',
  },
  'formation/incomplete': {
    severity: 'error',
    title: 'A formation or unit of which too little is said',
    why: 'What neither a formation in an army nor the one that it is like says, nobody knows.',
    fix: 'Say it in one of the two, or correct the name of the unit.',
  },
  'formation/unused': {
    severity: 'warning',
    title: 'A formation that is in no army',
    why: 'No formation of the battle is like it, so it does nothing.',
    fix: 'Remove it, or give an army a formation that is like it.',
  },
  'army/empty': {
    severity: 'error',
    title: 'A force without formations, or a formation without units',
    why: 'There are no units for an order to move.',
    fix: 'Add some, or remove it.',
  },
  'commander/none': {
    severity: 'error',
    title: 'A force without a commander',
    why: '`commander: army` puts it under the commander of the army, but the army has none.',
    fix: 'Add a commander to the force or to the army.',
  },
  'commander/place': {
    severity: 'error',
    title: 'A commander who is nowhere, or in two places',
    why: 'Commanders of armies and forces are separate pieces: each is on the table from the start (`at`) or arrives later (`arrives`).',
    fix: 'Keep or add one of the two.',
  },
  'order/supports': {
    severity: 'error',
    title: 'A support without effect',
    why: 'A formation supports another of its side, and the last in such a chain must have another directive.',
    fix: 'Name another formation under `supports`, or give another directive.',
  },
  'order/out-of-chain': {
    severity: 'error',
    title: 'A formation of another force or side',
    why: 'Commanders give orders only to formations under their command.',
    fix: 'Name a formation of the same force.',
  },
  'unit/nowhere': {
    severity: 'error',
    title: 'A unit without a place',
    why: 'A unit that is in the battle from the start needs a place, unless it is a battery in reserve or its formation arrives later.',
    fix: 'Add a place, or let its formation arrive.',
  },
  'unit/overlap': {
    severity: 'error',
    title: 'Two units on the same ground',
    why: 'Bases are as large as the ground that the units stand on, and no unit may stop on another (1.5, 7.9).',
    fix: 'Move or turn one of them.',
  },
  'unit/guns-in-water': {
    severity: 'warning',
    title: 'Guns that start in a stream or marsh',
    why: 'Guns can cross such water, but nobody puts a battery there: the place is probably mistaken, or the course of the water.',
    fix: 'Move the battery to a bank, or lay a bridge there.',
  },
  'unit/scattered': {
    severity: 'warning',
    title: 'A unit far from its formation',
    why: 'Deployed units stay within reach of the centre of their formation, so this one may only move closer (3.6).',
    fix: 'Move it, or give it to another formation.',
  },
  'unit/numbers': {
    severity: 'error',
    title: 'A battery without guns, or troops without men',
    why: 'The fire of a battery depends on its guns and their weight, and the larger unit in a combat is the one with more men.',
    fix: 'Give batteries `guns` and `weight`, and all other units `men`.',
  },
  'unit/gun-weight': {
    severity: 'error',
    title: 'Guns that the table does not have',
    why: 'The value of a section depends on the weight of its shot, and for some on the nation (9.4).',
    fix: 'Correct the weight or the nation, or add the guns to `tables.guns.perSection`.',
  },
  'unit/state': {
    severity: 'error',
    title: 'A state that the unit cannot be in',
    why: 'Battalions and cavalry are ployed or deployed; batteries are limbered, unlimbered, or in reserve without a place; and arriving units are in column (2.2, 13.4).',
    fix: 'Use another state, or remove it.',
  },
  'unit/traits': {
    severity: 'error',
    title: 'A characteristic that the unit cannot use',
    why: 'Rifle companies and engineers go with battalions, shock with battalions and cavalry, and each at one rating.',
    fix: 'Remove it.',
  },
  'arrival/outward': {
    severity: 'error',
    title: 'An entry that faces off the table',
    why: 'Columns march in the direction that their entry faces.',
    fix: 'Reverse it.',
  },
  'arrival/no-road': {
    severity: 'error',
    title: 'An entry by a road that is not a road',
    why: 'Only roads and poor roads lead columns onto the table.',
    fix: 'Name a road, or remove it.',
  },
  'arrival/off-road': {
    severity: 'warning',
    title: 'An entry beside its road',
    why: 'Columns that enter here have no road ahead of them.',
    fix: 'Name the road that leads there, extend it to the edge, or remove it.',
  },
  'arrival/queue': {
    severity: 'error',
    title: 'Two columns in the same place of a queue',
    why: 'Columns that use the same entry on the same turn follow each other.',
    fix: 'Change one of the numbers, or remove them: then the columns arrive in the order of the list.',
  },
  'arrival/repeated': {
    severity: 'warning',
    title: 'The same entry twice for one column',
    why: 'Entries are tried one after the other: if the enemy blocks one, trying it again does not help.',
    fix: 'Name another entry, or remove it.',
  },
  'arrival/placed': {
    severity: 'error',
    title: 'A place for a unit that arrives',
    why: 'Its formation is not on the table at the start.',
    fix: 'Remove the place, or the arrival of the formation.',
  },
  'arrival/joins': {
    severity: 'error',
    title: 'A formation that joins the wrong one',
    why: 'A column that comes later joins another formation of its own force, one that does not itself join another.',
    fix: 'Name another formation, or let it join none.',
  },
  'arrival/unused-entry': {
    severity: 'warning',
    title: 'An entry that nobody arrives by',
    why: 'It has no effect: no formation and no commander names it.',
    fix: 'Let somebody arrive by it, or remove it.',
  },
  'date/year': {
    severity: 'warning',
    title: 'A year that differs from the date',
    why: 'Ploying and deploying depend on `year`, while pages show the date.',
    fix: 'Correct one of the two.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>

/** A code that this rulebook reports: one that every rulebook has, or one of its own. */
type Code = DiagnosticCode | keyof typeof OWN_CODES

/** Everything that this rulebook may report. */
export const ALL_CODES: CodeTable = codesOf({ codes: OWN_CODES })

/** What the checks of this rulebook report to. */
export type CheckReport = Report<Code>
