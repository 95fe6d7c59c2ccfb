import type { Balance } from '../../src/balance/report.ts'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Theme } from '../../src/scene/theme.ts'
import type { HeatChoice } from './simulation.ts'

/** A map of figures, one for each place that has any. */
export type Heat = {
  readonly title: string
  /** What is counted: `units in 100 games`. */
  readonly unit: string
  /** Whose; nothing where it is both sides'. */
  readonly side: number | undefined
  readonly sideName: string
  readonly figures: ReadonlyMap<number, number>
  readonly most: number
  /** Whether all this was counted in the battle as it stands now. */
  readonly isCurrent: boolean
}

/** What a map is called where one chooses, and on the map. */
type HeatWords = { readonly label: string; readonly title: string; readonly unit: string }

/** What there is to show on the map, in words. */
export const HEATS: Readonly<Record<HeatChoice['kind'], HeatWords>> = {
  graves: { label: 'Units are lost', title: 'Where units are lost', unit: 'units lost in 100 games' },
  posts: { label: 'Units stand', title: 'Where units stand', unit: 'units at the end of 100 turns' },
  keys: {
    label: 'It is decided',
    title: 'Which places decide',
    unit: 'victories in 100 games that turned on the place',
  },
}

/** The map of what was chosen; places that the board no longer has are left out. */
export function heatOf(
  { kind, side }: HeatChoice,
  { statistics, cast }: Balance,
  layout: BoardLayout,
  isCurrent: boolean,
): Heat {
  const { graves, posts, keys, games } = statistics
  const counted: readonly { readonly place: string; readonly bySide: readonly number[] }[] =
    kind === 'graves'
      ? graves.map(({ place, gone }) => ({ place, bySide: gone.map((number) => number / games) }))
      : kind === 'posts'
        ? posts.map(({ place, units }) => ({ place, bySide: units }))
        : keys.map(({ place, wins }) => ({ place, bySide: wins.map((number) => number / games) }))
  const figures = new Map<number, number>()
  for (const { place, bySide } of counted) {
    const at = layout.find(place)
    const share = side === undefined ? bySide.reduce((sum, one) => sum + one, 0) : (bySide[side] ?? 0)
    if (at !== NOWHERE && share > 0) figures.set(at, share * 100)
  }
  const { title, unit } = HEATS[kind]
  return {
    title,
    unit,
    side,
    sideName: side === undefined ? 'Both sides' : (cast.sides[side]?.name ?? ''),
    figures,
    most: Math.max(0, ...figures.values()),
    isCurrent,
  }
}

/** `34`, `0.5`: no more digits than are worth reading. */
export const formatFigure = (figure: number) => (figure >= 0.95 ? figure.toFixed(0) : figure.toFixed(1))

/** How large a figure is drawn, as a part of its place: its area grows with it, and the smallest is still seen. */
export const sizeOf = (figure: number, most: number) => 0.22 + 0.74 * Math.sqrt(figure / most)

/** The colour of the side, or the one that is nobody's. */
export const heatColour = (theme: Theme, { side }: Pick<Heat, 'side'>) =>
  side === undefined ? theme.heat : theme.sides[side % 2]!.fill

/** How deep its colour is. */
export const depthOf = (figure: number, most: number) => 0.35 + 0.55 * (figure / most)
