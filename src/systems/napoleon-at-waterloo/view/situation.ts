import { NOWHERE } from '../../../board/nowhere.ts'
import { describeHeld } from '../../../engine/hexes/describe-held.ts'
import { describeSkyNow } from '../../../engine/portray-course.ts'
import type { Fact, Situation } from '../../../engine/presenter.ts'
import { timeOfTurn } from '../../../scenario/clock.ts'
import { type BattleState, isBroken, isInReserve, LASTING, LEVEL_NAMES, levelOf, PHASES } from '../rules/index.ts'

/** How the battle stands: the time and the phase, and for each side its strength, its losses and how far it has got. */
export function situation(state: BattleState): Situation {
  const { scenario, sides } = state.field
  const clock = timeOfTurn(scenario.clock, state.turn)
  const phase = `${scenario.sides[sides[state.side]!]!.name} ${PHASES[state.phase]}`
  const turn = `Turn ${state.turn} of ${scenario.turns}`
  return {
    time: `${[turn, clock, phase].filter(Boolean).join(', ')}${describeSkyNow(state.field.sky, state.sky)}`,
    sides: sides.map((_, side) => factsOf(state, side)),
  }
}

function factsOf(state: BattleState, side: number): Fact[] {
  const { pieces, side: sides, strength, victory, exits, isAdvanced } = state.field
  let [units, points, waiting, held] = [0, 0, 0, 0]
  for (let piece = 0; piece < pieces; piece++) {
    if (sides[piece] !== side || (state.status[piece]! & LASTING) !== 0) continue
    if (state.hex[piece] === NOWHERE) waiting++
    else {
      units++
      held += Number(isInReserve(state, piece))
      points += strength[piece]!
    }
  }
  const limit = victory.points > 0 && (victory.demoralisable & (1 << side)) !== 0 ? ` of ${victory.points}` : ''
  return [
    { label: 'Units', value: `${units}, ${points} points` },
    { label: 'Points lost', value: `${state.lost[side]}${limit}` },
    ...(waiting > 0 ? [{ label: 'Still to arrive', value: String(waiting) }] : []),
    ...(held > 0 ? [{ label: 'In reserve', value: String(held) }] : []),
    ...(exits[side as 0 | 1].includes(1) ? [{ label: 'Off the board', value: String(state.exited[side]) }] : []),
    ...victoryPoints(state, side),
    ...objectives(state, side),
    ...(state.demoralised === side ? [{ label: 'Morale', value: 'demoralised' }] : []),
    ...(isBroken(state, side) ? [{ label: 'Army', value: 'broken' }] : []),
    ...(isAdvanced
      ? [{ label: 'Level', value: levelOf(state, side) === 0 ? 'none' : LEVEL_NAMES[levelOf(state, side)]! }]
      : []),
  ]
}

/** The victory points so far, where there are any to score. */
function victoryPoints({ field: { scoreboard }, memory }: BattleState, side: number): Fact[] {
  if (scoreboard.awards.length === 0) return []
  return [{ label: 'Victory points', value: String(scoreboard.score(memory, side)) }]
}

/** The places that a condition of victory asks for, and how many of them the side controls. */
function objectives({ field, control }: BattleState, side: number): Fact[] {
  const hexes = new Set(field.conditions.atoms.flatMap((atom) => (atom.kind === 'controls' ? atom.places : [])))
  if (hexes.size === 0) return []
  const held = [...hexes].filter((hex) => control[hex] === side)
  return [{ label: 'Objectives', value: describeHeld(field, held, hexes) }]
}
