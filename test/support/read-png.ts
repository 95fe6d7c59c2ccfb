import { inflateSync } from 'node:zlib'

/** A picture's pixels: four numbers each, or three where it has no transparency. */
export type Pixels = { readonly width: number; readonly height: number; at(x: number, y: number): readonly number[] }

/** The size of a PNG, which stands in its beginning. */
export function pngSize(png: Uint8Array): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(png.buffer, png.byteOffset, 24)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Reads a PNG of 8 bits a channel that is not interlaced: what our renderer and Tiled's write. */
export function readPng(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png)
  const { width, height } = pngSize(png)
  const channels = { 2: 3, 6: 4 }[bytes[25]!]
  if (bytes[24] !== 8 || channels === undefined || bytes[28] !== 0) throw new Error('a PNG of another kind')
  const packed: Buffer[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const lines = inflateSync(Buffer.concat(packed))
  const stride = width * channels
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)]!
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : pixels[y * stride + i - channels]!
      const up = y === 0 ? 0 : pixels[(y - 1) * stride + i]!
      const corner = i < channels || y === 0 ? 0 : pixels[(y - 1) * stride + i - channels]!
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!
      pixels[y * stride + i] = lines[y * (stride + 1) + 1 + i]! + guess
    }
  }
  return {
    width,
    height,
    at: (x, y) => [...pixels.subarray(y * stride + x * channels, y * stride + (x + 1) * channels)],
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(left + up - corner - one)) as [number, number, number]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
