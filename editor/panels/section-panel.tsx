import { SchemaField } from './form/schema-field.tsx'

/** Top-level keys of the scenario, each with the form that its schema makes. */
export function SectionPanel({ keys }: { readonly keys: readonly string[] }) {
  return (
    <div className="form">
      {keys.map((key) => (
        <SchemaField key={key} path={[key]} />
      ))}
    </div>
  )
}
