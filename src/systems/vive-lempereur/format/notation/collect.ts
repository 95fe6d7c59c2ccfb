import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import { UNITS } from '../catalog.ts'
import { parsePoolLine, parseStage, parseTurn } from './arrivals.ts'
import { parseFact } from './facts.ts'
import { type Heading, parseHeading } from './headings.ts'
import { beginsWithHex, type HexItem, scanHexes } from './hexes.ts'
import { type DraftReinforcements, type DraftUnit, NotationDraft } from './notation-draft.ts'
import { parseSide } from './sides.ts'
import { parseSpecialRule } from './special-rules.ts'
import { parseUnitLine, type UnitLine } from './unit-lines.ts'
import { contradictedValues, suggestUnitType } from './unit-types.ts'
import { parseCheck, type VictoryContext } from './victory.ts'

/** Where the next units go, and which of them the last line was about. */
type Target = { units: DraftUnit[]; type?: UnitLine['type'] }

/** Sorts the lines of a battle into a draft, heading by heading. What no heading has a use for is reported. */
export function collect(lines: readonly NotationLine[]): NotationDraft {
  const draft = new NotationDraft()
  let section: Heading['kind'] | 'unknown' | undefined
  let context: VictoryContext = { level: undefined, check: undefined }
  let target: Target | undefined
  let block: DraftReinforcements | undefined

  for (const line of lines) {
    const heading = parseHeading(line)
    if (heading) open(line, heading)
    else if (line.level > 0) {
      draft.reportUnused(line)
      section = 'unknown'
    } else read(line)
  }
  return draft

  function open(line: NotationLine, heading: Heading): void {
    section = heading.kind
    target = undefined
    if (heading.kind === 'level') {
      context = { level: heading.level, check: undefined }
    } else if (heading.kind === 'victory') {
      context = { level: undefined, check: undefined }
    } else if (heading.kind === 'side') {
      target = openSide(line, heading.name, heading.brackets)
    } else if (heading.kind === 'reinforcements') {
      block = { heading: line, name: heading.name, brackets: heading.brackets, arrivals: [], pools: [], stages: [] }
      draft.reinforcements.push(block)
    }
  }

  function openSide(line: NotationLine, name: string, brackets: string | undefined): Target {
    const side = parseSide(name, brackets)
    if (!side) {
      const message =
        brackets === undefined ? `${name} is not a nation of the game.` : `(${brackets}) names no nation or edge.`
      draft.report(
        'notation/unknown-side',
        line.range(),
        message,
        `Write for example: ${name} units (French; south edge):`,
      )
      return { units: [] }
    }
    if (!draft.sides.some(({ id }) => id === side.id)) draft.sides.push(side)
    // Nations and edge are those of the side's first heading.
    else if (brackets !== undefined) draft.reportUnused(line)
    const units = draft.units.get(side.id) ?? []
    draft.units.set(side.id, units)
    return { units }
  }

  function read(line: NotationLine): void {
    const fact = section === undefined || section === 'battlefield' ? parseFact(line.text) : undefined
    if (fact && Object.keys(fact).every((key) => !(key in draft.facts))) Object.assign(draft.facts, fact)
    else if (section === 'side') {
      if (!readUnits(line)) draft.reportUnused(line)
    } else if (section === 'reinforcements') readArrival(line)
    else if (section === 'special-rules') draft.rules.push(line)
    else if (section === 'victory' || section === 'level') readVictory(line)
    else if (section === 'battlefield') draft.reportUnused(line, 'board')
    else if (parseUnitLine(line.text))
      draft.report('notation/no-side', line.range(), 'These units are listed under no side.')
    else draft.reportUnused(line)
  }

  function readVictory(line: NotationLine): void {
    const check = parseCheck(line.text)
    if (check) context = { ...context, check }
    else draft.victory.push({ line, context })
  }

  function readArrival(line: NotationLine): void {
    const turn = parseTurn(line.text)
    const stage = turn ? undefined : parseStage(line.text)
    const pool = (turn ?? stage) ? undefined : parsePoolLine(line.text)
    if (turn) {
      target = { units: [] }
      block!.arrivals.push({ line, turn, units: target.units })
    } else if (stage) block!.stages.push(stage)
    else if (pool) readPool(line, pool)
    else if (parseSpecialRule(line.text, [])) draft.rules.push(line)
    else if (!target && parseUnitLine(line.text)) {
      draft.report('notation/no-turn', line.range(), 'The turn on which they arrive is missing.')
    } else if (!target || !readUnits(line)) draft.reportUnused(line, 'reinforcements')
  }

  function readPool(line: NotationLine, pool: NonNullable<ReturnType<typeof parsePoolLine>>): void {
    block!.pools.push(pool)
    for (const { type, given, right } of pool.values) reportValues(line, type, given, right)
    const sum = Object.values(pool.units).reduce((total, number) => total + number, 0)
    if (sum !== pool.total) {
      draft.report('notation/count', line.range(), `The parts add up to ${sum}, not to ${pool.total}.`)
    }
  }

  /** Whether the line lists units; what is wrong with them is reported. */
  function readUnits(line: NotationLine): boolean {
    const found = parseUnitLine(line.text)
    if (!found) {
      if (!target?.type || !beginsWithHex(line.text)) return false
      addUnits(line, target.type, scanHexes(line.text, 0))
      return true
    }
    target!.type = found.type
    if (!found.type) {
      const range = line.range(0, found.name.length)
      draft.report('notation/unknown-type', range, `${found.name} is not a unit type.`, suggestUnitType(found.name))
      return true
    }
    const right = found.values === undefined ? undefined : contradictedValues(found.type, found.values)
    if (right !== undefined) reportValues(line, found.type, found.values ?? '', right)
    addUnits(line, found.type, found.items)
    return true
  }

  function addUnits(line: NotationLine, type: DraftUnit['type'], items: readonly HexItem[]): void {
    for (const item of items) {
      const range = line.range(item.from, item.to)
      if ('placement' in item) target!.units.push({ type, placement: item.placement, hex: item.hex, range })
      else if (item.what === 'hex')
        draft.report('notation/hex', range, `${item.wrong} is not a hex.`, 'Write a hex as D5.')
      else draft.report('notation/detail', range, `Not understood: ${item.wrong}`, 'Example: (facing NE; losses 1).')
    }
  }

  function reportValues(line: NotationLine, type: DraftUnit['type'], given: string, right: string): void {
    const message = `${UNITS[type].name} has ${right} on the reference sheet, not ${given}.`
    draft.report('notation/values', line.range(), message)
  }
}
