import { type ComponentType, useMemo } from 'react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { placeAt, type SchemaPlace, systemSchema } from '../../../src/scenario/schema-nodes.ts'
import { gridOf, useDocument, useWorkbench } from '../../app/workbench.ts'
import type { Surroundings } from './initial.ts'
import { placeName } from './words.ts'

/** A place of the scenario that a form fills in: what stands there, what may stand there, and how it is changed. */
export type Field = {
  readonly path: Path
  readonly value: unknown
  readonly place: SchemaPlace
  set(value: unknown): void
  remove(): void
  rename(name: string): void
  insert(at: number, value: unknown): void
}

/** The form of a part: handed down, because forms contain forms of every kind. */
export type NestedForm = ComponentType<{ readonly path: Path; readonly label?: string }>

export function useField(path: Path): Field | undefined {
  const { document } = useWorkbench()
  const system = useDocument(({ instruments }) => instruments?.system.id)
  const data = useDocument((state) => state.data)
  const key = JSON.stringify(path)
  return useMemo(() => {
    const place = system === undefined ? undefined : placeAt(systemSchema(system), data, path)
    if (!place) return undefined
    const name = placeName(path)
    return {
      path,
      value: valueAt(data, path),
      place,
      set: (value) => void document.change(`Change ${name}`, [{ kind: 'set', path, value }]),
      remove: () => void document.change(`Remove ${name}`, [{ kind: 'remove', path }]),
      rename: (to) => void document.change(`Rename ${name} to ${to}`, [{ kind: 'rename', path, name: to }]),
      insert: (at, value) => void document.change(`Add to ${name}`, [{ kind: 'insert', path: [...path, at], value }]),
    }
  }, [document, system, data, key])
}

/** What a new entry can speak of: the sides, and the hexes that are selected. */
export function useSurroundings(): () => Surroundings {
  const { document, view } = useWorkbench()
  return () => {
    const grid = gridOf(document.state)
    const { selection, cursor } = view.getState()
    const hexes = selection.size > 0 ? [...selection] : [cursor]
    return {
      sides: document.state.portrait?.sides.map(({ id }) => id) ?? [],
      hexes: grid ? hexes.map((hex) => grid.label(hex)) : [],
    }
  }
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step],
    data,
  )
}
