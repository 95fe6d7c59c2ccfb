import { toPoint } from '../format/index.ts'
import {
  ASSESSED,
  type BattleState,
  CLASSES,
  COUNTS_BROKEN,
  EDGES,
  FAILED,
  FIRED,
  FIRED_INTENSELY,
  FOUGHT,
  fatigueIn,
  HARMED,
  IN_COMBAT,
  INSPIRED,
  INVINCIBLE,
  MARCHED,
  NOBODY,
  ORDERS,
  recordContact,
  SCORED,
  STANCES,
} from '../rules/index.ts'

type Order = (typeof ORDERS)[number]

/** What has become of everybody before a case begins: see `cases.schema.json`. */
export type Now = {
  readonly formations?: Readonly<Record<string, FormationNow>>
  readonly units?: Readonly<Record<string, UnitNow>>
  readonly commanders?: Readonly<Record<string, CommanderNow>>
  readonly forces?: Readonly<Record<string, ForceNow>>
  readonly areas?: Readonly<Record<string, string>>
  readonly exited?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type FormationNow = {
  readonly order?: Order
  readonly supports?: string
  readonly fatigue?: Readonly<Partial<Record<(typeof CLASSES)[number], number>>>
  readonly pending?: Order
  readonly pendingSupports?: string
  readonly issued?: number
  readonly delay?: number
  readonly began?: readonly number[]
  readonly area?: readonly number[]
  readonly spent?: number
  readonly moved?: boolean
  readonly score?: number
  readonly missions?: number
  readonly losses?: number
  readonly fought?: boolean
  readonly harmed?: boolean
  readonly assessed?: boolean
  readonly inspired?: boolean
  readonly wasBroken?: boolean
}

type UnitNow = {
  readonly state?: (typeof STANCES)[number]
  readonly contacted?: string
  readonly fought?: boolean
  readonly intense?: boolean
}

type CommanderNow = {
  readonly leads?: string
  readonly wounded?: number
  readonly invincible?: boolean
  readonly failed?: boolean
}

type ForceNow = {
  readonly objective?: string
  readonly pending?: string
  readonly issued?: number
  readonly delay?: number
}

/** Puts a state into what a case says of it; the names that mean nobody, as sentences. */
export function applyPosition(state: BattleState, now: Now): string[] {
  const problems: string[] = []
  const { field } = state
  const finder = (list: readonly { readonly id: string }[], what: string) => (id: string) => {
    const found = list.findIndex((one) => one.id === id)
    if (found < 0) problems.push(`There is no ${what} ${id}.`)
    return found
  }
  const formationOf = finder(field.formations, 'formation')
  const unitOf = finder(field.units, 'unit')
  const commanderOf = finder(field.commanders, 'commander')
  const areaOf = finder(field.areas, 'area')
  const forceOf = finder(field.forces, 'force')
  const sideOf = finder(
    field.sides.map((id) => ({ id })),
    'side',
  )
  const each = <Entry>(
    entries: Readonly<Record<string, Entry>> | undefined,
    find: (id: string) => number,
    put: (place: number, entry: Entry) => void,
  ) => {
    for (const [id, entry] of Object.entries(entries ?? {})) {
      const place = find(id)
      if (place >= 0) put(place, entry)
    }
  }
  each(now.formations, formationOf, (formation, entry) => applyToFormation(state, formation, entry, formationOf))
  each(now.units, unitOf, (unit, entry) => applyToUnit(state, unit, entry, unitOf))
  each(now.commanders, commanderOf, (commander, entry) => applyToCommander(state, commander, entry, formationOf))
  each(now.forces, forceOf, (force, entry) => {
    if (entry.objective !== undefined) state.objective[force] = areaOf(entry.objective)
    if (entry.pending !== undefined) {
      state.newObjective[force] = areaOf(entry.pending)
      state.objectiveIssued[force] = issueTurn(state, entry)
    }
    state.objectiveDelay[force] = entry.delay ?? 0
  })
  each(now.areas, areaOf, (area, side) => {
    state.owner[area] = side === 'nobody' ? NOBODY : sideOf(side)
  })
  each(now.exited, sideOf, (side, byEdge) => {
    for (const [edge, count] of Object.entries(byEdge)) {
      state.exited[side * EDGES.length + EDGES.indexOf(edge as (typeof EDGES)[number])] = count
    }
  })
  return problems
}

/**
 * When an order was issued. 5.4: one with delay markers has been tested before, and they are its own, unless it was issued
 * only last turn: then they are those of the order that it has replaced.
 */
function issueTurn(
  { turn }: BattleState,
  { issued, delay = 0 }: { readonly issued?: number; readonly delay?: number },
) {
  return delay > 0 && (issued ?? 0) < turn - 1 ? 0 : (issued ?? turn - 1)
}

function applyToFormation(
  state: BattleState,
  formation: number,
  entry: FormationNow,
  formationOf: (id: string) => number,
): void {
  if (entry.order) state.order[formation] = ORDERS.indexOf(entry.order)
  if (entry.supports) state.supports[formation] = formationOf(entry.supports)
  CLASSES.forEach((name, kind) => {
    fatigueIn(state, kind)[formation] = entry.fatigue?.[name] ?? 0
  })
  if (entry.pending) {
    state.newOrder[formation] = ORDERS.indexOf(entry.pending)
    state.orderIssued[formation] = issueTurn(state, entry)
    if (entry.pendingSupports) state.newSupports[formation] = formationOf(entry.pendingSupports)
  }
  state.delay[formation] = entry.delay ?? 0
  if (entry.began) [state.anchorX[formation], state.anchorY[formation]] = toPoint(entry.began)
  if (entry.area) [state.areaX[formation], state.areaY[formation]] = toPoint(entry.area)
  state.spent[formation] = entry.spent ?? 0
  state.score[formation] = entry.score ?? 0
  state.missions[formation] = entry.missions ?? 0
  state.losses[formation] = entry.losses ?? 0
  const isScored = (entry.score ?? 0) >= state.field.tables.assessment.trigger
  state.formationBits[formation]! |=
    (isScored ? SCORED : 0) |
    (entry.moved ? MARCHED : 0) |
    (entry.fought ? IN_COMBAT : 0) |
    (entry.harmed ? HARMED : 0) |
    (entry.assessed ? ASSESSED : 0) |
    (entry.inspired ? INSPIRED : 0) |
    (entry.wasBroken ? COUNTS_BROKEN : 0)
}

function applyToUnit(state: BattleState, unit: number, entry: UnitNow, unitOf: (id: string) => number): void {
  if (entry.state) state.stance[unit] = STANCES.indexOf(entry.state)
  const met = entry.contacted === undefined ? -1 : unitOf(entry.contacted)
  if (met >= 0) recordContact(state, unit, [met])
  state.unitBits[unit]! |= (entry.fought ? FOUGHT : 0) | (entry.intense ? FIRED | FIRED_INTENSELY : 0)
}

function applyToCommander(
  state: BattleState,
  commander: number,
  entry: CommanderNow,
  formationOf: (id: string) => number,
): void {
  if (entry.leads !== undefined) {
    const formation = formationOf(entry.leads)
    if (formation < 0) return
    state.leads[commander] = formation
    state.superior[formation] = commander
  }
  state.wounded[commander] = entry.wounded ?? 0
  state.commanderBits[commander]! |= (entry.invincible ? INVINCIBLE : 0) | (entry.failed ? FAILED : 0)
}
