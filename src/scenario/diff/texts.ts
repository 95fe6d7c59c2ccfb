import { describeClock } from '../clock.ts'
import type { Provenance, Scenario } from '../types.gen.ts'
import { quote } from '../wording.ts'
import type { BattleChange } from './change.ts'
import { canonical } from './normalise.ts'
import { compareText, compareValue, flow } from './sentences.ts'

/** What every scenario has, whatever its rulebook. */
export type Common = Partial<
  Pick<Scenario, 'id' | 'title' | 'date' | 'authors' | 'turns' | 'clock' | 'summary' | 'briefing' | 'sources'>
> & { readonly format?: number; readonly system?: string; readonly note?: string }

/** The keys of it. */
export const COMMON_KEYS = [
  ...(['format', 'system', 'id', 'title', 'date', 'authors', 'turns', 'clock'] as const),
  ...(['summary', 'briefing', 'sources', 'note'] as const),
] satisfies readonly (keyof Common)[]

/** Compares what every scenario has: names, length, texts and sources. */
export function compareCommon(before: Common, after: Common): BattleChange[] {
  const value = (key: 'format' | 'system' | 'id' | 'title' | 'date' | 'turns', what: string) =>
    compareValue('battle', what, shown(before[key]), shown(after[key]))
  return [
    ...value('format', 'format'),
    ...value('system', 'rulebook'),
    ...value('title', 'title'),
    ...value('id', 'id'),
    ...value('date', 'date'),
    ...value('turns', 'turns'),
    ...compareValue('battle', 'clock', describeClock(before.clock), describeClock(after.clock)),
    ...compareValue('texts', 'authors', before.authors?.map(quote).join(', '), after.authors?.map(quote).join(', ')),
    ...compareText('texts', 'summary', before.summary, after.summary),
    ...compareText('texts', 'briefing', before.briefing, after.briefing),
    ...compareText('texts', 'note', before.note, after.note),
    ...compareSources({ ...before.sources }, { ...after.sources }),
  ]
}

type Sources = Readonly<Record<string, Provenance | undefined>>

function compareSources(before: Sources, after: Sources): BattleChange[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return parts.flatMap((part): readonly BattleChange[] => {
    const [was, is] = [before[part], after[part]]
    if (was?.status !== is?.status)
      return compareValue('texts', `source of ${describePart(part)}:`, was?.status, is?.status)
    // The hexes that are printed, inferred or historical belong to the note: they say where the ground comes from.
    return compareText('texts', `source of ${describePart(part)}`, was && read(was), is && read(is))
  })
}

function read({ note, ...rest }: Provenance): string {
  return canonical({ ...rest, note: flow(note) })
}

/** `specialRules` as `special rules`. */
function describePart(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function shown(value: string | number | undefined): string | number | undefined {
  return typeof value === 'string' ? quote(value) : value
}
