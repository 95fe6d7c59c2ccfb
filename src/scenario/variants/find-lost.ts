import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { valueAt } from '../value-at.ts'
import { quote } from '../wording.ts'
import type { Composed } from './compose.ts'

/**
 * Finds, in what does not fit the schema, the parts that variants mean to change and that are not there: what a change says of them
 * makes no whole entry. What follows from an entry too many is left out of the rest.
 */
export function findLost(
  unfit: readonly RawDiagnostic[],
  { originOf }: Pick<Composed, 'originOf'>,
  base: unknown,
): { readonly lost: readonly RawDiagnostic[]; readonly rest: readonly RawDiagnostic[] } {
  const lost = new Map<string, RawDiagnostic>()
  const owners = new Set<string>()
  const rest = unfit.filter((finding) => {
    const [file, id, part, ...path] = originOf(finding.path)
    if (finding.code !== 'schema/missing-key' || file !== 'variants' || part !== 'changes') return true
    const depth = path.findIndex((_, i) => valueAt(base, path.slice(0, i + 1)) === undefined)
    const key = path[depth]
    if (typeof key !== 'string') return true
    const owner = path.slice(0, depth)
    const at = ['variants', id!, part, ...owner, key]
    lost.set(at.join('\0'), describeLost(key, at, valueAt(base, owner), finding))
    owners.add(owner.join('\0'))
    return false
  })
  return { lost: [...lost.values()], rest: rest.filter(({ path }) => !owners.has(path.join('\0'))) }
}

function describeLost(key: string, path: Path, owner: unknown, { message: lack }: RawDiagnostic): RawDiagnostic {
  const hint = didYouMean(suggest(key, isMapping(owner) ? Object.keys(owner) : [])) ?? `For a new one: ${lack}`
  return { code: 'variant/missing', path, target: 'key', message: `There is no ${quote(key)} to change.`, hint }
}
