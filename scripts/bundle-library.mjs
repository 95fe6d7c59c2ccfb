// Bundles the library: the modules of package.json's `exports`, which share chunks, and their types.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { packagesOf } from './shipped-packages.mjs'

const ENTRIES = ['index', 'engine', 'scene', 'rulebook']

/** Writes dist/library/, and returns the packages that are in it. */
export async function bundleLibrary(root) {
  const folder = `${root}dist/library`
  rmSync(folder, { recursive: true, force: true })
  const rulebooks = readdirSync(`${root}src/systems`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const bundle = await rolldown({
    input: {
      ...Object.fromEntries(ENTRIES.map((name) => [name, `${root}src/library/${name}.ts`])),
      ...Object.fromEntries(rulebooks.map(({ name }) => [`rulebooks/${name}`, `${root}src/systems/${name}/index.ts`])),
    },
    // What is here runs in Node and in browsers alike.
    platform: 'neutral',
    resolve: { alias: { yaml: `${root}node_modules/yaml/browser/index.js` }, mainFields: ['module', 'main'] },
    transform: { target: 'es2022' },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: { compress: true, mangle: true, codegen: true },
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundle.close()
  writeTypes(
    root,
    folder,
    rulebooks.map(({ name }) => name),
  )
  return packagesOf(
    output.flatMap(({ moduleIds = [] }) => moduleIds),
    root,
  )
}

/** The declarations that the entries lead to, beside the code. */
function writeTypes(root, folder, rulebooks) {
  const made = `${root}node_modules/.cache/berthier-types`
  rmSync(made, { recursive: true, force: true })
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', `${root}tsconfig.library.json`, '--outDir', made],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`the types of the library cannot be made:\n${stdout}`)
  const wanted = ENTRIES.map((name) => `library/${name}.d.ts`)
  const seen = new Set(wanted)
  for (const file of wanted) {
    const text = readFileSync(join(made, file), 'utf8').replaceAll(
      /(from |import\()(['"])(\.[^'"]+)\.ts\2/g,
      (_, word, mark, path) => {
        const target = relative(made, join(made, dirname(file), `${path}.d.ts`)).replaceAll('\\', '/')
        if (!seen.has(target)) wanted.push(target)
        seen.add(target)
        return `${word}${mark}${path}.js${mark}`
      },
    )
    const foreign = /(?:from |import\()['"]([^.'"][^'"]*)['"]/.exec(text)?.[1]
    if (foreign !== undefined) throw new Error(`the types of the library lead to the package ${foreign} in ${file}`)
    const path = join(folder, 'types', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  // Every rulebook that ships looks the same from outside.
  for (const name of rulebooks)
    writeFileSync(
      join(folder, 'rulebooks', `${name}.d.ts`),
      `import type { System } from '../types/library/rulebook.js'\n\ndeclare const rulebook: System\nexport default rulebook\n`,
    )
}
