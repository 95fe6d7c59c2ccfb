import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { SHIPPED } from '../../src/systems/lazily.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The register of systems, and what tests alone import. */
const ALLOWED = [
  'src/systems/index.ts',
  'src/systems/lazily.ts',
  'src/scenario/format/careless-scenario.fixture.ts',
  'src/scenario/format/test-format.ts',
]
const isOfTests = (file: string) => /\.(test|fixture|gen)\./.test(file) || ALLOWED.includes(file)

/** A system's id as it is written, as the name of a constant or type, and as its title. */
const names = SYSTEMS.map(
  ({ id }) => new RegExp(id.replaceAll('-', '[-\\s]?').replace('lempereur', "l['’]?empereur"), 'i'),
)

const files = ['src', 'cli', 'editor', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|css|html)$/.test(file))
    .map((file) => join(folder, file)),
)
const isOwn = (file: string, id: string) => file.startsWith(`src/systems/${id}/`)

test('the systems that are loaded when they are asked for are those of the register', async () => {
  expect(await Promise.all(SHIPPED.map(({ load }) => load()))).toEqual(SYSTEMS)
  expect(SHIPPED.map(({ id, title }) => ({ id, title }))).toEqual(SYSTEMS.map(({ id, title }) => ({ id, title })))
})

test.each(SYSTEMS.map(({ id }, i) => [id, names[i]!] as const))(
  'nothing that is shared, and no other system, has the name of %s in it',
  (id, name) => {
    const shared = files.filter((file) => !isOwn(file, id) && !isOfTests(file))
    expect(shared.length).toBeGreaterThan(500)
    expect(shared.filter((file) => name.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
    expect(files.some((file) => isOwn(file, id) && name.test(readFileSync(join(root, file), 'utf8')))).toBe(true)
  },
)
