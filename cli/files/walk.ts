import { closeSync, type Dirent, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** A kind of file that a search of folders finds: what a person calls it, and how its beginning or its place tells. */
export type FileKind = {
  readonly name: string
  readonly looksLike: (text: string, path: string) => boolean
  /** Whether JSON files may be of this kind, too. */
  readonly isJsonToo?: boolean
}

/** Battles. */
export const SCENARIOS: FileKind = { name: 'scenario', looksLike: isScenario, isJsonToo: true }

/** Battles, without the files of definitions that they use. */
export const BATTLES: FileKind = {
  ...SCENARIOS,
  looksLike: (text, path) => isScenario(text, path) && !/^kind:[ \t]*definitions\b/m.test(text),
}

/** Cases of the rules. */
export const CASE_FILES: FileKind = { name: 'case file', looksLike: isCaseFile }

/** The files of a kind in a folder and below it, and what could not be read there. */
export type FoundFiles = {
  readonly files: readonly string[]
  readonly errors: readonly { readonly path: string; readonly error: unknown }[]
}

/** Whether tools skip a file or folder of this name: hidden ones and other people's packages. */
export function isSkipped(name: string): boolean {
  return name === 'node_modules' || (name.startsWith('.') && name !== '.' && name !== '..')
}

/** Whether a file is called YAML. */
export function isYaml(name: string): boolean {
  return /\.ya?ml$/i.test(name)
}

/** Whether a search for a kind of file looks into one of this name. */
export function isNamedLike({ isJsonToo = false }: FileKind, name: string): boolean {
  return isYaml(name) || (isJsonToo && /\.json$/i.test(name))
}

/** Searches a folder. Linked files count, linked folders do not: they could lead back here. */
export function filesBelow(kind: FileKind, root: string): FoundFiles {
  return lookInto(kind, candidatesBelow(kind, root))
}

/** A file whose name is that of a kind, or a folder that could not be read. */
type Candidate = { readonly path: string } & ({ readonly entry: Dirent } | { readonly error: unknown })

/** The files in a folder and below it that are called like a kind of file. */
export function candidatesBelow(kind: FileKind, root: string): readonly Candidate[] {
  const found: Candidate[] = []
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name)
        if (isSkipped(entry.name)) continue
        if (entry.isDirectory()) folders.push(path)
        else if (isNamedLike(kind, entry.name)) found.push({ path, entry })
      }
    } catch (error) {
      found.push({ path: folder, error })
    }
  }
  return found
}

/** Those of the candidates that are of a kind by what they say. */
export function lookInto(kind: FileKind, candidates: readonly Candidate[]): FoundFiles {
  const files: string[] = []
  const errors: { path: string; error: unknown }[] = []
  for (const candidate of candidates) {
    const { path } = candidate
    if ('error' in candidate) errors.push(candidate)
    else if (isWanted(candidate.entry, path)) files.push(path)
  }
  return { files, errors }

  function isWanted(entry: Dirent, path: string): boolean {
    try {
      return isFile(entry, path) && kind.looksLike(beginningOf(path), path)
    } catch (error) {
      // A file that vanished meanwhile is simply not there.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') errors.push({ path, error })
      return false
    }
  }
}

/**
 * Whether a text has the key `system` or two keys of a scenario at the top level, tells editors our schema, or is a
 * mapping below a folder called `scenarios`. A file with slips must not be passed over in silence.
 */
function isScenario(text: string, path: string): boolean {
  if (hasCases(text)) return false
  if (/\.json$/i.test(path) || FLOW.test(text)) return isFlowScenario(text)
  if (MARK.test(text)) return true
  const first = FIRST_LINE.exec(text)
  // A slip may have moved every line, or one of them, a little to the right.
  const margin = Math.min(2, Math.max(1, first?.groups?.['margin']?.length ?? 0))
  const keys = text.matchAll(KEYS[margin]!)
  if (new Set(Array.from(keys, ([, key]) => key!.toLowerCase())).size >= 2) return true
  const isMapping = /^["']?[^\s#:[\]{}-][^#:\n]*:(?:\s|$)/.test(first?.groups?.['line'] ?? '')
  return isMapping && isBelow('scenarios', path)
}

/** Whether a text in braces, as JSON is, has `system` and another key of a scenario, and is no game or export of ours. */
function isFlowScenario(text: string): boolean {
  const keys = new Set(Array.from(text.matchAll(FLOW_KEYS), ([, key]) => key!))
  return keys.has('system') && keys.size >= 2 && !OTHER_JSON.test(text)
}

/** Whether a text has cases of one of our systems, or stands below a folder called `cases`. */
function isCaseFile(text: string, path: string): boolean {
  return (hasCases(text) && MARK.test(text)) || CASES_SCHEMA.test(text) || isBelow('cases', path)
}

/** Whether a text has the key `cases` at the top level, or tells editors the schema of cases: no scenario does. */
function hasCases(text: string): boolean {
  // Hardly any file has the word: to look for it takes no time.
  return text.includes('cases') && (/^[^\w\s#]*cases["']?[ \t]*:/m.test(text) || CASES_SCHEMA.test(text))
}

function isBelow(folder: string, path: string): boolean {
  return dirname(resolve(path)).split(sep).includes(folder)
}

/** The key `system` at the top level, or the line that tells editors our schema. Byte-order marks may stand before it. */
const MARK = /^[^\w\s#]*system["']?[ \t]*:|^[^\w\s]*# *yaml-language-server:.*scenario\.schema\.json/m

const CASES_SCHEMA = /^[^\w\s]*# *yaml-language-server:.*cases\.schema\.json/m

/** The first line that is no comment, directive or mark of a beginning. */
const FIRST_LINE = /^[^\x20-\x7e\s]*(?<margin> *)(?<line>(?!---|[#%\s]).+)/m

/** Lines that begin with a key of a scenario, after no more blanks than the index says. */
const KEYS = [0, 1, 2].map(
  (margin) =>
    new RegExp(
      `^[^\\x20-\\x7e\\s]* {0,${margin}}["']?(format|system|board|sides|units|victory|turns|reinforcements|specialRules)["']?[ \\t]*:`,
      'gim',
    ),
)

/** A text whose first sign is a brace. */
const FLOW = /^[^\x20-\x7e\s]*(?:\s|#.*\n|---)*\{/

const FLOW_KEYS = /[{,\s]["']?(format|system|board|sides|units|armies|victory|turns)["']?\s*:/g

/** What replays and exports have besides. */
const OTHER_JSON = /["'](?:berthier|definitions)["']\s*:/

/** Room for the beginning of a file, one after the other. */
const BEGINNING = Buffer.allocUnsafeSlow(64 * 1024)

/** As much as the head of the largest scenario; what it says is plain ASCII, so the encoding does not matter. */
function beginningOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    return BEGINNING.toString('latin1', 0, readSync(file, BEGINNING)).replaceAll('\0', '')
  } finally {
    closeSync(file)
  }
}

function isFile(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile()
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
