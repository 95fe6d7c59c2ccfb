import { extname } from 'node:path'
import type { Scene } from '../../src/scene/shapes.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { UsageError } from '../usage-error.ts'

/** The kinds of picture, by the extension of the file. */
const PICTURES = ['svg', 'png', 'pdf'] as const
export type PictureFormat = (typeof PICTURES)[number]

/** What a file's extension asks for. */
export function pictureFormat(file: string): PictureFormat {
  const extension = extname(file).slice(1).toLowerCase()
  const format = PICTURES.find((one) => one === extension)
  if (format) return format
  throw new UsageError(`unknown extension of ${file}: use one of ${PICTURES.map((one) => `.${one}`).join(', ')}.`)
}

/** A scene as a picture: a text or bytes; `width` in pixels, where the picture has any. */
export async function renderPicture(scene: Scene, format: PictureFormat, width: number): Promise<string | Uint8Array> {
  switch (format) {
    case 'svg':
      return makeSvg(scene, width)
    case 'png':
      return (await import('./png.ts')).renderPng(makeSvg(scene, width), width)
    case 'pdf':
      return (await import('./pdf.ts')).renderPdf(scene)
  }
}
