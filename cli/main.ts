import { CommanderError } from 'commander'
import { isSystemError, messageOfBug, printBugs, stackOf } from './bug.ts'
import { reason } from './files/files.ts'
import { EXIT, type Io, printError, type World, withRulebooks } from './io.ts'
import { buildProgram } from './program.ts'
import type { RulebookOptions } from './rulebooks/index.ts'
import { finishWatching } from './safe-file/late-writes.ts'
import { UsageError } from './usage-error.ts'

/** Runs the command line, without the names of node and script, and returns the exit code. */
export async function main(argv: readonly string[], world: World): Promise<number> {
  let exitCode: number = EXIT.clean
  let options: RulebookOptions = {}
  let rulebooks: ReturnType<Io['rulebooks']> | undefined
  let config: ReturnType<Io['config']> | undefined
  // Nobody waits for them who does not need them.
  const io = withRulebooks(world, {
    config: () => (config ??= loadConfig(options, world)),
    rulebooks: async (content) => {
      const named = content && !rulebooks ? await loadNamed(content, options, io) : undefined
      return named ?? (rulebooks ??= loadRulebooks(options, io))
    },
    rulebookFiles: async () =>
      (await import('./rulebooks/index.ts')).rulebookFiles(await io.config(), options, world.cwd),
  })
  try {
    const systems = wantsHelp(argv) ? await io.rulebooks() : []
    const program = buildProgram(io, systems, {
      choose: (chosen) => (options = chosen),
      done: (code) => (exitCode = code),
    })
    await program.parseAsync([...argv], { from: 'user' })
    return exitCode
  } catch (error) {
    // Commander has printed its message by then; it ends with 0 after --help and --version.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.usage
    // What a command waited for, such as git, was ended with it.
    if (world.signal.aborted && error instanceof Error && error.name === 'AbortError') return EXIT.interrupted
    if (error instanceof UsageError) {
      printError(io, error.message)
      return EXIT.usage
    }
    if (isSystemError(error)) {
      printError(io, `cannot continue${error.path === undefined ? '' : ` with ${error.path}`}: ${reason(error)}`)
      return EXIT.usage
    }
    printError(io, `internal error: ${messageOfBug(error)}`)
    printBugs([stackOf(error)], io)
    return EXIT.internal
  } finally {
    await finishWatching()
  }
}

async function loadConfig(options: RulebookOptions, { cwd }: World) {
  return (await import('./rulebooks/config.ts')).readConfig(cwd, options.config)
}

async function loadRulebooks(options: RulebookOptions, io: Io) {
  return (await import('./rulebooks/index.ts')).openRulebooks(await io.config(), options, io.cwd)
}

async function loadNamed(content: Uint8Array, options: RulebookOptions, io: Io) {
  return (await import('./rulebooks/index.ts')).openNamed(content, await io.config(), options)
}

/** The help lists the rulebooks; nothing else needs them before a command runs. */
function wantsHelp(argv: readonly string[]): boolean {
  return argv.length === 0 || argv.some((word) => word === 'help' || word === '--help' || word === '-h')
}
