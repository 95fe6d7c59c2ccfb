import type { PiecePortrait, Portrait } from '../../src/engine/portrait.ts'
import { describePiece } from '../../src/scene/describe-places.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import type { PlayChoice } from './play-view.ts'

/** A counter of a stack, and what can be done by picking it. */
export type Stacked = { readonly piece: PiecePortrait; readonly label: string; readonly choices: readonly PlayChoice[] }

/** More ways on than these are chosen on the map, not by picking whoever goes them. */
const MOST_WAYS = 9

/** What pointing at a place is about: what is done there, or else what those who stand there do elsewhere. */
export function choicesAt(
  { pieces }: Portrait,
  place: number,
  byPlace: ReadonlyMap<number, readonly PlayChoice[]>,
): readonly PlayChoice[] {
  const here = byPlace.get(place) ?? []
  if (here.length > 0 || pieces.filter((piece) => piece.place === place).length < 2) return here
  const ways = [...byPlace.values()].flat().filter(({ offer }) => offer.from === place && offer.piece !== undefined)
  const mostOfOne = Math.max(
    0,
    ...ways.map(({ offer }) => ways.filter((way) => way.offer.piece === offer.piece).length),
  )
  return mostOfOne > MOST_WAYS ? [] : ways
}

/** The counters of a place, where they are several and all that can be done there is done by picking one of them. */
export function stackAt(
  { pieces, board }: Portrait,
  place: number,
  here: readonly PlayChoice[],
): readonly Stacked[] | undefined {
  const layout = layoutOf(board)
  const stack = pieces
    .filter((piece) => piece.place === place)
    .map((piece) => ({
      piece,
      label: describePiece(piece, layout),
      choices: here.filter(({ offer }) => piece.number !== undefined && offer.piece === piece.number),
    }))
  const listed = stack.flatMap(({ choices }) => choices)
  return stack.length > 1 && here.every((choice) => listed.includes(choice)) ? stack : undefined
}

/** Whoever goes somewhere with each of the choices, where it stands among others: so that it is seen who it is. */
export function actorAmongOthers(
  { pieces }: Portrait,
  choices: ReadonlyMap<number, readonly PlayChoice[]>,
): PiecePortrait | undefined {
  const actors = new Set<number>()
  for (const [place, here] of choices) {
    for (const { offer } of here) {
      if (offer.piece === undefined || offer.from === undefined || offer.from === place) return undefined
      actors.add(offer.piece)
    }
  }
  if (actors.size !== 1) return undefined
  const actor = pieces.find(({ number }) => number !== undefined && actors.has(number))
  return actor && pieces.some((piece) => piece !== actor && piece.place === actor.place) ? actor : undefined
}
