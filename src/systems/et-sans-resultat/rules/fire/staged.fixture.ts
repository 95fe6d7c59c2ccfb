import { ScriptedDice } from '../../../../engine/cases/scripted-dice.ts'
import { applyPosition } from '../../cases/apply-position.ts'
import { fillDefaults } from '../../format/fill-defaults.ts'
import { compile } from '../compile.ts'
import type { Event, EventKind, EventOf } from '../events.ts'
import { deploy } from '../setup.ts'
import { type BattleState, STANCES } from '../state.ts'

/** Units by their ids, with whatever a test says of them. */
export type Units = Readonly<Record<string, object>>
export type Formations = Readonly<Record<string, { readonly units?: Units; readonly [key: string]: unknown }>>
export type Circumstances = { readonly now?: object; readonly [key: string]: unknown }

/** A position for a test of one rule: French to the south facing north, allied to the north facing south. */
export class Stage {
  readonly state: BattleState
  readonly events: Event[] = []
  #dice = new ScriptedDice([])

  constructor(french: Formations, allied: Formations, { now = {}, ...rest }: Circumstances = {}) {
    this.state = deploy(compile(fillDefaults({ ...rest, formations: { french, allied } })), 1)
    const problems = applyPosition(this.state, now)
    if (problems.length > 0) throw new Error(problems.join(' '))
    this.roll()
  }

  /** The next rolls: sums of two dice. */
  roll(...sums: readonly number[]): this {
    return this.dice(...sums.flatMap((sum) => [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)]))
  }

  /** The next dice, one by one. */
  dice(...dice: readonly number[]): this {
    this.#dice = new ScriptedDice(dice)
    this.state.script = this.#dice
    return this
  }

  /** How many dice nobody has rolled. */
  get left(): number {
    return this.#dice.left.results.length
  }

  unit(id: string): number {
    return placeOf(this.state.field.units, id)
  }

  formation(id: string): number {
    return placeOf(this.state.field.formations, id)
  }

  stance(id: string): string {
    return STANCES[this.state.stance[this.unit(id)]!]!
  }

  /** Where a unit is, in tenths. */
  at(id: string): readonly number[] {
    const unit = this.unit(id)
    return [this.state.x[unit]!, this.state.y[unit]!]
  }

  /** Markers of infantry, cavalry and artillery. */
  fatigue(id: string): readonly number[] {
    const { state } = this
    const formation = this.formation(id)
    return [state.tiredInfantry[formation]!, state.tiredCavalry[formation]!, state.tiredArtillery[formation]!]
  }

  /** The events of a kind. */
  told<Kind extends EventKind>(kind: Kind): readonly EventOf<Kind>[] {
    return this.events.filter((event): event is EventOf<Kind> => event.kind === kind)
  }
}

function placeOf(list: readonly { readonly id: string }[], id: string): number {
  const place = list.findIndex((one) => one.id === id)
  if (place < 0) throw new Error(`there is no ${id}`)
  return place
}

/** Units side by side in a row, an inch and a half apart, their middle at a point in inches. */
export function row(count: number, [x, y]: readonly [number, number], unit: object, name: string): Units {
  const first = x - ((count - 1) * 1.5) / 2
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${name}-${i + 1}`, { ...unit, at: [first + i * 1.5, y] }]),
  )
}
