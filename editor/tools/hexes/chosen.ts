import type { HexPalette } from '../../../src/engine/hex-scenario-editor.ts'
import { hexPaletteIn } from '../../document/board.ts'
import type { HexDesk } from '../tool.ts'

/** What can be painted and deployed in the battle on the desk. */
const paletteOf = ({ document }: HexDesk): HexPalette | undefined => hexPaletteIn(document.state)

/** The terrain that was chosen last; at first woods, which the tour begins with, or what else is not open ground. */
export function chosenTerrain(desk: HexDesk): HexPalette['terrain'][number] | undefined {
  const { terrain } = desk.view.getState()
  const all = paletteOf(desk)?.terrain
  return all?.find(({ id }) => id === terrain) ?? all?.find(({ pattern }) => pattern === 'woods') ?? all?.[1]
}

/** The kind of way that was chosen last, or the first. */
export function chosenWay(desk: HexDesk): HexPalette['ways'][number] | undefined {
  const { way } = desk.view.getState()
  const all = paletteOf(desk)?.ways
  return all?.find(({ id }) => id === way) ?? all?.[0]
}

/** The kind of hexside that was chosen last, or the first. */
export function chosenHexside(desk: HexDesk): HexPalette['hexsides'][number] | undefined {
  const { hexside } = desk.view.getState()
  const all = paletteOf(desk)?.hexsides
  return all?.find(({ id }) => id === hexside) ?? all?.[0]
}

/** The unit that was chosen last, or the first that the side can have. */
export function chosenUnit(desk: HexDesk):
  | {
      readonly unit: HexPalette['units'][number]
      readonly side: string
      readonly facing: number | undefined
      /** Of several nations of the side, if its type leaves it open. */
      readonly nation: NonNullable<HexPalette['nations']>[string][number] | undefined
      readonly nations: NonNullable<HexPalette['nations']>[string]
    }
  | undefined {
  const { side: wanted, unitType, facing, nation } = desk.view.getState()
  const palette = paletteOf(desk)
  const units = [...(palette?.units ?? []), ...(palette?.unlisted?.find(unitType) ?? [])]
  const sides = desk.document.state.portrait?.sides ?? []
  const side = sides.find(({ id }) => id === wanted)?.id ?? sides[0]?.id
  if (side === undefined) return undefined
  const own = units.filter((unit) => unit.sides.includes(side))
  const unit = own.find(({ type }) => type === unitType) ?? own[0]
  if (!unit) return undefined
  const hasFront = unit.portrait.facing !== undefined
  const nations = unit.hasNation ? [] : (palette?.nations?.[side] ?? [])
  return {
    unit,
    side,
    facing: hasFront ? (facing ?? palette?.usualFacing?.[side]) : undefined,
    nation: nations.find(({ id }) => id === nation) ?? nations[0],
    nations,
  }
}
