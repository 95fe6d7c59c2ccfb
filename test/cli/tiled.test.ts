import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TestIo } from '../../cli/test-io.ts'
import { findTiled } from '../../scripts/tiled.mjs'
import { HexGrid } from '../../src/board/hex-grid.ts'
import { cellOf, centreOf } from '../../src/scenario/convert/tiled-grid.ts'
import { hasProgram } from '../support/programs.ts'
import { readPng } from '../support/read-png.ts'

// Tiled itself opens what we write. `npm test` installs Debian's where it can.

hasProgram('Tiled')

type Layer = {
  readonly name: string
  readonly data?: readonly number[]
  readonly objects?: readonly { readonly name: string }[]
}
type Map = {
  readonly layers: readonly Layer[]
  readonly tilesets: readonly { columns: number; margin: number; spacing: number }[]
}

function run(program: 'tiled' | 'rasterizer', args: readonly string[], io: TestIo): string {
  const programs = findTiled()!
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: io.cwd, HOME: io.cwd }
  const { status, stdout, stderr } = spawnSync(programs[program], args, { cwd: io.cwd, env, encoding: 'utf8' })
  expect([status, stderr.replaceAll(/^QStandardPaths: .*\n/gm, '')]).toEqual([0, ''])
  return stdout
}

const mapIn = (io: TestIo, file: string) => JSON.parse(io.read(file)) as Map

describe('the real Tiled', () => {
  test.each(['waterloo', 'ligny', 'vive-lempereur/quatre-bras', 'hypothetical'])(
    'opens %s, and writes it again without loss',
    async (id) => {
      const io = new TestIo()
      expect(await io.run('export', id, '-o', 'map.tmj')).toBe(0)
      run('tiled', ['--export-map', 'json', 'map.tmj', 'again.tmj'], io)
      const [ours, theirs] = [mapIn(io, 'map.tmj'), mapIn(io, 'again.tmj')]
      expect(theirs.layers.map(({ name, data }) => [name, data])).toEqual(
        ours.layers.map(({ name, data }) => [name, data]),
      )
      const names = ({ layers }: Map) => layers.map(({ objects }) => objects?.map(({ name }) => name))
      expect(names(theirs)).toEqual(names(ours))
      expect(await io.run('convert', 'map.tmj', 'ours.yaml')).toBe(0)
      expect(await io.run('convert', 'again.tmj', 'theirs.yaml')).toBe(0)
      expect(io.read('theirs.yaml')).toBe(io.read('ours.yaml'))
    },
  )

  test('draws every hex where ours is, with the tile of its terrain', async () => {
    const io = new TestIo()
    expect(await io.run('export', 'ligny', '-o', 'map.tmj')).toBe(0)
    run('rasterizer', ['--show-layer', 'terrain', 'map.tmj', 'map.png'], io)
    const drawn = readPng(readFileSync(io.path('map.png')))
    const sheet = readPng(readFileSync(io.path('map-terrain.png')))
    expect([drawn.width, drawn.height]).toEqual([20 * 90 + 120, 13 * 104 + 52])
    const grid = HexGrid.of(0, 21, 13)
    const { layers, tilesets } = mapIn(io, 'map.tmj')
    const { columns, margin, spacing } = tilesets[0]!
    for (let hex = 0; hex < grid.size; hex++) {
      const tile = layers[0]!.data![cellOf(grid, hex)]! - 1
      const [x, y] = centreOf(grid, hex)
      // Some points around the middle: patterns differ there.
      for (const [dx, dy] of [
        [0, 0],
        [-20, 11],
        [17, -24],
        [5, 30],
      ] as const) {
        const left = margin + (tile % columns) * (120 + spacing) + 60 + dx
        const top = margin + Math.floor(tile / columns) * (104 + spacing) + 52 + dy
        const [wanted, found] = [sheet.at(left, top), drawn.at(x + dx, y + dy)]
        const difference = Math.max(...wanted.slice(0, 3).map((one, i) => Math.abs(one - found[i]!)))
        expect([grid.label(hex), difference <= 2]).toEqual([grid.label(hex), true])
      }
    }
  })

  test('a map that Tiled saved with another layer format comes back the same', async () => {
    const io = new TestIo()
    expect(await io.run('export', 'waterloo', '-o', 'map.tmj')).toBe(0)
    // TMX and back, with tilesets in it: what a person does who works with TMX.
    run('tiled', ['--export-map', 'tmx', 'map.tmj', 'map.tmx'], io)
    run('tiled', ['--embed-tilesets', '--export-map', 'json', 'map.tmx', 'again.tmj'], io)
    expect(await io.run('convert', 'map.tmj', 'ours.yaml')).toBe(0)
    expect(await io.run('convert', 'again.tmj', 'theirs.yaml')).toBe(0)
    expect(io.read('theirs.yaml')).toBe(io.read('ours.yaml'))
  })
})
