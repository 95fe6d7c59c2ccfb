import type { SurveyedCommand, SurveyedMember } from '../../../engine/table-scenario-editor.ts'
import { earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count } from '../../../scenario/wording.ts'
import type { EsrCommander } from '../format/index.ts'
import {
  isBattery,
  type ListedBattery,
  type ListedForce,
  type ListedFormation,
  type ListedSpecialty,
  type ListedUnit,
  unitLabel,
} from '../format/index.ts'
import type { OpenDraft } from './open-draft.ts'

/** What somebody is to a command. */
type Role = 'army' | 'force' | 'formation' | 'commander' | 'unit' | 'battery' | 'specialty'
/** Whom each takes: no force and no commander changes places. */
const TAKES = {
  army: [],
  force: ['formation', 'battery', 'specialty'],
  formation: ['unit', 'battery', 'specialty'],
} as const satisfies Record<string, readonly Role[]>
type Commander = Pick<EsrCommander, 'name' | 'leadership' | 'tactics'>

/** 2.1: army, forces, formations and their units; with their commanders, and with what forces keep in reserve. */
export function surveyCommands(opened: OpenDraft): SurveyedCommand[] {
  const { draft, roster } = opened
  return Object.entries(draft.armies ?? {}).map(([side, { commander }]) => {
    const path = ['armies', side]
    const forces = roster.forces.filter((force) => force.side === side)
    return {
      path,
      side,
      label: draft.sides?.[side]?.name ?? side,
      note: count(forces.length, 'force'),
      holdsUnits: false,
      takes: TAKES.army,
      role: 'army',
      raises: 'force',
      staff: commander ? [surveyCommander([...path, 'commander'], commander, 'commands the army, ')] : [],
      units: [],
      commands: forces.map((force) => surveyForce(opened, force)),
    }
  })
}

function surveyForce({ draft, roster }: OpenDraft, { path, side, data }: ListedForce): SurveyedCommand {
  const { commander, artilleryChief: chief, objective } = data
  const area = typeof objective === 'string' ? (draft.board?.areas?.[objective]?.name ?? objective) : undefined
  const own = (at: Path) => at.slice(0, 4).join('/') === path.join('/')
  const specialties = roster.specialties.filter((one) => own(one.path))
  const formations = roster.formations.filter((formation) => own(formation.path))
  const isListed = ({ data: { formation } }: ListedSpecialty) => formations.some((one) => one.id === formation)
  return {
    path,
    side,
    label: data.name,
    note: [
      ...(commander === 'army' ? ['under the army’s commander'] : []),
      ...(area === undefined ? [] : [`to ${area}`]),
    ].join(', '),
    holdsUnits: false,
    takes: TAKES.force,
    role: 'force',
    raises: 'formation',
    staff: [
      ...(commander === 'army' ? [] : [surveyCommander([...path, 'commander'], commander, '')]),
      ...(chief ? [surveyCommander([...path, 'artilleryChief'], chief, 'chief of artillery, ')] : []),
      ...roster.batteries
        .filter((battery) => own(battery.path))
        .map(
          (battery): SurveyedMember => ({
            path: battery.path,
            label: unitLabel(battery),
            note: `${describeUnit(battery)}, in reserve`,
            role: 'battery',
          }),
        ),
      ...specialties.filter((one) => !isListed(one)).map(surveySpecialty),
    ],
    units: [],
    commands: formations.map((formation) =>
      surveyFormation(
        formation,
        roster.units,
        specialties.filter((one) => one.data.formation === formation.id),
      ),
    ),
  }
}

function surveyFormation(
  formation: ListedFormation,
  units: OpenDraft['roster']['units'],
  specialties: readonly ListedSpecialty[],
): SurveyedCommand {
  const { path, side, data } = formation
  const { arrives, directive, commander } = data
  const order = arrives
    ? `arrives ${isFixed(arrives) ? 'on' : 'from'} turn ${earliestTurn(arrives)}${isFixed(arrives) ? '' : ' on'}`
    : directive
  return {
    path,
    side,
    label: data.name,
    note: `${commander.name}, ${order}`,
    holdsUnits: true,
    takes: TAKES.formation,
    role: 'formation',
    ...(arrives && { arrives: earliestTurn(arrives) }),
    staff: [surveyCommander([...path, 'commander'], commander, ''), ...specialties.map(surveySpecialty)],
    commands: [],
    units: units
      .filter((unit) => unit.formation === formation)
      .map((unit) => ({
        path: unit.path,
        label: unitLabel(unit),
        note: describeUnit(unit),
        role: isBattery(unit) ? 'battery' : 'unit',
      })),
  }
}

function surveyCommander(path: Path, { name, leadership, tactics }: Commander, what: string): SurveyedMember {
  return { path, label: name, note: `${what}leadership ${leadership}, tactics ${tactics}`, role: 'commander' }
}

function surveySpecialty(one: ListedSpecialty): SurveyedMember {
  const { trait } = one.data
  return {
    path: one.path,
    label: unitLabel(one),
    note: trait === 'E' ? 'engineers' : `rifle company ${trait}`,
    role: 'specialty',
  }
}

/** `line infantry 3, 600 men`. */
function describeUnit(unit: ListedUnit | ListedBattery): string {
  const { rating = 0, guns = 0, weight = 0 } = unit.data
  const numbers = isBattery(unit) ? `${guns} guns, ${weight}-pdr` : `${'men' in unit.data ? unit.data.men : 0} men`
  return `${unit.troop.name.toLowerCase()} ${rating}, ${numbers}`
}
