import { describedIn, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { DropDown } from './drop-down.tsx'
import { labelIn, plain } from './labels.ts'

type Props = {
  readonly place: SchemaPlace
  readonly keys: readonly string[]
  readonly onAdd: (key: string) => void
  /** Whether nothing is said yet. */
  readonly isFirst?: boolean
}

/** A few are told at once; more would hide what is there. */
const FEW = 3

/** What could be said besides, each with what it means. */
export function MoreKeys({ place, keys, onAdd, isFirst = false }: Props) {
  const about = (key: string) => plain(describedIn(place, key))
  if (keys.length === 0) return null
  if (keys.length <= FEW) {
    return (
      <div className="missing">
        {keys.map((key) => (
          <button key={key} type="button" className="add" title={about(key)} onClick={() => onAdd(key)}>
            + {labelIn(place, key)}
          </button>
        ))}
      </div>
    )
  }
  const items = keys.map((key) => ({ key, name: labelIn(place, key), about: about(key), choose: () => onAdd(key) }))
  return <DropDown words={isFirst ? 'Add' : 'More'} items={items} />
}
