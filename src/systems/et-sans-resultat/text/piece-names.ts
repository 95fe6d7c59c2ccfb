import type { BattleState } from '../rules/index.ts'

type Named = readonly { readonly id: string; readonly name: string }[]

/** The name of whoever goes by an id in a list of the battlefield; the id where nobody does. */
export const nameIn = (list: Named, id: string) => list.find((one) => one.id === id)?.name ?? id

export const unitName = ({ field }: BattleState, { unit }: { readonly unit: string }) => nameIn(field.units, unit)

/** Several units, their ids parted by spaces: `a, b, c`. */
export const unitNames = ({ field }: BattleState, ids: string) =>
  ids
    .split(' ')
    .map((id) => nameIn(field.units, id))
    .join(', ')

export const formationName = ({ field }: BattleState, { formation }: { readonly formation: string }) =>
  nameIn(field.formations, formation)

export const commanderName = ({ field }: BattleState, { commander }: { readonly commander: string }) =>
  nameIn(field.commanders, commander)

/** The name of whatever goes by an id; words that are no id stay. */
export function anyName({ field }: BattleState, id: string): string {
  const lists: readonly Named[] = [field.formations, field.units, field.areas, field.specialties, field.forces]
  return nameIn(lists.flat(), id)
}
