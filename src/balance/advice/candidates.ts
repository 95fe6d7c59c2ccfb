import type { HexGrid } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { HexScenarioEditor, HexSurvey } from '../../engine/hex-scenario-editor.ts'
import type { ScenarioEditor } from '../../engine/scenario-editors.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { changeData } from '../../scenario/edit/change-data.ts'
import { unitEdits } from './unit-edits.ts'

/** What an advisor may change. */
export const ADVISED_PARTS = ['units', 'arrivals', 'turns', 'victory', 'terrain'] as const
export type AdvisedPart = (typeof ADVISED_PARTS)[number]

/** An edit to try: what it changes, and how much. */
export type Candidate = {
  readonly part: AdvisedPart
  /** How much it changes: a unit, a turn, a point or a hex counts one. */
  readonly size: number
  readonly changes: readonly Change[]
}

/** A battle to be edited. */
export type AdvisedBattle = {
  readonly editor: ScenarioEditor
  readonly draft: unknown
  /** The hexes, where the board has any. */
  readonly grid: HexGrid | undefined
  /** The side that is to win more often, by its id. */
  readonly favoured: string
  /** Whether the battle is as sound after some changes as before. */
  readonly isSound: (changes: readonly Change[]) => Promise<boolean>
}

/** So many turns or points are tried at once. */
const LARGEST = { arrivals: 3, turns: 2, victory: 4 } as const
/** A map has many hexes; so many moves of each kind of ground are tried. */
const MOST_MOVES = 4

/** Edits that may help a side. They are tried, not trusted: whether they are sound, and whether they help, is for others to say. */
export async function listCandidates(
  battle: AdvisedBattle,
  may: ReadonlySet<AdvisedPart>,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = []
  for (const part of ADVISED_PARTS) if (may.has(part)) found.push(...(await LISTS[part](battle)))
  return found
}

const LISTS: Readonly<Record<AdvisedPart, (battle: AdvisedBattle) => Candidate[] | Promise<Candidate[]>>> = {
  units: unitEdits,
  arrivals,
  turns({ editor, draft }) {
    const { turns } = editor.survey(draft)
    return upTo(LARGEST.turns).flatMap((size) =>
      [turns - size, turns + size].map((value) => candidate('turns', size, [{ kind: 'set', path: ['turns'], value }])),
    )
  },
  victory({ draft }) {
    const conditions = (draft as { readonly victory?: unknown }).victory
    return figuresIn(conditions, ['victory']).flatMap(({ path, value }) =>
      upTo(LARGEST.victory).flatMap((size) =>
        [value - size * stepOf(value), value + size * stepOf(value)]
          .filter((other) => other > 0)
          .map((other) => candidate('victory', size, [{ kind: 'set', path, value: other }])),
      ),
    )
  },
  terrain: ({ editor, draft, grid }) => (editor.kind === 'hex' && grid ? movesOfGround(editor, draft, grid) : []),
}

/** Friends come sooner, enemies later. */
function arrivals({ editor, draft, favoured }: AdvisedBattle): Candidate[] {
  const { arrivals: found, turns } = editor.survey(draft)
  return found.flatMap(({ path, side, from }) =>
    upTo(LARGEST.arrivals).flatMap((size) => {
      const turn = side === favoured ? from - size : from + size
      return turn >= 1 && turn <= turns
        ? [candidate('arrivals', size, editor.arrivals.reschedule(draft, path, turn))]
        : []
    }),
  )
}

/** A hex of ground that changes its place with the open ground beside it, where nobody stands. */
function movesOfGround(editor: HexScenarioEditor, draft: unknown, grid: HexGrid): Candidate[] {
  const { terrain, pieces }: HexSurvey = editor.survey(draft)
  const [open, ...others] = editor.palette(draft).terrain.map(({ id }) => id)
  const taken = new Set(pieces.map(({ place }) => place))
  return others.flatMap((ground) =>
    terrain
      .flatMap((found, hex) => {
        if (found !== ground || taken.has(hex)) return []
        const to = Array.from({ length: 6 }, (_, direction) => grid.neighbour(hex, direction)).find(
          (next) => next !== NOWHERE && terrain[next] === open && !taken.has(next),
        )
        return to === undefined ? [] : [{ hex, to }]
      })
      .slice(0, MOST_MOVES)
      .map(({ hex, to }) => {
        const painted = editor.ground.paint(draft, [to], ground)
        const opened = editor.ground.paint(changeData(draft, painted), [hex], open!)
        return candidate('terrain', 1, [...painted, ...opened])
      }),
  )
}

/** What counts as one change of a figure: a point more of forty is none that anybody would notice. */
const stepOf = (figure: number) => Math.max(1, Math.round(figure / 10))

/** Numbers anywhere in the conditions of victory, with their places. */
function figuresIn(value: unknown, path: Path): { readonly path: Path; readonly value: number }[] {
  if (typeof value === 'number') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => figuresIn(part, [...path, Array.isArray(value) ? +key : key]))
}

const candidate = (part: AdvisedPart, size: number, changes: readonly Change[]): Candidate => ({ part, size, changes })
const upTo = (most: number) => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1)
