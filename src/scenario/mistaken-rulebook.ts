import type { RawDiagnostic } from './diagnostic.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema } from './schema/check-schema.ts'

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
