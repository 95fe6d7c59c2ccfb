// JavaScript engines that play our games: each evaluates an expression in which `determinism` stands for what
// test/support/determinism.entry.ts exports, and gives its value.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { launchBrowser } from '../browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The entry as a script that defines `determinism`. */
export async function bundleGames() {
  // Every system is loaded when it is needed; a script is one file and has them all.
  const checks = { ineffectiveDynamicImport: false }
  const build = await rolldown({ input: join(root, 'test/support/determinism.entry.ts'), platform: 'browser', checks })
  const { output } = await build.generate({ format: 'iife', name: 'determinism', codeSplitting: false })
  await build.close()
  return output[0].code
}

/** Chromium, with V8 as it is there. */
export async function openChromium(code) {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.addScriptTag({ content: code })
  return {
    name: `Chromium ${browser.version()}`,
    ask: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** QuickJS (Fabrice Bellard): not a line in common with V8. It interprets, and takes ten to forty times as long. */
export async function openQuickJs(code) {
  const { newQuickJSWASMModuleFromVariant } = await import('quickjs-emscripten-core')
  const { default: variant } = await import('@jitl/quickjs-wasmfile-release-sync')
  const context = (await newQuickJSWASMModuleFromVariant(variant)).newContext()
  const evaluate = (text) => context.unwrapResult(context.evalCode(text))
  // It has the language and nothing of the Web.
  evaluate(
    'globalThis.TextEncoder = class { encode(text) { return Uint8Array.from(unescape(encodeURIComponent(text)), (one) => one.charCodeAt(0)) } }',
  ).dispose()
  evaluate(code).dispose()
  return {
    name: 'QuickJS',
    async ask(expression) {
      const promise = evaluate(`Promise.resolve(${expression}).then(JSON.stringify)`)
      const settled = context.resolvePromise(promise)
      promise.dispose()
      context.unwrapResult(context.runtime.executePendingJobs())
      return JSON.parse(context.unwrapResult(await settled).consume((text) => context.getString(text)))
    },
    // Its memory is one block, which goes with it. Freed by itself after many games, QuickJS stops at an assertion about its own
    // bookkeeping (gc_obj_list in JS_FreeRuntime).
    close() {},
  }
}

/** A program of Node, in a process of its own. */
export async function openNode(program, code) {
  const script = fileURLToPath(new URL('./node-engine.mjs', import.meta.url))
  const child = spawn(program, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((_, reject) => {
    child.on('error', reject)
    child.on('exit', (status) => reject(new Error(`${program} ended with ${status}`)))
  })
  // Nobody may be asking when it ends.
  ended.catch(() => {})
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (question) => {
    child.stdin.write(`${JSON.stringify(question)}\n`)
    const { value } = await Promise.race([answers.next(), ended])
    const { answer, error } = JSON.parse(value)
    if (error !== undefined) throw new Error(error)
    return answer
  }
  await ask({ code })
  return {
    name: `Node ${spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()}`,
    ask: (expression) => ask({ expression }),
    close: () => child.kill(),
  }
}

/** The program of another version of Node, by the npm package that brings it: fetched once, and only where it is asked for. */
export function provideNode(major) {
  const folder = join(root, `node_modules/.cache/engines/node-${major}`)
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    console.log(`Fetching Node ${major} into ${folder}`)
    mkdirSync(folder, { recursive: true })
    const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false', '--prefix', folder]
    const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' }
    const { status } = spawnSync('npm', ['install', ...flags, `node@${major}`], options)
    if (status !== 0 || !existsSync(program)) {
      throw new Error(`npm could not fetch Node ${major}. Check the connection to the registry and try again.`)
    }
  }
  return program
}
