import { readdirSync, readFileSync } from 'node:fs'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { inlineUsed } from '../../src/scenario/uses/inline.ts'
import { resolveReference } from '../../src/scenario/uses/uses-context.ts'
import { validate } from '../../src/scenario/validate.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** The battles of a system that ship, from the project's folder: the bundled fuzzer lies elsewhere. */
export function shippedBattles(system: string): Scenario[] {
  return shippedFiles(system).map((file) => validateShipped(file).scenario!)
}

/** Their files. Definitions that they share are in folders below. */
export function shippedFiles(system: string): string[] {
  const folder = `scenarios/${system}`
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return files.toSorted().map((file) => `${folder}/${file}`)
}

/** Those of them that stand for themselves, without definitions of another file. */
export function wholeFiles(system: string): string[] {
  return shippedFiles(system).filter((file) => !/^uses:/m.test(readFileSync(file, 'utf8')))
}

/** The text of one of them, with what it uses written out. */
export function shippedText(file: string): string {
  const validation = validateShipped(file)
  return inlineUsed(validation.text, validation)
}

function validateShipped(file: string): Validation {
  const validation = validate(readFileSync(file, 'utf8'), SYSTEMS, undefined, {
    path: file,
    open: (reference, from) => {
      const path = resolveReference(reference, from)
      return { path, content: readFileSync(path, 'utf8') }
    },
  })
  if (!validation.scenario) throw new Error(`${file} is not sound`)
  return validation
}
