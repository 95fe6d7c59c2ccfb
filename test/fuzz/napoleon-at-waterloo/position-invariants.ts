import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { NawGroundDefinition } from '../../../src/systems/napoleon-at-waterloo/format/index.ts'
import * as st from '../../../src/systems/napoleon-at-waterloo/rules/state.ts'
import { nameOf } from '../../../src/systems/napoleon-at-waterloo/text/piece-names.ts'

type State = st.BattleState

/** What is wrong with a position; nothing if all is well. Worked out from the pieces, not by the engine's tables. */
export function positionTrouble(state: State): string | undefined {
  return stackTrouble(state) ?? zoneTrouble(state) ?? pieceTrouble(state) ?? countTrouble(state) ?? momentTrouble(state)
}

/** Movement E and 2: only friends share a hex, as many as may; the chains by hex hold exactly the pieces that are there. */
function stackTrouble(state: State): string | undefined {
  const { grid, pieces, side, charts, recruits } = state.field
  const stacks = new Map<number, number[]>()
  for (let piece = 0; piece < pieces; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE) stacks.set(hex, [...(stacks.get(hex) ?? []), piece])
  }
  for (let hex = 0; hex < grid.size; hex++) {
    const chain: number[] = []
    for (let piece = state.top[hex]!; piece !== st.NOBODY; piece = state.below[piece]!) chain.push(piece)
    const there = stacks.get(hex) ?? []
    if (chain.join() !== there.join()) return `${grid.label(hex)} holds ${there.join()}, and says ${chain.join()}`
    if (new Set(there.map((piece) => side[piece])).size > 1) return `${grid.label(hex)} holds both sides`
    const isMoving = state.phase === st.MOVEMENT && side[there[0] ?? 0] === state.side
    const sizes = there.map((piece) => recruits[piece]!.row.stacking)
    const most = charts.stacking + (state.full === hex ? Math.max(...sizes) : 0)
    const taken = sizes.reduce((sum, size) => sum + size, 0)
    if (taken > most && !isMoving) return `${grid.label(hex)} holds ${taken} units`
  }
  return undefined
}

/** Zones A: each piece controls the hexes around it, up to hexsides at which zones end. */
function zoneTrouble(state: State): string | undefined {
  const { grid, pieces, zone, sideTables } = state.field
  const zones = new Int32Array(grid.size)
  for (let piece = 0; piece < pieces; piece++) {
    const hex = state.hex[piece]!
    if (hex === NOWHERE) continue
    for (let direction = 0; direction < 6; direction++) {
      const next = sideTables.controls[hex * 6 + direction]!
      if (next !== NOWHERE) zones[next]! += zone[piece]!
    }
  }
  const wrong = zones.findIndex((count, hex) => count !== state.zones[hex])
  return wrong < 0 ? undefined : `${grid.label(wrong)} has zones ${state.zones[wrong]}, not ${zones[wrong]}`
}

function pieceTrouble(state: State): string | undefined {
  const { pieces, terrain } = state.field
  for (let piece = 0; piece < pieces; piece++) {
    const [hex, status] = [state.hex[piece]!, state.status[piece]!]
    const trouble = (what: string) => `${nameOf(state, piece)} ${what}`
    if (hex !== NOWHERE && (status & st.LASTING) !== 0) return trouble('is gone, and yet there')
    const fate = status & st.LASTING
    if ((fate & (fate - 1)) !== 0) return trouble('is destroyed and has left')
    const inCombat = st.ATTACKING | st.DEFENDING | st.INVOLVED | st.RETREATING | st.FAR
    if (state.step === 0 && (status & inCombat) !== 0) return trouble('is in a combat that is over')
    if (hex !== NOWHERE && terrain[hex] === 2 && areWoodsClosed(state)) return trouble('is in closed woods')
    if (hex !== NOWHERE && isShutOut(state, piece)) return trouble('is in ground that is closed to it')
  }
  return undefined
}

/** Standard Movement J, as far as the battle does not say otherwise. */
export function areWoodsClosed({ field }: State): boolean {
  const { edition, tables, ground } = field.scenario
  const own = ground?.['woods']
  const isOpened = own !== undefined && 'move' in own && Boolean(own.move)
  return edition === 'standard' && !isOpened && !tables?.terrainEffects?.woods?.move
}

/** Whether ground of the battle's own, off its roads, does not let a piece in. */
function isShutOut({ field, hex }: State, piece: number): boolean {
  const { scenario, grid, recruits } = field
  const label = grid.label(hex[piece]!)
  const id = Object.entries(scenario.board.terrain ?? {}).find(([, hexes]) => hexes?.includes(label))?.[0] ?? 'clear'
  const { enters, roadMove } = (scenario.ground?.[id] ?? {}) as NawGroundDefinition
  const { arm } = recruits[piece]!.row
  return enters !== undefined && roadMove === undefined && arm !== undefined && !enters.includes(arm)
}

/** Points lost are those of the pieces that are gone, as far as this battle has seen them go. */
function countTrouble(state: State): string | undefined {
  const { pieces, side, strength, recruits, sides } = state.field
  for (let own = 0; own < 2; own++) {
    let [points, exited] = [0, 0]
    for (let piece = 0; piece < pieces; piece++) {
      if (side[piece] !== own) continue
      if ((state.status[piece]! & st.GONE) !== 0) points += strength[piece]!
      if ((state.status[piece]! & st.EXITED) !== 0 && recruits[piece]!.row.arm !== undefined) exited++
    }
    if (points !== state.lost[own]) return `${sides[own]} has lost ${points}, and says ${state.lost[own]}`
    if (exited !== state.exited[own]) return `${sides[own]} has ${exited} units out, and says ${state.exited[own]}`
  }
  return undefined
}

function momentTrouble(state: State): string | undefined {
  const { turns, edition } = state.field.scenario
  if (state.turn < 1 || state.turn > turns) return `turn ${state.turn} of ${turns}`
  if (edition === 'standard' && state.phase === st.BOMBARDMENT) return 'a bombardment in the standard game'
  const isRetreating = state.status.some((status) => (status & st.RETREATING) !== 0)
  if (state.decision === st.RETREAT && !isRetreating) return 'a retreat is decided that is none'
  if ((state.decision === st.DISPLACEMENT) !== (state.full !== NOWHERE) && state.decision !== st.OVER) {
    return 'a full hex, and nobody is bumped out'
  }
  return undefined
}
