import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { GameEvent } from '../../../src/engine/system.ts'
import { GARRISON, GENERAL, type TroopRow } from '../../../src/systems/vive-lempereur/format/index.ts'
import { aroundOf } from '../../../src/systems/vive-lempereur/rules/position.ts'
import * as st from '../../../src/systems/vive-lempereur/rules/state.ts'
import { groundOf, nameOf } from './position-invariants.ts'

type State = st.BattleState

/** The most hexes that a type ever moves by one order: its own moves or a card's, and one more along a road (3.2, 6.0). */
function mostSteps({ field }: State, { nature, arm, moves }: TroopRow): number {
  if (nature === GARRISON || moves === 0) return 0
  const cards = field.scenario.tables?.cards
  if (arm === 'artillery') return moves * (cards?.bombardment?.moveTimes ?? 2) + 1
  return arm === 'infantry' ? Math.max(moves, cards?.['infantry-manoeuvre']?.moves ?? 3) + 1 : moves + 1
}

/** Follows an order from step to step: rules of movement and fire, read from the book and not from the engine. */
export function watchOrders(): (before: State, state: State, events: readonly GameEvent[]) => string | undefined {
  let steps = 0
  return (before, state, events) => {
    for (const event of events) {
      if (event.kind === 'order' || event.kind === 'arrival') steps = 0
      if (event.kind === 'move') steps++
      const trouble =
        event.kind === 'move'
          ? stepTrouble(before, event, steps)
          : event.kind === 'fire'
            ? fireTrouble(before, state, event, steps)
            : undefined
      if (trouble) return `${nameOf(before, Number(event['piece']))}: ${trouble}`
    }
    return undefined
  }
}

/** 6.1, 6.2: a step leads to a neighbouring hex without units, and zones of control stop units. */
function stepTrouble(before: State, event: GameEvent, steps: number): string | undefined {
  const { grid, roster } = before.field
  const piece = Number(event['piece'])
  const { row, side } = roster.recruits[piece]!
  const isGeneral = row.nature === GENERAL
  const [from, to] = [grid.find(String(event['from'])), grid.find(String(event['to']))]
  if (!grid.areNeighbours(from, to)) return `steps from ${event['from']} to ${event['to']}`
  const mask = aroundOf(before).hexsides?.crosses[from * 6 + before.field.tables.directionTo(from, to)] ?? 7
  if ((mask & (isGeneral ? 7 : 1 << roster.arm[piece]!)) === 0) return 'crosses a closed hexside'
  if (steps > mostSteps(before, row)) return `takes ${steps} steps`
  if (isGeneral) return enemyIn(before, to, side) ? 'enters the hex of an enemy' : undefined
  if (before.troops[to] !== st.NOBODY) return 'enters the hex of a unit'
  if ((before.status[piece]! & st.SQUARE) !== 0) return 'moves in square'
  const [leaves, enters] = [from, to].map((hex) => isInZone(before, hex, side))
  if (leaves && steps > 1) return 'goes on in a zone of control'
  return leaves && enters ? 'goes from zone to zone of control' : undefined
}

const enemyIn = (state: State, hex: number, side: number) =>
  [state.troops[hex]!, state.leader[hex]!].some(
    (piece) => piece !== st.NOBODY && state.field.roster.side[piece] !== side,
  )

/** Whether an enemy with a zone of control is next to a hex, with no hexside between them at which zones end. */
function isInZone(state: State, hex: number, side: number): boolean {
  const { controls, roster } = state.field
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const next = controls[hex * 6 + direction]!
    const unit = next === NOWHERE ? st.NOBODY : state.troops[next]!
    if (unit === st.NOBODY || roster.side[unit] === side) return false
    return roster.recruits[unit]!.row.zoneOfControl
  })
}

/** 7.3, 8.4, 8.5, 9.0: who fires at what, how far, from where, after how many steps, and how often it hits. */
function fireTrouble(before: State, state: State, event: GameEvent, steps: number): string | undefined {
  const { grid, roster, tables } = before.field
  const piece = Number(event['piece'])
  const { row, side } = roster.recruits[piece]!
  const [from, target] = [grid.find(String(event['from'])), grid.find(String(event['target']))]
  const enemy = before.troops[target]!
  if (enemy === st.NOBODY || roster.side[enemy] === side) return 'fires at no enemy'
  const { arm, fire, movesAndFires: mayStep } = row
  const [ground, targetGround] = [groundOf(state, from), groundOf(state, target)]
  const range = tables.distance(from, target)
  if (range > fire.length + (arm === 'artillery' ? ground.extraRange : 0)) return `fires ${range} hexes far`
  if (arm === 'cavalry' && (ground.building || targetGround.building)) return 'shocks in or from a building'
  if (arm === 'infantry' && targetGround.building && range > 1) return 'fires at a building from afar'
  if (arm === 'artillery' && !ground.gunsFire) return 'fires from water'
  if (before.active === piece && steps > mayStep + (mayStep > 0 ? 1 : 0)) return `fires after ${steps} steps`
  const [value, die, hits] = ['value', 'die', 'hits'].map((fact) => Number(event[fact])) as [number, number, number]
  const expected = value <= 0 ? 0 : Math.floor(value / 10) + (die <= value % 10 ? 1 : 0)
  return hits === expected && die >= 1 && die <= 10 ? undefined : `hits ${hits} times by ${value} and ${die}`
}
