import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { moduleAsScript } from './page-module.ts'
import { smallRulebook } from './small-rulebook.fixture.ts'

/** What a page finds where the module is a plain script. */
async function inPage(code: string): Promise<unknown> {
  const script = await moduleAsScript(code, 'rulebook.js')
  return runInThisContext(`(() => {\n${script}\nreturn berthierRulebook\n})()`)
}

test.each([
  ['an expression', 'const a = 1\nexport default { id: a + 1 }', { id: 2 }],
  ['a name', 'const export_ = { id: 2 }; export { export_ as default };', { id: 2 }],
  ['a name, minified', 'var a={id:"export"};export{a as default};', { id: 'export' }],
  ['a name with code behind it', 'export { a as default };\nvar a = { id: 3 };', { id: 3 }],
])('a module whose default export is %s becomes a script', async (_, code, expected) => {
  expect(await inPage(code)).toEqual(expected)
})

test('a rulebook becomes a script', async () => {
  expect(await inPage(smallRulebook())).toMatchObject({ id: 'tiny', contract: 1 })
})

test.each([
  ["import 'x'\nexport default {}", 'imports x'],
  ["export default { load: () => import('./game.js') }", 'imports ./game.js'],
  ['export default { load: (name) => import(name) }', 'imports another module'],
  ['export default { here: import.meta.url }', 'uses import.meta'],
  ["export { a as default } from 'x'", 'imports x'],
])('%j is refused: it %s', async (code, what) => {
  await expect(moduleAsScript(code, 'rulebook.js')).rejects.toThrow(
    `the rulebook rulebook.js ${what}. The editor and exported pages need it in one file: bundle it, with dynamic imports inlined.`,
  )
})

test.each(['export const a = 1\nexport default {}', 'export const a = 1'])(
  '%j is refused for what it exports',
  async (code) => {
    await expect(moduleAsScript(code, 'rulebook.js')).rejects.toThrow(
      'rulebook.js exports more than its rulebook. A page needs a bundle with a default export only.',
    )
  },
)
