import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareValue } from '../../../../scenario/diff/sentences.ts'
import { quote } from '../../../../scenario/wording.ts'
import type { EsrCommander, EsrUnit } from '../../format/index.ts'
import {
  type EsrDraft,
  isBattery,
  type ListedBattery,
  type ListedCommander,
  type ListedForce,
  type ListedFormation,
  type ListedSpecialty,
  type ListedUnit,
  type Roster,
  rosterOf,
  stateOf,
  unitLabel,
} from '../../format/index.ts'
import { describeCommander } from '../words.ts'
import { compareListed, type Kind, type Line } from './listed.ts'
import { labelsOf } from './places.ts'
import { VALUE_LINES } from './troops.ts'

/** What things are called: by the later battle where it has them, so that a new name is told once. */
export type Names = {
  readonly side: (id: string) => string
  readonly formation: (id: string) => string
  readonly area: (id: string) => string
}

/** Compares the armies: who commands, what they are told to do, and whom they have. */
export function compareArmies(before: EsrDraft, after: EsrDraft, names: Names): BattleChange[] {
  const [was, is] = [rosterOf(before), rosterOf(after)]
  return [
    ...compareListed(commanderKind(names), was.commanders, is.commanders),
    ...compareListed(forceKind(names), was.forces, is.forces),
    ...compareListed(formationKind(names), was.formations, is.formations),
    ...compareListed(unitKind(names), was.units, is.units),
    ...compareListed(batteryKind, was.batteries, is.batteries),
    ...compareListed(specialtyKind(names), was.specialties, is.specialties),
    ...compareMarches(was, is, names),
  ]
}

const RATINGS: readonly Line<{ readonly data: EsrCommander }>[] = [
  ['leadership', ({ data }) => data.leadership],
  ['tactics', ({ data }) => data.tactics],
  ['traits', ({ data }) => sorted(data.traits)],
]

function commanderKind({ side, formation }: Names): Kind<ListedCommander> {
  return {
    part: 'command',
    call: ({ data }) => quote(data.name),
    // There is one to an army and to a force, whatever he is called.
    keys: ({ side: whose, id, path }) => [`${whose} ${id}`, path.join(' ')],
    at: ({ data }) => data.at,
    note: ({ data }) => data.note,
    lines: [
      ['id', ({ id }) => id],
      ['name', ({ data }) => quote(data.name)],
      ...RATINGS,
      ['aides', ({ data }) => ('aides' in data ? data.aides : undefined)],
      ['side', ({ side: whose }) => side(whose)],
      // Those who come alone are told of with the arrivals.
      ['rides with', ({ data: { arrives } }) => (typeof arrives === 'string' ? formation(arrives) : undefined)],
    ],
  }
}

function forceKind({ area }: Names): Kind<ListedForce> {
  return {
    part: 'command',
    call: ({ data }) => `force ${quote(data.name)}`,
    keys: ({ side, id, data }) => [`${side} ${id}`, `${side} ${data.name}`],
    note: ({ data }) => data.note,
    lines: [
      ['name', ({ data }) => quote(data.name)],
      ['commander', ({ data: { commander } }) => (commander === 'army' ? 'the army’s' : 'its own')],
      [
        'objective',
        ({ data: { objective } }) => (typeof objective === 'string' ? area(objective) : labelsOf([objective])[0]),
      ],
      ['chief of artillery', ({ data: { artilleryChief } }) => artilleryChief && describeGeneral(artilleryChief)],
    ],
  }
}

function formationKind({ formation }: Names): Kind<ListedFormation> {
  return {
    part: 'command',
    call: ({ data }) => quote(data.name),
    keys: ({ side, id, data }) => [`${side} ${id}`, `${side} ${data.name}`],
    note: ({ data }) => data.note,
    around: ({ data }) =>
      Object.values(data.units)
        .flatMap(({ at }) => (at ? [at] : []))
        .slice(0, 1),
    lines: [
      ['name', ({ data }) => quote(data.name)],
      ['force', ({ force }) => force],
      ['commander', ({ data }) => describeGeneral(data.commander)],
      ['nation', ({ data }) => data.nation],
      ['grade', ({ data }) => data.grade ?? 'line'],
      ['doctrine', ({ data }) => data.doctrine],
      ['traits', ({ data }) => sorted(data.traits)],
      ['directive', ({ data }) => data.directive],
      ['supports', ({ data: { supports } }) => supports && formation(supports)],
      ['facing', ({ data }) => data.facing],
      ['joins', ({ data: { joins } }) => joins && formation(joins)],
    ],
  }
}

function unitKind({ formation }: Names): Kind<ListedUnit> {
  const own = (line: (data: EsrUnit) => string | number | undefined) => (unit: ListedUnit) => line(unit.data)
  return {
    part: 'units',
    call: (unit) => `${quote(unitLabel(unit))} (${formation(unit.formation.id)})`,
    keys: ({ side, id, data: { name } }) => [`${side} ${id}`, name === undefined ? undefined : `${side} ${name}`],
    at: ({ data }) => data.at,
    note: ({ data }) => data.note,
    lines: [
      ['name', own(({ name }) => name && quote(name))],
      ['formation', (unit) => formation(unit.formation.id)],
      ['type', ({ troop }) => troop.name],
      ['rating', own(({ rating }) => rating)],
      ['men', (unit) => (isBattery(unit) ? undefined : unit.data.men)],
      ['guns', own(({ guns }) => guns)],
      ['pounds', own(({ weight }) => weight)],
      ['traits', own(({ traits }) => sorted(traits))],
      ['nation', own(({ nation }) => nation)],
      ['facing', own(({ facing }) => facing)],
      ['state', stateOf],
      ...VALUE_LINES.map(([what, say]): Line<ListedUnit> => [what, ({ data }) => say(data)]),
    ],
  }
}

const batteryKind: Kind<ListedBattery> = {
  part: 'units',
  call: (battery) => `reserve battery ${quote(unitLabel(battery))}`,
  keys: ({ side, id, data: { name } }) => [`${side} ${id}`, name === undefined ? undefined : `${side} ${name}`],
  note: ({ data }) => data.note,
  lines: [
    ['name', ({ data: { name } }) => name && quote(name)],
    ['force', ({ path }) => String(path[3])],
    ['type', ({ troop }) => troop.name],
    ['rating', ({ data }) => data.rating],
    ['guns', ({ data }) => data.guns],
    ['pounds', ({ data }) => data.weight],
    ['nation', ({ data }) => data.nation],
    ...VALUE_LINES.map(([what, say]): Line<ListedBattery> => [what, ({ data }) => say(data)]),
  ],
}

function specialtyKind({ formation }: Names): Kind<ListedSpecialty> {
  return {
    part: 'units',
    call: (unit) => `specialists ${quote(unitLabel(unit))}`,
    keys: ({ side, id, data: { name } }) => [`${side} ${id}`, name === undefined ? undefined : `${side} ${name}`],
    note: ({ data }) => data.note,
    lines: [
      ['name', ({ data: { name } }) => name && quote(name)],
      ['force', ({ force }) => force],
      ['trait', ({ data }) => data.trait],
      ['with', ({ data }) => data.formation && formation(data.formation)],
    ],
  }
}

/** Columns march in as their units are listed: elsewhere the order in a file is nobody’s. */
function compareMarches(was: Roster, is: Roster, { formation }: Names): BattleChange[] {
  return is.formations.flatMap(({ id, data }) => {
    const old = was.formations.find((one) => one.id === id)
    if (!old?.data.arrives || !data.arrives) return []
    const stays = (units: object, others: object) => Object.keys(units).filter((unit) => unit in others)
    const [before, after] = [stays(old.data.units, data.units), stays(data.units, old.data.units)]
    return compareValue('arrivals', `${formation(id)}: order of march`, before.join(', '), after.join(', '))
  })
}

/** A general with all that his file says, notes included: they are his. */
const describeGeneral = (general: EsrCommander) =>
  `${describeCommander({ ...general, traits: [...(general.traits ?? [])].sort() })}${general.note === undefined ? '' : `, ${quote(general.note)}`}`

const sorted = (traits: readonly string[] | undefined) => [...(traits ?? [])].sort().join(' ') || 'none'
