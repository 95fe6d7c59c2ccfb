import { spawn, spawnSync } from 'node:child_process'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import type { Io } from '../io.ts'
import { errorCode } from '../safe-file/await-return.ts'
import { UsageError } from '../usage-error.ts'
import { readBounded } from './files.ts'

/** A file as a revision has it, `git:REV:PATH`; without a revision, as it is staged. */
export type GitSource = { readonly revision: string; readonly path: string }

/** Reads `git:HEAD~1:scenarios/ligny.yaml`; nothing where a word names a file instead. */
export function parseGitSource(word: string): GitSource | undefined {
  const found = /^git:([^:]*):(.*)$/s.exec(word)
  if (!found) {
    if (word.startsWith('git:'))
      throw new UsageError(`${word}: write git:REVISION:PATH, such as git:HEAD:scenarios/ligny.yaml.`)
    return undefined
  }
  const [, revision = '', path = ''] = found
  // Git would take the first for one of its options; the others cannot be part of a revision.
  if (revision.startsWith('-') || /[\p{Cc}\s]/u.test(revision)) {
    throw new UsageError(`${word}: ${revision} is not a revision.`)
  }
  if (path === '') throw new UsageError(`${word}: the path of a file is missing after the last colon.`)
  return { revision, path }
}

/** What git is run with: the folder in which it is asked is not always the one that a command is run in. */
export type GitIo = Pick<Io, 'cwd' | 'env' | 'signal'>

const ROOT_HINT = 'Paths start at the root of the repository, or with ./ in this folder.'

/** The bytes of a file as git has it; `hint` says what to do where it has none. */
export async function readGitSource({ revision, path }: GitSource, io: GitIo, hint = ROOT_HINT): Promise<Uint8Array> {
  const read = await git(['cat-file', 'blob', '--end-of-options', `${revision}:${path}`], io)
  // Git complains when more than a scenario can have is not read to its end: what is too large is said later.
  if (read.code === 0 || read.bytes.length > MAX_BYTES) return read.bytes
  const what = `cannot read git:${revision}:${path}`
  const flaw = await whyNoRepository(io)
  if (flaw !== undefined) throw new UsageError(`${what}: ${flaw}.`)
  const tree = revision === '' ? undefined : await git(['rev-parse', '--verify', '--quiet', `${revision}^{tree}`], io)
  if (tree && tree.code !== 0) throw new UsageError(`${what}: git has no revision ${revision}.`)
  const object = `${revision}:${path}`
  const named = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', object], io)
  if (named.code === 0 && (await git(['cat-file', '-t', '--end-of-options', object], io)).code !== 0) {
    throw new UsageError(`${what}: this clone lacks the content of the file. Run git fetch --refetch to get it.`)
  }
  const where = revision === '' ? 'nothing is staged' : `${revision} has no file`
  throw new UsageError(`${what}: ${where} at ${path}. ${hint}`)
}

/** Why git finds no repository here, as the end of a sentence; nothing where it finds one. */
export async function whyNoRepository(io: GitIo): Promise<string | undefined> {
  const { code, complaint } = await git(['rev-parse', '--git-dir'], io)
  if (code === 0) return undefined
  if (complaint.includes('not a git repository')) return 'this folder is not in a git repository'
  const owned = /detected dubious ownership in repository at '(.*)'/.exec(complaint)?.[1]
  if (owned === undefined) return complaint
  return `the repository belongs to another user. If you trust it, run git config --global --add safe.directory '${owned}'`
}

/** The bytes of a file as git has it, at once; nothing where it has none. */
export function readGitNow({ revision, path }: GitSource, { cwd, env }: GitIo): Uint8Array | undefined {
  const args = [...RUN_NOTHING, 'cat-file', 'blob', '--end-of-options', `${revision}:${path}`]
  // A larger file is cut off there, and then refused.
  const { status, stdout, error } = spawnSync('git', args, { cwd, env: harmless(env), maxBuffer: MAX_BYTES + 1 })
  const isTooLarge = error !== undefined && errorCode(error) === 'ENOBUFS'
  return status === 0 || isTooLarge ? stdout : undefined
}

type Answer = { readonly code: number; readonly bytes: Uint8Array; readonly complaint: string }

/**
 * Runs git without a shell, so that nothing in a revision or path is ever a command; and so that it runs nothing that the
 * configuration of the repository names, which may have been handed over by anybody. An answer with more bytes than `most` is not whole.
 */
export async function git(args: readonly string[], io: GitIo, most = MAX_BYTES): Promise<Answer> {
  const child = spawn('git', [...RUN_NOTHING, ...args], {
    cwd: io.cwd,
    env: harmless(io.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: io.signal,
  })
  const ended = new Promise<number>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done(code ?? 1))
  })
  try {
    const [bytes, complaint, code] = await Promise.all([
      readBounded(child.stdout, most),
      readBounded(child.stderr),
      ended,
    ])
    return { code, bytes, complaint: mainLine(Buffer.from(complaint).toString()) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError('git is not installed, or not in PATH.')
    throw error
  }
}

/** What git could start: a monitor of files, hooks, a pager, programs for differences, connections and passwords. */
const RUN_NOTHING = [
  '--no-pager',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'diff.external=',
    'credential.helper=',
    'core.askPass=',
  ].flatMap((setting) => ['-c', setting]),
  // In a partial clone git would fetch what is missing, by any program that the configuration names.
  ...['protocol.allow=never', 'core.sshCommand=false', 'core.gitProxy='].flatMap((setting) => ['-c', setting]),
]

/** `LC_ALL`: its messages are ours to read, not in the language of whoever runs us. */
const QUIET = { LC_ALL: 'C', GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' }

function harmless(env: Io['env']): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(env).filter(([name]) => isHarmless(name))), ...QUIET }
}

/** Of the variables of git, those that tell where a repository is and what its user trusts: a hook of git needs them. */
function isHarmless(name: string): boolean {
  const isPlace =
    /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|CONFIG_\w+)$/
  return !name.startsWith('GIT_') || isPlace.test(name)
}

/** What git ends with; advice may follow. */
function mainLine(complaint: string): string {
  const lines = complaint.trim().split('\n')
  return (lines.find((line) => line.startsWith('fatal: ')) ?? lines.at(-1) ?? '').replace(/^fatal: /, '')
}
