import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { overlay } from '../overlay.ts'
import { isMapping, isSame } from '../plain-data.ts'
import { bareMapping } from '../reading/bare-mapping.ts'
import type { SchemaPlace } from '../schema/nodes.ts'
import type { Variant } from '../types.gen.ts'
import { addTo } from './add.ts'
import { Origins } from './origins.ts'
import { removeFrom } from './remove.ts'
import { FIXED_KEYS } from './variant.ts'

type Mapping = Readonly<Record<string, unknown>>

/** A battle with variants: what it is, and where in the file each part of it is said. */
export type Composed = {
  /** The battle, without its variants. */
  readonly data: Mapping
  /** Whether it differs from the battle without them. */
  readonly isTouched: boolean
  /** Where a part of it is said in the file. */
  originOf(path: Path): Path
  /** What the variants speak of that is not there, or not as they have it; with paths in the file. */
  readonly findings: readonly RawDiagnostic[]
}

/** What the parts of a variant are carried out with. */
export type Composition = {
  readonly origins: Origins
  /** The schema of the battle. */
  readonly root: SchemaPlace
  readonly report: (finding: RawDiagnostic) => void
}

/**
 * Makes of a battle what it is with variants. They hold in the order of the file, however they were chosen: each first changes,
 * then removes, then adds.
 */
export function compose(base: Mapping, variants: readonly (readonly [string, Variant])[], root: SchemaPlace): Composed {
  const findings: RawDiagnostic[] = []
  const origins = new Origins()
  const composition: Composition = { origins, root, report: (finding) => findings.push(finding) }
  const { variants: _, ...bare } = base
  const start = Object.assign(bareMapping(), bare)
  let data: Mapping = start
  for (const [id, variant] of variants) {
    const from = ['variants', id]
    const { changes, removes, adds } = variant as { readonly [part in 'changes' | 'removes' | 'adds']?: Mapping }
    if (changes) data = overlay(data, free(changes), origins.trace([...from, 'changes'])) as Mapping
    if (removes) data = removeFrom(data, free(removes), [...from, 'removes'], composition) ?? {}
    if (adds) data = addTo(data, free(adds), [...from, 'adds'], composition)
  }
  return { data, isTouched: !isSame(start, data), originOf: (path) => origins.find(data, path), findings }
}

/** What a variant may say; that it says more is reported elsewhere. */
function free(part: unknown): Mapping {
  return isMapping(part) ? Object.fromEntries(Object.entries(part).filter(([key]) => !FIXED_KEYS.has(key))) : {}
}
