import type { HexTables } from '../../../board/hex-tables.ts'
import { type Happening as AnyHappening, compileHappenings } from '../../../engine/happenings.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { changeHexsides } from '../../../scenario/events/hexsides.ts'
import { readHexsides } from '../../../scenario/hexsides/read.ts'
import { groundListOf, sideKindsOf, type ViveLempereurScenario } from '../format/index.ts'
import type { Conditions, OwnTest } from './conditions.ts'
import { type Around, compileSides } from './side-tables.ts'

/** An event with what it changes. */
export type Happening = AnyHappening<Uint8Array, OwnTest> & {
  /** Hexes, and the kind of ground that each becomes. */
  readonly ground: readonly { readonly hex: number; readonly type: number }[]
  /** Its bit among the events that change hexsides; -1 where it changes none. */
  readonly shift: number
}

/** Hexsides that change during play: by the events that have happened, bits of words of the state. */
export type Shifts = {
  /** How many words those bits take. */
  readonly words: number
  at(shifted: Int32Array): Around & { readonly hexsideLists: NonNullable<ViveLempereurScenario['board']['hexsides']> }
}

export function compileEvents(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  rows: ReadonlyMap<string, number>,
  reader: HexReader,
  conditions: Conditions,
): readonly Happening[] {
  const list = groundListOf(scenario)
  let shifts = 0
  return compileHappenings(conditions, scenario.events, rows, sides).map((event, i) => {
    const { ground = [], hexsides } = scenario.events![i]!
    return {
      ...event,
      ground: ground.flatMap(({ hexes, becomes }) => {
        const type = list.indexOf(becomes)
        return type < 0 ? [] : reader.set(hexes, []).map((hex) => ({ hex, type }))
      }),
      shift: hexsides ? shifts++ : -1,
    }
  })
}

/** What lies between hexes after each combination of events: compiled when it is first asked for. */
export function compileShifts(
  scenario: ViveLempereurScenario,
  events: readonly Happening[],
  reader: HexReader,
  tables: HexTables,
): Shifts | undefined {
  const changes = events.flatMap(({ shift }, i) => (shift < 0 ? [] : [scenario.events![i]!.hexsides!]))
  if (changes.length === 0) return undefined
  const known: { readonly shifted: Int32Array; readonly around: ReturnType<Shifts['at']> }[] = []
  let last = 0
  return {
    words: Math.ceil(changes.length / BITS),
    at(shifted) {
      if (known.length > 0 && isSame(known[last]!.shifted, shifted)) return known[last]!.around
      last = known.findIndex((one) => isSame(one.shifted, shifted))
      if (last < 0) last = known.push({ shifted: shifted.slice(), around: make(shifted) }) - 1
      return known[last]!.around
    },
  }

  function make(shifted: Int32Array): ReturnType<Shifts['at']> {
    const past = changes.flatMap((list, i) => (isShifted(shifted, i) ? list : []))
    const kinds = sideKindsOf(scenario)
    const hexsideLists = changeHexsides(scenario.board.hexsides, past, kinds, reader) as Record<string, string[]>
    const board = { ...scenario.board, hexsides: hexsideLists }
    return { ...compileSides(readHexsides({ ...scenario, board }, kinds, reader, new Report()), tables), hexsideLists }
  }
}

const BITS = 31

const isShifted = (shifted: Int32Array, bit: number) => (shifted[Math.floor(bit / BITS)]! & (1 << (bit % BITS))) !== 0

/** Notes that an event has changed hexsides. */
export function recordShift(shifted: Int32Array, bit: number): void {
  shifted[Math.floor(bit / BITS)]! |= 1 << (bit % BITS)
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
