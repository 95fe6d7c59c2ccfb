import type { ScenarioEditor } from '../../../src/engine/scenario-editors.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'
import { useDocument } from '../../state/workbench.ts'
import { AlikeField } from './alike-field.tsx'
import { ChartField } from './chart-field.tsx'
import { ChoiceField, ChoicesField, FlagField, SideField, ValueField } from './choice-fields.tsx'
import { ColourField } from './colour-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { Details } from './details.tsx'
import { FreeField } from './free-field.tsx'
import { GridField } from './grid-field.tsx'
import { HexesField, HexField } from './hexes-field.tsx'
import { HexsidesField } from './hexsides-field.tsx'
import { kindOf } from './kind.ts'
import { ListField } from './list-field.tsx'
import { MapField } from './map-field.tsx'
import { OneOfField } from './one-of-field.tsx'
import { PlacementsField } from './placements-field.tsx'
import { PointField, PointsField } from './points-field.tsx'
import { RecordField } from './record-field.tsx'
import { chartOf, gridOf } from './table-shape.ts'
import { NumberField, TextField } from './typed-fields.tsx'
import { type FormField, useField } from './use-form.ts'

type Props = {
  readonly path: Path
  readonly label?: string
  /** Keys that have a form of their own elsewhere. */
  readonly without?: readonly string[]
}

/** The form for a place of the scenario, made from its schema: whatever the rulebook has can be filled in. */
export function SchemaField({ path, label, without = [] }: Props) {
  const field = useField(path)
  const values = useDocument(({ systemTools, draft }) => valuesFor(field, systemTools?.scenarioEditor, draft))
  if (!field) return null
  const props = { field, label: label ?? field.label }
  switch (kindOf(field.place)) {
    case 'fixed':
      // What can only be said or left out, such as that the side decides.
      return field.place.node.enum?.[0] === true && props.label !== '' ? <p className="flag">{props.label}</p> : null
    case 'choice':
      return <ChoiceField {...props} />
    case 'choices':
      return <ChoicesField {...props} />
    case 'side':
      return <SideField {...props} />
    case 'text':
      return values ? <ValueField {...props} values={values} without={ownName(path)} /> : <TextField {...props} />
    case 'colour':
      return <ColourField {...props} />
    case 'hex':
      return (
        <>
          <HexField {...props} />
          <Details field={field} />
        </>
      )
    case 'prose':
      return <TextField {...props} isProse />
    case 'hexes':
      return (
        <>
          <HexesField {...props} />
          <Details field={field} />
        </>
      )
    case 'hexsides':
      return <HexsidesField {...props} />
    case 'point':
      return <PointField {...props} />
    case 'points':
      return <PointsField {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'list':
      return <ListField {...props} Nested={SchemaField} />
    case 'placements':
      return <PlacementsField {...props} Nested={SchemaField} />
    case 'condition':
      return <ConditionField {...props} Nested={SchemaField} />
    case 'one-of':
      return <OneOfField {...props} Nested={SchemaField} />
    case 'record':
      return <RecordField {...props} without={without} Nested={SchemaField} />
    case 'grid':
      return <GridField {...props} shape={gridOf(field.place)!} />
    case 'chart':
      return <ChartField {...props} shape={chartOf(field.place)!} />
    case 'alike':
      return <AlikeField {...props} Nested={SchemaField} />
    case 'free':
      return <FreeField {...props} />
    case 'map':
      return <MapField {...props} Nested={SchemaField} />
  }
}

/** What a text can be where the battle itself says which: made once for a place and a draft, as hooks need it. */
function valuesFor(
  field: FormField | undefined,
  scenarioEditor: ScenarioEditor | undefined,
  draft: unknown,
): readonly string[] | undefined {
  if (!field || !scenarioEditor || typeof draft !== 'object' || draft === null || kindOf(field.place) !== 'text')
    return undefined
  const kept = VALUES.get(draft) ?? new Map<string, readonly string[] | undefined>()
  VALUES.set(draft, kept)
  const side = sideAround(draft, field.path)
  const key = `${field.place.definition ?? ''} ${side ?? ''}`
  if (!kept.has(key)) kept.set(key, scenarioEditor.forms.values(draft, field.place, side))
  return kept.get(key)
}

/** No definition is like itself; what is deeper in the battle may be like the one of its name. */
const ownName = ([, name, key, ...deeper]: Path) => (key === 'like' && deeper.length === 0 ? name : undefined)

/** The side that the entry around a field is about: only its own units are named there. Conditions may speak of any side. */
function sideAround(draft: unknown, path: Path): string | undefined {
  // Units are listed by their side.
  if (path[0] === 'units' && typeof path[1] === 'string') return path[1]
  for (let length = path.length - 1; length > 0; length--) {
    if (path[length] === 'when') return undefined
    const around = valueAt(draft, path.slice(0, length))
    if (isMapping(around) && typeof around['side'] === 'string') return around['side']
  }
  return undefined
}

const VALUES = new WeakMap<object, Map<string, readonly string[] | undefined>>()
