import type { RawDiagnostic } from '../diagnostic.ts'
import type { Rulebook } from '../rulebook.ts'
import { count, quote } from '../wording.ts'
import { findConflicts } from './conflicts.ts'
import { findDefinitions } from './definition-files.ts'
import type { DefinitionsFile } from './definitions-file.ts'
import { referenceFlaw } from './reference.ts'
import type { UsesContext } from './uses-context.ts'

/** More files than any campaign has; each may use fifty others. */
const MOST_FILES = 100

/** A file that uses others: the battle, or a file of definitions. */
export type User = { readonly path: string; readonly uses: readonly string[] }

/** What a user uses directly: the file that each of its references leads to, or nothing where it leads to none. */
export type UsedBy = ReadonlyMap<User, readonly (DefinitionsFile | undefined)[]>

/** All that a battle uses. */
export type Gathered = {
  /** Each after those that it uses itself. */
  readonly files: readonly DefinitionsFile[]
  readonly used: UsedBy
  /** What is wrong with how they use each other, by the file in which it is said. */
  readonly findings: ReadonlyMap<User, readonly RawDiagnostic[]>
  /** Whether everything could be read that is used. */
  readonly isWhole: boolean
}

/** Finds all files that a battle or a file of definitions uses, and those that they use. */
export function gather(root: User, rulebook: Rulebook, rulebooks: readonly Rulebook[], context: UsesContext): Gathered {
  const files: DefinitionsFile[] = []
  const used = new Map<User, (DefinitionsFile | undefined)[]>()
  const findings = new Map<User, RawDiagnostic[]>()
  const trail: User[] = []
  let isWhole = true
  visit(root)
  const conflicts = findConflicts(root, files, used)
  for (const { user, finding } of conflicts) report(user, finding)
  return { files, used, findings, isWhole }

  function visit(user: User): void {
    const direct: (DefinitionsFile | undefined)[] = []
    used.set(user, direct)
    trail.push(user)
    for (const [i, reference] of user.uses.entries()) direct.push(follow(user, reference, i))
    trail.pop()
  }

  function follow(user: User, reference: string, i: number): DefinitionsFile | undefined {
    const path = ['uses', i]
    // What the schema found wrong has left a hole.
    if (reference === '') return fail()
    const flaw = referenceFlaw(reference)
    if (flaw) return fail(user, { code: 'uses/path', path, ...flaw })
    const found = findDefinitions(reference, user.path, rulebooks, context)
    if ('failure' in found) {
      const code = found.isOutside ? 'uses/outside' : 'uses/missing'
      const hint = found.isOutside ? OUTSIDE : MISSING
      return fail(user, { code, path, message: `Cannot use ${quote(reference)}: ${found.failure}.`, hint })
    }
    const known = files.find((file) => file.path === found.path)
    if (known) return known
    if (found.kind === 'other') {
      const message = `${quote(reference)} is not a file of definitions.`
      const hint = 'A file of definitions has kind: definitions. A battle cannot be used by another.'
      return fail(user, { code: 'uses/not-definitions', path, message, hint })
    }
    const turn = trail.findIndex((one) => one.path === found.path)
    if (turn >= 0) return failInCircle(trail.slice(turn))
    if (files.length >= MOST_FILES) {
      const message = `More than ${count(MOST_FILES, 'file')} of definitions are used.`
      return fail(root, { code: 'file/too-large', path: ['uses'], message })
    }
    if (found.rulebook && found.rulebook.id !== rulebook.id) {
      const message = `${quote(reference)} has definitions for ${found.rulebook.id}, not for ${rulebook.id}.`
      const hint = 'Use a file of the same rulebook.'
      return fail(user, { code: 'uses/other-system', path, message, hint })
    }
    if (!found.rulebook) isWhole = false
    visit(found)
    files.push(found)
    return found
  }

  /** A circle is reported in one place, whoever comes upon it: in the first of its files by name. */
  function failInCircle(circle: readonly User[]): undefined {
    const first = circle.reduce((least, one) => (one.path < least.path ? one : least))
    const start = circle.indexOf(first)
    const [, ...others] = [...circle.slice(start), ...circle.slice(0, start)]
    const names = [...others, first].map(({ path }) => quote(nameOf(path)))
    const message = others.length === 0 ? 'This file uses itself.' : `This file uses itself: ${names.join(' uses ')}.`
    // The one of its references that is being followed.
    const i = used.get(first)!.length
    return fail(first, { code: 'uses/circle', path: ['uses', i], message, hint: CIRCLE })
  }

  function fail(user?: User, finding?: RawDiagnostic): undefined {
    isWhole = false
    if (user && finding) report(user, finding)
  }

  function report(user: User, finding: RawDiagnostic): void {
    const known = findings.get(user)
    const isKnown = known?.some(({ code, message, path }) => {
      return code === finding.code && message === finding.message && path.join() === finding.path.join()
    })
    if (!known) findings.set(user, [finding])
    else if (!isKnown) known.push(finding)
  }
}

/** A file's own name, without its folders. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const MISSING = 'Paths start at the folder of this file. To have a battle in one file, use berthier convert --inline.'

const OUTSIDE = 'Serve a folder that has both files, or move the file into this one.'

const CIRCLE = 'Remove one of the entries, or move what both need into a third file.'
