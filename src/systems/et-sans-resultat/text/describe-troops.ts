import type { TextSection } from '../../../scenario/convert/notation.ts'
import { ALLOWANCE, type EsrDraft, type Roster, type TroopRow } from '../format/index.ts'

/** `Grenadiers (G), like line infantry: rating 4, 600 men, S1`: the unit types of a battle's own. */
export function describeTroops({ troops = {} }: EsrDraft, { troops: types }: Pick<Roster, 'troops'>): TextSection[] {
  const sentences = Object.entries(troops).map(([id, { like }]) => {
    const row = types.row(id)
    const base = like === undefined ? types.printed(row.kind) : types.row(like)
    const letter = row.letter === base.letter || row.letter === '' ? '' : ` (${row.letter})`
    const parent = like === undefined ? '' : `, like ${base.name.toLowerCase()}`
    return `${row.name}${letter}${parent}: ${describeDifferences(row, base) || 'no difference'}.`
  })
  return sentences.length === 0 ? [] : [{ heading: 'Unit types of this battle', sentences }]
}

/** How units of a row differ from those of another, in words; nothing where they do not. */
export function describeDifferences(row: TroopRow, base: TroopRow): string {
  const usual = new Map(factsOf(base))
  return factsOf(row)
    .filter(([what, fact]) => fact !== usual.get(what))
    .map(([, fact]) => fact)
    .join(', ')
}

/** Everything about units of a row but their letter, fact by fact. */
function factsOf(row: TroopRow): (readonly [what: string, fact: string])[] {
  const { rates, usual, skirmish, base, column, arm } = row
  const { rating, men, guns, weight, traits } = usual
  const goes = (points: number) => inches(ALLOWANCE / points)
  const ifSo = (is: boolean, yes: string, no: string) => (is ? yes : no)
  const isBattery = arm === 'artillery'
  return [
    ['rating', rating === undefined ? '' : `rating ${rating}`],
    ['men', men === undefined ? '' : `${men} men`],
    ['guns', guns === undefined ? '' : `${guns} guns`],
    ['weight', weight === undefined ? '' : `${weight}-pdr`],
    ['traits', traits?.join(' ') ?? ''],
    ['road', `${goes(rates.road)} on a road`],
    ['ployed', `${goes(rates.ployed)} in column`],
    ['deployed', isBattery ? '' : `${goes(rates.deployed)} deployed`],
    ['rough', `rough ground × ${row.rough}`],
    ['dense', `dense ground × ${row.dense}`],
    ['halts', ifSo(row.halts, 'halted by dense ground', 'not halted by dense ground')],
    ['inDense', isBattery ? '' : `${signed(row.inDense)} in combat in dense ground`],
    ['skirmish', `skirmishing ${skirmish.effective} (effective doctrine) or ${skirmish.ineffective} (ineffective)`],
    ['range', `range ${inches(row.range)}`],
    ['shortRange', isBattery ? `short range ${inches(row.shortRange)}` : ''],
    ['section', row.section === undefined ? '' : `each section ${row.section}`],
    ['evades', ifSo(row.evades, 'evades like irregulars', 'does not evade like irregulars')],
    ['occupies', ifSo(row.occupies, 'occupies towns and works', 'occupies no towns or works')],
    ['charges', ifSo(row.charges, 'charges at targets of opportunity', 'does not charge at targets of opportunity')],
    ['breaksThrough', ifSo(row.breaksThrough, 'breaks through', 'does not break through')],
    ['base', `base ${base.map(inches).join(' × ')}`],
    ['column', `base in column ${column.map(inches).join(' × ')}`],
  ]
}

const inches = (tenths: number) => `${Math.floor(tenths) / 10}″`
const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)
