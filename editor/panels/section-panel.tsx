import { Fragment } from 'react'
import { SchemaField } from './form/schema-field.tsx'
import { SheetField } from './form/sheet-field.tsx'
import { UsedEntries } from './used-entries.tsx'

/** Top-level keys of the scenario, each with the form that its schema makes. */
export function SectionPanel({ keys }: { readonly keys: readonly string[] }) {
  return (
    <div className="form">
      {keys.map((key) => (
        <Fragment key={key}>
          <SheetField section={key} isOpen={keys.length === 1} />
          <SchemaField path={[key]} />
          <UsedEntries section={key} />
        </Fragment>
      ))}
    </div>
  )
}
