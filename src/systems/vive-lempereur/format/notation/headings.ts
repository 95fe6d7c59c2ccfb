import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import type { VictoryCondition } from '../types.gen.ts'
import { isUsualSide } from './sides.ts'

/** What a heading of a set-up announces. */
export type Heading =
  | { readonly kind: 'side' | 'reinforcements'; readonly name: string; readonly brackets: string | undefined }
  | { readonly kind: 'battlefield' | 'special-rules' | 'victory' }
  | { readonly kind: 'level'; readonly level: VictoryCondition['level'] }

/** Reads a heading, with or without # before it; nothing if the line is none that a set-up has. */
export function parseHeading({ text, level }: NotationLine): Heading | undefined {
  const [, plain = '', brackets] = /^(.*?)\s*(?:\(([^()]*)\))?\s*:?$/.exec(text) ?? []
  const units = /^(.+) (?:units|army|forces|troops)$/i.exec(plain)?.[1]
  if (units !== undefined && (level > 0 || (text.endsWith(':') && isUsualSide(units)))) {
    return { kind: 'side', name: units, brackets }
  }
  const arrivals = /^(?:(.+) )?reinforcements?$/i.exec(plain)
  if (arrivals && (level > 0 || text.endsWith(':'))) {
    return { kind: 'reinforcements', name: arrivals[1] ?? '', brackets }
  }
  if (/^(?:battlefield|map|terrain)$/i.test(plain)) return { kind: 'battlefield' }
  if (/^special rules?$/i.test(plain)) return { kind: 'special-rules' }
  if (/^victory(?: conditions?)?$/i.test(plain)) return { kind: 'victory' }
  const victory = /^(decisive|substantial|marginal|moral) victory$/i.exec(plain)?.[1]?.toLowerCase()
  return victory === undefined ? undefined : { kind: 'level', level: victory as VictoryCondition['level'] }
}
