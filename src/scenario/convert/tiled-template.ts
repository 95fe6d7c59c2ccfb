import type { HexGrid } from '../../board/hex-grid.ts'
import { parseHex } from '../../board/hex-labels.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { Path } from '../diagnostic.ts'
import { parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { validate } from '../validate.ts'
import { slug } from '../wording.ts'
import { recordOf } from './plain-data.ts'
import { mergeParts } from './tiled-merge.ts'
import { gridOf, type MapParts, partsOf } from './tiled-parts.ts'
import { formatYaml } from './yaml.ts'

/** What of the template may have to go, because it does not fit the new ground. */
const LISTS = ['units', 'reinforcements', 'victory']

/** A scenario on a map that holds the ground only: the rest is the rulebook's template, as far as it fits. */
export function fillTemplate(
  parts: MapParts,
  grid: HexGrid,
  rulebook: Rulebook,
  title?: string,
): Record<string, unknown> {
  const template = recordOf(parseText(rulebook.template).data)
  const sectors = recordOf(recordOf(template['board'])['sectors'])
  const board = {
    kind: 'hex',
    columns: grid.columnRange,
    rows: grid.rows,
    ...(Object.keys(sectors).length > 0 && { sectors: slices(Object.keys(sectors), grid) }),
  }
  const drawnFor = gridOf(template)
  const stretched = LISTS.flatMap((key) =>
    key in template && drawnFor ? [[key, stretch(template[key], drawnFor, grid)]] : [],
  )
  const base = {
    ...template,
    ...Object.fromEntries(stretched),
    ...(title !== undefined && { id: slug(title) || 'battle', title }),
    board,
  }
  const before = partsOf(base, grid, rulebook)
  const own = (part: 'sectors' | 'units') => (Object.keys(parts[part]).length > 0 ? parts : before)
  const after = { ...parts, sectors: own('sectors').sectors, units: own('units').units }
  let data = mergeParts(base, before, after, grid)
  // Where a unit goes, a condition may lose its sense: a few rounds settle it.
  for (let round = 0; round < 4; round++) {
    const misfits = findMisfits(data, rulebook, own('units') === before)
    if (misfits.length === 0) break
    data = without(data, misfits) as Record<string, unknown>
  }
  return data
}

/** Data whose hexes stand on another board in about the same places: in front, on a wing, in reserve. */
function stretch(data: unknown, from: HexGrid, to: HexGrid): unknown {
  if (typeof data === 'string') {
    const hex = parseHex(data) ? from.find(data) : NOWHERE
    if (hex === NOWHERE) return data
    const along = (place: number, length: number, newLength: number) =>
      Math.round((place * (newLength - 1)) / Math.max(1, length - 1))
    const column = along(from.column(hex) - from.firstColumn, from.columns, to.columns)
    return to.label(to.at(to.firstColumn + column, along(from.row(hex), from.rows, to.rows)))
  }
  if (Array.isArray(data)) return data.map((item) => stretch(item, from, to))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, stretch(value, from, to)]))
}

/** Sectors of as many columns each, from west to east; what is over goes to the last. */
function slices(names: readonly string[], grid: HexGrid): Record<string, string[]> {
  const width = Math.max(1, Math.floor(grid.columns / names.length))
  const corner = (column: number, row: number) => grid.label(grid.locate({ column: grid.firstColumn + column, row }))
  return Object.fromEntries(
    names.map((name, i) => {
      const last = i === names.length - 1 ? grid.columns - 1 : Math.min((i + 1) * width, grid.columns) - 1
      return [name, i * width > last ? [] : [`${corner(i * width, 0)}-${corner(last, grid.rows - 1)}`]]
    }),
  )
}

/** The entries of the template's lists in which there are errors. */
function findMisfits(data: unknown, rulebook: Rulebook, ownUnits: boolean): Path[] {
  const { diagnostics } = validate(formatYaml(data), [rulebook])
  return diagnostics.flatMap(({ severity, path }): Path[] => {
    const length = path[0] === 'units' ? 4 : 2
    const isMisfit = severity === 'error' && path.length >= length && LISTS.includes(String(path[0]))
    return isMisfit && (ownUnits || path[0] !== 'units') ? [path.slice(0, length)] : []
  })
}

/** Data without the entries at some paths; lists that become empty go too. */
function without(data: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  const below = (key: string | number) => paths.filter(([first]) => first === key).map((path) => path.slice(1))
  const isLeft = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)
  if (paths.length === 0) return data
  if (Array.isArray(data)) return data.map((item, i) => without(item, below(i))).filter(isLeft)
  const kept = Object.entries(recordOf(data)).map(([key, value]) => [key, without(value, below(key))] as const)
  return Object.fromEntries(kept.filter(([, value]) => isLeft(value)))
}
