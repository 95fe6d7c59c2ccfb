import { NOWHERE } from '../../../board/nowhere.ts'
import { type Battlefield, hasLineOfFire, isEnemyIn, isGun, isInContact, NOBODY, ownerOf } from '../rules/index.ts'
import { Force, modesIn, modifierOf } from './force.ts'
import type { Outlook } from './outlook.ts'
import { type PlannedAttack, PlannedAttacks } from './planned-attacks.ts'
import type { Posture } from './postures.ts'
import { Reaches } from './reaches.ts'
import { onGround } from './standing.ts'
import { WEIGHTS } from './weights.ts'

const force = new Force()
const before = new Force()

/** Where to concentrate: who goes to which hex to attack whom. Lasts until the next plan in the same battle. */
export class Plan {
  /** By piece: the hex where it is wanted, or NOWHERE. */
  readonly post: Int32Array
  /** By piece: how early its attack comes in the plan. */
  readonly rank: Int32Array
  readonly #field: Battlefield
  readonly #reaches: Reaches
  /** What could be made of each attack by itself. */
  readonly #attacks: PlannedAttacks
  /** By piece: 1 for who is in an attack of the plan. */
  readonly #used: Uint8Array
  /** By hex: how much room units of the plan take there; and 1 where they do, or leave some. */
  readonly #taken: Uint8Array
  readonly #disturbed: Uint8Array
  /** By hex: 1 where a unit of the attack that is looked at controls the ground. */
  readonly #covered: Uint8Array
  /** Who is in the attack that is looked at. */
  #chosen: number[] = []
  #outlook!: Outlook

  constructor(field: Battlefield) {
    this.#field = field
    this.post = new Int32Array(field.pieces)
    this.rank = new Int32Array(field.pieces)
    this.#reaches = new Reaches(field)
    this.#attacks = new PlannedAttacks(field, this.#reaches)
    this.#used = new Uint8Array(field.pieces)
    this.#taken = new Uint8Array(field.grid.size)
    this.#disturbed = new Uint8Array(field.grid.size)
    this.#covered = new Uint8Array(field.grid.size)
  }

  make(outlook: Outlook): this {
    this.#outlook = outlook
    this.post.fill(NOWHERE)
    this.#used.fill(0)
    this.#taken.fill(0)
    this.#disturbed.fill(0)
    this.#reaches.update(outlook)
    this.#attacks.update(outlook)
    const least = (outlook.isWaiting ? WEIGHTS.worthwhileInWait : WEIGHTS.worthwhile) + outlook.posture.reluctance
    const attacks: PlannedAttack[] = []
    for (const hex of this.#enemyHexes()) {
      const attack = this.#attacks.of(hex) ?? this.#attacks.learn(this.#attack(hex))
      if (attack.gain > least) attacks.push(attack)
    }
    attacks.sort((a, b) => b.gain - a.gain || a.target - b.target)
    attacks.forEach((alone, rank) => {
      const attack = this.#isDisturbed(alone) ? this.#attack(alone.target) : alone
      if (attack.gain > least) this.#commit(attack, rank)
    })
    return this
  }

  *#enemyHexes(): Generator<number> {
    const { state, side } = this.#outlook
    for (let piece = 0; piece < this.#field.pieces; piece++) {
      const hex = state.hex[piece]!
      if (hex !== NOWHERE && this.#field.side[piece] !== side && state.top[hex] === piece) yield hex
    }
  }

  /** Gathers an attack on a hex from whoever is free: what it comes to. */
  #attack(target: number): PlannedAttack {
    const { isAdvanced } = this.#field
    const chosen: number[] = (this.#chosen = [])
    const posts: number[] = []
    this.#covered.fill(0)
    const modes = modesIn(this.#outlook.state, target)
    force.clear()
    let [gain, costs] = [0, 0]
    for (const piece of this.#reaches.able) {
      if (this.#used[piece] === 1) continue
      if (!this.#reaches.touches(piece, target) && !isGun(this.#outlook.state, piece)) continue
      const post = this.#bestPost(piece, target)
      if (post === NOWHERE) continue
      const cost = this.#costOf(piece, post, target)
      this.#cover(post, 1)
      before.copy(force)
      force.add(this.#outlook.state, piece, NOWHERE)
      const modifier = isAdvanced ? modifierOf(this.#field, force, modes, false) : 0
      const together = onGround(this.#outlook, target, force.strength, this.#trapped(target), modifier)
      // The first ones come in hope of the others.
      if (gain > 0 && together - gain - cost < 0.05) {
        this.#cover(post, -1)
        force.copy(before)
        continue
      }
      chosen.push(piece)
      posts.push(post)
      this.#taken[post]! += this.#field.size[piece]!
      costs += cost
      gain = together
    }
    chosen.forEach((piece, i) => {
      this.#taken[posts[i]!]! -= this.#field.size[piece]!
    })
    return { target, gain: gain - costs, chosen, posts }
  }

  /** Whether what the plan has so far takes from an attack one of its units, or changes the room for it. */
  #isDisturbed({ target, chosen }: PlannedAttack): boolean {
    return chosen.some((piece) => this.#used[piece] === 1) || this.#attacks.someAround(target, this.#disturbed)
  }

  #commit({ chosen, posts }: PlannedAttack, rank: number): void {
    for (const [i, piece] of chosen.entries()) {
      const post = posts[i]!
      this.#used[piece] = 1
      this.post[piece] = post
      this.rank[piece] = rank
      this.#taken[post]! += this.#field.size[piece]!
      this.#disturbed[post] = 1
      this.#disturbed[this.#outlook.state.hex[piece]!] = 1
    }
  }

  /** From where a piece best attacks a hex: guns from afar, others where they cut off a way back. */
  #bestPost(piece: number, target: number): number {
    const { state, side } = this.#outlook
    const { hexes, sideTables, afar, afarEach, range } = this.#field
    let [best, bestScore] = [NOWHERE, -Infinity]
    if (isGun(state, piece)) {
      for (let i = target * afarEach; i < target * afarEach + afarEach; i++) {
        const hex = afar[i]!
        if (hex === NOWHERE || !this.#reaches.reaches(piece, hex) || !this.#hasRoom(piece, hex)) continue
        if (hexes.distance(hex, target) > range[piece]! || this.#outlook.near[hex] === 1) continue
        if (!hasLineOfFire(state, hex, target, side)) continue
        const score = -this.#outlook.threat[hex]!
        if (score > bestScore) [best, bestScore] = [hex, score]
      }
      if (best !== NOWHERE) return best
    }
    for (let i = target * 6; i < target * 6 + 6; i++) {
      const hex = sideTables.contacts[i]!
      if (hex === NOWHERE || !this.#reaches.reaches(piece, hex) || !this.#hasRoom(piece, hex)) continue
      const score = this.#newlyCovered(hex, target) - this.#costOf(piece, hex, target)
      if (score > bestScore) [best, bestScore] = [hex, score]
    }
    return best
  }

  /** Whether there is room in a hex beside the plan, and beside friends who will not go any more. */
  #hasRoom(piece: number, hex: number): boolean {
    const { state, side } = this.#outlook
    if (isEnemyIn(state, hex, side)) return false
    let room = this.#field.charts.stacking - this.#taken[hex]!
    for (let other = state.top[hex]!; other !== NOBODY; other = state.below[other]!) {
      if (other === piece || this.#chosen.includes(other) || this.#used[other] === 1) continue
      room -= this.#field.size[other]!
    }
    return room >= this.#field.size[piece]!
  }

  /** What it costs to touch enemies who are not attacked together with the target: in the standard game each must be. */
  #costOf(piece: number, post: number, target: number): number {
    const { state, side } = this.#outlook
    const { sideTables, isAdvanced, strength } = this.#field
    if (isGun(state, piece) && !isInContact(this.#field, post, target)) return 0
    let others = 0
    for (let i = post * 6; i < post * 6 + 6; i++) {
      const hex = sideTables.contacts[i]!
      if (hex !== NOWHERE && hex !== target && isEnemyIn(state, hex, side)) others++
    }
    return others * (isAdvanced ? 0.1 : 0.2 * strength[piece]!)
  }

  #cover(post: number, by: number): void {
    const { controls } = this.#field.sideTables
    this.#covered[post]! += by
    for (let i = post * 6; i < post * 6 + 6; i++) if (controls[i] !== NOWHERE) this.#covered[controls[i]!]! += by
  }

  #newlyCovered(post: number, target: number): number {
    const { neighbours } = this.#field.hexes
    let number = 0
    for (let i = target * 6; i < target * 6 + 6; i++) {
      const hex = neighbours[i]!
      if (hex === NOWHERE || this.#covered[hex]! > 0) continue
      if (hex === post || this.#field.hexes.distance(hex, post) === 1) number++
    }
    return number
  }

  /** How likely those in a hex are to be destroyed by a retreat: surely where every way back is controlled. */
  #trapped(target: number): number {
    const { state, side } = this.#outlook
    const { hexes, steps } = this.#field
    let ways = 0
    for (let i = target * 6; i < target * 6 + 6; i++) {
      const hex = hexes.neighbours[i]!
      if (hex === NOWHERE || steps[i] === 0 || this.#covered[hex]! > 0 || ownerOf(state, hex) === side) continue
      ways++
    }
    return ways === 0 ? 0.95 : ways === 1 ? 0.2 : 0.05
  }
}

/** The plan for what a side sees; it is made once for each look. */
export function planFor(outlook: Outlook): Plan {
  let cached = PLANS.get(outlook)
  if (!cached) PLANS.set(outlook, (cached = { plan: new Plan(outlook.field), looks: 0, posture: outlook.posture }))
  if (cached.looks === outlook.updates && cached.posture === outlook.posture) return cached.plan
  cached.looks = outlook.updates
  cached.posture = outlook.posture
  return cached.plan.make(outlook)
}

const PLANS = new WeakMap<Outlook, { readonly plan: Plan; looks: number; posture: Posture }>()
