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
        const feature = features![id]!
        if (removed) delete after[id]
        else after[id] = built ? feature : asKind(feature, becomes!)
      }
    }
  })
  // Later features lie on top: what is built lies where it is listed.
  return Object.fromEntries(Object.keys(features ?? {}).flatMap((id) => (after[id] ? [[id, after[id]]] : [])))
}

/** The same once some of them have broken (14.15): each is gone, or is another kind of ground. */
export function featuresBroken(
  features: Features,
  broken: readonly { readonly id: string; readonly becomes: string | undefined }[],
): Features {
  return Object.fromEntries(
    Object.entries(features).flatMap(([id, feature]) => {
      const one = broken.find((weak) => weak.id === id)
      if (!one) return [[id, feature]]
      return one.becomes === undefined ? [] : [[id, asKind(feature, one.becomes)]]
    }),
  )
}

/** What stays of a feature that becomes another kind: where it lies, and what it is called. */
const KEPT = ['name', 'area', 'line', 'width', 'note'] as const

function asKind(feature: TableFeature, kind: string): TableFeature {
  const kept = KEPT.filter((key) => key in feature).map((key) => [key, feature[key]])
  return { ...Object.fromEntries(kept), kind }
}
