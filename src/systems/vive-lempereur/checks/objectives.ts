import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Atom } from '../../../scenario/conditions/atoms.ts'
import type { Path, RawDiagnostic } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import type { Code, Condition } from '../format/index.ts'
import { atomOf, holdsGround, ROUNDS_PER_TURN } from '../format/index.ts'
import { type BattleToCheck, isSound } from './battle-to-check.ts'
import { sortConditions } from './conditions.ts'
import { bestMoves, type First, firstArrivals, type Marchers, marchersOf, terrainForMarches } from './marchers.ts'
import { distances, NEVER, type Terrain } from './marches.ts'
import { ownedBy } from './victory-start.ts'

const CODE = 'victory/out-of-reach'
const HINT = 'Give the battle more turns, move the objective or the units closer, or let them arrive earlier.'

/** Victory conditions that ask for somebody to be somewhere: is there time to get there? */
export function checkObjectives(battle: BattleToCheck): void {
  const { draft, report } = battle
  // Tiles that the players lay change the ways.
  if (!draft.turns || draft.deployment?.tiles || !isSound(battle)) return
  const objectives = new Objectives(battle, draft.turns)
  for (const { condition, path } of sortConditions(draft.victory ?? []).others) {
    if (report.hasErrors(...path)) continue
    for (const finding of objectives.late(condition.when, condition.side, [...path, 'when'])) report.add(finding)
  }
}

class Objectives {
  readonly #battle: BattleToCheck
  readonly #turns: number
  readonly #last: number
  readonly #firsts = new Map<string, (hex: number) => First | undefined>()
  readonly #near = new Map<string, Int32Array>()
  #terrain: Terrain | undefined

  constructor(battle: BattleToCheck, turns: number) {
    this.#battle = battle
    this.#turns = turns
    this.#last = turns * ROUNDS_PER_TURN
  }

  /** Why a condition cannot come true in time; nothing where it can, or where nobody knows. */
  late(condition: Condition, winner: string, path: Path): RawDiagnostic<Code>[] {
    const { all, any, not } = condition
    if (not) return []
    if (!all && !any) return this.#lateAtom(atomOf(condition, winner), condition, path)
    const parts: RawDiagnostic<Code>[][] = []
    const joint = all ? 'all' : 'any'
    forEachEntry(all ?? any, [...path, joint], (part, partPath) => parts.push(this.late(part, winner, partPath)))
    return all || parts.every((part) => part.length > 0) ? parts.flat() : []
  }

  #lateAtom(atom: Atom, { controls }: Condition, path: Path): RawDiagnostic<Code>[] {
    if (atom.kind === 'controls') {
      // Where some of the hexes are enough, nobody knows which will be taken.
      if (atom.least !== undefined) return []
      return this.#lateControl(atom.places, atom.side, [
        ...path,
        'controls',
        ...(Array.isArray(controls) ? [] : ['hexes']),
      ])
    }
    const isCounted = (atom.kind === 'unitsIn' || atom.kind === 'reached') && atom.measure === 'units'
    return isCounted && atom.troops.side !== undefined
      ? this.#lateUnits(atom.troops.side, atom.places, atom.least, [...path, atom.kind])
      : []
  }

  #lateControl(list: readonly string[], winner: string, path: Path): RawDiagnostic<Code>[] {
    const { grid, reader } = this.#battle
    const owned = ownedBy(this.#battle, winner)
    const findings: RawDiagnostic<Code>[] = []
    reader.quietly().forEachItem(list, path, (hexes, itemPath) => {
      const late = hexes.filter((hex) => !owned.has(hex) && !this.#isInTime(winner, hex))
      if (late.length === 0) return
      const at = late.map((hex) => grid.label(hex))
      findings.push({ code: CODE, path: itemPath, at, message: this.#describe(winner, late, some(at)), hint: HINT })
    })
    return findings
  }

  #lateUnits(side: string, hexes: readonly string[], units: number, path: Path): RawDiagnostic<Code>[] {
    const { grid, reader } = this.#battle
    const targets = reader.quietly().set(hexes, [])
    const late = targets.filter((hex) => !this.#isInTime(side, hex))
    const inTime = targets.length - late.length
    const finding = { code: CODE, path: [...path, 'units'], hint: HINT } as const
    const at = late.map((hex) => grid.label(hex))
    if (inTime === 0 && late.length > 0) {
      return [{ ...finding, at, message: this.#describe(side, late, some(at)) }]
    }
    if (inTime < units && late.length > 0) {
      const message = `${count(units, 'unit')} of ${side} cannot be there within ${this.#length}: none can reach ${some(at)} in time.`
      return [{ ...finding, at, message }]
    }
    const able = units > 1 ? this.#countInTime(side, targets) : units
    if (able >= units) return []
    const message = `Only ${count(able, 'unit')} of ${side} can be there within ${this.#length}, but ${units} are required: the others are too far away or arrive too late.`
    return [{ ...finding, message }]
  }

  /** How many units can be at one of the hexes in time, if nothing stops them on the straight way. */
  #countInTime(side: string, targets: readonly number[]): number {
    const away = distances(this.#battle.grid, targets)
    const isThere = ({ row, hexes, there, ready }: Marchers) => {
      const hexesAway = hexes.reduce((least, hex) => Math.min(least, away[hex]!), NEVER)
      if (hexesAway === 0) return there <= this.#last
      // A road adds one hex; who advances may take another after a shock (7.3).
      const aRound = bestMoves(this.#battle, side, row) + 1 + Number(row.advances)
      return ready !== NEVER && ready - 1 + Math.ceil(hexesAway / aRound) <= this.#last
    }
    return marchersOf(this.#battle, side)
      .filter(isThere)
      .reduce((sum, { number }) => sum + number, 0)
  }

  #isInTime(side: string, hex: number): boolean {
    // Whoever is so near that one hex a round is enough needs no search.
    if (this.#hexesAway(side)[hex]! <= this.#last) return true
    const first = this.#first(side, hex)
    return first !== undefined && first.round <= this.#last
  }

  /** How far each hex is from the units that set out at once, over ground that is open to all. */
  #hexesAway(side: string): Int32Array {
    const known = this.#near.get(side)
    if (known) return known
    const { grid, entry, units, draft } = this.#battle
    const isHeld = draft.specialRules?.some((rule) => rule?.rule === 'held-until')
    const own = isHeld ? [] : units.filter((unit) => unit.side === side && holdsGround(draft, unit.type))
    const isOpen = (hex: number) => entry.isPassable(hex) && !entry.isRestricted(hex)
    const away = distances(
      grid,
      own.map(({ hex }) => hex),
      isOpen,
    )
    this.#near.set(side, away)
    return away
  }

  #first(side: string, hex: number): First | undefined {
    const known = this.#firsts.get(side)
    if (known) return known(hex)
    this.#terrain ??= terrainForMarches(this.#battle)
    const firsts = firstArrivals(this.#battle, side, this.#terrain)
    this.#firsts.set(side, firsts)
    return firsts(hex)
  }

  get #length(): string {
    return `the ${this.#last} rounds of the battle`
  }

  /** Who would be first in one of the hexes, and when. */
  #describe(side: string, hexes: readonly number[], labels: string): string {
    const firsts = hexes.flatMap((hex) => this.#first(side, hex) ?? [])
    const [first] = firsts.sort((a, b) => a.round - b.round)
    if (!first) return `No unit of ${side} can ever reach ${labels}.`
    const { row, ready, delay } = first.marchers
    const turn = Math.ceil(first.round / ROUNDS_PER_TURN)
    const end = `the battle ends with turn ${this.#turns}`
    const who = `${row.name} in ${this.#battle.grid.label(first.hex)}${delay ? `, ${delay}` : ''}`
    const rounds = count(first.round - ready + 1, 'round')
    return `No unit of ${side} can be in ${labels} before turn ${turn}, and ${end}: the first, ${who}, needs ${rounds} at best.`
  }
}
