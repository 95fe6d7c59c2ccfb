import { type Die, roll } from '../../../../engine/dice.ts'
import type { Unwritable } from '../../../../engine/position-exporter.ts'
import { isRefusal } from '../../../../engine/system.ts'
import type { EsrWeather } from '../../format/index.ts'
import {
  type Action,
  type BattleState,
  CLASSES,
  COUNTS_BROKEN,
  copy,
  FAILED,
  fatigueIn,
  game,
  INSPIRED,
  NOBODY,
  ORDERS,
  STEPS,
} from '../../rules/index.ts'
import { caseBook } from '../case-book.ts'
import { type ArmiesNow, armiesNow } from './armies.ts'

/** What a commander does himself is a case of its own: a test, and what comes of it (6). */
export function beginsCase(_state: BattleState, action: Action): boolean {
  return action.kind === 'act'
}

/** A case of one leader action: the position before it, its dice, and how the formation and the units stand after it. */
export function exportCase(before: BattleState, actions: readonly Action[]): { readonly file: unknown } | Unwritable {
  const [action] = actions
  if (action?.kind !== 'act')
    return { problem: 'A case begins with a leader action. Go to a moment when one is taken.' }
  const now = armiesNow(before, 1)
  if (before.field.formations.some(({ isSpare }, i) => isSpare && now.ids[i] !== undefined))
    return { problem: 'A detachment or a grand battery is on the table: a case cannot have one yet.' }
  if (now.comingIn.length > 0) return { problem: 'A column is still arriving: a case cannot show that.' }
  const position = positionOf(before, now)
  const lines = rehearse(position, game.format(before, action), action.side)
  if ('problem' in lines) return lines
  const state = copy(before)
  const step = state.step
  const dice: number[] = []
  game.script(state, {
    next(die: Die) {
      const face = roll(state.dice, die.faces.length) - 1
      if (state.step === step) dice.push(Number(die.faces[face]))
      return face
    },
  })
  state.halt = step
  game.apply(state, action)
  const { commander, act, formation, units } = action
  const { commanders, formations, scenario } = state.field
  const example = {
    rule: `6 ${act}`,
    title: `${commanders[commander]!.name}: ${lines.play.at(-1)} (turn ${before.turn})`,
    position,
    ...(dice.length > 0 && { dice }),
    play: lines.play,
    expect: {
      ...(formation !== NOBODY && {
        formations: { [formations[formation]!.id]: { order: ORDERS[state.order[formation]!] } },
      }),
      ...(units.length > 0 && {
        units: Object.fromEntries(
          units.map((unit) => [
            state.field.units[unit]!.id,
            { formation: formations[state.formation[unit]!]?.id ?? 'none' },
          ]),
        ),
      }),
      commanders: { [commanders[commander]!.id]: { leads: formations[state.leads[commander]!]?.id ?? 'none' } },
    },
  }
  return { file: { system: scenario.system, cases: [example] } }
}

/** What is said in the position of the case: a side that comes first has nothing to add. */
function rehearse(position: object, text: string, side: number): { readonly play: string[] } | Unwritable {
  const posed = caseBook.applyPosition(position, () => undefined, 1)
  if ('problems' in posed) return { problem: `A case cannot have this position: ${posed.problems[0]?.message}` }
  const { state } = posed
  caseBook.begin(state, [])
  const play: string[] = []
  while (!game.deciders(state).includes(side)) {
    const [other] = game.deciders(state)
    if (other === undefined) return { problem: 'In a case neither side would have anything to decide here.' }
    play.push('done')
    game.apply(state, { kind: 'done', side: other })
  }
  const action = game.parse(state, text)
  const refusal = isRefusal(action) ? action : game.refusal(state, action)
  if (refusal) return { problem: `A case cannot show this: in its position ${refusal.reason}.` }
  return { play: [...play, text] }
}

/** 5.4: an order that was tested before has its delay markers, and nobody asks when it was issued. */
const issueOf = (turn: number) => (turn > 0 ? { issued: turn } : {})

/** The weather of now, as if it had been so from the start. */
function weatherInForce({ field, sky: now }: BattleState, weather: EsrWeather): EsrWeather {
  return weather.flatMap(({ from: _from, when: _when, d6: _d6, delay: _delay, ...rest }, i): EsrWeather => {
    const isIn = field.sky!.changes[i]!.zones.some((zone) => now[zone] === i + 1)
    return isIn ? [{ from: 1, ...rest }] : []
  })
}

/** Everything as it stands, and what a scenario has no words for. */
function positionOf(state: BattleState, { armies, ids }: ArmiesNow): object {
  const { scenario, formations, commanders, forces, areas, sides } = state.field
  const { year, turns, first, weather, nations, troops, ground, tables, specialRules, victory, points } = scenario
  const board = state.field.table
  // What has happened has changed the table already; conditions may still ask for it.
  const events = scenario.events?.map(({ features: _features, ...event }) => event)
  const formationsNow = formations.flatMap(({ id }, i) => {
    if (ids[i] === undefined) return []
    const fatigue = CLASSES.map((name, kind) => [name, fatigueIn(state, kind)[i]!] as const).filter(([, n]) => n > 0)
    return [
      [
        id,
        {
          order: ORDERS[state.order[i]!],
          ...(fatigue.length > 0 && { fatigue: Object.fromEntries(fatigue) }),
          ...(state.newOrder[i] !== NOBODY && {
            pending: ORDERS[state.newOrder[i]!],
            ...issueOf(state.orderIssued[i]!),
          }),
          ...(state.newSupports[i] !== NOBODY && { pendingSupports: formations[state.newSupports[i]!]!.id }),
          ...(state.delay[i]! > 0 && { delay: state.delay[i] }),
          began: [state.anchorX[i]! / 10, state.anchorY[i]! / 10],
          area: [state.areaX[i]! / 10, state.areaY[i]! / 10],
          ...((state.formationBits[i]! & INSPIRED) !== 0 && { inspired: true }),
          ...((state.formationBits[i]! & COUNTS_BROKEN) !== 0 && { wasBroken: true }),
        },
      ] as const,
    ]
  })
  const commandersNow = commanders.flatMap(({ id, role }, i) => {
    if (role !== 'army' && role !== 'force') return []
    const now = {
      ...(state.leads[i] !== NOBODY && { leads: formations[state.leads[i]!]!.id }),
      ...(state.wounded[i]! > 0 && { wounded: state.wounded[i] }),
      ...((state.commanderBits[i]! & FAILED) !== 0 && { failed: true }),
    }
    return Object.keys(now).length === 0 ? [] : [[id, now] as const]
  })
  const pending = forces.flatMap(({ id }, i) => {
    const area = areas[state.newObjective[i]!]
    return area
      ? [[id, { pending: area.id, ...issueOf(state.objectiveIssued[i]!), delay: state.objectiveDelay[i] }] as const]
      : []
  })
  return {
    board,
    sides: scenario.sides,
    year,
    turns,
    first,
    ...(weather && { weather: weatherInForce(state, weather) }),
    ...(events && { events }),
    ...(nations && { nations }),
    ...(troops && { troops }),
    ...(ground && { ground }),
    ...(tables && { tables }),
    ...(specialRules && {
      specialRules: specialRules.filter((rule) => rule.rule !== 'lock-directive' || ids.includes(rule.formation)),
    }),
    victory,
    ...(points && { points }),
    armies,
    turn: state.turn,
    step: STEPS[state.step],
    until: STEPS[state.step],
    now: {
      formations: Object.fromEntries(formationsNow),
      ...(commandersNow.length > 0 && { commanders: Object.fromEntries(commandersNow) }),
      ...(pending.length > 0 && { forces: Object.fromEntries(pending) }),
      areas: Object.fromEntries(
        areas.flatMap(({ id }, i) => (sides[state.owner[i]!] === undefined ? [] : [[id, sides[state.owner[i]!]!]])),
      ),
    },
  }
}
