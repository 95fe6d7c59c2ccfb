import type { Report } from '../diagnostic.ts'
import { type Definitions, kinOf } from '../likeness.ts'
import { type DefinitionKind, readOtherWords } from './likeness.ts'

/** The kinds of ground that a battle defines, and what becomes of them in it. */
export type OwnGround = {
  readonly definitions: NonNullable<Definitions<{ readonly like?: string }>>
  /** The kinds of the rulebook. */
  readonly printed: readonly string[]
  /** The kinds that are on the board or come onto it. */
  readonly present: ReadonlySet<string>
  readonly nameOf: (id: string) => string
  /** The pattern that it is drawn with; nothing where it is drawn like open ground. */
  readonly patternOf: (id: string) => string | undefined
}

/** Definitions of ground, as messages speak of them. */
export function groundKind(
  definitions: Definitions<{ readonly like?: string }>,
  printed: readonly string[],
): DefinitionKind {
  return {
    key: 'ground',
    definitions,
    printed,
    noun: 'kind of ground',
    otherWord: readOtherWords(
      'forest: woods, wood: woods, swamp: marsh, bog: marsh, ridge: hill, brook: stream, creek: stream, lake: river, village: town, village: built-up, town: built-up, fort: fortified, redoubt: fortified, redoubt: fortification',
    ),
    codes: { unknown: 'ground/unknown', circle: 'ground/circle' },
  }
}

type Turning = { readonly becomes?: string } | undefined

/** The kinds of ground that come only while the battle is fought: by events, and where ground breaks. */
export function comingGround({
  events,
  specialRules,
}: {
  readonly events?: readonly (
    | { readonly ground?: readonly Turning[]; readonly features?: readonly Turning[] }
    | undefined
  )[]
  readonly specialRules?: readonly ({ readonly rule?: string; readonly becomes?: string } | undefined)[]
}): string[] {
  const turning = (events ?? []).flatMap((event) => [...(event?.ground ?? []), ...(event?.features ?? [])])
  const breaking = (specialRules ?? []).filter((rule) => rule?.rule === 'ground-breaks')
  return [...turning, ...breaking].flatMap((one) => one?.becomes ?? [])
}

/** Each kind of ground has a name and a look of its own, and is somewhere. */
export function checkGroundUse(own: OwnGround, report: Report): void {
  const { definitions, present } = own
  checkNames(own, report)
  const used = new Set([...present].flatMap((id) => kinOf(definitions, id)))
  for (const id of Object.keys(definitions)) {
    if (used.has(id)) continue
    const message = `No hex has the ground ${id}.`
    report.add({ code: 'ground/unused', path: ['ground', id], target: 'key', message })
  }
  checkLooks(own, report)
}

function checkNames({ definitions, printed, nameOf }: OwnGround, report: Report): void {
  const owners = new Map<string, string>()
  for (const id of new Set([...printed, ...Object.keys(definitions)])) {
    const name = nameOf(id).toLowerCase()
    const owner = owners.get(name)
    owners.set(name, owner ?? id)
    if (owner === undefined) continue
    const named = Object.hasOwn(definitions, id) ? id : owner
    const message = `${id} and ${owner} are both called ${nameOf(id)}.`
    report.add({ code: 'ground/same-name', path: ['ground', named], target: 'key', message })
  }
}

/** Of two that look alike the later definition is told. */
function checkLooks({ definitions, printed, present, patternOf }: OwnGround, report: Report): void {
  const order = [...new Set([...printed, ...Object.keys(definitions)])]
  const seen = new Map<string, string>([['', 'open ground']])
  for (const id of order.filter((one) => (present.has(one) && patternOf(one) !== undefined) || isOwn(one))) {
    const pattern = patternOf(id) ?? ''
    const other = present.has(id) ? seen.get(pattern) : undefined
    if (present.has(id) && other === undefined) seen.set(pattern, id)
    if (other === undefined || !isOwn(id)) continue
    const message = `${id} looks like ${other}${pattern === '' ? '' : `: both are drawn as ${pattern}`}.`
    const hint =
      'Give it a pattern of its own, for example: look: { pattern: ice }. A colour alone is not enough on paper.'
    report.add({ code: 'ground/looks-alike', path: ['ground', id], target: 'key', message, hint })
  }

  function isOwn(id: string): boolean {
    return Object.hasOwn(definitions, id) && !printed.includes(id)
  }
}
