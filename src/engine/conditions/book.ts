import type { Atom, OwnAtom, TroopAtom } from '../../scenario/conditions/atoms.ts'
import { type AnyCondition, isEmpty } from '../../scenario/conditions/tree.ts'
import { ANYTHING, type Asked, areIn, ask, controlsEnough, type World, watchOf } from './asked.ts'
import { metAtoms, Program, type Tree, wantedAtoms } from './program.ts'

/** How a rulebook's conditions are read. */
export type ConditionReader<C, Where, Own> = {
  readonly sides: readonly string[]
  /** The atom of a condition without parts, for a side. */
  readonly atom: (condition: C, side: string) => Atom
  /** The pieces that a condition counts. */
  readonly members: (atom: TroopAtom) => Int32Array
  readonly places: (list: readonly string[]) => readonly number[]
  readonly where: (list: readonly string[]) => Where
  readonly own: (atom: OwnAtom) => Own
  /** The word of memory that has the turn in which an event happens, or -1. */
  readonly event?: (id: string) => number
  /** What the answer of the rulebook's own depends on: bits of what can change. */
  readonly watch: (own: Own) => number
}

/** A compiled condition. */
export type Compiled<Where, Own> = {
  readonly tree: Tree<Asked<Where, Own>>
  /** The row of the program that it begins with. */
  readonly start: number
  /** What its answer depends on: bits of what can change. */
  readonly watch: number
}

/**
 * All conditions of a battle: compiled once, asked of positions. What they remember (that somebody has been somewhere, how
 * long a place is held) lies in the state, in `memory` words; a battle whose conditions remember nothing has none.
 */
export class ConditionBook<C extends AnyCondition<C>, Where, Own> {
  readonly #program = new Program<Asked<Where, Own>>()
  readonly #reader: ConditionReader<C, Where, Own>
  #memory = 0

  constructor(reader: ConditionReader<C, Where, Own>) {
    this.#reader = reader
  }

  /** How many words of a state the conditions need. The first, where there is one, tells what has changed. */
  get memory(): number {
    return this.#memory
  }

  /** A word of memory for whoever asks conditions and has to remember an answer. */
  remember(): number {
    this.watchChanges()
    return this.#memory++
  }

  /** Has states remember what has changed, for whoever asks after every move. */
  watchChanges(): void {
    this.#memory = Math.max(1, this.#memory)
  }

  add(condition: C, side: string): Compiled<Where, Own> {
    const tree = this.#readTree(condition, side)
    const atoms = [...wantedAtoms(tree), ...wantedAtoms(tree, true)]
    return {
      tree,
      start: this.#program.add(tree),
      watch: atoms.reduce((bits, atom) => bits | watchOf(atom, this.#reader.watch), 0),
    }
  }

  holds<View>(world: World<View, Where, Own>, view: View, { start }: Compiled<Where, Own>): boolean {
    return this.#program.holds(start, (atom) => ask(view, atom, world))
  }

  /** The atoms by which a condition holds in a position. */
  reasons<View>(
    world: World<View, Where, Own>,
    view: View,
    { tree }: Compiled<Where, Own>,
  ): readonly Asked<Where, Own>[] {
    return metAtoms(tree, (atom) => ask(view, atom, world))
  }

  /** Every atom of the battle. */
  get atoms(): readonly Asked<Where, Own>[] {
    return this.#program.atoms
  }

  /** What has changed since the last time that this was asked; anything where nobody remembers. */
  takeChanges<View>(world: World<View, Where, Own>, view: View): number {
    if (this.#memory === 0) return ANYTHING
    const memory = world.memory(view)
    const changed = ANYTHING & ~memory[0]!
    memory[0] = ANYTHING
    return changed
  }

  /** Remembers who is where that a condition asks for. */
  noteMoves<View>(world: World<View, Where, Own>, view: View): void {
    for (const atom of this.#program.atoms) {
      if (atom.kind !== 'reached') continue
      const memory = world.memory(view)
      if (memory[atom.row] === 0 && areIn(view, atom, world)) memory[atom.row] = 1
    }
  }

  /** Counts the turns for which places are held, at the end of one. */
  noteTurn<View>(world: World<View, Where, Own>, view: View): void {
    for (const atom of this.#program.atoms) {
      if (atom.kind !== 'controls' || atom.row < 0) continue
      const memory = world.memory(view)
      memory[atom.row] = controlsEnough(view, atom, world) ? memory[atom.row]! + 1 : 0
    }
  }

  #readTree(condition: C, side: string): Tree<Asked<Where, Own>> {
    const { all, any, not } = condition
    if (not) return { kind: 'not', part: this.#readTree(not, side) }
    if (all) return { kind: 'all', parts: all.map((part) => this.#readTree(part, side)) }
    if (any) return { kind: 'any', parts: any.map((part) => this.#readTree(part, side)) }
    // A draft is compiled to be drawn, with whatever was wrong taken out: that never holds.
    if (isEmpty(condition)) return { kind: 'any', parts: [] }
    return { kind: 'atom', atom: this.#read(this.#reader.atom(condition, side)) }
  }

  #read(atom: Atom): Asked<Where, Own> {
    const { sides, places, where, members, own } = this.#reader
    switch (atom.kind) {
      case 'turn':
        return { kind: 'turn', turn: atom.turn }
      case 'happened':
        return { kind: 'happened', row: this.#reader.event?.(atom.event) ?? -1 }
      case 'controls': {
        const found = places(atom.places)
        const row = atom.turns > 0 ? this.remember() : -1
        const least = atom.least ?? found.length
        return { kind: 'controls', side: sides.indexOf(atom.side), places: found, least, row, turns: atom.turns }
      }
      case 'points':
        return { kind: 'points', side: sides.indexOf(atom.side), least: atom.least, isMargin: atom.isMargin }
      case 'own':
        return { kind: 'own', own: own(atom) }
      case 'lost':
        return { kind: 'lost', members: members(atom), least: atom.least }
      case 'unitsIn':
      case 'reached': {
        const row = atom.kind === 'reached' ? this.remember() : -1
        const common = { members: members(atom), isStrength: atom.measure === 'strength', least: atom.least }
        return { kind: atom.kind, where: where(atom.places), row, ...common }
      }
      case 'exited':
      case 'broken':
        // Only a rulebook knows by which way somebody left, and what it is to be broken.
        if (atom.kind === 'broken' || atom.places.length > 0) {
          return { kind: 'own', own: own({ kind: 'own', key: atom.kind, value: atom, side: '' }) }
        }
        return { kind: atom.kind, members: members(atom), isStrength: atom.measure === 'strength', least: atom.least }
      case 'eliminated':
      case 'arrived':
        return { kind: atom.kind, members: members(atom), isStrength: atom.measure === 'strength', least: atom.least }
    }
  }
}

/** Tells conditions that something has changed: bits of what can. */
export function stir(memory: Int32Array, bits: number): void {
  if (memory.length > 0) memory[0]! &= ~bits
}
