import { parseRange } from '../../../../board/hex-ranges.ts'
import { explainMissing, makeGrid } from '../../../../scenario/checks/hexes.ts'
import { type ConditionWords, HEX_LIST, listHexes } from '../../../../scenario/conditions/parse-sentence.ts'
import type { Remark } from '../../../../scenario/convert/notation.ts'
import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import { makeFinding, remarkUnused } from '../../../../scenario/convert/notation-parts.ts'
import { type Diagnostic, type Range, Report } from '../../../../scenario/diagnostic.ts'
import { slug } from '../../../../scenario/wording.ts'
import { KIND_NAMES, KINDS } from '../catalog.ts'
import { ALL_CODES, type Code } from '../codes.ts'
import type { NawArrival, NawPlacement, NawVictoryCondition } from '../types.gen.ts'
import { type Facts, parseFact, splitList } from './facts.ts'
import { type Heading, parseHeading } from './headings.ts'
import { byKind, parseTroops } from './troops.ts'
import { type PlacedLine, parseUnitLine } from './unit-lines.ts'
import { CHECKS, parseCondition } from './victory-text.ts'

/** The map of the second edition. */
const PRINTED_MAP = { columns: '01-27', rows: 22 } as const

type DraftSide = {
  readonly id: string
  readonly name: string
  readonly nations: string[]
  readonly units: PlacedLine[]
}
type DraftArrival = Omit<NawArrival, 'side'> & { readonly name: string; readonly line: NotationLine }

/** A battle as its lines give it. */
export class NotationDraft {
  readonly diagnostics: Diagnostic[] = []
  readonly #facts: Facts = { exits: new Map() }
  readonly #sides: DraftSide[] = []
  readonly #arrivals: DraftArrival[] = []
  readonly #victory: { readonly name: string; readonly row: Omit<NawVictoryCondition, 'side'> }[] = []
  readonly #control = new Map<string, string[]>()
  readonly #unused: NotationLine[] = []
  #heading: Heading | undefined

  read(line: NotationLine): void {
    const heading = parseHeading(line)
    if (heading) {
      this.#heading = heading
      if (heading.kind === 'side') this.#addSide(heading.name, heading.brackets)
      return
    }
    if (parseFact(line.text, this.#facts) || this.#readVictory(line.text)) return
    if (this.#heading?.kind === 'side') this.#readUnits(line)
    else if (this.#heading?.kind === 'arrivals') this.#readArrival(line, this.#heading)
    else if (parseUnitLine(line.text))
      this.report('notation/no-side', line.range(), 'The side of these units is missing.')
    else this.#leaveOut(line)
  }

  /** Sides that are wanting, and hexes that the board does not have. */
  settle(title: NotationLine): void {
    if (this.#sides.length !== 2) {
      const found = this.#sides.map(({ name }) => name).join(', ') || 'none'
      this.report('notation/sides', title.range(), `A battle has two sides; found: ${found}.`)
    }
    const { columns = PRINTED_MAP.columns, rows = PRINTED_MAP.rows } = this.#facts
    const grid = makeGrid(columns, rows, new Report())
    for (const { line, units } of this.#sides.flatMap((side) => side.units)) {
      for (const { at, from, to } of units) {
        if (!grid || grid.find(at) >= 0) continue
        const { message, hint } = explainMissing(at, grid)
        this.report('notation/hex', line.range(from, to), message, hint)
      }
    }
  }

  data(): Readonly<Record<string, unknown>> {
    const { edition = 'standard', turns = 10, columns, rows, exits, demoralisation, ...facts } = this.#facts
    const id = (name: string) => this.#idOf(name)
    return {
      edition,
      ...facts,
      turns,
      board: { kind: 'hex', columns: columns ?? PRINTED_MAP.columns, rows: rows ?? PRINTED_MAP.rows },
      sides: Object.fromEntries(this.#sides.map((side) => [side.id, { name: side.name, nations: side.nations }])),
      units: Object.fromEntries(this.#sides.map((side) => [side.id, placed(side.units)])),
      ...(this.#arrivals.length > 0 && {
        reinforcements: this.#arrivals.map(({ name, line: _line, turn, nation, at, units }) => ({
          turn,
          side: this.#ownerOf(name, nation),
          ...(nation !== undefined && { nation }),
          at,
          units,
        })),
      }),
      ...(exits.size > 0 && { exits: Object.fromEntries([...exits].map(([name, hexes]) => [id(name), hexes])) }),
      ...(demoralisation && { demoralisation: { ...demoralisation, sides: demoralisation.sides.map(id) } }),
      ...(this.#control.size > 0 && {
        control: Object.fromEntries([...this.#control].map(([name, hexes]) => [id(name), hexes])),
      }),
      victory: this.#victory.map(({ name, row }) => ({ side: id(name), ...row })),
    }
  }

  remarks(): Remark[] {
    return [
      ...remarkUnused(this.#unused),
      { path: ['board'], comment: 'A set-up does not describe the ground: add terrain, roads and names.' },
    ]
  }

  report(code: Code, range: Range, message: string, hint?: string): void {
    this.diagnostics.push(makeFinding(code, ALL_CODES, range, message, hint))
  }

  #addSide(name: string, brackets: string | undefined): void {
    const id = slug(name) || 'side'
    const nations = brackets === undefined ? [id] : splitList(brackets.toLowerCase())
    this.#sides.push({ id, name, nations, units: [] })
  }

  #readUnits(line: NotationLine): void {
    const units = parseUnitLine(line.text)
    if (units) this.#sides.at(-1)!.units.push({ line, ...units })
    else this.#leaveOut(line)
  }

  /** `Turn 3: one 6-4, nine 5-4`, or as the book has it, `3 one 6-4, nine 5-4`. */
  #readArrival(line: NotationLine, { name, brackets = '' }: Heading & { kind: 'side' | 'arrivals' }): void {
    const found = /^(?:(?:Game-)?Turn )?(\d{1,3})\s*:?\s+(?=\S)/i.exec(line.text)
    if (!found) {
      this.#leaveOut(line)
      return
    }
    const list = line.text.slice(found[0].length)
    const { troops, upTo } = parseTroops(list)
    if (upTo !== undefined) {
      const message = `Not understood from here: ${list.slice(upTo).trim()}`
      const hint = 'Expected units such as "one 6-4, nine 5-4".'
      this.report('notation/unknown-type', line.range(found[0].length + upTo), message, hint)
    }
    const parts = brackets.split(/\s*;\s*/).filter((part) => part !== '')
    const entrances = parts.find((part) => /^at /i.test(part))
    const nation = parts.find((part) => !/^at /i.test(part))?.toLowerCase()
    const at = splitList(entrances?.slice(3) ?? '').filter((hexes) => parseRange(hexes))
    if (at.length === 0) {
      const message = 'The hexes by which these units arrive are missing.'
      this.report('notation/hex', line.range(), message, 'Name them in the heading: "(Prussian; at 2701-2722):".')
    }
    this.#arrivals.push({
      name,
      line,
      turn: Number(found[1]),
      ...(nation !== undefined && { nation }),
      at,
      units: byKind(troops),
    })
  }

  #readVictory(text: string): boolean {
    const held = new RegExp(`^The (.+) side controls (${HEX_LIST}) at the start\\.?$`).exec(text)
    if (held) this.#control.set(held[1]!, listHexes(held[2]!))
    if (held) return true
    const found =
      /^The (.+?)(?: side)? wins?(?: an? (marginal|provisional|decisive) victory)? if (.+?)( \(checked [\w ]+\))?\.?$/i.exec(
        text,
      )
    const when = found && parseCondition(found[3]!, this.#words)
    if (!found || !when) return false
    const level = found[2]?.toLowerCase() as NawVictoryCondition['level']
    const check = Object.entries(CHECKS).find(([, words]) => words === found[4])?.[0] as NawVictoryCondition['check']
    const row = { ...(level !== undefined && { level }), ...(check !== undefined && { check }), when }
    this.#victory.push({ name: found[1]!, row })
    return true
  }

  /** What sentences call sides, nations and kinds. */
  get #words(): ConditionWords {
    return {
      side: (name) => this.#sides.find((side) => side.name.toLowerCase() === name.toLowerCase())?.id,
      nation: (name) => this.#sides.flatMap(({ nations }) => nations).find((nation) => nation === slug(name)),
      type: (name) => KIND_NAMES.find((kind) => KINDS[kind].name.toLowerCase() === name),
    }
  }

  #leaveOut(line: NotationLine): void {
    this.#unused.push(line)
    this.report('notation/not-understood', line.range(), `Not understood: ${line.text.slice(0, 100)}`)
  }

  #idOf(name: string): string {
    return this.#sides.find((side) => side.name.toLowerCase() === name.toLowerCase())?.id ?? slug(name)
  }

  /** The side of a heading, or the one whose nation arrives; that of whoever does not move first, if neither tells. */
  #ownerOf(name: string, nation: string | undefined): string {
    if (name !== '') return this.#idOf(name)
    const own = this.#sides.find(({ nations }) => nation !== undefined && nations.includes(nation))
    return (own ?? this.#sides.at(-1))?.id ?? ''
  }
}

function placed(lines: readonly PlacedLine[]): Record<string, Record<string, NawPlacement[]>> {
  const units: Record<string, Record<string, NawPlacement[]>> = {}
  for (const { kind, values, units: own } of lines) {
    const lists = (units[kind] ??= {})
    lists[values] = [...(lists[values] ?? []), ...own.map(({ placement }) => placement)]
  }
  return units
}
