import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import pkg from '../../package.json' with { type: 'json' }
import { count } from '../../src/scenario/wording.ts'
import { installed } from '../installation.ts'
import { EXIT, type Io } from '../io.ts'
import { makeJudge } from '../judge.ts'
import { shippedBattles } from '../shipped.ts'
import { colorsFor, visible } from '../terminal.ts'

type Finding = { readonly ok: boolean; readonly what: string; readonly told: string }

/** `berthier doctor`: whether this installation and the configuration here are sound; exit code 1 where something is not. */
export async function runDoctor(io: Io): Promise<number> {
  const findings = [
    check('node', () => requireNode()),
    check('package', () => requireParts()),
    check('battles', () => `${shippedBattles().size} shipped`),
    check('git', () =>
      execFileSync('git', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
    ),
    check('folder', () => {
      accessSync(io.cwd, constants.W_OK)
      return `${io.cwd} can be written`
    }),
    await checkConfiguration(io),
  ]
  const colors = colorsFor(io.stdout, io.env)
  io.stdout.write(`berthier ${pkg.version}\n`)
  for (const { ok, what, told } of findings) {
    io.stdout.write(`${ok ? colors.green('ok   ') : colors.red('wrong')} ${what.padEnd(14)} ${visible(told)}\n`)
  }
  const wrong = findings.filter(({ ok }) => !ok).length
  io.stdout.write(wrong === 0 ? 'Everything is in order.\n' : `${count(wrong, 'thing')} to put right.\n`)
  return wrong === 0 ? EXIT.clean : EXIT.problems
}

function check(what: string, look: () => string): Finding {
  try {
    return { ok: true, what, told: look() }
  } catch (error) {
    return { ok: false, what, told: error instanceof Error ? error.message : String(error) }
  }
}

function requireNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isRight = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!isRight) throw new Error(`Node ${process.versions.node} is too old: install ${pkg.engines.node}.`)
  return `Node ${process.versions.node}`
}

function requireParts(): string {
  const missing = ['schema/scenario.schema.json', 'scenarios', 'dist/assets/resvg.wasm'].filter(
    (part) => !existsSync(installed(part)),
  )
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing: install berthier again.`)
  return installed('')
}

async function checkConfiguration(io: Io): Promise<Finding> {
  const what = 'configuration'
  try {
    const config = await io.config()
    const rulebooks = await io.rulebooks()
    makeJudge(config, rulebooks)
    return { ok: true, what, told: `${config?.file ?? 'none'}; rulebooks: ${rulebooks.map(({ id }) => id).join(', ')}` }
  } catch (error) {
    return { ok: false, what, told: error instanceof Error ? error.message : String(error) }
  }
}
