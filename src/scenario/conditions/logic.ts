import { canonical } from '../diff/normalise.ts'
import type { Atom, TroopAtom } from './atoms.ts'
import { type AnyCondition, isAtom, isEmpty } from './tree.ts'

/** A condition with its atoms in normal form, each for its side: what can be compared. */
export type Resolved = {
  readonly all?: readonly Resolved[]
  readonly any?: readonly Resolved[]
  readonly not?: Resolved
  readonly atom?: Atom
}

/** Resolves a condition of a rulebook, which reads its atoms. Entries that were wrong are left out. */
export function resolveCondition<C extends AnyCondition<C>>(condition: C, readAtom: (atom: C) => Atom): Resolved {
  const { all, any, not } = condition
  const list = (parts: readonly (C | undefined)[]) =>
    parts.flatMap((part) => (part === undefined ? [] : [resolveCondition(part, readAtom)]))
  if (isAtom(condition)) return isEmpty(condition) ? {} : { atom: readAtom(condition) }
  if (all) return { all: list(all) }
  if (any) return { any: list(any) }
  return { not: resolveCondition(not!, readAtom) }
}

/** The same, made once for a side and a board: a battle shares its conditions with its variants. */
export function resolveOnce<C extends AnyCondition<C>>(
  condition: C,
  side: string,
  board: object,
  readAtom: (atom: C) => Atom,
): Resolved {
  let known = RESOLVED.get(condition)
  if (known?.side !== side || known.board !== board) {
    known = { side, board, resolved: resolveCondition(condition, readAtom) }
    RESOLVED.set(condition, known)
  }
  return known.resolved
}

type ResolvedOnce = { readonly side: string; readonly board: object; readonly resolved: Resolved }

const RESOLVED = new WeakMap<object, ResolvedOnce>()

/** What a condition comes to if its atoms are so; undefined where that depends on one that nobody knows. */
export function valueOf(condition: Resolved, ofAtom: (atom: Atom) => boolean | undefined): boolean | undefined {
  const { all, any, not, atom } = condition
  if (atom) return ofAtom(atom)
  if (not) {
    const value = valueOf(not, ofAtom)
    return value === undefined ? undefined : !value
  }
  if (!all && !any) return undefined
  // `any` is settled by one part that holds, `all` by one that does not.
  const settled = any !== undefined
  const values = (all ?? any ?? []).map((part) => valueOf(part, ofAtom))
  if (values.includes(settled)) return settled
  return values.includes(undefined) ? undefined : !settled
}

/** Whether the second condition holds wherever the first does; where that is not plain to see, no. */
export function implies(first: Resolved, second: Resolved): boolean {
  if (first.any) return first.any.every((part) => implies(part, second))
  if (second.all) return second.all.every((part) => implies(first, part))
  if (first.all && first.all.some((part) => implies(part, second))) return true
  if (second.any) return second.any.some((part) => implies(first, part))
  if (first.not && second.not) return implies(second.not, first.not)
  return first.atom !== undefined && second.atom !== undefined && atomImplies(first.atom, second.atom)
}

/** Whether two conditions can never hold together: one denies what the other cannot hold without. */
export function excludes(one: Resolved, other: Resolved): boolean {
  return (one.not !== undefined && implies(other, one.not)) || (other.not !== undefined && implies(one, other.not))
}

/** Whether a condition can never hold because its parts exclude each other. */
export function contradicts({ all, any }: Resolved): boolean {
  if (any) return any.every(contradicts)
  return all?.some((part, i) => contradicts(part) || all.slice(0, i).some((other) => excludes(other, part))) ?? false
}

function atomImplies(first: Atom, second: Atom): boolean {
  if (first.kind === 'turn' && second.kind === 'turn') return first.turn >= second.turn
  if (first.kind === 'controls' && second.kind === 'controls') {
    const shared = second.places.filter((place) => first.places.includes(place)).length
    // Of the places that the first wants, it may lack some.
    const lacking = first.places.length - (first.least ?? first.places.length)
    return (
      first.side === second.side &&
      first.turns >= second.turns &&
      shared - lacking >= (second.least ?? second.places.length)
    )
  }
  if (first.kind === 'points' && second.kind === 'points') {
    return first.side === second.side && first.isMargin === second.isMargin && first.least >= second.least
  }
  if ('troops' in first && 'troops' in second) return troopsImply(first, second)
  return first.kind === 'own' && second.kind === 'own' && canonical(first) === canonical(second)
}

function troopsImply(first: TroopAtom, second: TroopAtom): boolean {
  const isAlike =
    first.measure === second.measure &&
    // Who is there now has been there.
    (first.kind === second.kind || (first.kind === 'unitsIn' && second.kind === 'reached'))
  if (!isAlike || first.least < second.least) return false
  const isWithin = second.places.length === 0 || first.places.every((place) => second.places.includes(place))
  return isWithin && whomOf(first) === whomOf(second)
}

/** Whom an atom means, whatever the order of its words. Every atom is compared with those of all other conditions. */
function whomOf(atom: TroopAtom): string {
  let whom = known.get(atom)
  if (whom === undefined) {
    const { troops } = atom
    const sorted = {
      ...troops,
      types: troops.types?.toSorted(),
      names: troops.names?.toSorted(),
      formations: troops.formations?.toSorted(),
    }
    known.set(atom, (whom = canonical(sorted)))
  }
  return whom
}

const known = new WeakMap<TroopAtom, string>()
