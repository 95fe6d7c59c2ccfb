import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Reconnaissance } from '../../../engine/presenter.ts'
import type { Scouting } from '../../../engine/scenario-editor.ts'
import type { Modifier } from '../../../engine/system.ts'
import { count } from '../../../scenario/wording.ts'
import type { UnitType } from '../format/index.ts'
import { CAVALRY, completeDraft, openDraft, type ScenarioDraft } from '../format/index.ts'
import {
  activate,
  aroundOf,
  type BattleState,
  baseValue,
  compile,
  copy,
  deployAtStart,
  fireRefusal,
  fireValue,
  hasHiddenPieces,
  isGeneral,
  isHiddenPiece,
  isInSight,
  lift,
  NOBODY,
  put,
  rangeOf,
  SQUARE,
  sees,
  step,
  stepGeneral,
  stepRefusal,
} from '../rules/index.ts'
import { nameOf, nameOfType, namesOf } from '../text/index.ts'

type Finding = Scouting['findings'][number]

/** What can be seen from a hex at the start, and what the unit there can hit and reach. */
export function scout(data: unknown, hex: number): Scouting | { readonly problem: string } {
  const opened = openDraft(data)
  if (!opened || hex < 0 || hex >= opened.grid.size) return { problem: 'There is no such hex on the board.' }
  const { draft, grid } = opened
  if (Object.keys(draft.sides ?? {}).length !== 2) return { problem: 'The battle does not have two sides yet.' }
  const state = stateOf(draft)
  const piece = state.troops[hex] === NOBODY ? state.leader[hex]! : state.troops[hex]!
  if (piece === NOBODY) return { title: grid.label(hex), findings: [findSight(state, hex)] }
  const { roster, sides } = state.field
  const { type, name } = roster.recruits[piece]!
  const who = nameOfType(sides[roster.side[piece]!]!, type, namesOf(draft))
  return {
    title: `${who}${name === undefined ? '' : ` (${name})`} in ${grid.label(hex)}`,
    findings: findAll(state, piece),
  }
}

/** The same in the middle of a battle, as if whoever is there had an order now; with its front and its zone of control. */
export function scoutPosition(position: BattleState, hex: number, viewer?: number): Reconnaissance {
  const state = viewer === undefined ? position : withoutUnseen(position, viewer)
  const { roster, grid } = state.field
  const piece = state.troops[hex] === NOBODY ? state.leader[hex]! : state.troops[hex]!
  if (piece === NOBODY) return { title: grid.label(hex), findings: [findSight(state, hex)], areas: [] }
  const findings = findAll(state, piece)
  const title = `${nameOf(state, piece)} in ${grid.label(hex)}`
  if (roster.fights[piece] === 0) return { title, findings, areas: [] }
  const side = roster.side[piece]!
  const isSquare = (state.status[piece]! & SQUARE) !== 0
  return {
    title,
    findings,
    areas: [
      // 6.2: the hexes around it are its zone of control, whichever way it faces.
      ...(roster.zone[piece] === 1
        ? [{ label: 'Zone of control (6.2)', extent: { places: zoneAround(state, hex) }, side }]
        : []),
      ...(isSquare ? [] : [{ label: 'Front (6.2.1)', extent: { places: frontOf(state, piece) }, side }]),
    ],
  }
}

/** The battle without the pieces that the enemy hides from the viewer. */
function withoutUnseen(position: BattleState, viewer: number): BattleState {
  if (!hasHiddenPieces(position, 1 - viewer)) return position
  const state = copy(position)
  for (const piece of state.field.roster.bySide[1 - viewer]!) {
    if (state.hex[piece] !== NOWHERE && isHiddenPiece(state, piece)) lift(state, piece)
  }
  return state
}

function findAll(state: BattleState, piece: number): Finding[] {
  const findings = [findSight(state, state.hex[piece]!, piece), findTargets(state, piece), findMarch(state, piece)]
  return findings.filter(({ places: hexes }) => hexes.length > 0)
}

function ringAround(state: BattleState, hex: number): number[] {
  const { neighbours } = state.field.tables
  return [...neighbours.subarray(hex * 6, hex * 6 + 6)].filter((next) => next !== NOWHERE)
}

/** The hexes around one that a zone of control reaches: not across every hexside. */
function zoneAround(state: BattleState, hex: number): number[] {
  return [...aroundOf(state).controls.subarray(hex * 6, hex * 6 + 6)].filter((next) => next !== NOWHERE)
}

function frontOf(state: BattleState, unit: number): number[] {
  const { tables } = state.field
  const hex = state.hex[unit]!
  return ringAround(state, hex).filter((next) => tables.isInFront(hex, state.facing[unit]!, next))
}

/** The battle at its start, as the engine has it; whatever comes later is of no account. */
const stateOf = memoize((draft: ScenarioDraft): BattleState => {
  const { board, ground, sides, troops, units, specialRules, options } = draft
  const part = { board, ground, sides, troops, units, specialRules, options, victory: [] }
  const scenario = completeDraft(Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)))!
  // Somebody of each side who is not there: to be aimed at in empty hexes.
  const targets = Object.keys(scenario.sides).map((side) => ({ side, type: TARGET, number: 1 }))
  return deployAtStart(compile(scenario, targets), 1)
})

const TARGET: UnitType = 'regular-infantry'

/** All of the printed board. On larger ones nobody cares what is in sight beyond: guns reach six hexes. */
const FARTHEST = 24

/** What is in sight of a hex, or of somebody there: guns on a hill see over friends next to them (8.3). */
function findSight(state: BattleState, from: number, piece = NOBODY): Finding {
  const { grid, tables } = state.field
  const isSeen = (hex: number) => (piece === NOBODY ? isInSight(state, from, hex) : sees(state, piece, hex))
  const hexes: Finding['places'][number][] = []
  for (let hex = 0; hex < grid.size; hex++) {
    const far = tables.distance(from, hex)
    if (hex === from || far > FARTHEST || !isSeen(hex)) continue
    hexes.push({ place: hex, note: count(far, 'hex', 'hexes') })
  }
  return { kind: 'sight', label: 'In sight (7.4)', places: hexes }
}

/** 7.0: where the unit can hit an enemy without moving, if need be after it has turned (6.2.13). */
function findTargets(start: BattleState, unit: number): Finding {
  const state = copy(start)
  const { roster, tables, grid } = state.field
  const from = state.hex[unit]!
  const target = roster.recruits.findIndex(({ fallen, side }) => fallen && side !== roster.side[unit])
  const ahead = state.facing[unit]!
  const facings = [ahead, ...DIRECTIONS.keys()]
  const range = rangeOf(state, unit)
  const hexes: Finding['places'][number][] = []
  for (let hex = 0; hex < grid.size; hex++) {
    if (hex === from || tables.distance(from, hex) > range) continue
    const isEmpty = state.troops[hex] === NOBODY && state.leader[hex] === NOBODY
    // In the middle of a battle nobody is at hand to be aimed at.
    if (isEmpty && target < 0) continue
    if (isEmpty) putTarget(state, target, hex, from)
    const facing = facings.find((direction) => {
      activate(state, unit, false)
      state.facing[unit] = direction
      return !fireRefusal(state, hex)
    })
    if (facing !== undefined)
      hexes.push({ place: hex, note: describeFire(state, unit, hex, facing === ahead ? undefined : facing) })
    state.facing[unit] = ahead
    if (isEmpty) lift(state, target)
  }
  const isShock = roster.arm[unit] === CAVALRY
  const label = `${isShock ? 'Shock' : 'Fire'} (7.3)${target < 0 ? '' : ', empty hexes as if infantry stood there'}`
  return { kind: 'range', label, places: hexes }
}

/** Puts somebody into a hex who looks at the unit that would fire. */
function putTarget(state: BattleState, target: number, hex: number, from: number): void {
  const { tables } = state.field
  put(state, target, hex)
  state.status[target] = 0
  state.facing[target] = DIRECTIONS.findIndex((_, direction) => tables.isInFront(hex, direction, from))
}

/** `7 (9, target in woods −2); turned NE`. */
function describeFire(state: BattleState, unit: number, hex: number, facing: number | undefined): string {
  const modifiers: Modifier[] = []
  const value = fireValue(state, unit, hex, modifiers)
  const reasons = modifiers.map(({ what, add }) => `${what} ${add > 0 ? `+${add}` : `−${-add}`}`)
  const sum = reasons.length === 0 ? '' : ` (${[baseValue(state, unit, hex), ...reasons].join(', ')})`
  return `${value}${sum}${facing === undefined ? '' : `; turned ${DIRECTIONS[facing]}`}`
}

/** 6.0: where the piece can go in one order, with the fewest steps. */
function findMarch(start: BattleState, piece: number): Finding {
  const first = copy(start)
  activate(first, piece, false)
  const { neighbours } = first.field.tables
  const found = new Map<number, number>()
  const seen = new Set<string>()
  const queue = [first]
  for (const state of queue) {
    const from = state.hex[piece]!
    for (let i = from * 6; i < from * 6 + 6; i++) {
      const to = neighbours[i]!
      if (to === NOWHERE || stepRefusal(state, to, 0)) continue
      const next = copy(state)
      if (isGeneral(next, piece)) stepGeneral(next, to, undefined)
      else step(next, to, 0, undefined)
      const key = [to, next.steps, next.byRoad, next.stopped].join()
      if (seen.has(key)) continue
      seen.add(key)
      queue.push(next)
      if (to !== start.hex[piece] && !found.has(to)) found.set(to, next.steps)
    }
  }
  const hexes = [...found].map(([hex, steps]) => ({ place: hex, note: count(steps, 'step') }))
  return { kind: 'march', label: 'March (6.0)', places: hexes }
}
