import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import pkg from '../../package.json' with { type: 'json' }
import { count } from '../../src/scenario/wording.ts'
import { makeJudge } from '../checking/judge.ts'
import { installed } from '../files/installation.ts'
import { shippedBattles } from '../files/shipped.ts'
import { EXIT, type Io } from '../io.ts'
import { colorsFor, visible } from '../output/terminal.ts'

type Checkup = { readonly isSound: boolean; readonly subject: string; readonly result: string }

/** `berthier doctor`: whether this installation and the configuration here are sound; exit code 1 where something is not. */
export async function runDoctor(io: Io): Promise<number> {
  const checkups = [
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
  for (const { isSound, subject, result } of checkups) {
    io.stdout.write(
      `${isSound ? colors.green('ok   ') : colors.red('wrong')} ${subject.padEnd(14)} ${visible(result)}\n`,
    )
  }
  const wrong = checkups.filter(({ isSound }) => !isSound).length
  io.stdout.write(wrong === 0 ? 'Everything is in order.\n' : `${count(wrong, 'thing')} to put right.\n`)
  return wrong === 0 ? EXIT.clean : EXIT.problems
}

function check(subject: string, examine: () => string): Checkup {
  try {
    return { isSound: true, subject, result: examine() }
  } catch (error) {
    return { isSound: false, subject, result: error instanceof Error ? error.message : String(error) }
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

async function checkConfiguration(io: Io): Promise<Checkup> {
  const subject = 'configuration'
  try {
    const config = await io.config()
    const rulebooks = await io.rulebooks()
    makeJudge(config, rulebooks)
    return {
      isSound: true,
      subject,
      result: `${config?.file ?? 'none'}; rulebooks: ${rulebooks.map(({ id }) => id).join(', ')}`,
    }
  } catch (error) {
    return { isSound: false, subject, result: error instanceof Error ? error.message : String(error) }
  }
}
