import { NOWHERE } from '../../../board/nowhere.ts'
import {
  type Battlefield,
  canStir,
  hasLineOfFire,
  isEnemyIn,
  isGun,
  isInContact,
  MOVED,
  NOBODY,
  ownerOf,
  Reach,
} from '../rules/index.ts'
import { Force, modesIn, modifierOf } from './force.ts'
import type { Outlook } from './outlook.ts'
import type { Posture } from './postures.ts'
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
  /** By piece and hex: 1 where the piece can end its move. */
  readonly #reached: Uint8Array
  /** By piece and hex: 1 where it can attack the hex from next to it. */
  readonly #touched: Uint8Array
  /** By piece: from where, and as of which of the enemy's moves, that is cached. */
  readonly #from: Int32Array
  readonly #asOf: Int32Array
  /** Who can take part, the strongest first; and by piece: 1 for who is in an attack of the plan. */
  readonly #able: number[] = []
  readonly #used: Uint8Array
  /** By hex: how much room units of the plan take there. */
  readonly #taken: Uint8Array
  /** By hex: 1 where a unit of the attack that is looked at controls the ground. */
  readonly #covered: Uint8Array
  /** The side's pieces, the strongest first. */
  readonly #strongest: readonly (readonly number[])[]
  readonly #chosen: number[] = []
  readonly #posts: number[] = []
  #outlook!: Outlook

  constructor(field: Battlefield) {
    this.#field = field
    this.post = new Int32Array(field.pieces)
    this.rank = new Int32Array(field.pieces)
    this.#reached = new Uint8Array(field.pieces * field.grid.size)
    this.#touched = new Uint8Array(field.pieces * field.grid.size)
    this.#from = new Int32Array(field.pieces).fill(NOWHERE)
    this.#asOf = new Int32Array(field.pieces)
    this.#used = new Uint8Array(field.pieces)
    this.#taken = new Uint8Array(field.grid.size)
    this.#covered = new Uint8Array(field.grid.size)
    this.#strongest = [0, 1].map((side) =>
      [...Array(field.pieces).keys()]
        .filter((piece) => field.side[piece] === side && field.strength[piece]! > 0)
        .sort((a, b) => field.strength[b]! - field.strength[a]! || a - b),
    )
  }

  make(outlook: Outlook): this {
    this.#outlook = outlook
    this.post.fill(NOWHERE)
    this.#used.fill(0)
    this.#taken.fill(0)
    this.#findReaches()
    const least = (outlook.isWaiting ? WEIGHTS.worthwhileInWait : WEIGHTS.worthwhile) + outlook.posture.reluctance
    const targets: { hex: number; gain: number }[] = []
    for (const hex of this.#enemyHexes()) {
      const gain = this.#attack(hex)
      if (gain > least) targets.push({ hex, gain })
    }
    targets.sort((a, b) => b.gain - a.gain || a.hex - b.hex)
    targets.forEach(({ hex }, rank) => {
      if (this.#attack(hex) > least) this.#commit(rank)
    })
    return this
  }

  /** Marks where everybody can go who may still move, near enough to the enemy to matter. */
  #findReaches(): void {
    const { state, side, near, enemyMoves } = this.#outlook
    const { movement, isAdvanced, grid } = this.#field
    const reach = Reach.of(this.#field)
    this.#able.length = 0
    for (const piece of this.#strongest[side]!) {
      const hex = state.hex[piece]!
      // Guns of the advanced game bombard on their own.
      if (hex === NOWHERE || (isAdvanced && isGun(state, piece))) continue
      if (near[hex]! > movement[piece]! + 2 || this.#outlook.runners[piece] === 1) continue
      if (piece === this.#outlook.guard) continue
      this.#able.push(piece)
      const mayGo = (state.status[piece]! & MOVED) === 0 && canStir(state, piece)
      // Friends are in nobody's way: only the enemy's moves change where a piece can go.
      const asOf = 6 * enemyMoves + 2 * (state.demoralised + 1) + (mayGo ? 1 : 0)
      if (this.#from[piece] === hex && this.#asOf[piece] === asOf) continue
      this.#from[piece] = hex
      this.#asOf[piece] = asOf
      const start = piece * grid.size
      this.#reached.fill(0, start, start + grid.size)
      this.#touched.fill(0, start, start + grid.size)
      this.#comeTo(piece, hex)
      if (!mayGo) continue
      reach.search(state, piece)
      for (let i = 0; i < reach.count; i++) this.#comeTo(piece, reach.found[i]!)
    }
  }

  #comeTo(piece: number, hex: number): void {
    const { hexes, sideTables, grid } = this.#field
    const start = piece * grid.size
    this.#reached[start + hex] = 1
    for (let direction = 0; direction < 6; direction++) {
      const next = hexes.neighbours[hex * 6 + direction]!
      if (next !== NOWHERE && sideTables.contacts[next * 6 + ((direction + 3) % 6)] === hex)
        this.#touched[start + next] = 1
    }
  }

  *#enemyHexes(): Generator<number> {
    const { state, side } = this.#outlook
    for (let piece = 0; piece < this.#field.pieces; piece++) {
      const hex = state.hex[piece]!
      if (hex !== NOWHERE && this.#field.side[piece] !== side && state.top[hex] === piece) yield hex
    }
  }

  /** Gathers an attack on a hex from whoever is free: what it comes to. */
  #attack(target: number): number {
    const { isAdvanced, grid } = this.#field
    this.#chosen.length = 0
    this.#posts.length = 0
    this.#covered.fill(0)
    const modes = modesIn(this.#outlook.state, target)
    force.clear()
    let [gain, costs] = [0, 0]
    for (const piece of this.#able) {
      if (this.#used[piece] === 1) continue
      if (this.#touched[piece * grid.size + target] === 0 && !isGun(this.#outlook.state, piece)) continue
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
      this.#chosen.push(piece)
      this.#posts.push(post)
      this.#taken[post]! += this.#field.size[piece]!
      costs += cost
      gain = together
    }
    this.#chosen.forEach((piece, i) => {
      this.#taken[this.#posts[i]!]! -= this.#field.size[piece]!
    })
    return gain - costs
  }

  #commit(rank: number): void {
    for (let i = 0; i < this.#chosen.length; i++) {
      const piece = this.#chosen[i]!
      this.#used[piece] = 1
      this.post[piece] = this.#posts[i]!
      this.rank[piece] = rank
      this.#taken[this.#posts[i]!]! += this.#field.size[piece]!
    }
  }

  /** From where a piece best attacks a hex: guns from afar, others where they cut off a way back. */
  #bestPost(piece: number, target: number): number {
    const { state, side } = this.#outlook
    const { hexes, sideTables, afar, afarEach, grid, range } = this.#field
    const start = piece * grid.size
    let [best, bestScore] = [NOWHERE, -Infinity]
    if (isGun(state, piece)) {
      for (let i = target * afarEach; i < target * afarEach + afarEach; i++) {
        const hex = afar[i]!
        if (hex === NOWHERE || this.#reached[start + hex] === 0 || !this.#hasRoom(piece, hex)) continue
        if (hexes.distance(hex, target) > range[piece]! || this.#outlook.near[hex] === 1) continue
        if (!hasLineOfFire(state, hex, target, side)) continue
        const score = -this.#outlook.threat[hex]!
        if (score > bestScore) [best, bestScore] = [hex, score]
      }
      if (best !== NOWHERE) return best
    }
    for (let i = target * 6; i < target * 6 + 6; i++) {
      const hex = sideTables.contacts[i]!
      if (hex === NOWHERE || this.#reached[start + hex] === 0 || !this.#hasRoom(piece, hex)) continue
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
