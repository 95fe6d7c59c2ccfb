import { type SharedFindings, shareFindings } from '../checks/shared-part.ts'
import { codesOf } from '../codes/index.ts'
import { type Path, type RawDiagnostic, Report } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import type { Rulebook } from '../rulebook.ts'
import { checkSchema } from '../schema/check-schema.ts'
import { checkKeys } from '../schema/errors.ts'
import { unknownKey } from '../schema/keys.ts'
import { placeAt, rootPlace, type SchemaPlace } from '../schema/nodes.ts'
import { prune } from '../schema/prune.ts'
import type { Validator } from '../schema/validator.ts'
import type { Variant } from '../types.gen.ts'
import { valueAt } from '../value-at.ts'
import { quote } from '../wording.ts'
import { type Composed, compose } from './compose.ts'
import { findLost } from './find-lost.ts'
import { FIXED_KEYS, PARTS } from './variant.ts'

type Mapping = Readonly<Record<string, unknown>>
type Chosen = readonly (readonly [string, Variant])[]

/** A rulebook, as far as checks go. A page that only plays has no validator: there the schema was checked before. */
export type CheckingRulebook = Pick<Rulebook, 'schema' | 'codes' | 'check' | 'writeOut'> & {
  readonly validator?: Validator | undefined
}

/** A battle whose variants are checked. */
export type CheckedBase = {
  readonly rulebook: CheckingRulebook
  /** What it says, with what it uses; sound or not. */
  readonly data: Mapping
  /** Whether the schema finds nothing wrong with it. */
  readonly isFit: boolean
  /** What was found in it without variants. */
  readonly findings: readonly RawDiagnostic[]
  /** What was found in its parts, for whoever shares them. */
  readonly shared?: SharedFindings | undefined
  /** Where something is wrong in used definitions. */
  readonly passedOver?: readonly Pick<RawDiagnostic, 'code' | 'path'>[]
  /** Whether a part comes from a used file, and so cannot be pointed out in this one. */
  isElsewhere?(path: Path): boolean
}

/** A battle with variants, as far as it is sound, and what is wrong with it beyond what is wrong with the battle. */
export type CheckedVariants = {
  readonly draft: Mapping
  /** What it says, sound or not. */
  readonly data: Mapping
  readonly findings: readonly RawDiagnostic[]
  /** Whether something of the battle that nobody uses there is used with the variants. */
  uses(finding: RawDiagnostic): boolean
}

/** Checks a battle with variants that are chosen together: usually one. */
export function checkVariants(base: CheckedBase, chosen: Chosen): CheckedVariants {
  const { rulebook, data } = base
  const root = rootPlace(rulebook.schema)
  const composed = compose(data, chosen, root)
  const { validator, schema } = rulebook
  const isFit = base.isFit && !base.passedOver?.length
  const unfit = validator ? checkTouched({ validator, schema }, composed.data, isFit ? data : {}) : []
  const sound = (unfit.length === 0 ? composed.data : prune(composed.data, root, unfit)) as Mapping
  const found = shareFindings(new Report<string>(codesOf(rulebook)), base.shared)
  for (const finding of [...base.findings, ...(base.passedOver ?? []), ...unfit]) found.passOver(finding)
  const draft = (rulebook.writeOut?.(sound, found) ?? sound) as Mapping
  rulebook.check(draft, found)

  const known = new Set(base.findings.map(keyOf))
  const { lost, rest } = findLost(unfit, composed, data)
  const unfitHere = rest.map((finding) => inVariant(finding, composed, root, data))
  const located = [...unfitHere, ...found.diagnostics].flatMap((finding) => {
    const origin = composed.originOf(finding.path)
    const isElsewhere = base.isElsewhere?.(origin) ?? false
    // A file that battles share may define more than one of them needs, with variants or without.
    if (isElsewhere && finding.code.endsWith('/unused')) return []
    const path = isElsewhere ? ['variants', chosen.at(-1)![0]] : origin
    return [{ finding: { ...finding, path }, key: keyOf({ ...finding, path: origin }) }]
  })
  const names = chosen.map(([id]) => quote(id))
  const own = [...composed.findings, ...lost].map((finding) => nameVariants(finding, names))
  const findings = located
    .filter(({ key }) => !known.has(key))
    .flatMap(({ finding }) => describeFinding(finding, names, found))
  const unused = new Set(located.map(({ key }) => key))
  return {
    draft,
    data: composed.data,
    findings: [...own, ...findings, ...noEffect(chosen, composed, base.findings)],
    uses: (finding) => finding.code.endsWith('/unused') && !unused.has(keyOf(finding)),
  }
}

/** A key that nobody knows is looked for among those that the variant could have there, whatever the battle has. */
function inVariant(finding: RawDiagnostic, composed: Composed, root: SchemaPlace, base: Mapping): RawDiagnostic {
  const origin = composed.originOf(finding.path)
  if (finding.code !== 'schema/unknown-key' || origin[0] !== 'variants') return finding
  const [container, key] = [finding.path.slice(0, -1), String(origin.at(-1))]
  const known = Object.keys(placeAt(root, composed.data, container)?.node.properties ?? {})
  const own = valueAt(base, origin.slice(0, -1))
  const free = known.filter((one) => !isMapping(own) || !Object.hasOwn(own, one))
  return { ...unknownKey(key, origin.slice(0, -1), free, known), path: finding.path }
}

/**
 * What does not fit the schema. What the variants share with the battle has been checked there: it is left out, where no key
 * depends on another.
 */
function checkTouched(
  { validator, schema }: Pick<Rulebook, 'validator' | 'schema'>,
  data: Mapping,
  base: Mapping,
): RawDiagnostic[] {
  const { required = [], allOf, anyOf, oneOf, if: condition, not } = schema
  const isPlain = [allOf, anyOf, oneOf, condition, not].every((one) => one === undefined)
  if (!isPlain || required.some((key) => !(key in data))) return checkSchema({ validator, schema }, data)
  const touched = Object.entries(data).filter(([key, value]) => !isShared(value, base[key]))
  return checkKeys(validator, rootPlace(schema), Object.fromEntries(touched))
}

const isShared = (value: unknown, before: unknown) => typeof value === 'object' && value === before

/** A finding in a variant, or in a battle that is wrong only because of it. What the battle merely no longer uses does no harm. */
function describeFinding(
  finding: RawDiagnostic,
  names: readonly string[],
  { codes }: Report<string>,
): readonly RawDiagnostic[] {
  if (finding.path[0] === 'variants') return [nameVariants(finding, names)]
  if (finding.code.endsWith('/unused')) return []
  const { replacement: _, ...rest } = finding
  if (codes[finding.code]?.severity !== 'error') return [nameVariants(rest, names)]
  const breaks = names.length === 1 ? 'breaks' : 'break'
  return [{ ...rest, code: 'variant/breaks', message: `The ${variants(names)} ${breaks} this: ${finding.message}` }]
}

function nameVariants(finding: RawDiagnostic, names: readonly string[]): RawDiagnostic {
  return { ...finding, message: `With the ${variants(names)}: ${finding.message}` }
}

const variants = (names: readonly string[]) => `variant${names.length > 1 ? 's' : ''} ${names.join(' and ')}`

function noEffect(
  chosen: Chosen,
  { isTouched, findings }: Composed,
  known: readonly RawDiagnostic[],
): readonly RawDiagnostic[] {
  const [first, ...others] = chosen
  if (isTouched || findings.length > 0 || !first || others.length > 0) return []
  const [id, variant] = first
  // What it was meant to change may stand under a mistyped key, or one that no variant can change.
  if (known.some(({ path }) => path[0] === 'variants' && path[1] === id)) return []
  if (PARTS.some((part) => Object.keys(variant[part] ?? {}).some((key) => FIXED_KEYS.has(key)))) return []
  const message = `The variant ${quote(id)} changes nothing.`
  return [{ code: 'variant/no-effect', path: ['variants', id], target: 'key', message }]
}

/** What tells two findings apart; numbers in their messages may differ while the cause is the same. */
const keyOf = ({ code, path }: Pick<RawDiagnostic, 'code' | 'path'>) => [code, ...path].join('\0')
