import { memoize } from '../../../board/memoize.ts'
import type { GroundLook } from '../../../engine/portrait.ts'
import { hexDefinitions } from '../../../scenario/hexsides/kinds.ts'
import { definitionOf, kinOf } from '../../../scenario/likeness.ts'
import { ARMS, TERRAIN, TERRAIN_TYPES, type TerrainRow, type TerrainType } from './catalog.ts'
import type { GroundDefinition, GroundId, GroundOrHexside } from './types.gen.ts'

/** A kind of ground as a battle has it. All have the same keys, so that they are found fast. */
export type GroundRow = TerrainRow & {
  /** The name that files have for it. */
  readonly key: GroundId
  /** The kind of the book that it is like in the end. */
  readonly printed: TerrainType
  /** The same as `enters`, one bit an arm. */
  readonly arms: number
  /** Nothing for open ground. */
  readonly look: GroundLook | undefined
}

/** Definitions of ground, in hexes and between them. */
type Definitions = Readonly<Record<string, GroundOrHexside | undefined>>
type OwnGround = Readonly<Record<GroundId, GroundDefinition>>

/** The kinds of ground of a battle: those of the book in its order, then its own. Ground in a table is an index into them. */
export class GroundList {
  readonly rows: readonly GroundRow[]
  readonly ids: readonly GroundId[]
  /** What the battle itself defines, hexsides left out. */
  readonly own: OwnGround
  readonly #places: ReadonlyMap<string, number>

  constructor(definitions: Definitions) {
    this.own = hexDefinitions(definitions)
    const added = Object.keys(this.own).filter((id) => !isPrintedGround(id))
    this.rows = [...TERRAIN_TYPES, ...added].map((id) => makeRow(this.own, id))
    this.ids = this.rows.map(({ key }) => key)
    this.#places = new Map(this.ids.map((id, i) => [id, i]))
  }

  /** -1 where nobody defines the kind. */
  indexOf(id: GroundId): number {
    return this.#places.get(id) ?? -1
  }

  /** Nothing where nobody defines the kind. */
  find(id: GroundId): GroundRow | undefined {
    return this.rows[this.indexOf(id)]
  }
}

export const isPrintedGround = (id: string): id is TerrainType => Object.hasOwn(TERRAIN, id)

const listOf = memoize((definitions: Definitions) => new GroundList(definitions))
const PRINTED = new GroundList({})

/** The kinds of ground of a battle. */
export const groundListOf = ({ ground }: { readonly ground?: Definitions | undefined }): GroundList =>
  ground ? listOf(ground) : PRINTED

function makeRow(definitions: OwnGround, id: GroundId): GroundRow {
  const kin = kinOf(definitions, id)
  const last = kin.at(-1)!
  // What is like nothing is like ground without a tile, and so is, until that is corrected, what is like itself.
  const printed = isPrintedGround(last) ? last : (kin.findLast(isPrintedGround) ?? 'open')
  const row = kin.reduceRight<TerrainRow & Pick<GroundRow, 'look'>>(
    (before, one) => {
      const own = definitionOf(definitions, one)
      return own ? differing(before, own) : before
    },
    { ...TERRAIN[printed], look: printed === 'open' ? undefined : { pattern: printed } },
  )
  const usual = isPrintedGround(id) ? TERRAIN[id].name : id.replaceAll('-', ' ')
  const arms = ARMS.reduce((mask, arm, i) => mask | (row.enters.includes(arm) ? 1 << i : 0), 0)
  return alike({ ...row, name: definitionOf(definitions, id)?.name ?? usual, key: id, printed, arms })
}

/** All rows written alike: what is asked for all the time is found faster in objects that have their keys in one order. */
function alike(row: GroundRow): GroundRow {
  const { key, printed, name, rule, passable, enters, arms, building, garrison, square, open, stop, blocksSight } = row
  const { firingAt, firingFrom, firingThrough, gunsFire, extraRange, seesOverFriends, look } = row
  const ground = { key, printed, name, rule, passable, enters, arms, building, garrison, square, open, stop, blocksSight, firingAt, firingFrom, firingThrough, gunsFire, extraRange, seesOverFriends, look } // biome-ignore format: one list
  return ground
}

/** A row with what a definition has of its own. */
function differing(
  row: TerrainRow & Pick<GroundRow, 'look'>,
  { stops, look, like: _like, note: _note, name: _name, ...effects }: GroundDefinition,
): TerrainRow & Pick<GroundRow, 'look'> {
  return {
    ...row,
    garrison: effects.building ?? row.garrison,
    ...effects,
    stop: stops ?? row.stop,
    look: differingLook(row.look, look),
  }
}

/** How ground looks that has a look of its own, or a part of one. */
function differingLook(usual: GroundRow['look'], look: GroundDefinition['look']): GroundRow['look'] {
  const pattern = look?.pattern ?? usual?.pattern
  // Another pattern has its own colour.
  const colour = look?.colour ?? (look?.pattern === undefined ? usual?.colour : undefined)
  return pattern && { pattern, ...(colour !== undefined && { colour }) }
}
