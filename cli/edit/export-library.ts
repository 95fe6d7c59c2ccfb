import { join } from 'node:path'
import { zipSync } from 'fflate'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { type OpenUsedFile, resolveReference, type UsesContext } from '../../src/scenario/uses/uses-context.ts'
import { validate } from '../../src/scenario/validate.ts'
import { capitalise, count } from '../../src/scenario/wording.ts'
import { checkBytes } from '../checking/check.ts'
import { tally } from '../checking/results.ts'
import { type CheckedBattle, makeLibrary } from '../export/make-library.ts'
import type { Io } from '../io.ts'
import { refuse, type SentFile, stemOf } from './export.ts'
import type { ScenarioFolder } from './folder.ts'
import { RequestError } from './problem.ts'

/** What the page asks for: battles of the folder, and the one that is open, in one piece as it is on the screen. */
type Wish = { readonly paths: readonly string[]; readonly open?: { readonly name: string; readonly text: string } }

/** The most names that a note has. */
const NAMED = 3

/** Several battles as a library in an archive, with the code of `berthier export --all`. */
export async function exportLibrary(
  body: string,
  query: URLSearchParams,
  folder: ScenarioFolder,
  io: Io,
): Promise<SentFile> {
  const checked = await checkAll(readWish(body), folder, io)
  const isBroken = (battle: CheckedBattle) => tally([battle]).errors > 0
  const taken = query.get('force') === 'true' ? checked : checked.filter((battle) => !isBroken(battle))
  const left = checked.filter((battle) => !taken.includes(battle)).map(({ path }) => path)
  if (taken.length === 0)
    throw new RequestError(422, left.length === 0 ? 'Choose a battle.' : 'Every battle that was chosen has errors.')
  const { files } = await refuse(async () => makeLibrary(taken, await io.rulebooks()))
  const stem = stemOf(query)
  const content = zipSync(
    Object.fromEntries(files.map(({ name, content: bytes }) => [`${stem}/${name}`, Buffer.from(bytes)])),
  )
  const named = left.length > NAMED ? [...left.slice(0, NAMED), `${left.length - NAMED} others`] : left
  return {
    name: `${stem}.zip`,
    type: 'application/zip',
    content,
    ...(left.length > 0 && { note: `Left out ${count(left.length, 'battle')} with errors: ${named.join(', ')}.` }),
  }
}

async function checkAll({ paths, open }: Wish, folder: ScenarioFolder, io: Io): Promise<readonly CheckedBattle[]> {
  const checked: CheckedBattle[] = []
  for (const path of paths) {
    const { text } = folder.read(path)
    const result = await checkBytes(join(folder.root, path), Buffer.from(text), {}, io, usesIn(folder, path))
    if ('failure' in result) throw new RequestError(422, capitalise(result.failure))
    checked.push({ path, validation: result.validation })
  }
  if (open)
    checked.push({ path: open.name, validation: validate(open.text, await io.rulebooks(), parseText(open.text)) })
  return checked
}

/** What a battle of the folder uses, as the page has it: nothing outside the folder. */
function usesIn(folder: ScenarioFolder, path: string): UsesContext {
  const open: OpenUsedFile = (reference, from) => {
    const file = resolveReference(reference, from)
    if (file.startsWith('..')) return { path: file, failure: `it is outside ${folder.name}`, isOutside: true }
    try {
      return { path: file, content: folder.read(file).text }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      return { path: file, failure: error.message.replace(/\.$/, '') }
    }
  }
  return { path, open }
}

function readWish(body: string): Wish {
  let data: unknown
  try {
    data = JSON.parse(body)
  } catch {
    throw new RequestError(400, 'The request is not JSON.')
  }
  const { paths, open } = (data ?? {}) as Partial<Wish>
  const areNames = Array.isArray(paths) && paths.every((path) => typeof path === 'string')
  const isBattle = open === undefined || (typeof open?.name === 'string' && typeof open.text === 'string')
  if (!areNames || !isBattle) throw new RequestError(400, 'The request names no battles.')
  return { paths, ...(open && { open }) }
}
