import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { quote } from '../../../../scenario/wording.ts'
import type { EsrDraft, EsrReserveBattery, EsrTroop, EsrUnit } from '../../format/index.ts'
import { compareListed, type Kind, type Line } from './listed.ts'

/** What types, and units of their own, say of how they move, fire and fight. */
export const VALUE_LINES: readonly Line<EsrTroop | EsrUnit | EsrReserveBattery>[] = (
  [
    ['letter', 'letter'],
    ['moves', 'moves'],
    ['rough', 'cost of rough ground'],
    ['dense', 'cost of dense ground'],
    ['halts', 'halted by dense ground'],
    ['inDense', 'combat in dense ground'],
    ['skirmish', 'skirmishing'],
    ['range', 'range'],
    ['shortRange', 'short range'],
    ['section', 'value of a section'],
    ['evades', 'evades'],
    ['occupies', 'occupies'],
    ['charges', 'charges'],
    ['breaksThrough', 'breaks through'],
    ['base', 'base'],
    ['column', 'base in column'],
  ] as const
).map(([key, what]) => [what, (said) => formatValue((said as EsrTroop)[key])])

/** Compares the unit types that battles define. */
export const compareTroops = ({ troops: was }: EsrDraft, { troops: is }: EsrDraft): BattleChange[] =>
  compareListed(troopKind, list(was), list(is))

type Named = EsrTroop & { readonly id: string }

const troopKind: Kind<Named> = {
  part: 'rules',
  call: ({ id, name }) => `unit type ${name === undefined ? id : quote(name)}`,
  keys: ({ id, name }) => [id, name],
  note: ({ note }) => note,
  lines: [
    ['name', ({ name }) => name && quote(name)],
    ['like', ({ like }) => like],
    ['rating', ({ rating }) => rating],
    ['men', ({ men }) => men],
    ['guns', ({ guns }) => guns],
    ['pounds', ({ weight }) => weight],
    ['traits', ({ traits }) => traits?.join(' ')],
    ...VALUE_LINES,
  ],
}

/** `8`, `yes`, `1.1 × 0.6`, `ployed 9, deployed 6`. */
export function formatValue(value: string | number | boolean | object | undefined) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.join(typeof value[0] === 'number' ? ' × ' : ', ')
  return Object.entries(value)
    .map(([key, number]) => `${key} ${number}`)
    .join(', ')
}

const list = (troops: EsrDraft['troops'] = {}): Named[] => Object.entries(troops).map(([id, one]) => ({ ...one, id }))
