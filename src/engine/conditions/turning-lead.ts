import type { Asked } from './asked.ts'
import { isMet, type Tree } from './program.ts'

/** A victory condition: whose, how great its victory is (the smaller the greater), and whether it is asked at the end only. */
type EndGoal<Where, Own> = {
  readonly side: number
  readonly rank: number
  readonly isAtEnd: boolean
  readonly tree: Tree<Asked<Where, Own>>
}

/** Leads are looked at up to here; none that a battle asks for is as great. */
const GREATEST = 1000

/**
 * With what lead in victory points of the first side a battle turns from one side to the other, halfway between where the
 * one and where the other wins; undefined where anything else decides as well.
 */
export function turningLead<Where, Own>(goals: readonly EndGoal<Where, Own>[]): number | undefined {
  if (goals.length === 0 || !goals.every(({ isAtEnd, tree }) => isAtEnd && asksForLead(tree))) return undefined
  const winnerWith = (lead: number): number => {
    const met = goals.filter(({ tree }) => isMet(tree, (atom) => holdsWith(atom, lead)))
    const greatest = Math.min(...met.map(({ rank }) => rank))
    const winners = new Set(met.filter(({ rank }) => rank === greatest).map(({ side }) => side))
    return winners.size === 1 ? [...winners][0]! : -1
  }
  let [first, second] = [GREATEST, -GREATEST]
  for (let lead = -GREATEST; lead <= GREATEST; lead++) {
    const winner = winnerWith(lead)
    if (winner === 0) first = Math.min(first, lead)
    else if (winner === 1) second = Math.max(second, lead)
  }
  return first < GREATEST && second > -GREATEST && second < first ? (first + second) / 2 : undefined
}

function asksForLead<Where, Own>(tree: Tree<Asked<Where, Own>>): boolean {
  if (tree.kind === 'atom') return tree.atom.kind === 'points' && tree.atom.isMargin
  return tree.kind === 'not' ? asksForLead(tree.part) : tree.parts.every(asksForLead)
}

const holdsWith = <Where, Own>(atom: Asked<Where, Own>, lead: number) =>
  atom.kind === 'points' && (atom.side === 0 ? lead : -lead) >= atom.least
