import type { Point } from '../../../board/table/point.ts'
import { type BattleState, isUnderTruce, NOBODY } from '../rules/index.ts'
import { distance, type FormationStrength } from './formation-strength.ts'
import type { Sight } from './sight.ts'

/** What a formation is wanted for: to hold an area, to take one, to stand behind those who hold one, or to be kept back. */
export type Mission = { readonly kind: 'hold' | 'take' | 'back' | 'reserve'; readonly area: number }

/** What everybody is wanted for. */
export type Missions = {
  /** By formation. */
  readonly of: ReadonlyMap<number, Mission>
  /** By force: the area that it should be sent to; NOBODY where it does not matter. */
  readonly objectives: readonly number[]
}

/** A side that is so much stronger altogether dares more. */
const SUPERIOR = 1.2
/** Who holds an area first is as strong as this part of those who could come at it; less where the own side is superior. */
const [GUARD, LIGHT_GUARD] = [0.5, 0.2]
/** With so large a part an area is held as strongly as can be wished. */
const ENOUGH_GUARD = 0.8
/** What is worth less than this is not worth a march, unless the own side is superior. */
const [LITTLE, LEAST] = [0.05, 0.01]
/** The enemy is counted in full up to here, and less and less until there. */
const [NEAR, FAR] = [80, 220]
/** Whoever is worn out more than this takes on nothing new. */
export const WEARY = 0.6
/** A reserve is kept where so many formations are fit to fight. */
const ENOUGH = 4

/** Shares out what is to be done: what matters most is guarded by those who are nearest; the others go where they are wanted most. */
export function shareOut(sight: Sight): Missions {
  return new Sharing(sight).share()
}

class Sharing {
  readonly #sight: Sight
  readonly #fit: readonly FormationStrength[]
  readonly #isSuperior: boolean
  /** By area: the power of the enemies who could come at it, and of those who hold it. */
  readonly #threats: readonly number[]
  readonly #guards: number[]
  readonly #of = new Map<number, Mission>()

  constructor(sight: Sight) {
    this.#sight = sight
    this.#fit = sight.own.filter(({ isSpent }) => !isSpent)
    const { ownComing, enemies, enemiesComing } = sight
    this.#isSuperior = powerOf([...this.#fit, ...ownComing]) > SUPERIOR * powerOf([...enemies, ...enemiesComing])
    this.#threats = sight.middles.map((middle) => threatTo(sight, middle))
    this.#guards = sight.middles.map(() => 0)
  }

  share(): Missions {
    const { state, side, stakes } = this.#sight
    const least = this.#isSuperior ? LEAST : LITTLE
    const areas = [...stakes.keys()].filter((area) => stakes[area]! > least).sort((a, b) => stakes[b]! - stakes[a]!)
    for (const area of areas) if (state.owner[area] === side) this.#guard(area)
    const reserve = this.#reserve()
    if (reserve) this.#of.set(reserve.formation, { kind: 'reserve', area: NOBODY })
    const objectives = state.field.forces.map((force, index) =>
      force.side === side ? this.#send(index, areas) : NOBODY,
    )
    return { of: this.#of, objectives }
  }

  /** The nearest guard an area, until they are strong enough; the tired are relieved and the strong spared where others are at hand. */
  #guard(area: number): void {
    const middle = this.#sight.middles[area]!
    const enough = Math.max(1, (this.#isSuperior ? LIGHT_GUARD : GUARD) * this.#threats[area]!)
    const reluctance = ({ centre, weariness, power }: FormationStrength) =>
      distance(centre, middle) + 150 * Math.max(0, weariness - 0.4) + power
    const near = this.#free().filter(({ isHorse }) => !isHorse)
    for (const body of near.sort((a, b) => reluctance(a) - reluctance(b))) {
      if (this.#guards[area]! >= enough) return
      this.#assign(body, 'hold', area)
    }
  }

  /** Sends those of a force who have nothing to do yet where they are wanted most. */
  #send(force: number, areas: readonly number[]): number {
    const { state, side } = this.#sight
    const free = this.#free().filter(({ formation }) => state.force[formation] === force)
    if (free.length === 0) return this.#held(force)
    const wanted = this.#mostWanted(force, free, areas)
    if (wanted !== NOBODY) {
      for (const body of free) this.#assign(body, state.owner[wanted] === side ? 'hold' : 'take', wanted)
      return wanted
    }
    const held = areas.filter((area) => state.owner[area] === side)
    const behind = held.sort((a, b) => this.#threats[b]! - this.#threats[a]!)[0] ?? NOBODY
    const kind = behind === NOBODY ? 'reserve' : isLate(state) ? 'hold' : 'back'
    for (const body of free) this.#assign(body, kind, behind)
    return behind
  }

  /** What is worth most for its distance, of what is not held yet or not strongly enough. */
  #mostWanted(force: number, bodies: readonly FormationStrength[], areas: readonly number[]): number {
    const { state, side, stakes, middles } = this.#sight
    let [best, most] = [NOBODY as number, 0]
    for (const area of areas) {
      // 14.11: nobody goes there yet.
      if (isUnderTruce(state, side, ...middles[area]!)) continue
      const lack =
        state.owner[area] === side ? 1 - this.#guards[area]! / Math.max(1, ENOUGH_GUARD * this.#threats[area]!) : 1
      if (lack <= 0) continue
      const far = bodies.reduce((sum, { centre }) => sum + distance(centre, middles[area]!), 0) / bodies.length
      // A force that is on its way to something is not called off lightly.
      const pull = ((lack * stakes[area]! * stakes[area]!) / (150 + far)) * (state.objective[force] === area ? 1.3 : 1)
      if (pull > most) [best, most] = [area, pull]
    }
    return best
  }

  /** What the first of a force that has something to do is to do. */
  #held(force: number): number {
    const { state, own } = this.#sight
    const busy = own.find(({ formation }) => state.force[formation] === force && this.#of.has(formation))
    return busy ? this.#of.get(busy.formation)!.area : NOBODY
  }

  /** One formation is kept back for a while: the one furthest from the enemy, where there are enough others. */
  #reserve(): FormationStrength | undefined {
    const { state, enemies } = this.#sight
    if (this.#fit.filter(({ weariness }) => weariness < WEARY).length < ENOUGH || isLate(state)) return undefined
    let [best, most] = [undefined as FormationStrength | undefined, 200]
    for (const body of this.#free()) {
      if (body.weariness >= WEARY || body.isArriving) continue
      const gap = enemies.reduce((least, { centre }) => Math.min(least, distance(centre, body.centre)), 1000)
      if (gap > most) [best, most] = [body, gap]
    }
    return best
  }

  #assign({ formation, power }: FormationStrength, kind: Mission['kind'], area: number): void {
    this.#of.set(formation, { kind, area })
    if (kind === 'hold') this.#guards[area]! += power
  }

  #free(): FormationStrength[] {
    return this.#fit.filter(({ formation }) => !this.#of.has(formation))
  }
}

const powerOf = (bodies: readonly { readonly power: number; readonly isSpent?: boolean }[]) =>
  bodies.reduce((sum, { power, isSpent }) => sum + (isSpent ? 0 : power), 0)

/** The power of the enemies who could come to a place, the nearer the more: those on the table, and those about to arrive. */
function threatTo({ enemies, enemiesComing }: Sight, place: Point): number {
  const share = (from: Point) => Math.max(0, Math.min(1, 1 - (distance(from, place) - NEAR) / (FAR - NEAR)))
  const there = enemies.reduce((sum, { centre, power, isSpent }) => sum + (isSpent ? 0 : power * share(centre)), 0)
  return enemiesComing.reduce((sum, { entries, power }) => sum + power * share(entries[0]!), there)
}

/** The last third of the battle: nobody is spared for later. */
const isLate = ({ turn, field }: BattleState) => turn * 3 > field.scenario.turns * 2
