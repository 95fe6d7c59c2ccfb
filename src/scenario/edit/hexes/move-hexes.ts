import type { HexGrid } from '../../../board/hex-grid.ts'
import { hexBeyond, hexOfSide, sideTowards } from '../../../board/hex-sides.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { HexReader } from '../../checks/hexes.ts'
import { type Path, Report } from '../../diagnostic.ts'
import { childPlace, isPlacement, type SchemaPlace } from '../../schema/nodes.ts'
import { count, some } from '../../wording.ts'
import { GONE, rewriteBattle, rewriteParts } from '../rewrite.ts'
import { foldSet, foldWay, type HexEntries, readList } from './hex-lists.ts'
import { foldSideSet, readSides } from './hexsides.ts'
import { inOrder, type PlacementEntry } from './placements.ts'
import { splitWay } from './ways.ts'

/** What was left out because its hexes have no counterpart: whose hexes, which, and where in the data. */
export type Lost = { readonly path: Path; readonly hexes: readonly string[] }

/** Where everything goes. */
export type Moving = {
  /** The board that the data lie on, and the one that they come to lie on. */
  readonly from: HexGrid
  readonly to: HexGrid
  /** For each hex of the one its place on the other, or NOWHERE; parts of the scenario may go by rules of their own. */
  readonly imagesAt: (path: Path) => Int32Array
  /** Words that become others, such as directions; wherever the schema has them to choose from. */
  readonly words?: ReadonlyMap<string, string>
}

/** A whole battle with everything in other hexes: every hex, range and path that the schema knows, wherever it stands. */
export function moveHexes(data: unknown, root: SchemaPlace, moving: Moving): { data: unknown; lost: Lost[] } {
  const { from, to, imagesAt, words = new Map<string, string>() } = moving
  const reader = new HexReader(from, new Report())
  const lost: Lost[] = []
  const lose = (path: Path, hexes: readonly number[]) => {
    if (hexes.length > 0) lost.push({ path, hexes: hexes.map((hex) => from.label(hex)) })
  }

  const visit = (value: unknown, place: SchemaPlace, path: Path): unknown => {
    if (typeof value === 'string') return place.definition === 'hex' ? turnHex(value, path) : turnWord(value, place)
    if (Array.isArray(value)) {
      const items = childPlace(place, 0)
      if (items?.node.$ref === '#/definitions/hexRange')
        return place.definition === 'hexPath' ? turnWay(value, path) : turnSet(value, path)
      if (items?.node.$ref === '#/definitions/hexside') return turnSides(value, path)
      if (isPlacement(items)) return turnPlacements(value, place, path)
      return undefined
    }
    const renamed = exchangeKeys(value, place, words)
    return renamed && rewriteParts(renamed, place, visit, path)
  }
  return { data: rewriteBattle(data, root, () => visit), lost }

  /** Off the board there is nothing to turn about. */
  function turnHex(label: string, path: Path): unknown {
    const hex = from.find(label)
    if (hex === NOWHERE) return label
    const image = imagesAt(path)[hex]!
    if (image !== NOWHERE) return to.label(image)
    lose(path, [hex])
    return GONE
  }

  function turnSet(list: HexEntries, path: Path): unknown {
    const { hexes, unread } = readList(list, reader)
    const after = [...foldSet(to, imagesOf(hexes, path)), ...unread]
    return after.length === 0 && list.length > 0 ? GONE : after
  }

  /** The sides between hexes that both have a counterpart, and are still neighbours. */
  function turnSides(list: HexEntries, path: Path): unknown {
    const images = imagesAt(path)
    const { sides, unread } = readSides(list, reader)
    const moved = sides.flatMap((side) => {
      const [of, towards] = [hexOfSide(side), hexBeyond(from, side)]
      const image = images[of] === NOWHERE ? NOWHERE : sideTowards(to, images[of]!, images[towards]!)
      if (image === NOWHERE) lose(path, [of, towards])
      return image === NOWHERE ? [] : [image]
    })
    const after = [...foldSideSet(to, moved), ...unread]
    return after.length === 0 && list.length > 0 ? GONE : after
  }

  /** Where a hex of a way has no counterpart, its longest part is left. */
  function turnWay(list: HexEntries, path: Path): unknown {
    if (list.some((item) => stepsOf([item]).length === 0)) return list.flatMap((item) => turnItem(item, path))
    const images = imagesAt(path)
    const steps = stepsOf(list)
    const parts = splitWay(steps, (step) => images[step] !== NOWHERE)
    const longest = parts.reduce<number[]>((best, part) => (part.length > best.length ? part : best), [])
    if (longest.length < steps.length) {
      const kept = new Set(longest)
      lose(
        path,
        steps.filter((step) => !kept.has(step)),
      )
    }
    return longest.length < Math.min(2, steps.length)
      ? GONE
      : foldWay(
          to,
          longest.map((step) => images[step]!),
        )
  }

  /** Part of the way is wrong: what can be read of it is turned, piece by piece. */
  function turnItem(item: string | undefined, path: Path): (string | undefined)[] {
    const steps = stepsOf([item])
    return steps.length === 0 ? [item] : foldWay(to, imagesOf(steps, path))
  }

  function stepsOf(list: HexEntries): number[] {
    return reader.path(list, [], 'road/broken').map((step) => step.hex)
  }

  function imagesOf(hexes: readonly number[], path: Path): number[] {
    const images = imagesAt(path)
    lose(
      path,
      hexes.filter((one) => images[one] === NOWHERE),
    )
    return hexes.map((one) => images[one]!).filter((image) => image !== NOWHERE)
  }

  function turnPlacements(list: readonly unknown[], place: SchemaPlace, path: Path): unknown {
    const after = rewriteParts(list, place, visit, path)
    return after === GONE ? GONE : inOrder(after as PlacementEntry[])
  }

  function turnWord(value: string, { node }: SchemaPlace): string | undefined {
    return node.enum?.includes(value) ? words.get(value) : undefined
  }
}

/** What was left out, in a sentence for the author that begins with the reason. */
export function describeLost(lost: readonly Lost[], reason: string): string[] {
  if (lost.length === 0) return []
  const hexes = lost.reduce((sum, one) => sum + one.hexes.length, 0)
  const things = lost.map((one) => `${some(one.hexes)} (${one.path.filter(isName).join(' › ')})`)
  return [`${reason}: ${count(hexes, 'mention of a hex', 'mentions of hexes')} left out: ${things.join('; ')}.`]
}

const isName = (step: string | number) => typeof step === 'string'

/** A mapping whose keys are such words, with the values exchanged; nothing where it has none. */
function exchangeKeys(value: unknown, { node }: SchemaPlace, words: ReadonlyMap<string, string>): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const isWord = (key: string) => words.has(key) && node.properties !== undefined && Object.hasOwn(node.properties, key)
  if (!Object.keys(value).some(isWord)) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [isWord(key) ? words.get(key)! : key, part]))
}
