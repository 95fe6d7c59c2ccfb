import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { findMutants, type Mutant, type NumberedSite } from './find-mutants.ts'
import { type Mode, writeSchemata } from './schemata.ts'
import { readTargets, type Settings } from './settings.ts'

/** The mutants of a system's sources, and the sites at which they are. */
export type Mutated = {
  readonly mutants: readonly Mutant[]
  readonly sites: ReadonlyMap<string, readonly NumberedSite[]>
}

/** Finds the mutants in all files that the settings name. */
export function mutateSources(settings: Settings): Mutated {
  const mutants: Mutant[] = []
  const sites = new Map<string, readonly NumberedSite[]>()
  for (const source of readTargets(settings)) {
    const found = findMutants(source, mutants.length + 1)
    mutants.push(...found.mutants)
    sites.set(join(settings.folder, source.file), found.sites)
  }
  return { mutants, sites }
}

/** A script that, given `$mutant` and `$tick`, gives what the entry exports. */
export async function bundle(root: string, { sites }: Mutated, mode: Mode): Promise<string> {
  const build = await rolldown({
    input: join(root, 'test/mutants/played-system.ts'),
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutants',
        transform(code, path) {
          const isSource =
            relative(root, path).startsWith(`src${sep}`) && path.endsWith('.ts') && !path.includes('.gen.')
          return isSource ? { code: writeSchemata(code, sites.get(path) ?? [], mode) } : null
        },
      },
    ],
  })
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false })
  await build.close()
  return `(function ($mutant, $tick, require) { const exports = {}, module = { exports };\n${output[0].code}\nreturn module.exports })`
}
