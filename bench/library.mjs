import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { root } from './processes.mjs'
import { atMost, printNote, report } from './report.mjs'

const library = join(root, 'dist/library')

/** What whoever imports the library has to load: a page that only checks battles gets no game, no drawing and no players. */
export async function benchLibrary(folder) {
  const rulebooks = readdirSync(join(library, 'rulebooks')).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(rulebooks.map((file) => kilobytes(folder, [file])))
  report('validate with one rulebook (the largest), compressed, in kB', Math.max(...sizes), atMost(200))
  printNote(
    `without a rulebook ${(await kilobytes(folder, [])).toFixed(0)} kB, with all that ship ${(await kilobytes(folder, rulebooks)).toFixed(0)} kB`,
  )
}

/** A bundle's first load: its entry and what that imports, without what is loaded when it is wanted. */
async function kilobytes(folder, rulebooks) {
  const input = join(folder, `validate-${rulebooks.length}-${rulebooks[0] ?? 'none'}.mjs`)
  const imports = rulebooks.map((file, i) => `import book${i} from ${JSON.stringify(join(library, 'rulebooks', file))}`)
  const list = `[${rulebooks.map((_, i) => `book${i}`).join(', ')}]`
  writeFileSync(
    input,
    `import { validate } from ${JSON.stringify(join(library, 'index.js'))}\n${imports.join('\n')}\nconsole.log(validate(document.title, ${list}))\n`,
  )
  const bundle = await rolldown({ input, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of needed) for (const other of chunks.get(name).imports) needed.add(other)
  return [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name).code).length, 0) / 1000
}
