import { colourDistance, SIDE_FILLS } from '../../board/colours.ts'
import type { Report } from '../diagnostic.ts'
import { adjectiveOf, type NationDefinition, type NationRow, nationRow, nationsOfSide } from '../nations.ts'
import { checkLikeness, type DefinitionKind, readOtherWords } from './likeness.ts'

/** A battle with nations of its own, as far as every rulebook has them. */
type WithNations = {
  readonly nations?: Readonly<Record<string, NationDefinition>>
  readonly sides?: Readonly<Record<string, { readonly nations: readonly (string | { readonly nation: string })[] }>>
}

/** The nation that a country stands for: `english`, where somebody writes England. */
export const peopleOf = readOtherWords(
  'england: english, england: british, britain: british, britain: english, british: english, english: british, france: french, austria: austrian, prussia: prussian, russia: russian, bavaria: bavarian, saxony: saxon, spain: spanish, portugal: portuguese, netherlands: dutch, italy: italian, poland: polish, sweden: swedish',
)

/** Adjectives of nations that a rulebook has of its own. Where it has none, any word is a nation. */
type Printed = Readonly<Record<string, string>>

/** The nations that a battle defines where the rulebook has none: whom they are like, and whatever else is said of them. */
export function checkNationDefinitions(draft: WithNations, report: Report): void {
  checkLikeness(nationKind(draft), report)
  checkNationUse(draft, report)
}

/** What nations are called, whether they fight, and how they look; after all that could be wrong with `like` and `sides`. */
export function checkNationUse(draft: WithNations, report: Report, printed: Printed = {}): void {
  checkNames(draft, printed, report)
  // Whoever defines none has neither idle ones nor colours of their own.
  if (!draft.nations) return
  checkUse(draft, printed, report)
  if (!report.hasErrors('nations') && !report.hasErrors('sides')) checkColours(draft, printed, report)
}

/** The nations of a battle as a kind of definitions. */
export function nationKind({ nations, sides }: WithNations, printed: Printed = {}): DefinitionKind {
  const words = Object.keys(printed)
  return {
    key: 'nations',
    definitions: nations,
    printed: words.length > 0 ? words : Object.keys(sides ?? {}).flatMap((side) => nationsOfSide(sides, side)),
    noun: 'nation',
    otherWord: peopleOf,
    codes: { unknown: 'nation/unknown', circle: 'nation/circle' },
  }
}

/** No two are called the same, whether they are defined, printed or only listed by a side. */
function checkNames({ nations = {}, sides = {} }: WithNations, printed: Printed, report: Report): void {
  const owners = new Map<string, string>()
  const listed = Object.keys(sides).flatMap((side) => nationsOfSide(sides, side))
  for (const id of new Set([...Object.keys(printed), ...listed, ...Object.keys(nations)])) {
    const adjective = adjectiveOf(nations, id, printed)
    const called = adjective.toLowerCase()
    const owner = owners.get(called)
    if (owner === undefined) owners.set(called, id)
    else {
      const named = Object.hasOwn(nations, id) ? id : owner
      const message = `${id} and ${owner} are both called ${adjective}.`
      report.add({ code: 'nation/same-name', path: ['nations', named], target: 'key', message })
    }
  }
}

function checkUse({ nations = {}, sides = {} }: WithNations, printed: Printed, report: Report): void {
  if (!report.isComplete('sides') || report.hasErrors('sides') || report.hasErrors('nations')) return
  const present = Object.keys(sides).flatMap((side) => nationsOfSide(sides, side))
  const used = new Set(present.flatMap((nation) => nationRow(nations, nation, printed).kin))
  for (const id of Object.keys(nations)) {
    if (used.has(id)) continue
    const message = `No side has ${adjectiveOf(nations, id, printed)} troops.`
    report.add({ code: 'nation/unused', path: ['nations', id], target: 'key', message })
  }
}

/** As unlike as two colours must be for players to tell counters apart at a glance. */
const LEAST_DISTANCE = 90

/** Enemies must not look alike. */
function checkColours({ nations = {}, sides = {} }: WithNations, printed: Printed, report: Report): void {
  const seen: { id: string; side: number; colour: string }[] = []
  Object.keys(sides).forEach((side, i) => {
    for (const id of nationsOfSide(sides, side)) {
      const { colour: own }: NationRow = nationRow(nations, id, printed)
      const colour = own ?? SIDE_FILLS[i % 2]!
      const enemy = seen.find((one) => one.side !== i && colourDistance(one.colour, colour) < LEAST_DISTANCE)
      const named = own === undefined ? enemy?.id : id
      if (enemy && named !== undefined && nations[named]?.colour !== undefined) {
        const message = `The counters of ${id} (${colour}) and of its enemy ${enemy.id} (${enemy.colour}) look alike.`
        report.add({ code: 'nation/colour', path: ['nations', named, 'colour'], message })
      }
      seen.push({ id, side: i, colour })
    }
  })
}
