import type { Goal, GoalCount } from '../presenter.ts'
import { type Asked, ask, countOf, type World } from './asked.ts'
import type { Tree } from './program.ts'

/** How far a condition is: how many of how many, for each part of it that counts. */
export type Progress = Pick<Goal, 'share' | 'counts'>

/** How far a condition is in a position: of parts that all have to hold every one is told, of alternatives the nearest. */
export function progressOf<View, Where, Own>(
  world: World<View, Where, Own>,
  view: View,
  tree: Tree<Asked<Where, Own>>,
): Progress {
  switch (tree.kind) {
    case 'atom':
      return single(measure(world, view, tree.atom))
    case 'not': {
      const { share } = progressOf(world, view, tree.part)
      return single({ have: share < 1 ? 1 : 0, want: 1 })
    }
    case 'any': {
      const parts = tree.parts.map((part) => progressOf(world, view, part))
      return parts.reduce((best, part) => (part.share > best.share ? part : best), parts[0] ?? { share: 0, counts: [] })
    }
    case 'all': {
      const parts = tree.parts.map((part) => progressOf(world, view, part))
      const share = parts.reduce((sum, part) => sum + part.share, 0) / Math.max(1, parts.length)
      return { share, counts: parts.flatMap(({ counts }) => counts) }
    }
  }
}

const single = (count: GoalCount): Progress => ({
  share: Math.max(0, Math.min(1, count.have / Math.max(1, count.want))),
  counts: [count],
})

function measure<View, Where, Own>(world: World<View, Where, Own>, view: View, atom: Asked<Where, Own>): GoalCount {
  switch (atom.kind) {
    case 'turn':
      return { have: Math.min(world.turn(view), atom.turn), want: atom.turn }
    case 'controls': {
      if (atom.row >= 0 && ask(view, atom, world)) return { have: atom.turns, want: atom.turns }
      const held = atom.places.filter((place) => world.controls(view, place, atom.side)).length
      // Held as wanted, it is the turns that are still missing.
      if (atom.row >= 0 && held >= atom.least) return { have: world.memory(view)[atom.row]!, want: atom.turns }
      return { have: held, want: atom.least }
    }
    case 'unitsIn':
    case 'reached': {
      if (ask(view, atom, world)) return { have: atom.least, want: atom.least }
      let there = 0
      for (const piece of atom.members)
        if (world.isIn(view, piece, atom.where)) there += atom.isStrength ? world.strength(view, piece) : 1
      return { have: there, want: atom.least }
    }
    case 'points': {
      const own = world.points(view, atom.side)
      return { have: atom.isMargin ? own - world.points(view, 1 - atom.side) : own, want: atom.least }
    }
    case 'own':
      return world.nearness?.(view, atom.own) ?? { have: world.count(view, atom.own), want: world.stepOf(atom.own) }
    case 'happened':
      return { have: Number(ask(view, atom, world)), want: 1 }
    default:
      return { have: countOf(view, atom, world), want: atom.least }
  }
}
