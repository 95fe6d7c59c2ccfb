import { definitionOf, kinOf } from '../likeness.ts'

/** The kinds of ground on hexsides that every battle on hexes has; those of its own are like one of them. */
export const SIDE_KINDS = ['stream', 'river', 'wall', 'slope', 'bridge', 'ford'] as const
/** A kind of ground on hexsides that every battle has, by its name. */
export type SideKindName = (typeof SIDE_KINDS)[number]

/** A kind of ground on hexsides as a battle has it; `Effects` is what a rulebook makes of it. */
export type SideKind<Effects> = {
  readonly id: string
  /** `river`, as sentences have it. */
  readonly name: string
  /** What it is like in the end: how it is drawn, and what it can lie together with. */
  readonly base: SideKindName
  /** What it does; a bridge or ford says only what it changes. */
  readonly effects: Readonly<Partial<Effects>>
  /** What it is drawn in, where that is not its base's. */
  readonly colour?: string
}

/** By id. */
export type SideKinds<Effects> = ReadonlyMap<string, SideKind<Effects>>

/** Crossings lie on water. */
export const isCrossing = ({ base }: { readonly base: SideKindName }) => base === 'bridge' || base === 'ford'
export const isWater = ({ base }: { readonly base: SideKindName }) => base === 'stream' || base === 'river'

/** Nobody charges or attacks across it, though it is no river: a stream between steep banks. */
export function isSteep({ base, effects }: SideKind<unknown>): boolean {
  const { shocks, attacks } = effects as { readonly shocks?: boolean; readonly attacks?: boolean }
  return base === 'stream' && (shocks === false || attacks === false)
}

/** What a battle says under `ground` of a kind of its own, beside what it does. */
export type SideKindDefinition = {
  readonly on: 'hexsides'
  readonly like?: string
  readonly name?: string
  readonly colour?: string
  readonly note?: string
}

/** Those of a battle's definitions of ground that are about hexsides. */
export function sideDefinitions(ground: object | undefined): Readonly<Record<string, SideKindDefinition>> {
  const entries = Object.entries(ground ?? {}) as [string, { readonly on?: string } | undefined][]
  return Object.fromEntries(entries.filter(([, one]) => one?.on === 'hexsides')) as Record<string, SideKindDefinition>
}

/** Those of a battle's definitions of ground that are painted into hexes. */
export function hexDefinitions<T extends object>(
  ground: Readonly<Record<string, T | undefined>> | undefined,
): Record<string, Exclude<T, { on: 'hexsides' }>> {
  const entries = Object.entries(ground ?? {}).filter(([, one]) => one && !('on' in one && one.on === 'hexsides'))
  return Object.fromEntries(entries) as Record<string, Exclude<T, { on: 'hexsides' }>>
}

/** The kinds that a battle has: those of its rulebook, changed where it says so, and its own. */
export function sideKinds<Effects>(
  usual: Readonly<Record<SideKindName, Readonly<Partial<Effects>>>>,
  ground: object | undefined,
): SideKinds<Effects> {
  if (ground !== undefined) return kindsWith(usual, sideDefinitions(ground))
  let kinds = printed.get(usual) as SideKinds<Effects> | undefined
  if (!kinds) printed.set(usual, (kinds = kindsWith(usual, {})))
  return kinds
}

/** Those of rulebooks, which nobody has changed. */
const printed = new WeakMap<object, SideKinds<unknown>>()

function kindsWith<Effects>(
  usual: Readonly<Record<SideKindName, Readonly<Partial<Effects>>>>,
  definitions: ReturnType<typeof sideDefinitions>,
): SideKinds<Effects> {
  const kinds = new Map<string, SideKind<Effects>>()
  for (const id of new Set<string>([...SIDE_KINDS, ...Object.keys(definitions)])) {
    const kin = kinOf(definitions, id)
    const base = kin.at(-1)!
    // What is like nothing, or like itself, is reported elsewhere.
    if (!isUsual(base)) continue
    const said = kin.map((one) => definitionOf(definitions, one)).filter((one) => one !== undefined)
    const colour = said.find((one) => one.colour !== undefined)?.colour
    kinds.set(id, {
      id,
      name: definitionOf(definitions, id)?.name ?? id.replaceAll('-', ' '),
      base,
      effects: Object.assign({ ...usual[base] }, ...said.toReversed().map((one) => effectsIn<Effects>(one))),
      ...(colour !== undefined && { colour }),
    })
  }
  return kinds
}

/** The same for those who ask only what there is and what it is like. */
export const kindsOfSides = (ground: object | undefined): SideKinds<{ readonly towards: 'both' | 'first' }> =>
  sideKinds(NO_EFFECTS, ground)

const NO_EFFECTS = { stream: {}, river: {}, wall: {}, slope: { towards: 'first' }, bridge: {}, ford: {} } as const

const isUsual = (id: string): id is SideKindName => SIDE_KINDS.some((one) => one === id)

/** What a definition says of what its kind does. */
function effectsIn<Effects>(definition: SideKindDefinition): Partial<Effects> {
  return Object.fromEntries(Object.entries(definition).filter(([key]) => !DESCRIPTIVE.has(key))) as Partial<Effects>
}

const DESCRIPTIVE: ReadonlySet<string> = new Set(['on', 'like', 'name', 'colour', 'note'])
