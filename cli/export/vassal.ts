import { type Zippable, zipSync } from 'fflate'
import { makeVassalModule } from '../../src/export/vassal/module.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { renderPng } from '../render/png.ts'
import type { Exporter } from './index.ts'

/** The first day that a zip file can name: the same battle gives the same bytes. */
const MTIME = '1980-01-01T12:00:00'

/** A module is a zip file: who made it stands in its first entry, which is not packed, so that we know it again. */
export const exportVassal: Exporter = async (battle, name, maker) => {
  const kit = (await battle.system.loadPrintKit?.())?.(battle.draft)
  const { texts, pictures } = makeVassalModule(battle, THEMES.light, maker, kit?.counters)
  const entries: Zippable = {}
  for (const [file, text] of Object.entries(texts)) {
    entries[file] = [Buffer.from(text), { level: file === 'moduledata' ? 0 : 6 }]
  }
  for (const { file, scene, width } of pictures) {
    // A picture is packed already.
    entries[`images/${file}`] = [await renderPng(makeSvg(scene, width), width), { level: 0 }]
  }
  return [{ name, content: zipSync(entries, { mtime: MTIME }) }]
}
