import type { Edit } from '../../../engine/scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changesBetween } from '../../../scenario/edit/changes.ts'
import { entriesOf, type ListedFormation } from '../format/index.ts'
import { asMember, footprintsIn, gatheringPlace } from './member.ts'
import { inInches, type OpenDraft, openDraft } from './open-draft.ts'
import { formationAt } from './units.ts'

/**
 * Has a formation march on later, on a turn and by an entry (13.4), or be on the table from the start: its units lose
 * their places, or find free ones.
 */
export function postpone(data: unknown, command: Path, turn: number | undefined): Edit {
  const opened = openDraft(data)
  const formation = opened && formationAt(opened.roster, command)
  if (!opened || !formation) return NOTHING
  const { arrives: _arrives, ...rest } = formation.data
  if (turn === undefined) return regroupAs(opened, formation, { ...formation, data: rest })
  const entry = formation.data.arrives?.entry ?? entryFor(opened, formation)
  if (entry === undefined) {
    return { changes: [], notices: ['There is no entry yet: draw one at an edge of the table first.'] }
  }
  return regroupAs(opened, formation, {
    ...formation,
    data: { ...formation.data, arrives: { ...formation.data.arrives, turn, entry } },
  })
}

const NOTHING: Edit = { changes: [], notices: [] }

function regroupAs(opened: OpenDraft, before: ListedFormation, after: ListedFormation): Edit {
  const notices: string[] = []
  const standing = footprintsIn(opened)
  const path = [...before.path, 'arrives']
  const order: Change[] = after.data.arrives
    ? [{ kind: 'set', path, value: after.data.arrives }]
    : before.data.arrives
      ? [{ kind: 'remove', path }]
      : []
  const units = opened.roster.units
    .filter(({ formation }) => formation === before)
    .flatMap((unit) => changesBetween(unit.path, unit.data, asMember(opened, unit, after, standing, notices)))
  const isHere = after.data.arrives === undefined
  return {
    changes: [...order, ...units, ...(isHere ? companions(opened, before) : [])],
    // That whoever arrives leaves the table is what was asked for.
    notices: isHere ? notices : [],
  }
}

/** Commanders who would have come with a formation are on the table with it. */
function companions(opened: OpenDraft, { id, side }: ListedFormation): Change[] {
  const at = inInches(gatheringPlace(opened, side))
  return opened.roster.commanders
    .filter(({ data }) => data.arrives === id)
    .flatMap(({ path }): Change[] => [
      { kind: 'remove', path: [...path, 'arrives'] },
      { kind: 'set', path: [...path, 'at'], value: at },
    ])
}

/** The entry by which others of its side come, or else the first. */
function entryFor({ roster, board }: OpenDraft, { side }: ListedFormation): string | undefined {
  const used = roster.formations.find((one) => one.side === side && one.data.arrives)?.data.arrives
  return entriesOf(used?.entry)[0] ?? Object.keys(board.entries ?? {})[0]
}
