import type { Path } from '../../../scenario/diagnostic.ts'
import { count } from '../../../scenario/wording.ts'
import type { EsrArrival } from '../format/index.ts'
import { type ListedFormation, unitLabel } from '../format/index.ts'
import { type CheckedDraft, formationOf, isKnown } from './checked-draft.ts'

/** 13.4: arrivals in time, by entries that there are, one after the other. */
export function checkArrivals(battle: CheckedDraft): void {
  const { roster, report } = battle
  for (const { data, path } of roster.commanders) {
    if (typeof data.arrives === 'object') checkTurnAndEntry(battle, data.arrives, [...path, 'arrives'])
  }
  const queues = new Map<string, string>()
  for (const formation of roster.formations) {
    const { id, data, path } = formation
    checkJoins(battle, formation)
    const { arrives } = data
    if (!arrives) continue
    checkTurnAndEntry(battle, arrives, [...path, 'arrives'])
    const tried = new Set([arrives.entry])
    arrives.otherwise?.forEach((entry, i) => {
      const place = [...path, 'arrives', 'otherwise', i]
      if (entry === undefined || !isKnown(battle, 'entry', entry, place)) return
      const message = `${id} lists ${entry} twice.`
      if (tried.has(entry)) report.add({ code: 'arrival/repeated', path: place, message, hint: 'Remove one.' })
      tried.add(entry)
    })
    if (arrives.queue === undefined) continue
    const key = `${arrives.turn} ${arrives.entry} ${arrives.queue}`
    const rival = queues.get(key)
    queues.set(key, id)
    if (rival === undefined) continue
    const message = `${rival} is already number ${arrives.queue} at ${arrives.entry} on turn ${arrives.turn}.`
    const hint = 'Give it another place in the queue.'
    report.add({ code: 'arrival/queue', path: [...path, 'arrives', 'queue'], message, hint })
  }
  checkUse(battle)
  for (const unit of roster.units) {
    const { data, formation, path } = unit
    const key = data.at === undefined ? (data.facing === undefined ? undefined : 'facing') : 'at'
    if (!formation.data.arrives || key === undefined) continue
    const message = `${unitLabel(unit)} arrives with ${formation.id}, so it has no ${key === 'at' ? 'place' : 'facing'} yet.`
    report.add({ code: 'arrival/placed', path: [...path, key], target: 'key', message, hint: 'Remove it.' })
  }
}

/** An entry is there for somebody. */
function checkUse({ draft, roster, report }: CheckedDraft): void {
  if (!report.isComplete('armies') || report.hasErrors('armies')) return
  const used = new Set([
    ...roster.formations.flatMap(({ data: { arrives } }) =>
      arrives ? [arrives.entry, ...(arrives.otherwise ?? [])] : [],
    ),
    ...roster.commanders.flatMap(({ data: { arrives } }) => (typeof arrives === 'object' ? [arrives.entry] : [])),
  ])
  for (const id of Object.keys(draft.board?.entries ?? {})) {
    if (used.has(id)) continue
    const message = `Nobody arrives by ${id}.`
    report.add({ code: 'arrival/unused-entry', path: ['board', 'entries', id], target: 'key', message })
  }
}

function checkTurnAndEntry(
  battle: CheckedDraft,
  { turn, entry }: Pick<EsrArrival, 'turn' | 'entry'>,
  path: Path,
): void {
  const { draft, report } = battle
  if (draft.turns !== undefined && turn > draft.turns) {
    const message = `Turn ${turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
    const hint = 'Let it arrive sooner, or give the battle more turns.'
    report.add({ code: 'arrival/too-late', path: [...path, 'turn'], message, hint })
  }
  isKnown(battle, 'entry', entry, [...path, 'entry'])
}

/** A formation joins another of its force, as a detachment does (6). */
function checkJoins(battle: CheckedDraft, { id, force, data, path }: ListedFormation): void {
  const { joins } = data
  if (joins === undefined) return
  const hint = 'Name another formation of its force that joins none itself.'
  const add = (message: string) => battle.report.add({ code: 'arrival/joins', path: [...path, 'joins'], message, hint })
  if (joins === id) return add(`${id} cannot join itself.`)
  if (!isKnown(battle, 'formation', joins, [...path, 'joins'])) return
  const other = formationOf(battle, joins)!
  if (other.force !== force) add(`${joins} belongs to another force.`)
  else if (other.data.joins !== undefined) add(`${joins} itself joins ${other.data.joins}.`)
}
