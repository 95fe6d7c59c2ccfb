import { MousePointer2 } from 'lucide-react'
import { chainBetween, rectangleBetween } from '../../../src/board/hex-shapes.ts'
import { atOffset, offsetTo } from '../../../src/board/hex-symmetry.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import type { Edit, NewPiece, SurveyedPiece } from '../../../src/engine/scenario-editor.ts'
import { onHexes } from '../../document/by-board.ts'
import { pick, pickedIn, stackIn } from '../../view/stack.ts'
import type { Gesture, Held, HexDesk, HexTool } from '../tool.ts'
import { enclosedBy } from './lasso.ts'
import { countHexes } from './stroke.ts'

export const select: HexTool = {
  board: 'hex',
  id: 'select',
  name: 'Select and move',
  key: 'v',
  icon: MousePointer2,
  hint: 'Click or drag a rectangle to select (Alt: lasso, Shift: add); drag units to move them (Ctrl: copies)',
  begin(desk, hex, held) {
    const { selection, locked } = desk.view.getState()
    const isUnit =
      (!locked.has('pieces') && desk.document.state.survey?.pieces.some((piece) => piece.place === hex)) ?? false
    if (isUnit && !held.shift && !held.alt) return carry(desk, hex, held)
    return choose(desk, hex, held, held.shift ? selection : new Set())
  },
}

/** A rectangle of hexes from corner to corner, or with Alt whatever a loop encloses. */
function choose({ grid, view }: HexDesk, start: number, { alt }: Held, before: ReadonlySet<number>): Gesture {
  const trail = [start]
  let end = start
  const chosen = () => (alt ? enclosedBy(grid, trail) : rectangleBetween(grid, start, end))
  return {
    to(hex) {
      end = hex
      trail.push(...chainBetween(grid, trail.at(-1)!, hex).slice(1))
    },
    get overlay() {
      return { chosen: chosen(), description: `Select ${countHexes(chosen())}` }
    },
    finish() {
      const hexes = chosen()
      // A second click on the only hex that is selected lets it go.
      const isSame = hexes.length === 1 && before.has(hexes[0]!)
      view.setState({
        selection: new Set(isSame ? [...before].filter((hex) => hex !== hexes[0]) : [...before, ...hexes]),
        cursor: end,
      })
    },
  }
}

/** Takes the units of a hex along, or those of the selection that it belongs to; with Ctrl copies of them. */
function carry(desk: HexDesk, start: number, { ctrl }: Held): Gesture {
  const { document, view, grid } = desk
  const { selection, fanned } = view.getState()
  const from = selection.has(start) ? selection : new Set([start])
  const picked = pickedIn(view.getState(), document.state)
  const one = picked?.place === start ? picked : undefined
  const taken = one ? [one] : document.state.survey!.pieces.filter(({ place }) => from.has(place))
  const isStack = from.size === 1 && stackIn(document.state, start).length > 1
  let end = start
  const target = (hex: number) => {
    const to = atOffset(grid, hex, offsetTo(grid, start, end))
    return to === NOWHERE ? undefined : to
  }
  const what = taken.length === 1 ? taken[0]!.label : `${taken.length} units`
  const description = () =>
    end === start ? `Select ${what}` : `${ctrl ? 'Copy' : 'Move'} ${what} to ${grid.label(target(start)!)}`
  return {
    to(hex) {
      end = hex
    },
    get overlay() {
      const pieces = end === start ? [] : one ? carriedAlone(desk, one, end) : carried(desk, from, target)
      return { chosen: [...from], pieces, description: description() }
    },
    finish() {
      if (end === start) {
        // A second click folds the stack again.
        const opens = isStack && fanned !== start
        view.setState({ selection: new Set(from), cursor: start, fanned: opens ? start : undefined })
        return
      }
      const moves = taken.flatMap(({ path, place }) => {
        const to = target(place)
        return to === undefined ? [] : [{ piece: path, hex: to }]
      })
      const done = ctrl
        ? document.edit(
            description(),
            onHexes((scenarioEditor, draft): Edit => {
              if (one) return { changes: scenarioEditor.pieces.deploy(draft, likeness(one), [end]), notices: [] }
              const clip = scenarioEditor.clipboard.lift(draft, [...from], new Set(['pieces']))
              const origin = target(clip.origin)
              return origin === undefined ? NOTHING : scenarioEditor.clipboard.drop(draft, clip, origin)
            }),
          )
        : document.draw(
            description(),
            onHexes((scenarioEditor, draft) => scenarioEditor.pieces.move(draft, moves)),
          )
      if (!done) return
      const moved = one && stackIn(document.state, end).findLast(({ piece }) => piece.label === one.label)
      if (moved) view.setState(pick(moved.piece))
      else view.setState({ selection: new Set(moves.map(({ hex }) => hex)), cursor: end })
    },
  }
}

const NOTHING: Edit = { changes: [], notices: ['There is no room for them on the board.'] }

/** A new unit of the same kind. */
function likeness({ side, type, facing }: SurveyedPiece): NewPiece {
  return facing === undefined ? { side, type } : { side, type, facing }
}

function carriedAlone({ document }: HexDesk, one: SurveyedPiece, hex: number): PiecePortrait[] {
  const stacked = stackIn(document.state, one.place).find(({ piece }) => piece === one)
  return stacked ? [{ ...stacked.portrait, place: hex }] : []
}

/** The counters on their way, where they would stand. */
function carried(
  { document }: HexDesk,
  from: ReadonlySet<number>,
  target: (hex: number) => number | undefined,
): PiecePortrait[] {
  return document.state.portrait!.pieces.flatMap((piece) => {
    const hex = from.has(piece.place) ? target(piece.place) : undefined
    return hex === undefined ? [] : [{ ...piece, place: hex }]
  })
}
