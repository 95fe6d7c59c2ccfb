import type { Path } from '../../../src/scenario/diagnostic.ts'
import { childPlace, resolve } from '../../../src/scenario/schema-nodes.ts'
import { ChoiceField, ChoicesField, FlagField, SideField } from './choice-fields.tsx'
import { HexesField } from './hexes-field.tsx'
import { kindOf } from './kind.ts'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { OneOfField } from './one-of-field.tsx'
import { PointsField } from './points-field.tsx'
import { RecordField } from './record-field.tsx'
import { NumberField, TextField } from './typed-fields.tsx'
import { useField } from './use-form.ts'
import { labelOf } from './words.ts'

type Props = {
  readonly path: Path
  readonly label?: string
  /** Keys that have a form of their own elsewhere. */
  readonly without?: readonly string[]
}

/** The form for a place of the scenario, made from its schema: whatever the rulebook has can be filled in. */
export function SchemaField({ path, label, without = [] }: Props) {
  const field = useField(path)
  if (!field) return null
  const name = label ?? labelOf(path.at(-1) ?? '')
  const props = { field, label: name }
  switch (kindOf(field.place)) {
    case 'fixed':
      return null
    case 'choice':
      return <ChoiceField {...props} />
    case 'choices':
      return <ChoicesField {...props} options={resolve(childPlace(field.place, 0)!, undefined).node.enum ?? []} />
    case 'side':
      return <SideField {...props} />
    case 'hex':
    case 'text':
      return <TextField {...props} />
    case 'prose':
      return <TextField {...props} isProse />
    case 'hexes':
      return <HexesField {...props} />
    case 'point':
      return <PointsField {...props} isOne />
    case 'points':
      return <PointsField {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'list':
      return <ListField {...props} Nested={SchemaField} />
    case 'one-of':
      return <OneOfField {...props} Nested={SchemaField} />
    case 'record':
      return <RecordField {...props} without={without} Nested={SchemaField} />
    case 'map':
      return <MapField {...props} Nested={SchemaField} />
  }
}
