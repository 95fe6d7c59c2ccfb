import { NOWHERE } from '../../../board/nowhere.ts'
import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { UnitType } from './troop-list.ts'
import type { DetailedPlacement, NationId, PlacementsByType } from './types.gen.ts'

/** A unit in a hex of the board, at set-up or on arrival. */
export type PlacedUnit = {
  readonly side: string
  readonly type: UnitType
  readonly nation: NationId | undefined
  readonly hex: number
  readonly detail: DetailedPlacement | undefined
  readonly path: Path
}

/** Reads placements by type, reporting hexes that do not exist; `nationOf` is the nation of units that name none. */
export function readPlacements(
  placements: PlacementsByType | undefined,
  side: string,
  nationOf: (type: UnitType) => NationId | undefined,
  path: Path,
  reader: HexReader,
): PlacedUnit[] {
  const units: PlacedUnit[] = []
  for (const [type, list] of Object.entries(placements ?? {})) {
    forEachEntry(list, [...path, type], (placement, itemPath) => {
      const detail = typeof placement === 'string' ? undefined : placement
      const label = typeof placement === 'string' ? placement : placement.at
      const hex = reader.hex(label, detail ? [...itemPath, 'at'] : itemPath)
      if (hex !== NOWHERE)
        units.push({ side, type, nation: detail?.nation ?? nationOf(type), hex, detail, path: itemPath })
    })
  }
  return units
}
