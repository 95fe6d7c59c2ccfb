import type { RawDiagnostic } from './diagnostic.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema } from './schema/check-schema.ts'
import { KEYS_HERE } from './schema/keys.ts'
import { isKeySomewhere, rootPlace } from './schema/nodes.ts'

/** Of so many problems with its form on, a file may be a battle of another rulebook. */
export const MANY_PROBLEMS = 6

/** The one problem of a battle that is written for another rulebook than it names; nothing where no other fits much better. */
export function findMistakenRulebook(
  data: Readonly<Record<string, unknown>>,
  named: Rulebook,
  rulebooks: readonly Rulebook[],
  problems: readonly Placed[],
): RawDiagnostic | undefined {
  const wrong = countParts(problems)
  if (wrong < MANY_PROBLEMS) return undefined
  const meant = rulebooks.find(
    (one) => one.id !== named.id && countParts(checkSchema(one, { ...data, system: one.id })) * 4 <= wrong,
  )
  return (
    meant && {
      code: 'system/mistaken',
      path: ['system'],
      message: `This is written as a battle of ${meant.title}, not of ${named.title}.`,
      hint: `Did you mean system: ${meant.id}?`,
    }
  )
}

/** What is said of a key that another rulebook has and its own does not: a part copied from a battle of that one. */
export function nameOwner(finding: RawDiagnostic, named: Rulebook, rulebooks: readonly Rulebook[]): RawDiagnostic {
  const { code, path, hint } = finding
  if (code !== 'schema/unknown-key' || !hint?.startsWith(KEYS_HERE)) return finding
  const key = String(path.at(-1))
  if (isKeySomewhere(key, rootPlace(named.schema))) return finding
  const owner = rulebooks.find(({ schema }) =>
    path.length === 1 ? Object.hasOwn(schema.properties ?? {}, key) : isKeySomewhere(key, rootPlace(schema)),
  )
  return owner ? { ...finding, hint: `It is a key of ${owner.title}. ${hint}` } : finding
}

type Placed = Pick<RawDiagnostic, 'path'>

/** In how many parts of a battle something is wrong: a long list with one slip in each entry is still a list of this rulebook. */
const countParts = (problems: readonly Placed[]) =>
  new Set(
    problems.map(({ path }) =>
      path
        .filter((step) => typeof step === 'string')
        .slice(0, 2)
        .join('/'),
    ),
  ).size
