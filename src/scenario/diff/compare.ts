import type { Rulebook } from '../rulebook.ts'
import { rootPlace } from '../schema/nodes.ts'
import type { Validation } from '../validation.ts'
import { withoutNames } from '../variants/choose.ts'
import { quote } from '../wording.ts'
import { type BattleChange, change, PARTS } from './change.ts'
import { canonical, normalise } from './normalise.ts'
import { COMMON_KEYS, compareCommon } from './texts.ts'
import { compareVariants } from './variants.ts'

/** What changed between two battles. */
export type Comparison = {
  readonly changes: readonly BattleChange[]
  /** Keys at the top that could not be compared, because of errors in one battle or the other. */
  readonly skipped: readonly string[]
}

type Draft = Readonly<Record<string, unknown>>

/**
 * What changed between two battles, in the order of `PARTS`; nothing where one of them is no scenario. Of battles with
 * errors, what is sound is compared.
 */
export async function compareBattles(
  before: Validation,
  after: Validation,
  rulebooks: readonly Rulebook[],
): Promise<Comparison | undefined> {
  // Definitions are compared with definitions, by the battles that show them.
  if (before.kind !== after.kind || !comparable(before) || !comparable(after)) return undefined
  const skipped = [...new Set([...brokenKeys(before), ...brokenKeys(after)])]
  const isChosen = [before, after].some((one) => 'chosen' in comparable(one)!)
  const [was, is] = [before, after].map((one) => {
    const { variants, ...battle } = prepare(comparable(one)!, skipped, rulebooks)
    // A battle with some of its variants has no others.
    return isChosen ? withoutNames(battle, one.variants ?? []) : { ...battle, variants }
  }) as [Draft, Draft]
  // A variant is written out with all that its battle uses, and uses nothing otherwise.
  const uses = isChosen ? [] : compareUses(before, after)
  const changes = await changesBetween(was, is, rulebooks, uses)
  // Errors may hide a change: nobody shall read that all is the same where it is not.
  const hidden = changes.length === 0 && canonical(before.data) !== canonical(after.data)
  const isSound = [before, after].every(({ scenario, kind }) => scenario !== undefined || kind === 'definitions')
  if (hidden && !isSound) changes.push(change('battle', 'changed', 'something changed in parts with errors'))
  return { changes, skipped }
}

/** What is different in a battle with a variant: both as far as they are sound, with what they use. */
export function compareWithVariant(
  before: Draft,
  after: Draft,
  rulebooks: readonly Rulebook[],
): Promise<readonly BattleChange[]> {
  const [was, is] = [before, after].map((draft) => {
    const { variants: _, ...battle } = prepare(draft, [], rulebooks)
    return battle
  }) as [Draft, Draft]
  return changesBetween(was, is, rulebooks)
}

/** What changed between normal drafts, with what is known besides, in the order of `PARTS`. */
async function changesBetween(
  was: Draft,
  is: Draft,
  rulebooks: readonly Rulebook[],
  others: readonly BattleChange[] = [],
): Promise<BattleChange[]> {
  const rulebook = was['system'] === is['system'] ? rulebooks.find(({ id }) => id === is['system']) : undefined
  const compare = rulebook?.loadCompare ? await rulebook.loadCompare() : compareKeys
  const order = Object.keys(PARTS)
  return [...compareCommon(was, is), ...compareVariants(was, is), ...others, ...compare(was, is)].toSorted(
    (a, b) => order.indexOf(a.part) - order.indexOf(b.part),
  )
}

const comparable = ({ draft, sample }: Validation) => (draft ?? sample) as Draft | undefined

/** Keys whose values were so wrong that nothing of them is left. */
function brokenKeys(validation: Validation): string[] {
  const left = comparable(validation)!
  return Object.keys(validation.data as Draft).filter((key) => !(key in left) && key !== 'kind' && key !== 'uses')
}

/** Which files are used; what is in them is compared as if it were the battle's own. */
function compareUses({ data: before }: Validation, { data: after }: Validation): BattleChange[] {
  const [was, is] = [before, after].map((data) => {
    const { uses } = data as { readonly uses?: unknown }
    return Array.isArray(uses) ? uses.filter((path) => typeof path === 'string') : []
  }) as [string[], string[]]
  return [
    ...was
      .filter((path) => !is.includes(path))
      .map((path) => change('texts', 'removed', `uses ${quote(path)} no more`)),
    ...is.filter((path) => !was.includes(path)).map((path) => change('texts', 'added', `uses ${quote(path)}`)),
  ]
}

function prepare(draft: Draft, skipped: readonly string[], rulebooks: readonly Rulebook[]): Draft {
  // A battle is often compared with many, such as the saved one with every state of what is edited.
  let own = normalised.get(draft)
  if (!own) {
    // A draft has been made by its rulebook.
    const { schema } = rulebooks.find(({ id }) => id === draft['system'])!
    normalised.set(draft, (own = normalise(draft, rootPlace(schema)) as Draft))
  }
  return Object.fromEntries(Object.entries(own).filter(([key]) => !skipped.includes(key)))
}

const normalised = new WeakMap<Draft, Draft>()

/** For rulebooks that have no words of their own. */
function compareKeys(before: unknown, after: unknown): BattleChange[] {
  const [was, is] = [before as Draft, after as Draft]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return keys
    .filter((key) => !(COMMON_KEYS as readonly string[]).includes(key) && canonical(was[key]) !== canonical(is[key]))
    .map((key) => change('battle', 'changed', `${key} changed`))
}
