import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES = fileURLToPath(new URL('../../dist/library/types/', import.meta.url))

/** Something that the library exports: its name, what kind of thing, its doc comment and its declaration. */
export type PublicExport = {
  readonly name: string
  readonly kind: 'function' | 'class' | 'constant' | 'type'
  readonly about: string
  readonly declaration: string
}

/** The exports of a module of the library, read from the declarations that are shipped. */
export function exportsOf(module: string): PublicExport[] {
  return namesIn(join(TYPES, 'library', `${module}.d.ts`)).toSorted((a, b) => a.name.localeCompare(b.name))
}

function namesIn(file: string): PublicExport[] {
  const text = readFileSync(file, 'utf8')
  const passedOn = Array.from(text.matchAll(/^export (type )?\{([^}]+)\} from '([^']+)';/gm)).flatMap(
    ([, , names = '', path = '']) => {
      const source = join(dirname(file), path.replace(/\.js$/, '.d.ts'))
      return Array.from(names.matchAll(/\w+(?=\s*(?:,|$))/g), ([name]) => declarationOf(name, source))
    },
  )
  const own = Array.from(
    text.matchAll(/^export (?:declare )?(?:function|class|const|type|interface) (\w+)/gm),
    (match) => declarationOf(match[1]!, file),
  )
  return [...passedOn, ...own]
}

function declarationOf(name: string, file: string): PublicExport {
  const text = readFileSync(file, 'utf8')
  const head = new RegExp(`^export (?:declare )?(function|class|const|type|interface) ${name}\\b`, 'm')
  const found = head.exec(text)
  if (!found) throw new Error(`${file} does not declare ${name}`)
  const rest = text.slice(found.index)
  const end = /\n(?=export |declare |\/\*\*|import |interface |type )/.exec(rest)?.index ?? rest.length
  const before = text.slice(0, found.index)
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
  return {
    name,
    kind: KINDS[found[1]!]!,
    about: comment
      .split('\n')
      .map((line) => line.replace(/^\s*\*? ?/, '').trim())
      .join(' ')
      .trim(),
    declaration: rest.slice(0, end).trim(),
  }
}

const KINDS: Readonly<Record<string, PublicExport['kind']>> = {
  function: 'function',
  class: 'class',
  const: 'constant',
  type: 'type',
  interface: 'type',
}
