import { memoize } from '../../board/memoize.ts'
import type { Portrait, TableBoardPortrait } from '../../engine/portrait.ts'
import type { BoardDrawing, BoardLayer, DrawingStyle, GroundLayer } from '../board-drawing.ts'
import { layoutOf } from '../layout.ts'
import { box, type Rect, type Shape, touch } from '../shapes.ts'
import { type TableLayout, TENTH } from '../table-layout.ts'
import { THEMES, type Theme, themeWithSides } from '../theme.ts'
import { drawTableAreas } from './areas.ts'
import { drawBorder, drawInches } from './border.ts'
import type { Drawn } from './drawn.ts'
import { drawFarTable, drawOpenLand, drawTableGround } from './ground.ts'
import { type Survey, surveyOf } from './survey.ts'

/** The layers of which a part has only what comes into it; the others are small. */
type Spread = GroundLayer | 'areas'
type Ground = Readonly<Record<GroundLayer, readonly Drawn[]>>
type Picture = Ground & { readonly areas: readonly Drawn[] }

/** The ground of a table by theme, from near and from afar. Battles on the same one share it, such as all moments of a game. */
const groundOf = memoize((survey: Survey) => {
  const [near, far] = [new Map<Theme, Ground>(), new Map<Theme, Ground>()]
  return (theme: Theme, isFar: boolean): Ground => {
    const known = isFar ? far : near
    const found = known.get(theme) ?? (isFar ? drawFarTable(survey, theme) : drawNear(survey, theme))
    known.set(theme, found)
    return found
  }
})

function drawNear(survey: Survey, theme: Theme): Ground {
  const { ground, ...others } = drawTableGround(survey, theme)
  return { ...others, ground: [...drawOpenLand(survey, theme), ...ground] }
}

/** A table without a grid. */
export class TableDrawing implements BoardDrawing {
  readonly board: TableBoardPortrait
  readonly layout: TableLayout
  readonly areas: Portrait['areas']
  readonly sides: Portrait['sides']
  readonly reach: number
  readonly #survey: Survey
  readonly #near = new Map<Theme, Picture>()
  readonly #far = new Map<Theme, Picture>()

  constructor({
    board,
    areas,
    pieces,
    sides,
  }: Pick<Portrait<TableBoardPortrait>, 'board' | 'areas' | 'pieces' | 'sides'>) {
    this.board = board
    this.layout = layoutOf(board)
    this.areas = areas
    this.sides = sides
    this.#survey = surveyOf(board)
    const halves = pieces.map(({ footprint }) => (footprint ? Math.hypot(footprint.width, footprint.depth) / 2 : 0))
    // What stands out from a piece comes on top.
    this.reach = Math.max(20, ...halves.map((half) => half * TENTH)) + 16
  }

  whole(theme: Theme): Record<BoardLayer, Shape[]> {
    const picture = this.#draw(theme, false)
    const shapes = (layer: Spread) => picture[layer].map(({ shape }) => shape)
    return {
      paper: this.#drawPaper(theme),
      ground: shapes('ground'),
      water: shapes('water'),
      roads: shapes('roads'),
      buildings: shapes('buildings'),
      grid: drawBorder(this.layout, theme),
      hexsides: [],
      areas: shapes('areas'),
      coordinates: drawInches(this.layout, theme),
    }
  }

  part(layer: BoardLayer, rect: Rect, { theme, isFar }: DrawingStyle): Shape[] {
    if (layer === 'paper') return this.#drawPaper(theme)
    if (layer === 'grid') return drawBorder(this.layout, theme)
    if (layer === 'hexsides') return []
    if (layer === 'coordinates') return drawInches(this.layout, theme)
    const shown = this.#draw(theme, isFar)[layer].filter(({ bounds }) => touch(bounds, rect))
    return shown.map(({ shape }) => shape)
  }

  /** Where there are shapes that only one of them has. */
  changesFrom(before: BoardDrawing): Rect[] | undefined {
    if (!(before instanceof TableDrawing)) return undefined
    const { width, height } = this.board
    if (before.board.width !== width || before.board.height !== height) return undefined
    if (before.board === this.board && before.areas === this.areas && before.sides === this.sides) return []
    // Colours say nothing about where things are.
    const [old, now] = [before.#draw(THEMES.light, false), this.#draw(THEMES.light, false)]
    const layers = Object.keys(now) as Spread[]
    return layers.flatMap((layer) => (old[layer] === now[layer] ? [] : differences(old[layer], now[layer])))
  }

  around(place: number): Rect {
    const [x, y] = this.layout.centre(place)
    const { reach } = this
    return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  }

  #drawPaper(theme: Theme): Shape[] {
    const { x, y, width, height } = this.layout.frame(0)
    return [{ kind: 'path', d: box([x + width / 2, y + height / 2], width, height), fill: theme.paper }]
  }

  /** Everything at once, and once for a theme: parts take from it what they show. */
  #draw(theme: Theme, isFar: boolean): Picture {
    const known = isFar ? this.#far : this.#near
    const found = known.get(theme)
    if (found) return found
    const made = {
      ...groundOf(this.#survey)(theme, isFar),
      areas: drawTableAreas(this.areas, this.#survey, this.layout, themeWithSides(theme, this.sides)),
    }
    known.set(theme, made)
    return made
  }
}

/** Where two layers differ: what is alike at the beginning and at the end of both stays. */
function differences(before: readonly Drawn[], after: readonly Drawn[]): Rect[] {
  const key = ({ shape }: Drawn) => JSON.stringify(shape)
  const [old, now] = [before.map(key), after.map(key)]
  let [start, end] = [0, 0]
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return [...before.slice(start, before.length - end), ...after.slice(start, after.length - end)].map(
    ({ bounds }) => bounds,
  )
}
