import type { Path, Report } from '../diagnostic.ts'
import { nationsOfSide } from '../nations.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { valueAt } from '../value-at.ts'
import { quote } from '../wording.ts'
import { forEachEntry } from './hexes.ts'
import { peopleOf } from './nations.ts'

/** What the sides of every scenario have. A nation is a word, or has more to it. */
type Sided = {
  readonly sides?: Readonly<Record<string, { readonly nations: readonly (string | { readonly nation: string })[] }>>
}

type NamedSides = { readonly sides?: Readonly<Record<string, { readonly name: string }>> }

/** Whether a side is defined; reports it if not. */
export function isSide(
  { draft: { sides }, report }: { readonly draft: { readonly sides?: object }; readonly report: Report },
  side: string,
  path: Path,
  target: 'key' | 'value' = 'value',
): boolean {
  if (sides && side in sides) return true
  // Without sound sides nothing can be said about a name.
  if (!sides || !report.isComplete('sides')) return false
  const names = Object.keys(sides)
  if (side === '') {
    report.add(withoutSide(path, names))
    return false
  }
  const meant = suggest(side, names)
  report.add({
    code: 'side/unknown',
    path,
    target,
    message: `Unknown side ${quote(side)}.`,
    hint: `${meant ? `${didYouMean(meant)} ` : ''}The sides are ${names.join(' and ')}.`,
    ...(meant?.certain && { replacement: meant.word }),
  })
  return false
}

/** A condition means the side that it stands with, such as the one that wins by it. In an event of nobody it must say. */
function withoutSide(path: Path, [side]: readonly string[]) {
  const condition = path.at(-1) === 'side' ? path.slice(0, -1) : path
  const keyword = condition.findLast((step) => typeof step === 'string')
  return {
    code: 'condition/without-side' as const,
    path: condition,
    target: 'key' as const,
    message: `${quote(String(keyword))} needs a side here: nothing around it says which one is meant.`,
    hint: `Name it, for example: ${String(keyword)}: { side: ${side}, … }`,
  }
}

/** Every mapping that goes by side: its keys are sides. */
export function checkSideKeys(
  context: { readonly draft: Sided; readonly report: Report },
  ...mappings: readonly Path[]
): void {
  for (const path of mappings) {
    for (const side of Object.keys(Object(valueAt(context.draft, path)) as object))
      isSide(context, side, [...path, side], 'key')
  }
}

/** A nation fights for one side. */
export function checkNations({ sides }: Sided, report: Report): void {
  const owners = new Map<string, string>()
  for (const [side, { nations }] of Object.entries(sides ?? {})) {
    forEachEntry(nations, ['sides', side, 'nations'], (entry, path) => {
      const nation = nationOf(entry)
      const owner = owners.get(nation)
      if (owner === undefined) owners.set(nation, side)
      else report.add({ code: 'side/shared-nation', path, message: `${nation} already fights for ${owner}.` })
    })
  }
}

/** Peoples whose adjective is not simply the noun without its last letter. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  Allies: 'Allied',
  Danes: 'Danish',
  Poles: 'Polish',
  Saxons: 'Saxon',
  Spaniards: 'Spanish',
  Swedes: 'Swedish',
  Turks: 'Turkish',
}

/** Sentences put a side's name before a noun: the name of a people reads badly there. */
export function checkSideNames({ sides }: NamedSides, report: Report): void {
  for (const [side, { name }] of Object.entries(sides ?? {})) {
    const adjective = ADJECTIVES[name] ?? /^(.*[a-z]an)s$/.exec(name)?.[1]
    if (adjective === undefined) continue
    const message = `Sentences will read “the ${name} side”.`
    report.add({ code: 'side/noun', path: ['sides', side, 'name'], message, hint: `Name it ${adjective}.` })
  }
}

/** Reports a nation that is none of its side's; says whether it is one. */
export function isNation(
  { draft: { sides }, report }: { readonly draft: Sided; readonly report: Report },
  nation: string,
  side: string,
  path: Path,
): boolean {
  const own = nationsOfSide(sides, side)
  if (own.includes(nation)) return true
  if (!report.isComplete('sides')) return false
  const enemy = Object.keys(sides ?? {}).find((other) => other !== side && nationsOfSide(sides, other).includes(nation))
  const meant = enemy === undefined ? (suggest(nation, own)?.word ?? peopleOf(nation, own)) : undefined
  const message =
    enemy === undefined
      ? `No side has ${quote(nation)} troops.`
      : `${nation} troops fight for ${enemy}, not for ${side}.`
  const hint = `${meant === undefined ? '' : `Did you mean ${meant}? `}Nations of ${side}: ${own.join(', ')}.`
  report.add({ code: 'unit/wrong-nation', path, message, hint })
  return false
}

const nationOf = (entry: string | { readonly nation: string }) => (typeof entry === 'string' ? entry : entry.nation)
