import type { Path, RawDiagnostic } from '../../../scenario/diagnostic.ts'
import { didYouMean, suggest } from '../../../scenario/suggest.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { quote, some } from '../../../scenario/wording.ts'
import type { CheckReport } from './codes.ts'
import type { EsrDraft } from './roster.ts'
import type { EsrForce, EsrFormation, EsrPlacedFormation, EsrSharedFormation, EsrUnit } from './types.gen.ts'

/** A formation with all that it takes from the one that it is like. */
export type FullFormation = EsrFormation & { readonly like?: string }

/** The formations of a force in a battle of which everything has been written out. */
export const formationsOf = ({ formations }: Pick<EsrForce, 'formations'>) =>
  formations as Readonly<Record<string, FullFormation>>

/**
 * Writes out what formations take from those that they are like; whatever is not all there even so is reported and left out.
 * A battle that is written out stays as it is.
 */
export function writeOut(draft: EsrDraft, report: CheckReport): EsrDraft {
  const { armies } = draft
  if (armies === undefined || !hasLike(armies)) return draft
  const written = mapValues(armies, (army, side) => ({
    ...army,
    forces: mapValues(army.forces, (force, id) => ({
      ...force,
      formations: mapValues(force.formations, (formation, name) => {
        if (!('like' in formation)) return formation
        return writeOutFormation(draft, formation, ['armies', side, 'forces', id, 'formations', name], report)
      }),
    })),
  }))
  return { ...draft, armies: written }
}

/** Whether what stands at a path comes from the formation that another is like, and where it is said there. */
export function definingPath(draft: EsrDraft, path: Path): Path | undefined {
  if (path[0] !== 'armies' || path[4] !== 'formations' || path.length < 7) return undefined
  const formation = valueAt(draft, path.slice(0, 6)) as Partial<EsrPlacedFormation> | undefined
  if (formation?.like === undefined) return undefined
  const definition = ['formations', formation.like, ...path.slice(6)]
  const there = valueAt(draft, definition)
  return there !== undefined && there === valueAt(draft, path) ? definition : undefined
}

const hasLike = (armies: NonNullable<EsrDraft['armies']>) =>
  Object.values(armies).some(({ forces }) =>
    Object.values(forces).some(({ formations }) => Object.values(formations).some((one) => 'like' in one)),
  )

function writeOutFormation(
  { formations = {} }: EsrDraft,
  formation: EsrPlacedFormation,
  path: Path,
  report: CheckReport,
): EsrPlacedFormation | undefined {
  const { like } = formation
  if (!Object.hasOwn(formations, like)) {
    reportUnknown(like, Object.keys(formations), [...path, 'like'], report)
    return undefined
  }
  const definition: EsrSharedFormation = formations[like]!
  const { units: _, ...said } = definition
  const commander = { ...definition.commander, ...formation.commander }
  const units = mapValues(formation.units, (unit, id) =>
    writeOutUnit({ ...definition.units?.[id], ...unit }, definition, like, [...path, 'units', id], report),
  )
  const whole = { ...said, ...formation, commander, units }
  const missing = [
    ...(['name', 'doctrine'] as const).filter((key) => whole[key] === undefined),
    ...(['name', 'leadership', 'tactics'] as const)
      .filter((key) => commander[key] === undefined)
      .map((key) => `commander.${key}`),
  ]
  if (missing.length === 0) return whole
  const message = `Neither ${quote(String(path.at(-1)))} nor ${quote(like)}, which it is like, has ${missing.join(', ')}.`
  const hint = `Add ${missing.join(', ')} to one of them.`
  leaveOut({ code: 'formation/incomplete', path, target: 'key', message, hint }, report)
  return undefined
}

function writeOutUnit(
  unit: Partial<EsrUnit>,
  { units = {} }: EsrSharedFormation,
  like: string,
  path: Path,
  report: CheckReport,
): EsrUnit | undefined {
  if (unit.type !== undefined) return unit as EsrUnit
  const id = String(path.at(-1))
  const isThere = Object.hasOwn(units, id)
  const suggestion = isThere ? undefined : suggest(id, Object.keys(units))
  const finding: RawDiagnostic<'formation/incomplete'> = {
    code: 'formation/incomplete',
    path,
    target: 'key',
    message: isThere
      ? `Neither ${quote(id)} nor the unit of this name in ${quote(like)} has a type.`
      : `${quote(like)} has no unit ${quote(id)}, and nothing here says what it is.`,
    hint:
      didYouMean(suggestion) ??
      (isThere ? 'Add type to one of them.' : `Give it a type, or name one of its units: ${some(Object.keys(units))}.`),
    ...(suggestion?.certain && { replacement: suggestion.word }),
  }
  leaveOut(finding, report)
  return undefined
}

function reportUnknown(like: string, names: readonly string[], path: Path, report: CheckReport): void {
  const suggestion = suggest(like, names)
  const listed =
    names.length === 0
      ? 'The battle has none: define it under formations, or use a file that does.'
      : `There is ${some(names)}.`
  const finding: RawDiagnostic<'formation/unknown'> = {
    code: 'formation/unknown',
    path,
    message: `There is no formation ${quote(like)} to be like.`,
    hint: didYouMean(suggestion) ?? listed,
    ...(suggestion?.certain && { replacement: suggestion.word }),
  }
  leaveOut(finding, report)
}

/** Reports why something is left out, unless what is missing may have been wrong itself, or in a file that is not there. */
function leaveOut(finding: RawDiagnostic<'formation/unknown' | 'formation/incomplete'>, report: CheckReport): void {
  const isKnown = report.isComplete('formations') && report.isComplete(...finding.path)
  if (isKnown) report.add(finding)
  else report.passOver(finding)
}

/** A mapping with other values; what becomes nothing is left out. */
function mapValues<From, To>(
  map: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To | undefined,
): Record<string, To> {
  const changed = Object.create(null) as Record<string, To>
  for (const [key, value] of Object.entries(map)) {
    const to = value === undefined ? undefined : change(value, key)
    if (to !== undefined) changed[key] = to
  }
  return changed
}
