import { resolve } from 'node:path'
import { readScenario, reason, writeAtomically } from './files.ts'
import type { Io } from './io.ts'

/** Thrown where a command cannot do what was asked; its message is for the person who asked. */
export class Refusal extends Error {}

/** Reads the one file that a command is about. */
export async function readOrRefuse(path: string, io: Io): Promise<Uint8Array> {
  try {
    return await readScenario(path, io)
  } catch (error) {
    throw new Refusal(`cannot read ${path}: ${reason(error)}`)
  }
}

/** Writes the one file that a command is about. */
export async function writeOrRefuse(path: string, text: string, io: Io): Promise<void> {
  try {
    await writeAtomically(resolve(io.cwd, path), text)
  } catch (error) {
    throw new Refusal(`cannot write ${path}: ${reason(error)}`)
  }
}
