import { resolve } from 'node:path'
import type { Validation } from '../src/scenario/validation.ts'
import { readScenario, readWhole, reason } from './files/files.ts'
import { type Io, printError } from './io.ts'
import { type Expected, writeSafely } from './safe-file/index.ts'

/** Thrown where a command cannot do what was asked; its message is for the person who asked. */
export class UsageError extends Error {}

/** Refuses a file of definitions where a battle is wanted. */
export function refuseDefinitions(name: string, { kind }: Validation): void {
  if (kind === 'definitions')
    throw new UsageError(`${name} has definitions, not a battle. Name a battle that uses them.`)
}

/** Reads the one file that a command is about. */
export async function readOrRefuse(path: string, io: Io): Promise<Uint8Array> {
  try {
    return await readScenario(path, io)
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reason(error)}`)
  }
}

/** Reads a file that may be larger than a scenario can be: one that berthier has written. */
export async function readWholeOrRefuse(path: string, io: Io): Promise<Buffer> {
  try {
    return await readWhole(resolve(io.cwd, path))
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reason(error)}`)
  }
}

/** Writes the one file that a command is about. */
export async function writeOrRefuse(
  path: string,
  content: string | Uint8Array,
  expected: Expected,
  io: Io,
): Promise<void> {
  try {
    await writeSafely(resolve(io.cwd, path), content, expected, (sentence) => printError(io, sentence))
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${reason(error)}`)
  }
}
