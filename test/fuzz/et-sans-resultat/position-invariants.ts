import * as st from '../../../src/systems/et-sans-resultat/rules/state.ts'

type State = st.BattleState

/** What is wrong with a position, worked out from the rules and not by the engine's queries; nothing if all is well. */
export function positionTrouble(state: State): string | undefined {
  return unitTrouble(state) ?? formationTrouble(state) ?? commanderTrouble(state) ?? momentTrouble(state)
}

/**
 * 1.1, 2.2: whoever is on the table is on it, faces one of sixteen ways, and stands as his arm can. 13.4: the tail of a
 * column that arrives waits beyond the edge.
 */
function unitTrouble(state: State): string | undefined {
  const { units, ground } = state.field
  const { arrivals } = state.field.timetable
  for (const [unit, { id, class: arm, formation: own }] of units.entries()) {
    const stance = state.stance[unit]!
    const trouble = (what: string) => `${id} ${what}`
    if (stance < 0 || stance >= st.STANCES.length) return trouble(`has the stance ${stance}`)
    if (stance >= st.RESERVE) continue
    const [x, y, facing] = [state.x[unit]!, state.y[unit]!, state.facing[unit]!]
    const isOff = x < 0 || y < 0 || x > ground.width || y > ground.height
    const isWaiting = arrivals[own] !== undefined && (stance === st.PLOYED || stance === st.LIMBERED)
    if (isOff && !isWaiting) return trouble(`is off the table at ${x},${y}`)
    if (facing < 0 || facing > 15) return trouble(`faces ${facing}`)
    const isLimbering = stance === st.LIMBERED || stance === st.UNLIMBERED
    if (isLimbering !== (arm === st.ARTILLERY)) return trouble(`is ${st.STANCES[stance]}`)
    if (state.formation[unit] === st.NOBODY) return trouble('is on the table without a formation')
  }
  return undefined
}

/** 2.6, 2.8, 5: markers are never less than none, orders are those there are, and nobody of a gone formation stays. */
function formationTrouble(state: State): string | undefined {
  const { formations } = state.field
  for (const [formation, { id, side }] of formations.entries()) {
    const trouble = (what: string) => `${id} ${what}`
    const markers = [state.tiredInfantry, state.tiredCavalry, state.tiredArtillery, state.delay].map(
      (list) => list[formation]!,
    )
    if (markers.some((count) => count < 0)) return trouble(`has markers ${markers.join()}`)
    const order = state.order[formation]!
    if (order < 0 || order >= st.ORDERS.length) return trouble(`has the order ${order}`)
    const supported = state.supports[formation]!
    if (supported !== st.NOBODY && formations[supported]?.side !== side) return trouble('supports an enemy')
    const isGone = (state.formationBits[formation]! & st.GONE) !== 0
    const stays = state.formation.some((own, unit) => own === formation && state.stance[unit]! < st.RESERVE)
    if (isGone && stays) return trouble('is gone, and has units on the table')
  }
  return undefined
}

/** 6: who leads whom is known to both, and general and formation are of one side. */
function commanderTrouble(state: State): string | undefined {
  const { commanders, formations, ground } = state.field
  for (const [commander, { id, role, side }] of commanders.entries()) {
    const trouble = (what: string) => `${id} ${what}`
    if (state.wounded[commander]! < 0) return trouble('is wounded for less than no turn')
    const led = state.leads[commander]!
    if (led !== st.NOBODY && state.superior[led] !== commander)
      return trouble(`leads ${formations[led]?.id} unknown to it`)
    if (led !== st.NOBODY && formations[led]!.side !== side) return trouble('leads an enemy formation')
    const isThere = (role === 'army' || role === 'force') && (state.commanderBits[commander]! & st.ABSENT) === 0
    const [x, y] = [state.commanderX[commander]!, state.commanderY[commander]!]
    const isOff = x < 0 || y < 0 || x > ground.width || y > ground.height
    if (isThere && led === st.NOBODY && isOff) return trouble(`is off the table at ${x},${y}`)
  }
  return undefined
}

/** 4: steps in their order, and no more turns than the battle has. */
function momentTrouble({ turn, step, owner, field }: State): string | undefined {
  const isOver = st.STEPS[step] === 'over'
  if (turn < 1 || turn > field.scenario.turns + (isOver ? 1 : 0)) return `turn ${turn} of ${field.scenario.turns}`
  if (step < 0 || step >= st.STEPS.length) return `step ${step}`
  return owner.some((side) => side < -1 || side > 1) ? 'an area belongs to nobody there is' : undefined
}
