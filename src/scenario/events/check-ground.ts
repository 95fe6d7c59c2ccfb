import { forEachEntry, type HexReader } from '../checks/hexes.ts'
import type { Path, Report } from '../diagnostic.ts'
import type { SideKinds } from '../hexsides/kinds.ts'
import type { HexsideLists } from '../hexsides/read.ts'
import { some } from '../wording.ts'
import { checkChangedSides } from './check-hexsides.ts'
import type { EventData, GroundChange } from './events.ts'

/** What a rulebook on hexes knows of the ground that events change. */
export type GroundFacts = {
  readonly draft: {
    readonly board?: { readonly hexsides?: HexsideLists }
    readonly events?: readonly (EventData<unknown> | undefined)[]
    readonly specialRules?: readonly ({ readonly rule: string; readonly hexes?: readonly string[] } | undefined)[]
  }
  readonly reader: HexReader
  readonly report: Report
  readonly sideKinds: SideKinds<unknown>
  /** Whether there is such a kind of ground; one that there is not is reported. */
  isKind(id: string, path: Path): boolean
  /** Whether a hex is such ground at the start; false where the board is not known for certain. */
  isAlready(hex: number, id: string): boolean
  /** `marsh`, as sentences have it. */
  nameOf(id: string): string
}

/** Whether an event changes ground or hexsides. Ground that there is not, or that is already there, is reported. */
export function checkChanges(facts: GroundFacts, event: EventData<unknown>, path: Path): boolean {
  const { draft, reader, report, sideKinds } = facts
  forEachEntry(event.ground, [...path, 'ground'], ({ hexes = [], becomes }, place) => {
    const found = reader.set(hexes, [...place, 'hexes'])
    if (!facts.isKind(becomes, [...place, 'becomes'])) return
    const same = found.filter((hex) => facts.isAlready(hex, becomes) && !isChangedBefore(facts, event, hex))
    if (same.length === 0) return
    const at = same.map((hex) => reader.grid.label(hex))
    const message = `${some(at)} ${same.length === 1 ? 'is' : 'are'} ${facts.nameOf(becomes)} already.`
    report.add({ code: 'event/without-effect', path: [...place, 'hexes'], at, message })
  })
  checkChangedSides({ draft, reader, report, kinds: sideKinds }, event, path)
  return (event.ground?.length ?? 0) + (event.hexsides?.length ?? 0) > 0
}

/** Whether another event, or ground that breaks, may have made something else of a hex. */
function isChangedBefore({ draft, reader }: GroundFacts, event: EventData<unknown>, hex: number): boolean {
  const covers = (list: readonly string[] | undefined) =>
    reader
      .quietly()
      .set(list ?? [], [])
      .includes(hex)
  const changes = (ground: readonly (GroundChange | undefined)[] = []) => ground.some((one) => covers(one?.hexes))
  return (
    (draft.events ?? []).some((other) => other !== undefined && other !== event && changes(other.ground)) ||
    (draft.specialRules ?? []).some((rule) => rule?.rule === 'ground-breaks' && covers(rule.hexes))
  )
}
