import { count } from '../../../scenario/wording.ts'
import { ARMS, TERRAIN } from './catalog.ts'
import { type GroundRow, groundListOf, isPrintedGround } from './ground-list.ts'
import type { Ground, GroundDefinition, GroundId } from './types.gen.ts'

type OwnGround = Readonly<Record<GroundId, GroundDefinition>>

/** `a unit that enters stops; -2 to fire from here; does not block sight`: what a kind of ground does. */
export const describeEffects = (row: GroundRow): string => effectsOf(row).join('; ')

/** What a kind of ground does beyond how it is entered, fire at it and from it, sight and squares, which tables have; or nothing. */
export const describeFurtherEffects = (row: GroundRow): string => (row.passable ? furtherEffectsOf(row).join('; ') : '')

function effectsOf(row: GroundRow): string[] {
  const { building, firingAt, firingFrom } = row
  const sight = row.blocksSight ? 'blocks sight' : 'does not block sight'
  if (!row.passable) return ['impassable', sight]
  return [
    ...(building ? ['a building'] : []),
    ...(row.enters.length < ARMS.length ? [`only ${row.enters.join(' and ')} may enter`] : []),
    row.stop ? `a unit that enters stops${building ? ' (not along a road)' : ''}` : 'free to move',
    ...add(firingAt, 'at a unit here'),
    ...add(firingFrom, 'from here'),
    ...furtherEffectsOf(row),
    ...(row.square ? [] : ['no squares']),
    sight,
  ]
}

function furtherEffectsOf(row: GroundRow): string[] {
  const { building, garrison, firingThrough, extraRange } = row
  return [
    ...(garrison === building ? [] : [building ? 'no garrisons' : 'may be garrisoned']),
    ...add(firingThrough, 'through it'),
    ...(row.gunsFire ? [] : ['guns do not fire from here']),
    ...(extraRange === 0 ? [] : [`guns reach ${count(extraRange, 'hex', 'hexes')} farther`]),
    ...(row.seesOverFriends ? ['guns see over friends next to them'] : []),
    ...(row.open ? ['in the open for charges'] : []),
  ]
}

const add = (number: number, what: string) => (number === 0 ? [] : [`${signed(number)} to fire ${what}`])

/** `thin ice, like stream: …`: a definition in words, with how it looks. */
export function describeGroundKind(ground: OwnGround, id: GroundId): string {
  const [name, ...facts] = groundFacts(ground, id)
  const like = ground[id]?.like
  const whose = like === undefined ? '' : `, like ${groundListOf({ ground }).find(like)?.name ?? like}`
  return `${name}${whose}: ${facts.join('; ')}`
}

/** The same in parts: its name, what it does, and how it looks. */
export function groundFacts(ground: OwnGround, id: GroundId): string[] {
  const row = groundListOf({ ground }).find(id)!
  const { pattern, colour } = row.look ?? {}
  const renamed = isPrintedGround(id) && row.name !== TERRAIN[id].name ? ` (${id})` : ''
  return [
    `${row.name}${renamed}`,
    ...effectsOf(row),
    ...(pattern === undefined ? [] : [`drawn as ${pattern}${colour === undefined ? '' : ` in ${colour}`}`]),
  ]
}

/** What sentences call the kinds of ground of a battle. */
export function groundNamesOf(ground: Ground | undefined): (id: GroundId) => string {
  const list = groundListOf({ ground })
  return (id) => list.find(id)?.name ?? id
}

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`)
