import { plainSide, sideLabel } from '../../board/hex-sides.ts'
import { forEachEntry, type HexReader } from '../checks/hexes.ts'
import { type Path, Report } from '../diagnostic.ts'
import { isCrossing, isWater, type SideKinds } from '../hexsides/kinds.ts'
import { forEachSide, type HexsideLists } from '../hexsides/read.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { some } from '../wording.ts'
import type { HexsideChange } from './events.ts'

type EventWithSides = { readonly hexsides?: readonly (HexsideChange | undefined)[] }

/** What is known of the hexsides of a battle. */
type BattleWithSides = {
  readonly draft: {
    readonly board?: { readonly hexsides?: HexsideLists }
    readonly events?: readonly (EventWithSides | undefined)[]
  }
  readonly reader: HexReader
  readonly report: Report
  readonly kinds: SideKinds<unknown>
}

/** Only what lies on a hexside can be taken away, and only water is bridged; other events may have laid it there. */
export function checkChangedSides(battle: BattleWithSides, event: EventWithSides, path: Path): void {
  const { reader, report, kinds } = battle
  const { grid } = reader
  const there = laidOn(battle)
  forEachEntry(event.hexsides, [...path, 'hexsides'], ({ sides, becomes, removes }, place) => {
    const key = removes === undefined ? 'becomes' : 'removes'
    const id = removes ?? becomes ?? ''
    const kind = kinds.get(id)
    if (!kind) {
      if (!report.isComplete('ground')) return
      const message = `There is no kind of hexside called ${id}.`
      const hint = [didYouMean(suggest(id, [...kinds.keys()])), `There are ${some([...kinds.keys()])}.`]
      report.add({ code: 'hexside/unknown-kind', path: [...place, key], message, hint: hint.filter(Boolean).join(' ') })
      return
    }
    forEachSide(sides, [...place, 'sides'], reader, report, (side, sidePath) => {
      const laid = there.get(plainSide(grid, side)) ?? new Set()
      const isMissing =
        removes === undefined
          ? isCrossing(kind) && ![...laid].some((one) => isWater(kinds.get(one) ?? kind))
          : !laid.has(removes)
      if (!isMissing || !report.isComplete('board', 'hexsides')) return
      const label = sideLabel(grid, side)
      const message =
        removes === undefined
          ? `There is no water at ${label} for the ${kind.name} to cross.`
          : `There is no ${kind.name} at ${label} to be taken away.`
      report.add({ code: 'event/nothing-there', path: sidePath, at: label.split('/'), message })
    })
  })
}

/** By side: the kinds that lie there at the start, or that an event lays there. */
function laidOn({ draft, reader }: BattleWithSides): Map<number, Set<string>> {
  const { grid } = reader
  const there = new Map<number, Set<string>>()
  const quiet = reader.quietly()
  const lay = (list: readonly (string | undefined)[], id: string) =>
    forEachSide(list, [], quiet, new Report(), (side) => {
      const plain = plainSide(grid, side)
      there.set(plain, (there.get(plain) ?? new Set()).add(id))
    })
  for (const [id, list] of Object.entries(draft.board?.hexsides ?? {})) lay(list ?? [], id)
  for (const event of draft.events ?? []) {
    for (const one of event?.hexsides ?? []) if (one?.becomes !== undefined) lay(one.sides, one.becomes)
  }
  return there
}
