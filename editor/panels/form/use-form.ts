import { type ComponentType, useMemo } from 'react'
import { DIRECTIONS, type HexGrid } from '../../../src/board/hex-grid.ts'
import { hexBeyond, listedSide, sideLabel } from '../../../src/board/hex-sides.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { isSame } from '../../../src/scenario/plain-data.ts'
import { placeAt, rootPlace, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'
import { gridOf } from '../../document/board.ts'
import { useDocument, useWorkbench } from '../../state/workbench.ts'
import { freeHexes } from './free-hexes.ts'
import type { FormContext } from './initial.ts'
import { labelAt } from './labels.ts'
import { stepWords } from './step-words.ts'

/** A place of the scenario that a form fills in: what stands there, what may stand there, and how it is changed. */
export type FormField = {
  readonly path: Path
  readonly value: unknown
  readonly place: SchemaPlace
  /** What a person calls it. */
  readonly label: string
  /** Whether the scenario can do without it. */
  readonly isOptional: boolean
  /** The mark of what is typed here: see `ScenarioDocument.change`. */
  readonly mark: string
  set(value: unknown): void
  /** Sets it while it is being typed; says whether it could be. */
  type(value: unknown, mark: string): boolean
  insert(at: number, value: unknown): void
  /** Takes an entry out of it. */
  remove(at: string | number): void
}

/** The form of a part: handed down, because forms contain forms of every kind. */
export type NestedForm = ComponentType<{ readonly path: Path; readonly label?: string }>

export function useField(path: Path): FormField | undefined {
  const { document } = useWorkbench()
  const system = useDocument(({ systemTools }) => systemTools?.system)
  const data = useDocument((state) => state.data)
  const key = JSON.stringify(path)
  return useMemo(() => {
    const root = system && rootPlace(system.schema)
    const place = root && placeAt(root, data, path)
    if (!place) return undefined
    // Told when it is changed: then the data may be others.
    const words = (verb: 'Change' | 'Add' | 'Remove', at: Path) => stepWords(document.state, verb, at)
    const value = valueAt(data, path)
    const around = placeAt(root, data, path.slice(0, -1))
    const step = path.at(-1)
    return {
      path,
      value,
      place,
      label: labelAt(root, data, path),
      isOptional: typeof step === 'string' && around?.node.required?.includes(step) !== true,
      mark: `form ${key}`,
      set: (to) => void document.change(words('Change', path), [{ kind: 'set', path, value: to }]),
      type: (to, mark) =>
        isSame(to, value) || document.change(words('Change', path), [{ kind: 'set', path, value: to }], [], mark),
      insert: (at, entry) =>
        void document.change(words('Add', [...path, at]), [{ kind: 'insert', path: [...path, at], value: entry }]),
      remove: (at) => void document.change(words('Remove', [...path, at]), [{ kind: 'remove', path: [...path, at] }]),
    }
  }, [document, system, data, key])
}

/**
 * What goes when an entry of a field is removed: it alone, or with the last of them the field, where that may be missing but not
 * empty. Nothing where the entry has to stay.
 */
export function removalOf({ path, isOptional }: FormField, step: string | number, count: number, least: number) {
  if (count > least) return [...path, step]
  return isOptional && count === 1 ? path : undefined
}

/** A side of a hex that has another hex beyond it. */
function sideIn(grid: HexGrid, hex: number): string {
  const side = DIRECTIONS.map((_, direction) => hex * DIRECTIONS.length + direction).find(
    (one) => hexBeyond(grid, one) !== NOWHERE,
  )!
  return sideLabel(grid, listedSide(grid, side))
}

/** What a new entry can speak of: the sides, and the hexes that are selected. */
export function useFormContext(): () => FormContext {
  const { document, view } = useWorkbench()
  return () => {
    const { systemTools, draft, portrait } = document.state
    const grid = gridOf(document.state)
    const { selection, cursor } = view.getState()
    const hexes = selection.size > 0 ? [...selection] : [cursor]
    const taken = new Set(document.state.survey?.pieces.map(({ place }) => place))
    return {
      sides: portrait?.sides.map(({ id }) => id) ?? [],
      hexes: grid ? hexes.map((hex) => grid.label(hex)) : [],
      ...(grid && { hexside: sideIn(grid, hexes[0]!) }),
      isGuess: selection.size === 0,
      free: grid ? freeHexes(grid, hexes, taken).map((hex) => grid.label(hex)) : [],
      values: (place, side) => systemTools?.scenarioEditor?.forms.values(draft, place, side),
      most: (key) => systemTools?.scenarioEditor?.forms.most?.(draft, key),
    }
  }
}
