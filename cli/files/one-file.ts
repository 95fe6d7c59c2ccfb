import { resolve } from 'node:path'
import { isSystemError, messageOfBug, stackOf } from '../bug.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { type Failure, readScenario, reason, unreadable } from './files.ts'

/** Reads one file of several and works on it. Whatever goes wrong there is a failure of that file, and the others are still done. */
export async function withFile<Result>(
  path: string,
  io: Io,
  work: (bytes: Uint8Array) => Result | Promise<Result>,
): Promise<Result | Failure> {
  try {
    return await work(await readScenario(path, io))
  } catch (error) {
    // What was asked cannot be done with any file, say because a rulebook cannot be loaded.
    if (error instanceof UsageError) throw error
    if (!isSystemError(error))
      return { path, failure: `internal error with ${path}: ${messageOfBug(error)}`, bug: stackOf(error) }
    const isOther = error.path !== undefined && resolve(error.path) !== resolve(io.cwd, path)
    return isOther
      ? { path, failure: `cannot continue with ${path}: cannot read ${error.path}: ${reason(error)}` }
      : unreadable(path, error)
  }
}
