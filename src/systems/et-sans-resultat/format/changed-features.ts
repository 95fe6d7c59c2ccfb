import type { EsrEvent, TableBoard, TableFeature } from './types.gen.ts'

type Features = Readonly<Record<string, TableFeature>>

/** The features of a table once some events have happened, in the order of the list; those still to be built are not there. */
export function featuresAfter(
  features: TableBoard['features'],
  events: readonly EsrEvent[] | undefined,
  hasHappened: (event: number) => boolean,
): Features {
  const after: Record<string, TableFeature> = { ...features }
  const changes = (events ?? []).map((event) => event?.features ?? [])
  for (const id of changes.flat().flatMap((change) => (change?.built ? change.ids : []))) delete after[id]
  changes.forEach((list, event) => {
    if (!hasHappened(event)) return
    for (const { ids, becomes, removed, built } of list) {
      for (const id of ids) {
        const feature = after[id] ?? features?.[id]
        if (removed || !feature) delete after[id]
        else if (built) after[id] = feature
        else if (becomes !== undefined) after[id] = asKind(feature, becomes)
      }
    }
  })
  // Later features lie on top: what is built lies where it is listed.
  return Object.fromEntries(Object.keys(features ?? {}).flatMap((id) => (after[id] ? [[id, after[id]]] : [])))
}

/** A feature of another kind: only where it lies, and what it is called, stays. */
function asKind({ name, area, line, width, note }: TableFeature, kind: string): TableFeature {
  return {
    kind,
    ...(name !== undefined && { name }),
    ...(area && { area }),
    ...(line && { line }),
    ...(width !== undefined && { width }),
    ...(note !== undefined && { note }),
  }
}
