import type { Plugin } from 'vitest/config'

/**
 * Makes what modules share as quick under test as it is for users. Vitest keeps the exports of a module in an object without a
 * prototype, which V8 looks up by hashing, however often it is asked: games take half as long again. An object that others
 * inherit from it lays out for speed.
 */
export function fastModules(): Plugin {
  return {
    name: 'fast-modules',
    enforce: 'post',
    transform: (code, id) =>
      id.includes('/node_modules/') ? undefined : { code: `${code}\n;Object.create(__vite_ssr_exports__)`, map: null },
  }
}
