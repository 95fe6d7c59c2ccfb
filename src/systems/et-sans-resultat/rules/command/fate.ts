import type { Modifier } from '../../../../engine/system.ts'
import { rollTwo } from '../dice.ts'
import type { Events } from '../events.ts'
import { hasStatus, isBattery, isInBattle, isOnTable, sideOfUnit, sidesInTurn } from '../queries.ts'
import { type BattleState, DEFEND, HARMED, INVINCIBLE, NOBODY, REPLACED } from '../state.ts'
import { emitArmyCommander, emitFate, emitHarm } from './events.ts'
import {
  commanderPlace,
  dropObjective,
  dropPending,
  formationUnder,
  freeSuperior,
  isAbout,
  setOrder,
} from './status.ts'

/** 10.1: every commander near the enemy rolls for his fate, the side with the initiative first. */
export function rollFates(state: BattleState, events: Events): void {
  for (const side of sidesInTurn(state)) {
    state.field.commanders.forEach((commander, index) => {
      if (commander.side === side && isInDanger(state, index)) rollFate(state, index, events)
    })
  }
}

/** 10.1: guns on the table reach further than the rest of the enemy. */
function isInDanger(state: BattleState, commander: number): boolean {
  const place = commanderPlace(state, commander)
  if (!place) return false
  const { side } = state.field.commanders[commander]!
  const { fateGuns, fateOthers } = state.field.tables.reach
  for (let unit = 0; unit < state.x.length; unit++) {
    if (sideOfUnit(state, unit) === side || !isOnTable(state, unit)) continue
    const reach = isBattery(state, unit) ? fateGuns : fateOthers
    const [dx, dy] = [state.x[unit]! - place[0], state.y[unit]! - place[1]]
    if (dx * dx + dy * dy <= reach * reach) return true
  }
  return false
}

function rollFate(state: BattleState, commander: number, events: Events): void {
  const modifiers = fateModifiers(state, commander)
  const dice = rollTwo(state)
  const total = modifiers.reduce((sum, { add }) => sum + add, dice)
  const isHarmed = total <= state.field.tables.fate.harmed
  emitFate(state, commander, { dice, modifiers, total }, isHarmed, events)
  if (!isHarmed) return
  const formation = formationLedBy(state, commander)
  if (formation !== NOBODY) state.formationBits[formation]! |= HARMED
  harm(state, commander, formation, events)
}

/** 10.2: personal command is dangerous; some are lucky and some are not. Whoever has taken another's place is neither. */
function fateModifiers(state: BattleState, commander: number): Modifier[] {
  const { fate } = state.field.tables
  const modifiers: Modifier[] = []
  const bits = state.commanderBits[commander]!
  if (state.leads[commander] !== NOBODY) {
    modifiers.push({ rule: 'Fate personal command', what: 'in personal command', add: fate.personalCommand })
  }
  const traits = (bits & REPLACED) === 0 ? state.field.commanders[commander]!.traits : []
  // The charmed and the invincible are one line of the sheet: whoever is both has the better of it.
  const isInvincible = (bits & INVINCIBLE) !== 0 && !(traits.includes('CD') && fate.CD >= fate.invincible)
  for (const trait of traits) {
    if (trait !== 'CD' || !isInvincible) modifiers.push({ ...TRAITS[trait], add: fate[trait] })
  }
  if (isInvincible) modifiers.push({ rule: 'Fate charmed', what: 'invincible', add: fate.invincible })
  return modifiers
}

const TRAITS = {
  WO: { rule: 'Fate wandered off', what: 'wandered off' },
  CD: { rule: 'Fate charmed', what: 'charmed' },
  DD: { rule: 'Fate date with death', what: 'a date with death' },
} as const

/** The formation that a commander is at the head of: the one that he leads himself, or his own; NOBODY where there is none. */
function formationLedBy(state: BattleState, commander: number): number {
  const led = state.leads[commander]!
  if (led !== NOBODY) return led
  const own = formationUnder(state, commander)
  return own !== NOBODY && isInBattle(state, own) ? own : NOBODY
}

/** 10.3: what has become of him, by two more dice without modifiers. */
function harm(state: BattleState, commander: number, formation: number, events: Events): void {
  const { fate } = state.field.tables
  const dice = rollTwo(state)
  if (dice >= fate.unhurt) {
    emitHarm(state, commander, dice, 'invincible', events)
    state.commanderBits[commander]! |= INVINCIBLE
  } else if (dice >= fate.wounded) {
    emitHarm(state, commander, dice, 'wounded', events)
    state.wounded[commander] = fate.woundTurns
  } else if (dice >= fate.stunned) {
    emitHarm(state, commander, dice, 'stunned', events)
    stun(state, commander, formation, events)
  } else {
    // The sheet tells those who are killed from those who are badly wounded; both are gone.
    emitHarm(state, commander, dice, dice >= fate.disabled ? 'disabled' : 'killed', events)
    replace(state, commander, events)
  }
}

/** His command goes over to defence; those who run do not. A superior without a formation loses what he has sent out. */
function stun(state: BattleState, commander: number, formation: number, events: Events): void {
  if (formation !== NOBODY) {
    if (!hasStatus(state, formation)) setOrder(state, formation, DEFEND, NOBODY, events)
    return
  }
  const isArmy = state.armyCommander[state.field.commanders[commander]!.side] === commander
  state.field.forces.forEach(({ side }, force) => {
    if (isArmy && side === state.field.commanders[commander]!.side) dropObjective(state, force)
    if (state.forceCommander[force] !== commander) return
    for (let under = 0; under < state.force.length; under++) if (state.force[under] === force) dropPending(state, under)
  })
}

/**
 * 10.4: another takes his place at once, with the lowest ratings. The army goes to the best of its force commanders,
 * who keeps his force.
 */
function replace(state: BattleState, commander: number, events: Events): void {
  if (state.leads[commander] !== NOBODY) freeSuperior(state, state.leads[commander]!)
  const { side } = state.field.commanders[commander]!
  state.leadership[commander] = state.field.tables.leadership.C
  state.tactics[commander] = 0
  state.wounded[commander] = 0
  state.commanderBits[commander] = (state.commanderBits[commander]! & ~INVINCIBLE) | REPLACED
  if (state.armyCommander[side] !== commander) return
  const best = bestForceCommander(state, side)
  state.armyCommander[side] = best
  if (best !== NOBODY) emitArmyCommander(state, best, events)
}

/** The force commander on the table with the best leadership, then tactics, then place in the roster. */
function bestForceCommander(state: BattleState, side: number): number {
  let best = NOBODY as number
  state.field.forces.forEach(({ side: own }, force) => {
    const commander = state.forceCommander[force]!
    if (own !== side || !isAbout(state, commander)) return
    if (best !== NOBODY && merit(state, commander) <= merit(state, best)) return
    best = commander
  })
  return best
}

const merit = (state: BattleState, commander: number) => state.leadership[commander]! * 100 + state.tactics[commander]!
