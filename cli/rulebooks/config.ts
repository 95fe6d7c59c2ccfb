import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Severity } from '../../src/scenario/diagnostic.ts'
import { Lines } from '../../src/scenario/position.ts'
import { decode, MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { checkAgainst } from '../../src/scenario/schema/errors.ts'
import { type JsonSchema, rootPlace } from '../../src/scenario/schema/nodes.ts'
import { readFound, reason } from '../files/files.ts'
import { isStrangers } from '../files/owners.ts'
import { UsageError } from '../usage-error.ts'
import schema from './config-schema.gen.json' with { type: 'json' }
import { validators } from './config-validators.gen.js'

/** What a configuration file says, and where it is. */
export type Config = {
  readonly file: string
  readonly rulebooks: readonly string[]
  readonly rules: Rules
  readonly overrides: readonly Override[]
}

/** Severities by code. */
export type Rules = Readonly<Record<string, Severity | 'off'>>

/** Severities for some files, some battles, or what is both. */
export type Override = {
  readonly files?: readonly string[]
  readonly battles?: readonly string[]
  readonly rules: Rules
}

const NAMES = ['berthier.config.json', 'berthier.config.yaml', 'berthier.config.yml']

/** The configuration that holds in a folder: the one named, or the nearest. Nothing where there is none, or none is wanted. */
export function readConfig(cwd: string, named: string | false | undefined): Config | undefined {
  if (named === false) return undefined
  const file = named === undefined ? findConfig(cwd) : resolve(cwd, named)
  if (file === undefined) return undefined
  const text = readConfigText(file)
  const parsed = parseText(text)
  const { data, findings } = parsed
  const found = findings.length > 0 ? findings : checkAgainst(validators.config, rootPlace(CONFIG), data ?? {})
  if (found.length > 0) {
    const { message, hint, path, target } = found[0]!
    const range = parsed.locate(path, target)
    const place = range ? `:${new Lines(text).at(range[0]).line}` : ''
    throw new UsageError(`${file}${place}: ${message}${hint === undefined ? '' : ` ${hint}`}`)
  }
  const { rulebooks = [], rules = {}, overrides = [] } = (data ?? {}) as Partial<Config>
  return { file, rulebooks, rules, overrides }
}

const CONFIG = schema as unknown as JsonSchema

/** The configuration that is found from a folder. What is named there is run: a stranger's is not passed over, but refused. */
function findConfig(cwd: string): string | undefined {
  const file = nearestConfig(cwd)
  if (file === undefined || !isStrangers(file, cwd)) return file
  throw new UsageError(
    `${file} belongs to another user than this folder, and the rulebooks that it names would run with your rights. If you trust it, use --config ${file}.`,
  )
}

/**
 * The nearest configuration, in this folder or above it, but not above the repository: a folder such as /tmp belongs to everybody, who
 * can also put a repository there.
 */
function nearestConfig(cwd: string): string | undefined {
  const folders = [cwd]
  for (let folder = cwd; !existsSync(join(folder, '.git')); ) {
    const above = dirname(folder)
    // Outside a repository only the folder itself counts.
    if (above === folder) return inFolder(cwd)
    folders.push((folder = above))
  }
  return folders.map(inFolder).find((file) => file !== undefined)
}

function inFolder(folder: string): string | undefined {
  const files = NAMES.map((name) => join(folder, name)).filter((file) => existsSync(file))
  if (files.length > 1) throw new UsageError(`${files.join(' and ')} are both there. Keep one of them.`)
  return files[0]
}

function readConfigText(file: string): string {
  let bytes: Uint8Array
  try {
    bytes = readFound(file, MAX_BYTES)
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${reason(error)}`)
  }
  const text = decode(bytes)
  if (typeof text !== 'string') throw new UsageError(`cannot read ${file}: ${text.finding.message}`)
  return text
}
