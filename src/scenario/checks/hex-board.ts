import type { HexGrid } from '../../board/hex-grid.ts'
import type { Report } from '../diagnostic.ts'
import type { HexList, Names, Road } from '../types.gen.ts'
import { some } from '../wording.ts'
import { forEachEntry, type HexReader, type PathStep } from './hexes.ts'

/** Paints the terrain of a board: for each hex the position of its type in `types`, 0 where none is painted. */
export function paintTerrain(
  terrain: Readonly<Record<string, HexList>> | undefined,
  types: readonly string[],
  reader: HexReader,
  report: Report,
): Uint8Array {
  const { grid } = reader
  const painted = new Uint8Array(grid.size)
  for (const [type, list] of Object.entries(terrain ?? {})) {
    const colour = types.indexOf(type)
    // Ground that nobody defines, or that is open, is told by whoever knows the kinds.
    if (colour < 1) continue
    reader.forEachItem(list, ['board', 'terrain', type], (hexes, path) => {
      const before: number[] = []
      for (const hex of hexes) {
        if (painted[hex] === 0) painted[hex] = colour
        else before.push(hex)
      }
      if (before.length === 0) return
      const at = before.map((hex) => grid.label(hex))
      const others = new Set(before.map((hex) => types[painted[hex]!]!))
      if (others.size === 1 && others.has(type)) {
        const message = `${some(at)} ${at.length > 1 ? 'are' : 'is'} already painted ${type}.`
        report.add({ code: 'hex/listed-twice', path, at, message })
        return
      }
      const message = `${some(at)} cannot be ${type}: already painted ${[...others].join(' and ')}.`
      report.add({
        code: 'terrain/painted-twice',
        path,
        at,
        message,
        hint: 'A hex has one terrain. Remove it from one of the lists.',
      })
    })
  }
  return painted
}

/** Reads the roads; gaps are reported. */
export function readRoads(
  roads: readonly (Road | undefined)[] | undefined,
  reader: HexReader,
  report: Report,
): (readonly PathStep[])[] {
  const paths: (readonly PathStep[])[] = []
  forEachEntry(roads, ['board', 'roads'], (road, path) => {
    const [list, place] = Array.isArray(road) ? [road, path] : [road.path, [...path, 'path']]
    const steps = reader.path(list, place, 'road/broken')
    paths.push(steps)
    if (steps.length < 2 && report.isComplete(...place)) {
      report.add({ code: 'road/broken', path: place, message: 'A road needs at least two hexes.' })
    }
  })
  return paths
}

/** For each hex, a bit for each direction in which a road leads. A road that ends at the edge leads off the board. */
export function linkRoads(roads: readonly (readonly PathStep[])[], grid: HexGrid): Uint8Array {
  const links = new Uint8Array(grid.size)
  for (const steps of roads) {
    for (const [end, before] of [
      [steps[0], steps[1]],
      [steps.at(-1), steps.at(-2)],
    ]) {
      const off = end && before && grid.directionOff(end.hex, before.hex)
      if (off !== undefined) links[end!.hex]! |= 1 << off
    }
    steps.forEach(({ hex }, i) => {
      const next = steps[i + 1]?.hex
      if (next === undefined) return
      for (let direction = 0; direction < 6; direction++) {
        if (grid.neighbour(hex, direction) !== next) continue
        links[hex]! |= 1 << direction
        links[next]! |= 1 << ((direction + 3) % 6)
      }
    })
  }
  return links
}

/** Checks that names are on hexes of the board. */
export function checkNames(names: Names | undefined, reader: HexReader, report: Report): void {
  for (const [name, list] of Object.entries(names ?? {})) {
    const path = ['board', 'names', name]
    reader.set(list, path)
    if (list.length === 0) {
      report.add({ code: 'name/no-hex', path, target: 'key', message: `${name} has no hex to stand on.` })
    }
  }
}
