import { isOnHexes } from '../../src/export/battle.ts'
import { makeTiledMap } from '../../src/export/tiled/map.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { renderPng } from '../render/png.ts'
import { UsageError } from '../usage-error.ts'
import type { Exporter } from './index.ts'

/** A map, and beside it a picture of each tileset. */
export const exportTiled: Exporter = async (battle, name, maker) => {
  if (!isOnHexes(battle)) {
    throw new UsageError(
      `${battle.portrait.title} is fought on a table without hexes, which a Tiled map cannot hold. Export it as .json, .vmod, .html or .pdf.`,
    )
  }
  const made = makeTiledMap(battle, name.replace(/\.\w+$/, ''), THEMES.light, maker)
  if (!made) throw new UsageError('a Tiled map cannot hold a board without hexes.')
  const pictures = made.pictures.map(async ({ file, scene }) => ({
    name: file,
    content: await renderPng(makeSvg(scene), scene.width),
  }))
  // The map last: once it is there, everything is.
  return [...(await Promise.all(pictures)), { name, content: made.map }]
}
