import { namePlaces } from '../../../scenario/conditions/place-names.ts'
import type { HexList, ViveLempereurScenario } from './types.gen.ts'

/** Names of places that a sentence can carry without being misread. */
export const placeNames = ({ board }: ViveLempereurScenario): ((hexes: HexList) => string | undefined) =>
  namePlaces(board.names)
