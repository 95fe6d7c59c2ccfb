import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'

/** What a heading of a set-up announces. */
export type Heading =
  | { readonly kind: 'side' | 'arrivals'; readonly name: string; readonly brackets: string | undefined }
  | { readonly kind: 'facts' }

/** Reads a heading; nothing if the line is none that a set-up has. */
export function parseHeading({ text, level }: NotationLine): Heading | undefined {
  const [, plain = '', brackets] = /^(.*?)\s*(?:\(([^()]*)\))?\s*:?$/.exec(text) ?? []
  // As the book heads its table of arrivals.
  const table = /^Game-Turn(?: No\.?)? (\w+) Units$/i.exec(plain)?.[1]
  if (table !== undefined) return { kind: 'arrivals', name: '', brackets: brackets ?? table }
  if (level === 0 && !text.endsWith(':')) return undefined
  const units = /^([^:]+) (?:units|army|forces|troops)$/i.exec(plain)?.[1]
  if (units !== undefined) return { kind: 'side', name: units, brackets }
  const arrivals = /^(?:([^:]+) )?(?:reinforcements?|arrivals?)$/i.exec(plain)
  if (arrivals) return { kind: 'arrivals', name: arrivals[1] ?? '', brackets }
  return /^(?:battlefield|map|victory(?: conditions?)?)$/i.test(plain) ? { kind: 'facts' } : undefined
}
