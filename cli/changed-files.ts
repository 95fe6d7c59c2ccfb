import { posix } from 'node:path'
import { quote } from '../src/scenario/wording.ts'
import { git } from './git-source.ts'
import type { Io } from './io.ts'
import { UsageError } from './usage-error.ts'

/** The files of the repository, relative to this folder, that differ from a revision, were removed since, or that git does not know yet. */
export async function changedFiles(revision: string, io: Io): Promise<ReadonlySet<string>> {
  if (revision.startsWith('-')) throw new UsageError(`--changed ${revision}: this is not a revision.`)
  const flags = ['--name-only', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '-z']
  const settings = [...(await withoutFilters(io)), '-c', 'diff.relative=false']
  const differing = await git([...settings, 'diff', ...flags, revision, '--'], {
    ...io,
    env: { ...io.env, [EMPTY]: '' },
  })
  if (differing.code !== 0)
    throw new UsageError(`--changed ${quote(revision)}: ${await whyRefused(revision, differing.complaint, io)}.`)
  const unknown = await git(['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/'], io)
  const prefix = Buffer.from((await git(['rev-parse', '--show-prefix'], io)).bytes)
    .toString()
    .replace(/\n$/, '')
  const names = [differing, unknown].flatMap(({ bytes }) => Buffer.from(bytes).toString().split('\0'))
  // Git lists them from the root, wherever this folder is.
  return new Set(names.filter((name) => name !== '').map((name) => posix.relative(prefix, name)))
}

/** Where git takes a word for something else than a revision, it explains its own options. */
async function whyRefused(revision: string, complaint: string, io: Io): Promise<string> {
  const repository = await git(['rev-parse', '--git-dir'], io)
  const tree = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`], io)
  return repository.code === 0 && tree.code !== 0 ? 'git has no such revision' : complaint
}

/** A variable that has nothing in it. */
const EMPTY = 'BERTHIER_EMPTY'

/**
 * Settings without the filters that the repository names: to compare a file with what it was, git would put it through their programs.
 * They come by a variable, since a name may have an equals sign in it.
 */
async function withoutFilters(io: Io): Promise<string[]> {
  const { bytes } = await git(['config', '--name-only', '-z', '--get-regexp', '^filter\\.'], io)
  const names = new Set(Buffer.from(bytes).toString().split('\0'))
  return [...names].filter((name) => name !== '').map((name) => `--config-env=${name}=${EMPTY}`)
}
