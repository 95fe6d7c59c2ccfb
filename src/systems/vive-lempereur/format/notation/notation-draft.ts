import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import { makeFinding } from '../../../../scenario/convert/notation-parts.ts'
import type { Diagnostic, Range } from '../../../../scenario/diagnostic.ts'
import { type PrintedType, UNIT_TYPES } from '../catalog.ts'
import { ALL_CODES, type Code } from '../codes.ts'
import type { Placement, PlacementsByType, Stage } from '../types.gen.ts'
import type { ParsedPool, ParsedTurn } from './arrivals.ts'
import type { Facts } from './facts.ts'
import type { ParsedSide } from './sides.ts'
import type { VictoryContext } from './victory.ts'

/** A unit of the text and where its hex stands in it. */
export type DraftUnit = {
  readonly type: PrintedType
  readonly placement: Placement
  readonly hex: string
  readonly range: Range
}

/** Arrivals on one turn. */
type DraftArrival = { readonly line: NotationLine; readonly turn: ParsedTurn; readonly units: DraftUnit[] }

/** What stands under one heading of reinforcements. */
export type DraftReinforcements = {
  readonly heading: NotationLine
  readonly name: string
  readonly brackets: string | undefined
  readonly arrivals: DraftArrival[]
  readonly pools: ParsedPool[]
  readonly stages: Stage[]
}

/** A battle as its lines give it, before names of sides can be told apart from names of nations. */
export class NotationDraft {
  readonly facts: Facts = {}
  readonly sides: ParsedSide[] = []
  /** By side. */
  readonly units = new Map<string, DraftUnit[]>()
  readonly reinforcements: DraftReinforcements[] = []
  readonly rules: NotationLine[] = []
  readonly victory: { readonly line: NotationLine; readonly context: VictoryContext }[] = []
  readonly unused: NotationLine[] = []
  readonly diagnostics: Diagnostic[] = []

  report(code: Code, range: Range, message: string, hint?: string): void {
    this.diagnostics.push(makeFinding(code, ALL_CODES, range, message, hint))
  }

  /** Says that nothing came of a line, and under which key to add it if that is known. */
  reportUnused(line: NotationLine, key?: string): void {
    this.unused.push(line)
    const said = line.text.length > 100 ? `${line.text.slice(0, 100)}…` : line.text
    if (key === undefined) this.report('notation/not-understood', line.range(), `Not understood: ${said}`)
    else this.report('notation/by-hand', line.range(), `Not understood: ${said}`, `Add this by hand under ${key}.`)
  }
}

/** Units as a scenario lists them, in the order of the reference sheet. */
export function byType(units: readonly DraftUnit[]): PlacementsByType {
  const placements: PlacementsByType = {}
  for (const type of UNIT_TYPES) {
    const own = units.filter((unit) => unit.type === type).map(({ placement }) => placement)
    if (own.length > 0) placements[type] = own
  }
  return placements
}
