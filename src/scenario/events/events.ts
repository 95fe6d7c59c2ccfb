import type { TimingData } from '../arrivals/timing.ts'

/** Ground that becomes another kind. */
export type GroundChange = {
  readonly hexes?: readonly string[]
  readonly areas?: readonly string[]
  readonly becomes: string
}

/** Sides of hexes that become something, or lose it. */
export type HexsideChange = { readonly sides: readonly string[]; readonly becomes?: string; readonly removes?: string }

/** Something that happens once, as files have it. */
export type EventData<C> = TimingData<C> & {
  readonly id: string
  readonly name?: string
  readonly side?: string
  /** Whether the side decides when, once the time has come. */
  readonly choice?: boolean
  readonly ground?: readonly GroundChange[]
  readonly hexsides?: readonly HexsideChange[]
  readonly message?: string
  readonly note?: string
}

/** `The bridge is blown`, or its id as words. */
export const nameEvent = ({ id, name }: { readonly id: string; readonly name?: string }): string =>
  name ?? id.replaceAll('-', ' ')

/** With its id beside its name, for who compares files: players need only the name. */
export const withId = <E extends { readonly id: string; readonly name?: string }>(event: E): E =>
  event.name === undefined ? event : { ...event, name: `${event.name} (${event.id})` }
