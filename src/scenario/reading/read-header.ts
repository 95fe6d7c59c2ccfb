import { readPlainYaml } from '../plain-yaml/index.ts'
import { composeText } from './compose.ts'

/** What a list of battles shows of a file; what cannot be read is missing. */
export type Header = {
  readonly title?: string
  readonly system?: string
  /** When it was fought, as the file says it. */
  readonly date?: string
  readonly kind?: 'definitions'
}

/** Title, system and date of a scenario, read without the rest: a list of many files needs no more, and a slip elsewhere is no matter. */
export function readHeader(text: string): Header {
  const title = topLevelText(text, 'title')
  const system = topLevelText(text, 'system')
  const date = topLevelText(text, 'date')
  const isDefinitions = topLevelText(text, 'kind') === 'definitions'
  return {
    ...(title !== undefined && { title }),
    ...(system !== undefined && { system }),
    ...(date !== undefined && { date }),
    ...(isDefinitions && { kind: 'definitions' }),
  }
}

/** The text that a key at the top level has: its line, and those below it that are further to the right. */
function topLevelText(text: string, key: string): string | undefined {
  const pattern = new RegExp(`^\\ufeff?(["']?)${key}\\1[ \\t]*:(?:[ \\t].*)?(?:\\r?\\n(?:[ \\t].*)?$)*`, 'm')
  const lines = pattern.exec(text.slice(0, HEAD))?.[0]
  if (lines === undefined || lines.length > LONGEST) return undefined
  const value = valueOf(lines.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), key)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Nearly all are plain: the package, which is slow, has a look only at others. */
function valueOf(lines: string, key: string): unknown {
  const plain = readPlainYaml(lines)
  if (plain) return (plain.data as Readonly<Record<string, unknown>>)[key]
  const { document, errors, excess } = composeText(lines)
  return errors.length === 0 && !excess ? document.get(key) : undefined
}

/** Where authors write them. */
const HEAD = 64 * 1024

const LONGEST = 2000
