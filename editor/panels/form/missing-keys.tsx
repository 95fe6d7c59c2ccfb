import { childPlace, resolve, type SchemaPlace } from '../../../src/scenario/schema-nodes.ts'
import { labelOf } from './labels.ts'

type Props = {
  readonly place: SchemaPlace
  readonly keys: readonly string[]
  readonly onAdd: (key: string) => void
}

/** What could be said besides, each with what it means. */
export function MissingKeys({ place, keys, onAdd }: Props) {
  return (
    <div className="missing">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="add"
          title={resolve(childPlace(place, key)!, undefined).node.description}
          onClick={() => onAdd(key)}
        >
          + {labelOf(key)}
        </button>
      ))}
    </div>
  )
}
