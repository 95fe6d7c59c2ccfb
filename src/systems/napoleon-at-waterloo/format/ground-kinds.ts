import { memoize } from '../../../board/memoize.ts'
import { type GroundLook, lookWith } from '../../../engine/portrait.ts'
import { definitionOf, inherit, kinOf } from '../../../scenario/likeness.ts'
import { capitalise } from '../../../scenario/wording.ts'
import { TERRAIN_LABELS, TERRAINS, type Terrain } from './catalog.ts'
import type { NawGroundDefinition } from './types.gen.ts'

/** A kind of ground as a battle has it; what it does stands in the tables. */
export type GroundKind = {
  readonly id: string
  readonly name: string
  /** The terrain of the book that it is like in the end. */
  readonly printed: Terrain
  /** Whether it is the ground along a road, and the place of the ground beside it; its own where it is none. */
  readonly isRoad: boolean
  readonly beside: number
  /** How it is drawn; nothing where it is clear. */
  readonly look: GroundLook | undefined
  /** What the battle says of it, the nearest of its kin first. */
  readonly said: readonly NawGroundDefinition[]
}

type Definitions = Readonly<Record<string, NawGroundDefinition>>

/** The kinds of ground of a battle, those of the book first: terrain in a table is an index into them. */
export type GroundKinds = {
  readonly kinds: readonly GroundKind[]
  readonly ids: readonly string[]
  /** By kind: what it is where a road leads into it. */
  readonly withRoad: Uint8Array
}

/** Those of a battle's definitions of ground that are about hexes, not about their sides. */
export const groundDefinitions = memoize(
  (ground: object): Definitions =>
    Object.fromEntries(
      (Object.entries(ground) as [string, NawGroundDefinition & { readonly on?: string }][]).filter(
        ([, one]) => one !== undefined && one.on === undefined,
      ),
    ),
)

const NOTHING = {}

/** The kinds of ground of a battle. */
export const groundKindsOf = ({ ground }: { readonly ground?: object | undefined }): GroundKinds =>
  listOf(groundDefinitions(ground ?? NOTHING))

const listOf = memoize((definitions: Definitions): GroundKinds => {
  const own = Object.keys(definitions).filter((id) => !isPrintedGround(id))
  const ids = [...TERRAINS, ...own]
  const beside = ids.map((id, i) => makeKind(definitions, id, i))
  // Woods have their ground along a road among the terrains of the book.
  const roads = beside.filter(
    ({ id, said, printed }) => !isPrintedGround(id) && (printed === 'woods' || said.some(hasRoad)),
  )
  const kinds = [...beside, ...roads.map((kind): GroundKind => ({ ...kind, isRoad: true }))]
  return {
    kinds,
    ids,
    withRoad: Uint8Array.from(kinds, (kind, i) => {
      if (kind.id === 'woods') return TERRAINS.indexOf('woods-road')
      const road = kinds.findIndex(({ isRoad, id }) => isRoad && id === kind.id)
      return road < 0 ? i : road
    }),
  }
})

/** `Marsh: 2 to enter, infantry only, drawn as marsh`: a definition in words. */
export function describeGround(definitions: Definitions, id: string): string {
  const own = definitionOf(definitions, id) ?? {}
  const { like, look, passable, enters, move, moveBy, roadMove, defence, shift, blocksFire } = own
  const facts = [
    ...(like === undefined ? [] : [`like ${like}`]),
    ...(passable === undefined ? [] : [passable ? 'passable' : 'impassable']),
    ...(move === undefined ? [] : [`${move} to enter`]),
    ...Object.entries(moveBy ?? {}).map(([kind, points]) => `${kind} ${points}`),
    ...(enters === undefined ? [] : [`${enters.join(' and ')} only`]),
    ...(roadMove === undefined ? [] : [`${roadMove} along a road`]),
    ...(defence === undefined ? [] : [`defenders ×${defence}`]),
    ...(shift === undefined ? [] : [`attacks on it ${shift > 0 ? '+' : ''}${shift} column`]),
    ...(blocksFire === undefined ? [] : [blocksFire ? 'stops artillery fire' : 'does not stop artillery fire']),
    ...(look?.pattern === undefined ? [] : [`drawn as ${look.pattern}`]),
    ...(look?.colour === undefined ? [] : [`colour ${look.colour}`]),
  ]
  const name = makeKind(definitions, id, 0).name
  return facts.length === 0 ? name : `${name}: ${facts.join(', ')}`
}

const hasRoad = ({ roadMove }: NawGroundDefinition) => roadMove !== undefined

export const isPrintedGround = (id: string): id is Terrain => (TERRAINS as readonly string[]).includes(id)

function makeKind(definitions: Definitions, id: string, place: number): GroundKind {
  const kin = kinOf(definitions, id)
  const printed = kin.find(isPrintedGround) ?? 'clear'
  const pattern = inherit(definitions, id, (own) => own?.look?.pattern) ?? PATTERNS[printed]
  const colour = inherit(definitions, id, (own) => own?.look?.colour)
  const usual = isPrintedGround(id) ? TERRAIN_LABELS[id] : capitalise(id.replaceAll('-', ' '))
  return {
    id,
    name: definitionOf(definitions, id)?.name ?? usual,
    printed,
    isRoad: id === 'woods-road',
    beside: id === 'woods-road' ? TERRAINS.indexOf('woods') : place,
    look: lookWith(pattern, colour),
    said: kin.flatMap((one) => definitionOf(definitions, one) ?? []),
  }
}

const PATTERNS = { clear: undefined, town: 'town', woods: 'woods', 'woods-road': 'woods' } as const
