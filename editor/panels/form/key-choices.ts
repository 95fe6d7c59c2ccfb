import { keysPlace, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { useDocument } from '../../state/workbench.ts'
import { keysOf } from './keys.ts'

/**
 * The keys that a mapping could have besides those that it has, where the battle decides which: its sides, or names that
 * its rulebook knows. Nothing where they are the author's own.
 */
export function useKeyChoices(place: SchemaPlace, value: unknown): readonly string[] | undefined {
  const sides = useDocument(({ portrait }) => portrait?.sides)
  const systemTools = useDocument((state) => state.systemTools)
  const draft = useDocument((state) => state.draft)
  const present = keysOf(value)
  const names = isBySide(place) ? sides?.map(({ id }) => id) : namesFor()
  return names?.filter((name) => !present.includes(name))

  function namesFor() {
    const keys = keysPlace(place)
    return keys && systemTools?.scenarioEditor?.forms.values(draft, keys, undefined)
  }
}

/** Whether the keys of a mapping are the battle's sides: its schema calls them so. */
export const isBySide = (place: SchemaPlace) => keysPlace(place)?.node.title === 'side'
