import { colourDistance, SIDE_FILLS } from '../../../board/colours.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { didYouMean, suggest } from '../../../scenario/suggest.ts'
import { type CheckReport, FLAG_NAMES, isFlag, nationRow, nationsIn, type ScenarioDraft } from '../format/index.ts'

/** The nations that a battle defines, and those that its sides name. */
export function checkNationDefinitions(draft: ScenarioDraft, report: CheckReport): void {
  const nations = draft.nations ?? {}
  for (const [id, definition] of Object.entries(nations)) {
    if (definition.like !== undefined) checkLike(draft, id, definition.like, report)
  }
  checkSideNations(draft, report)
  checkNames(nations, report)
  checkUse(draft, report)
  if (!report.hasErrors('nations') && !report.hasErrors('sides')) checkColours(draft, report)
}

const isKnown = ({ nations = {} }: ScenarioDraft, id: string) => isFlag(id) || Object.hasOwn(nations, id)

function checkLike(draft: ScenarioDraft, id: string, like: string, report: CheckReport): void {
  const path = ['nations', id, 'like']
  if (!isKnown(draft, like)) return reportUnknown(draft, like, path, report)
  // A circle is reported once, where it begins in the file.
  const { kin } = nationRow(draft.nations, id)
  const back = draft.nations?.[kin.at(-1)!]?.like
  if (back !== id || kin.some((one) => before(draft, one, id))) return
  const circle = kin.length === 1 ? `${id} is like itself` : [...kin, id].join(' is like ')
  report.add({ code: 'nation/circle', path, message: `${circle}, so nothing is said of any of them.` })
}

/** Whether one nation is defined before another. */
function before({ nations = {} }: ScenarioDraft, one: string, other: string): boolean {
  const order = Object.keys(nations)
  return order.indexOf(one) < order.indexOf(other)
}

function reportUnknown(draft: ScenarioDraft, id: string, path: Path, report: CheckReport): void {
  // A definition that is wrong has been taken out.
  if (!report.isComplete('nations')) return
  const words = [...Object.keys(FLAG_NAMES), ...Object.keys(draft.nations ?? {})]
  const suggestion = suggest(id, words)
  report.add({
    code: 'nation/unknown',
    path,
    message: `There is no nation ${id}.`,
    hint: didYouMean(suggestion) ?? `Define it under nations, or use ${words.join(', ')}.`,
    ...(suggestion?.certain && { replacement: suggestion.word }),
  })
}

/** 9.3: units of every nation on the board react by the flag of their nation. */
function checkSideNations(draft: ScenarioDraft, report: CheckReport): void {
  for (const [side, { nations }] of Object.entries(draft.sides ?? {})) {
    nations.forEach((entry, i) => {
      if (entry === undefined) return
      const id = typeof entry === 'string' ? entry : entry.nation
      const path = ['sides', side, 'nations', i, ...(typeof entry === 'string' ? [] : ['nation'])]
      if (!isKnown(draft, id)) reportUnknown(draft, id, path, report)
      else if (!nationRow(draft.nations, id).flag && !report.hasErrors('nations')) {
        const message = `${id} has no flag on the special dice, so its units could never react to a charge (9.3).`
        const hint = 'Add flag: french, english or prussian, or like: and a nation that has one.'
        report.add({ code: 'nation/no-flag', path: ['nations', id], target: 'key', message, hint })
      }
    })
  }
}

function checkNames(nations: NonNullable<ScenarioDraft['nations']>, report: CheckReport): void {
  const owners = new Map<string, string>()
  for (const id of new Set([...Object.keys(FLAG_NAMES), ...Object.keys(nations)])) {
    const { adjective } = nationRow(nations, id)
    const owner = owners.get(adjective.toLowerCase())
    if (owner === undefined) owners.set(adjective.toLowerCase(), id)
    else {
      const message = `${id} and ${owner} are both called ${adjective}.`
      report.add({ code: 'nation/same-name', path: ['nations', id], target: 'key', message })
    }
  }
}

function checkUse(draft: ScenarioDraft, report: CheckReport): void {
  if (!report.isComplete('sides') || report.hasErrors('sides') || report.hasErrors('nations')) return
  const present = Object.keys(draft.sides ?? {}).flatMap((side) => nationsIn(draft, side))
  const used = new Set(present.flatMap((nation) => nationRow(draft.nations, nation).kin))
  for (const id of Object.keys(draft.nations ?? {})) {
    if (used.has(id)) continue
    const message = `No side has ${id} troops.`
    report.add({ code: 'nation/unused', path: ['nations', id], target: 'key', message })
  }
}

/** As unlike as two colours must be for players to tell counters apart at a glance. */
const LEAST_DISTANCE = 90

/** Enemies must not look alike. */
function checkColours(draft: ScenarioDraft, report: CheckReport): void {
  const seen: { id: string; side: number; colour: string }[] = []
  Object.keys(draft.sides ?? {}).forEach((side, i) => {
    for (const id of nationsIn(draft, side)) {
      const own = nationRow(draft.nations, id).colour
      const colour = own ?? SIDE_FILLS[i % 2]!
      const enemy = seen.find((one) => one.side !== i && colourDistance(one.colour, colour) < LEAST_DISTANCE)
      const named = own === undefined ? enemy?.id : id
      if (enemy && named !== undefined && draft.nations?.[named]?.colour !== undefined) {
        const message = `The counters of ${id} (${colour}) and of its enemy ${enemy.id} (${enemy.colour}) look alike.`
        report.add({ code: 'nation/colour', path: ['nations', named, 'colour'], message })
      }
      seen.push({ id, side: i, colour })
    }
  })
}
