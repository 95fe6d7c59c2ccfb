import type { RawDiagnostic } from '../diagnostic.ts'
import { quote } from '../wording.ts'
import type { DefinitionsFile } from './definitions-file.ts'
import type { UsedBy, User } from './gather.ts'

/** More names than these need not be listed to see what is meant. */
const MOST_NAMED = 5

/**
 * Names that two files define of which neither uses the other: nobody says which of them counts. Reported where both come together,
 * which is in the battle or in a file of definitions that uses both.
 */
export function findConflicts(
  root: User,
  files: readonly DefinitionsFile[],
  used: UsedBy,
): readonly { readonly user: User; readonly finding: RawDiagnostic }[] {
  if (files.length < 2) return []
  const below = new Map<User, ReadonlySet<DefinitionsFile>>()
  for (const user of [...files, root]) {
    const direct = (used.get(user) ?? []).filter((file) => file !== undefined)
    below.set(user, new Set(direct.flatMap((file) => [file, ...(below.get(file) ?? [])])))
  }
  const isBelow = (one: DefinitionsFile, user: User | undefined) => user !== undefined && below.get(user)!.has(one)
  const holds = (user: DefinitionsFile | undefined, one: DefinitionsFile) => user === one || isBelow(one, user)
  return files.flatMap((second, i) =>
    files.slice(0, i).flatMap((first) => {
      if (isBelow(first, second) || isBelow(second, first)) return []
      const names = commonNames(first, second)
      if (names.length === 0) return []
      const shown = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1), '…'] : names
      return [...files, root]
        .filter((user) => isBelow(first, user) && isBelow(second, user))
        .filter((user) => !used.get(user)!.some((file) => file && holds(file, first) && holds(file, second)))
        .map((user) => {
          const at = used.get(user)!.findIndex((file) => file !== undefined && holds(file, second))
          const [one, other] = [first, second].map(({ path }) => quote(path))
          const message = `Both ${one} and ${other} define ${shown.join(', ')}.`
          const hint = 'Rename one of them, or let one of the files use the other and change it.'
          return { user, finding: { code: 'uses/conflict', path: ['uses', at], message, hint } }
        })
    }),
  )
}

function commonNames(first: DefinitionsFile, second: DefinitionsFile): readonly string[] {
  return Object.entries(second.entries).flatMap(([key, entries]) =>
    Object.keys(entries)
      .filter((name) => Object.hasOwn(first.entries[key] ?? {}, name))
      .map((name) => `${key}.${name}`),
  )
}
