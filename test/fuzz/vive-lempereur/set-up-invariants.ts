import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { GameEvent } from '../../../src/engine/system.ts'
import { TERRAIN_TYPES } from '../../../src/systems/vive-lempereur/format/catalog.ts'
import { TERRAIN_MASK } from '../../../src/systems/vive-lempereur/rules/battlefield.ts'
import { isFree } from '../../../src/systems/vive-lempereur/rules/placement.ts'
import { type BattleState, NOBODY, STAGES } from '../../../src/systems/vive-lempereur/rules/state.ts'
import { nameOf } from './position-invariants.ts'

const OPEN = TERRAIN_TYPES.indexOf('open')

/** 14.0: nobody stops laying tiles or deploying while he has something to place and a hex for it. */
export function watchSetUp(
  start: BattleState,
): (state: BattleState, events: readonly GameEvent[]) => string | undefined {
  let stage = start.stage
  return (state, events) => {
    const left = stage
    stage = state.stage
    // The first turn begins at once. Who arrives may be the company that a general had to do without, and with other ground units are
    // lost that were deployed, or hexes become free that were not.
    if (left === stage || events.some(({ kind }) => kind === 'arrival' || kind === 'ground')) return undefined
    const isLeft = (name: (typeof STAGES)[number]) => left <= STAGES.indexOf(name) && stage > STAGES.indexOf(name)
    return (isLeft('tiles') ? tilesLeft(state) : undefined) ?? (isLeft('deployment') ? unitsLeft(state) : undefined)
  }
}

function tilesLeft(state: BattleState): string | undefined {
  const plan = state.field.deployment
  if (!plan?.tiles) return undefined
  for (let side = 0; side < 2; side++) {
    const drawn = state.tiles.subarray(side * state.field.grounds.length, (side + 1) * state.field.grounds.length)
    if (drawn.every((number) => number === 0)) continue
    // Units have been deployed by now where deployment is over at once, and only make fewer hexes free.
    const hex = plan.zone.findIndex((zone, at) => {
      const places = zone === side ? state.tilesLeft[side * 2]! : zone === -1 ? state.tilesLeft[side * 2 + 1]! : 0
      return (
        places > 0 &&
        (state.ground[at]! & TERRAIN_MASK) === OPEN &&
        state.troops[at] === NOBODY &&
        state.leader[at] === NOBODY
      )
    })
    if (hex >= 0) return `${state.field.sides[side]} could still lay a tile in ${state.field.grid.label(hex)}`
  }
  return undefined
}

function unitsLeft(state: BattleState): string | undefined {
  const { deployment, roster, grid, sides } = state.field
  for (const [side, pieces] of roster.forces.entries()) {
    for (const piece of pieces) {
      if (state.hex[piece] !== NOWHERE) continue
      const hex = deployment!.zone.findIndex((zone, at) => zone === side && isFree(state, piece, at))
      if (hex >= 0) return `${sides[side]} could still deploy ${nameOf(state, piece)} in ${grid.label(hex)}`
    }
  }
  return undefined
}
