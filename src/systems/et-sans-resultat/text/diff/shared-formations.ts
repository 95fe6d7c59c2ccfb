import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { quote } from '../../../../scenario/wording.ts'
import { type EsrDraft, type EsrSharedFormation, rosterOf } from '../../format/index.ts'
import { compareListed, type Kind } from './listed.ts'
import { formatValue } from './troops.ts'

/** Compares the formations that armies may be like. Of those that an army has it is told there. */
export function compareSharedFormations(before: EsrDraft, after: EsrDraft): BattleChange[] {
  const told = new Set([before, after].flatMap((draft) => rosterOf(draft).formations.map(({ data }) => data.like)))
  const list = ({ formations = {} }: EsrDraft): Named[] =>
    Object.entries(formations).flatMap(([id, one]) => (told.has(id) ? [] : [{ ...one, id }]))
  return compareListed(KIND, list(before), list(after))
}

type Named = EsrSharedFormation & { readonly id: string }

const KIND: Kind<Named> = {
  part: 'command',
  call: ({ id, name }) => `formation ${name === undefined ? id : quote(name)} under formations`,
  keys: ({ id, name }) => [id, name],
  note: ({ note }) => note,
  lines: [
    ['name', ({ name }) => name && quote(name)],
    ['commander', ({ commander }) => formatValue(commander)],
    ['nation', ({ nation }) => nation],
    ['grade', ({ grade }) => grade],
    ['doctrine', ({ doctrine }) => doctrine],
    ['traits', ({ traits }) => traits?.join(' ')],
    ['units', ({ units }) => units && Object.entries(units).map(describeUnit).join('; ')],
  ],
}

/** `2leg-1: type light, rating 3, men 586`. */
const describeUnit = ([id, unit]: readonly [string, object]) =>
  `${id}: ${Object.entries(unit)
    .map(([key, value]) => `${key} ${String(formatValue(value as string))}`)
    .join(', ')}`
