// The package `berthier/scene`: battles as pictures. A portrait says what there is to see; a scene is shapes; SVG is a picture of it.
import type { Portrait } from '../engine/portrait.ts'
import type { System } from '../engine/system.ts'
import { drawScene } from '../scene/draw.ts'
import { makeSvg } from '../scene/svg.ts'
import { THEMES, type ThemeName } from '../scene/theme.ts'

export type { BoardView, PiecePortrait, Portrait } from '../engine/portrait.ts'
export { drawScene } from '../scene/draw.ts'
export type { Layer, LayerId, Scene, Shape } from '../scene/shapes.ts'
export { makeSvg } from '../scene/svg.ts'
export { THEMES, type Theme, type ThemeName } from '../scene/theme.ts'

/** The portrait of a scenario, or of the valid parts of one with errors (`draft`); `undefined` without a board. */
export async function portray(
  rulebook: Pick<System, 'loadBoardView'>,
  draft: unknown,
  turn = 1,
): Promise<Portrait | undefined> {
  return (await rulebook.loadBoardView()).portrayScenario(draft, turn)
}

/** A portrait as the text of an SVG picture. */
export function drawSvg(
  portrait: Portrait,
  { theme = 'light', width }: { readonly theme?: ThemeName; readonly width?: number } = {},
): string {
  const scene = drawScene(portrait, { theme: THEMES[theme] })
  return makeSvg(scene, width)
}
