import { childPlace, resolve, type SchemaPlace, shorthandOf } from '../../../src/scenario/schema/nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { adapt } from './initial.ts'
import { MoreKeys } from './more-keys.tsx'
import { stepWords } from './step-words.ts'
import { type FormField, useFormContext } from './use-form.ts'

/**
 * What more could be said of a value that stands alone: then it becomes a mapping, `[H11]` as `{ hexes: [H11], for: 3 }`. Some of it may
 * have a form of its own elsewhere.
 */
export function Details({ field, without = [] }: { readonly field: FormField; readonly without?: readonly string[] }) {
  const surroundings = useFormContext()
  const { document } = useWorkbench()
  const long = longForm(field.place)
  const short = long && shorthandOf(long)
  if (!long || short === undefined) return null
  const keys = Object.keys(long.node.properties ?? {}).filter((key) => key !== short && !without.includes(key))
  const add = (key: string) => {
    const place = childPlace(long, key)!
    const detail = adapt(resolve(place, undefined).node.examples?.[0], place, surroundings())
    const value = { [short]: field.value, [key]: detail }
    document.change(stepWords(document.state, 'Change', field.path), [{ kind: 'set', path: field.path, value }])
  }
  return <MoreKeys place={long} keys={keys} onAdd={add} />
}

/** The mapping that a value could be written as, where the schema leaves the choice. */
function longForm({ choice, definitions }: SchemaPlace): SchemaPlace | undefined {
  return choice && resolve({ node: choice, definition: undefined, definitions }, {})
}
