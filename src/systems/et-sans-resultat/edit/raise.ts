import type { TableScenarioEditor } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { gatheringPlace } from './member.ts'
import { freshId, inInches, type OpenDraft, openDraft } from './open-draft.ts'
import { idsIn } from './units.ts'

type Raised = ReturnType<TableScenarioEditor['commands']['raise']>

/** Adds a formation to a force, or to an army a force with a first formation; nobody serves in them yet. */
export function raise(data: unknown, command: Path): Raised {
  const opened = openDraft(data)
  if (!opened || valueAt(data, command) === undefined) return undefined
  const fresh = namesIn(opened)
  const { length } = command
  if (length === FORCE) {
    const { id, name } = fresh('New formation')
    const made = [...command, 'formations', id]
    return { changes: [add(made, formation(name))], made }
  }
  if (length !== ARMY) return undefined
  const side = String(command[1])
  const force = fresh('New force')
  const first = fresh('New formation')
  const path = [...command, 'forces', force.id]
  const value = {
    name: force.name,
    commander: opened.draft.armies?.[side]?.commander ? 'army' : general(opened, side, fresh('New general')),
    objective: Object.keys(opened.board.areas ?? {})[0] ?? middle(opened),
    formations: { [first.id]: formation(first.name) },
  }
  return { changes: [add(path, value)], made: [...path, 'formations', first.id] }
}

/** Takes a formation or a force away, with all who serve in it. */
export function disband(data: unknown, command: Path): Change[] {
  const isOne = command.length === FORCE || command.length === FORMATION
  return isOne && valueAt(data, command) !== undefined ? [{ kind: 'remove', path: command }] : []
}

/** How long a path to each is: `armies.french.forces.ii-corps.formations.foy`. */
const [ARMY, FORCE, FORMATION] = [2, 4, 6] as const

const add = (path: Path, value: unknown): Change => ({ kind: 'set', path, value, isNew: true })

const formation = (name: string) => ({
  name,
  commander: { name: 'New commander', leadership: 'C', tactics: 0 },
  doctrine: 'effective',
  directive: 'defend',
  units: {},
})

const general = (opened: OpenDraft, side: string, { id, name }: { readonly id: string; readonly name: string }) => ({
  id,
  name,
  leadership: 'C',
  tactics: 0,
  at: inInches(gatheringPlace(opened, side)),
})

const middle = ({ size }: OpenDraft) => inInches([Math.round(size.width / 2), Math.round(size.height / 2)])

/** Names and ids that nobody has yet: `New formation 2` is `new-formation-2`. */
function namesIn({ roster }: OpenDraft) {
  const taken = idsIn(roster)
  return (words: string) => {
    const stem = words.toLowerCase().replaceAll(' ', '-')
    const id = freshId(stem, taken)
    taken.add(id)
    return { id, name: `${words}${id.slice(stem.length).replace('-', ' ')}` }
  }
}
