import { checkTiming, type TimingFacts } from '../../../scenario/arrivals/check-timing.ts'
import { isFixed } from '../../../scenario/arrivals/timing.ts'
import { checkDieTable } from '../../../scenario/checks/die-table.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { EsrArrival, EsrCondition, EsrEntryChoice, EsrRideIn } from '../format/index.ts'
import { entriesOf, isRolled, type ListedFormation, unitLabel } from '../format/index.ts'
import { type CheckedDraft, formationOf, isKnown } from './checked-draft.ts'
import { timingFacts } from './conditions.ts'

/** 13.4: arrivals in time, by entries that there are, one after the other. */
export function checkArrivals(battle: CheckedDraft): void {
  const { roster, report } = battle
  const facts = timingFacts(battle)
  for (const { data, side, path } of roster.commanders) {
    if (typeof data.arrives === 'object') checkArrival(battle, facts, data.arrives, side, [...path, 'arrives'])
  }
  const queues = new Map<string, string>()
  for (const formation of roster.formations) {
    const { id, data, side, path } = formation
    checkJoins(battle, formation)
    const { arrives } = data
    if (!arrives) continue
    checkArrival(battle, facts, arrives, side, [...path, 'arrives'])
    const tried = new Set(entriesOf(arrives.entry))
    arrives.otherwise?.forEach((entry, i) => {
      const place = [...path, 'arrives', 'otherwise', i]
      if (entry === undefined || !isKnown(battle, 'entry', entry, place)) return
      const message = `${id} lists ${entry} twice.`
      if (tried.has(entry)) report.add({ code: 'arrival/repeated', path: place, message, hint: 'Remove one.' })
      tried.add(entry)
    })
    if (arrives.queue === undefined) continue
    const { entry, queue, turn = 1 } = arrives
    // Who comes when conditions or dice let him, or chooses his entry, stands in no queue for certain.
    if (typeof entry !== 'string' || !isFixed(arrives)) continue
    const key = `${turn} ${entry} ${queue}`
    const rival = queues.get(key)
    queues.set(key, id)
    if (rival === undefined) continue
    const message = `${rival} is already number ${queue} at ${entry} on turn ${turn}.`
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
      arrives ? [...entriesOf(arrives.entry), ...(arrives.otherwise ?? [])] : [],
    ),
    ...roster.commanders.flatMap(({ data: { arrives } }) => (typeof arrives === 'object' ? [arrives.entry] : [])),
  ])
  for (const id of Object.keys(draft.board?.entries ?? {})) {
    if (used.has(id)) continue
    const message = `Nobody arrives by ${id}.`
    report.add({ code: 'arrival/unused-entry', path: ['board', 'entries', id], target: 'key', message })
  }
}

/** When somebody comes, and by entries that there are, each once. */
function checkArrival(
  battle: CheckedDraft,
  facts: TimingFacts<EsrCondition>,
  arrives: EsrArrival | EsrRideIn,
  side: string,
  path: Path,
): void {
  checkTiming(facts, arrives, side, path)
  const { entry } = arrives
  const at = [...path, 'entry']
  if (entry === undefined) return
  if (!isRolled(entry)) return checkEntries(battle, entry, at)
  checkDieTable(Object.keys(entry.d6), 1, 6, [...at, 'd6'], battle.report)
  for (const [roll, choice] of Object.entries(entry.d6)) checkEntries(battle, choice, [...at, 'd6', roll])
}

function checkEntries(battle: CheckedDraft, choice: EsrEntryChoice, path: Path): void {
  if (typeof choice === 'string') {
    isKnown(battle, 'entry', choice, path)
    return
  }
  const seen = new Set<string>()
  choice.forEach((entry: string | undefined, i) => {
    // A wrong entry was taken out and left a hole, so that the others keep their numbers.
    if (entry === undefined || !isKnown(battle, 'entry', entry, [...path, i])) return
    const message = `${entry} is listed twice.`
    if (seen.has(entry))
      battle.report.add({ code: 'arrival/repeated', path: [...path, i], message, hint: 'Remove one.' })
    seen.add(entry)
  })
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
