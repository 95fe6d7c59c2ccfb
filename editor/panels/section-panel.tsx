import { Fragment } from 'react'
import { useDocument } from '../state/workbench.ts'
import { AbsentPart } from './form/absent-part.tsx'
import { kindOf } from './form/kind.ts'
import { SchemaField } from './form/schema-field.tsx'
import { SheetField } from './form/sheet-field.tsx'
import { type FormField, useField } from './form/use-form.ts'
import { IdField, TitleField } from './title-field.tsx'
import { UsableFiles } from './usable-files.tsx'
import { UsedEntries } from './used-entries.tsx'

type Props = {
  readonly keys: readonly string[]
  readonly title: string
  /** Whether the battle has no file yet. */
  readonly isUnnamed?: boolean
}

/**
 * Top-level keys of the scenario, each with its form. The one that the panel is named after needs no name of its own where it
 * comes first.
 */
export function SectionPanel({ keys, title, isUnnamed = false }: Props) {
  const isKnown = useDocument(({ systemTools }) => systemTools !== undefined)
  if (!isKnown) return <p className="empty">The rulebook of this battle is not here.</p>
  return (
    <div className="form">
      {keys.map((key, i) => (
        <Fragment key={key}>
          <SheetField section={key} isOpen={keys.length === 1} />
          {key === 'title' ? (
            <TitleField isUnnamed={isUnnamed} />
          ) : key === 'id' ? (
            <IdField />
          ) : (
            <Part name={key} title={title} isAlone={keys.length === 1} isFirst={i === 0} />
          )}
          {key === 'uses' && <UsableFiles />}
          <UsedEntries section={key} />
        </Fragment>
      ))}
    </div>
  )
}

type PartProps = {
  readonly name: string
  readonly title: string
  readonly isAlone: boolean
  readonly isFirst: boolean
}

function Part({ name, title, isAlone, isFirst }: PartProps) {
  const field = useField([name])
  const isNamed = isAlone || (isFirst && field?.label.toLowerCase() === title.toLowerCase())
  if (field && field.value === undefined && isBegunWhole(field))
    return <AbsentPart field={field} label={isNamed ? '' : field.label} />
  return <SchemaField path={[name]} {...(isNamed && { label: '' })} />
}

/** Whether half of it would say nothing: then it is begun as a whole. */
function isBegunWhole({ place }: FormField): boolean {
  const kind = kindOf(place)
  return kind === 'record' ? (place.node.required ?? []).length > 0 : BEGUN.has(kind)
}

const BEGUN: ReadonlySet<string> = new Set(['grid', 'chart', 'one-of', 'condition'])
