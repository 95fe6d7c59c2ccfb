import { MAP_FONTS, MAP_WEIGHTS } from './lettering.ts'
import type { Layer, Paint, Scene, Shape, TextShape } from './shapes.ts'
import { round, SLANT } from './shapes.ts'

/** The font of every text: shipped with us, so that pictures look alike everywhere. */
export const FONT = 'DejaVu Sans'

/** A scene as an SVG document. `width` is the width of the picture in pixels. */
export function makeSvg(scene: Scene, width = scene.width): string {
  const height = (scene.height * width) / scene.width
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(scene.width)} ${round(scene.height)}" width="${round(width)}" height="${round(height)}" role="img" font-family="${FONT}, sans-serif">`,
    '<!-- Made by Berthier -->',
    `<title>${escape(scene.title)}</title>`,
    ...scene.layers.filter(({ shapes }) => shapes.length > 0).map(writeLayer),
    '</svg>',
    '',
  ].join('\n')
}

function writeLayer({ id, shapes }: Layer): string {
  return `<g id="${id}" stroke-linejoin="round" stroke-linecap="round">\n${shapes.map(write).join('\n')}\n</g>`
}

function write(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return `<path d="${shape.d}"${paint(shape)}/>`
    case 'circle':
      return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${round(shape.r)}"${paint(shape)}/>`
    case 'text':
      return writeText(shape)
    case 'group': {
      const { x, y, turn, scale, label, shapes } = shape
      const moves = [
        `translate(${round(x)} ${round(y)})`,
        ...(turn ? [`rotate(${round(turn)})`] : []),
        ...(scale ? [`scale(${scale})`] : []),
      ]
      const title = label === undefined ? '' : `<title>${escape(label)}</title>`
      return `<g transform="${moves.join(' ')}">${title}${shapes.map(write).join('')}</g>`
    }
  }
}

function paint({ fill, stroke, width, dash, opacity }: Paint): string {
  return [
    ` fill="${fill ?? 'none'}"`,
    ...(stroke === undefined ? [] : [` stroke="${stroke}"`]),
    ...(width === undefined ? [] : [` stroke-width="${round(width)}"`]),
    ...(dash === undefined ? [] : [` stroke-dasharray="${dash.join(' ')}"`]),
    // Not `opacity`, for which renderers paint each shape on a layer of its own.
    ...(opacity === undefined || fill === undefined ? [] : [` fill-opacity="${opacity}"`]),
    ...(opacity === undefined || stroke === undefined ? [] : [` stroke-opacity="${opacity}"`]),
  ].join('')
}

function writeText({ x, y, text, size, fill, anchor, bold, slant, lettering, letters, span, halo }: TextShape): string {
  // The font has no slanted letters: they are leant.
  const place = letters
    ? `x="${letters.map(([at]) => round(at)).join(' ')}" y="${letters.map(([, at]) => round(at)).join(' ')}" rotate="${letters.map(([, , turn]) => round(turn)).join(' ')}"`
    : slant
      ? `transform="translate(${round(x)} ${round(y)}) skewX(${-SLANT})"`
      : `x="${round(x)}" y="${round(y)}"`
  const attributes = [
    `${place} font-size="${round(size)}" fill="${fill}"`,
    ...(anchor === 'start' || letters ? [] : [`text-anchor="${anchor}"`]),
    ...(span === undefined ? [] : [`textLength="${round(span)}" lengthAdjust="spacingAndGlyphs"`]),
    ...(lettering ? [LETTERINGS[lettering]] : []),
    ...(bold ? ['font-weight="bold"'] : []),
    ...(halo === undefined ? [] : [`stroke="${halo}" stroke-width="3" paint-order="stroke"`]),
  ]
  return `<text ${attributes.join(' ')}>${escape(text)}</text>`
}

const LETTERINGS = {
  roman: `font-family="${MAP_FONTS}" font-weight="${MAP_WEIGHTS.roman}"`,
  italic: `font-family="${MAP_FONTS}" font-weight="${MAP_WEIGHTS.italic}" font-style="italic"`,
} as const

/** What no picture can hold, and what turns the direction of writing, becomes a visible box. */
export const printable = (text: string) => text.replaceAll(FORBIDDEN, '\uFFFD')

/** Text is never markup. */
function escape(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu
