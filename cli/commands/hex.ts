import type { HexGrid } from '../../src/board/hex-grid.ts'
import { gridIn } from '../../src/scenario/language/hexes.ts'
import { count } from '../../src/scenario/wording.ts'
import { checkBytes } from '../checking/check.ts'
import { findBattle } from '../files/shipped.ts'
import { EXIT, type Io } from '../io.ts'
import { type HexMeasure, measure, type TableMeasure } from '../measure.ts'
import { readOrRefuse, UsageError } from '../usage-error.ts'

export type HexOptions = { readonly scenario?: string; readonly format: 'pretty' | 'json' }

/** `berthier hex`: how far a hex or a point of a table is from another, and what lies between and around them. */
export async function runHex(from: string, to: string | undefined, options: HexOptions, io: Io): Promise<number> {
  const measured = measure(from, to, await boardOf(options.scenario, io))
  if (typeof measured === 'string') throw new UsageError(measured)
  if (options.format === 'json') io.stdout.write(`${JSON.stringify({ version: 1, ...measured }, null, 2)}\n`)
  else io.stdout.write(`${(measured.kind === 'table' ? tableLines(measured) : hexLines(measured)).join('\n')}\n`)
  return EXIT.clean
}

async function boardOf(name: string | undefined, io: Io): Promise<HexGrid | undefined> {
  if (name === undefined) return undefined
  const path = findBattle(name, io)
  const checked = await checkBytes(path, await readOrRefuse(path, io), {}, io)
  if ('failure' in checked) throw new UsageError(checked.failure)
  return gridIn(checked.validation.data)
}

function hexLines({ from, to, distance, line, inFrontOf, neighbours }: HexMeasure): string[] {
  return [
    ...(to === undefined ? [] : [`${from} to ${to}: ${count(distance ?? 0, 'hex', 'hexes')}`]),
    ...(line ? [`  line: ${describeLine(line)}`] : []),
    ...(inFrontOf ? [`  arc: ${to} is in front of a unit in ${from} that faces ${inFrontOf.join(', ')}`] : []),
    ...neighbours.map(({ of, by }) => `  around ${of}: ${by.map(([side, hex]) => `${side} ${hex}`).join(', ')}`),
  ]
}

function describeLine({ crosses, along }: NonNullable<HexMeasure['line']>): string {
  const parts = [
    ...(crosses.length > 0 ? [`crosses ${crosses.join(', ')}`] : []),
    ...(along.length > 0 ? [`runs between ${along.map((pair) => pair.join(' and ')).join(', ')}`] : []),
  ]
  return parts.join('; ') || 'nothing lies between them'
}

function tableLines({ from, to, distance, bearing, front, flank, rear }: TableMeasure): string[] {
  return [
    `${from} to ${to}: ${distance} inches, ${bearing}`,
    `  front of a unit at ${from} that faces ${front.join(', ')}`,
    `  flank of one that faces ${flank.join(', ')}`,
    `  rear of one that faces ${rear.join(', ')}`,
  ]
}
