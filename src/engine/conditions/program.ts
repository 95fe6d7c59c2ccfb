/** What a condition that has been asked to the end comes to. */
const [HOLDS, FAILS] = [-1, -2] as const

/** A condition with its atoms read. */
export type Tree<Atom> =
  | { readonly kind: 'atom'; readonly atom: Atom }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Tree<Atom>[] }
  | { readonly kind: 'not'; readonly part: Tree<Atom> }

/**
 * Conditions, compiled: a row for each atom with where to go on if it holds and if it does not, so that asking walks along
 * rows and stops as soon as the answer is known. All conditions of a battle share the rows.
 */
export class Program<Atom> {
  readonly atoms: Atom[] = []
  /** By row: the next row if the atom holds, and if it does not; or the answer. */
  readonly #steps: number[] = []

  /** Compiles a condition: the row that it begins with, or the answer of one without atoms. */
  add(tree: Tree<Atom>, ifHolds: number = HOLDS, ifFails: number = FAILS): number {
    switch (tree.kind) {
      case 'not':
        return this.add(tree.part, ifFails, ifHolds)
      // From the last part to the first: each leads to the one behind it, or out.
      case 'all':
        return tree.parts.reduceRight((next, part) => this.add(part, next, ifFails), ifHolds)
      case 'any':
        return tree.parts.reduceRight((next, part) => this.add(part, ifHolds, next), ifFails)
      case 'atom':
        this.#steps.push(ifHolds, ifFails)
        return this.atoms.push(tree.atom) - 1
    }
  }

  /** Whether the condition holds that begins with a row. */
  holds(start: number, ask: (atom: Atom) => boolean): boolean {
    let row = start
    while (row >= 0) row = this.#steps[2 * row + (ask(this.atoms[row]!) ? 0 : 1)]!
    return row === HOLDS
  }
}

/** The atoms that a condition wants to hold; `ofDenied` those that it wants not to. */
export function wantedAtoms<Atom>(tree: Tree<Atom>, ofDenied = false): readonly Atom[] {
  if (tree.kind === 'atom') return ofDenied ? [] : [tree.atom]
  if (tree.kind === 'not') return wantedAtoms(tree.part, !ofDenied)
  return tree.parts.flatMap((part) => wantedAtoms(part, ofDenied))
}

/** The atoms by which a condition holds: of those parts only that hold themselves. */
export function metAtoms<Atom>(tree: Tree<Atom>, ask: (atom: Atom) => boolean): readonly Atom[] {
  if (tree.kind === 'atom') return [tree.atom]
  if (tree.kind === 'not') return []
  return tree.parts.filter((part) => isMet(part, ask)).flatMap((part) => metAtoms(part, ask))
}

/** Whether a condition holds, by its tree. */
export function isMet<Atom>(tree: Tree<Atom>, ask: (atom: Atom) => boolean): boolean {
  switch (tree.kind) {
    case 'atom':
      return ask(tree.atom)
    case 'not':
      return !isMet(tree.part, ask)
    case 'all':
      return tree.parts.every((part) => isMet(part, ask))
    case 'any':
      return tree.parts.some((part) => isMet(part, ask))
  }
}
