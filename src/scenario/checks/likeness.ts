import type { DiagnosticCode } from '../codes/index.ts'
import type { Path, Report } from '../diagnostic.ts'
import { type Definitions, kinOf } from '../likeness.ts'
import { didYouMean, suggest } from '../suggest.ts'

/** Definitions of one kind, and how messages speak of them. */
export type DefinitionKind = {
  /** The key of the scenario that they stand under. */
  readonly key: string
  readonly definitions: Definitions<{ readonly like?: string }>
  /** The ids that there are without a definition. */
  readonly printed: readonly string[]
  readonly noun: string
  /** Which of some ids other people have another word for. */
  readonly otherWord?: (word: string, ids: readonly string[]) => string | undefined
  readonly codes: { readonly unknown: DiagnosticCode; readonly circle: DiagnosticCode }
}

/** Other people's words for some ids, as pairs `forest: woods, swamp: marsh`: the first id that there is. */
export function readOtherWords(pairs: string): NonNullable<DefinitionKind['otherWord']> {
  const table = pairs.split(', ').map((pair) => pair.split(': '))
  return (word, ids) => table.find(([other, id]) => other === word.toLowerCase() && ids.includes(id!))?.[1]
}

/** Whatever is like something is like something that there is, and not in a circle. */
export function checkLikeness(kind: DefinitionKind, report: Report): void {
  for (const [id, definition] of Object.entries(kind.definitions ?? {})) {
    if (definition?.like === undefined) continue
    const path = [kind.key, id, 'like']
    if (isDefined(kind, definition.like, path, report)) checkCircle(kind, id, path, report)
  }
}

/** Reports an id that nobody defines; says whether somebody does. */
export function isDefined(
  kind: DefinitionKind,
  id: string,
  path: Path,
  report: Report,
  target: 'key' | 'value' = 'value',
): boolean {
  const { key, definitions = {}, printed, noun, codes } = kind
  if (printed.includes(id) || Object.hasOwn(definitions, id)) return true
  // A definition that is wrong has been taken out.
  if (!report.isComplete(key)) return false
  const words = [...new Set([...printed, ...Object.keys(definitions)])]
  const other = kind.otherWord?.(id, words)
  const suggestion = suggest(id, words) ?? (other === undefined ? undefined : { word: other, certain: false })
  report.add({
    code: codes.unknown,
    path,
    target,
    message: `There is no ${noun} ${id}.`,
    hint: didYouMean(suggestion) ?? `Define it under ${key}, or use ${words.join(', ')}.`,
    ...(suggestion?.certain && { replacement: suggestion.word }),
  })
  return false
}

/** A circle is reported once, where it begins in the file. */
function checkCircle({ definitions = {}, codes }: DefinitionKind, id: string, path: Path, report: Report): void {
  const kin = kinOf(definitions, id)
  const order = Object.keys(definitions)
  const closes = definitions[kin.at(-1)!]?.like === id
  if (!closes || kin.some((one) => order.indexOf(one) < order.indexOf(id))) return
  const circle = kin.length === 1 ? `${id} is like itself` : [...kin, id].join(' is like ')
  report.add({ code: codes.circle, path, message: `${circle}, so nothing is said of any of them.` })
}
