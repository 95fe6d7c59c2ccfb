import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { crc32 } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { FONT } from '../../src/scene/svg.ts'
import { installed } from '../files/installation.ts'
import { MADE_BY } from '../files/seal.ts'

let ready: Promise<void> | undefined

/** An SVG as a PNG of this width. The renderer and its font are shipped, so the bytes are the same on every machine. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  ready ??= startRenderer()
  await ready
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { fontBuffers: FONTS.map((file) => readFileSync(installed(`dist/assets/${file}`))), defaultFontFamily: FONT },
  })
  try {
    const image = resvg.render()
    try {
      return signed(image.asPng())
    } finally {
      image.free()
    }
  } finally {
    resvg.free()
  }
}

function startRenderer(): Promise<void> {
  // V8 would optimise functions after a few calls, which costs more than drawing a board: only a poster is worth it.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  return initWasm(readFileSync(installed('dist/assets/resvg.wasm')))
}

const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'EBGaramond-Roman.ttf', 'EBGaramond-Italic.ttf']

/** The length of a PNG's signature and first chunk. */
const HEAD = 8 + 25

/** Puts a text chunk behind the first: who made the picture. */
function signed(png: Uint8Array): Uint8Array {
  const content = Buffer.from(`tEXtSoftware\0${MADE_BY}`, 'latin1')
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, HEAD), chunk, png.subarray(HEAD)])
}
