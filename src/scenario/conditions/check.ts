import { isGroup } from '../arrivals/check-bodies.ts'
import { isSide } from '../checks/sides.ts'
import type { Path, Report } from '../diagnostic.ts'
import { suggest } from '../suggest.ts'
import { valueAt } from '../value-at.ts'
import { count, quote } from '../wording.ts'
import type { Atom, OwnAtom, TroopAtom, TroopFilter } from './atoms.ts'
import { isOwn } from './sentences.ts'
import { type AnyCondition, forEachAtom } from './tree.ts'

/** What a rulebook knows of a battle that conditions can be wrong about. */
export type ConditionFacts<C> = {
  readonly draft: { readonly sides?: object; readonly turns?: number }
  readonly report: Report
  atom(condition: C, side: string): Atom
  nations(side: string): readonly string[]
  /** The sides whose nations are looked for. */
  readonly sides: readonly string[]
  /** The types and the names that units of the battle have; nothing where not all are known. */
  readonly types: readonly string[] | undefined
  readonly names: readonly string[] | undefined
  /** The ids of groups of reinforcements; nothing where not all are known. */
  readonly groups?: readonly string[] | undefined
  /** The ids of events; nothing where not all are known. */
  readonly events?: readonly string[] | undefined
  /** The most that a condition can ever count; nothing where not all units are known. */
  most(atom: TroopAtom): Most | undefined
  /** Reports places that there are not, or that nobody of those who are wanted there can reach. */
  places(atom: Extract<Atom, { places: readonly string[] }>, condition: C, who: readonly string[], path: Path): void
  /** Checks what only the rulebook knows. */
  own?(atom: OwnAtom, winner: string, path: Path): void
  /** Reports a formation that there is not; says whether there is one. */
  formation?(id: string, path: Path): boolean
  /** The most victory points that a side can ever have; nothing where nobody knows. */
  points?(side: string): number | undefined
  /** What else can be wrong with a condition that counts units and is possible. */
  possible?(atom: TroopAtom, path: Path): void
}

/** The most that can be counted, whose, and why no more where it is not for want of units. */
export type Most = {
  readonly number: number
  readonly whose: string
  readonly why?: string
  /** What is counted, where it is neither units nor leaders nor strength. */
  readonly noun?: string
  /** What can never happen, where the rulebook has a word of its own. */
  readonly never?: string
}

/** Whether a condition only counts losses, arrivals and exits, wherever they are: then it depends on no hex. */
export function onlyCounts<C extends AnyCondition<C>>(atomOf: ConditionFacts<C>['atom'], condition: C): boolean {
  let counts = true
  forEachAtom(condition, [], (part) => {
    const atom = atomOf(part, '')
    if (!('troops' in atom) || atom.places.length > 0 || !COUNTED.has(atom.kind)) counts = false
  })
  return counts
}

const COUNTED: ReadonlySet<string> = new Set(['eliminated', 'lost', 'exited', 'arrived'])

/** Checks that what a condition speaks of exists and can happen. Nobody wins by what stands under `not`, nor where `isVictory` is false. */
export function checkCondition<C extends AnyCondition<C>>(
  facts: ConditionFacts<C>,
  condition: C,
  winner: string,
  path: Path,
  isVictory = true,
): void {
  forEachAtom(condition, path, (part, partPath, isDenied) => {
    const atom = facts.atom(part, winner)
    const [key = ''] = keysOf(part)
    const atomPath = [...partPath, key]
    switch (atom.kind) {
      case 'turn':
        return checkTurn(facts, atom.turn, atomPath)
      case 'controls': {
        if (!isSide(facts, atom.side, [...atomPath, 'side'])) return
        if (atom.turns > 0) checkLength(facts, atom.turns, [...atomPath, 'for'])
        return facts.places(atom, part, isDenied ? facts.sides : [atom.side], partPath)
      }
      case 'happened':
        return checkEvent(facts, atom.event, atomPath)
      case 'points':
        return checkPoints(facts, atom, atomPath)
      case 'own':
        return facts.own?.(atom, isDenied ? '' : winner, atomPath)
      default:
        return checkTroops(facts, atom, part, isDenied || !isVictory ? '' : winner, partPath)
    }
  })
}

function checkTurn({ draft, report }: ConditionFacts<never>, turn: number, path: Path): void {
  if (draft.turns === undefined || turn <= draft.turns) return
  const message = `Turn ${turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
  report.add({ code: 'victory/impossible', path, message, hint: 'Name an earlier turn.' })
}

function checkEvent({ report, events }: ConditionFacts<never>, id: string, path: Path): void {
  if (events === undefined || events.includes(id)) return
  const meant = suggest(id, events)
  const known = events.length === 0 ? 'The battle has no events.' : `The events are ${events.join(', ')}.`
  report.add({
    code: 'event/unknown',
    path,
    message: `There is no event ${quote(id)}.`,
    hint: meant ? `Did you mean ${meant.word}?` : known,
    ...(meant?.certain && { replacement: meant.word }),
  })
}

function checkLength({ draft, report }: ConditionFacts<never>, turns: number, path: Path): void {
  if (draft.turns === undefined || turns <= draft.turns) return
  const message = `Nobody can hold a place for ${turns} turns: the battle has ${count(draft.turns, 'turn')}.`
  report.add({ code: 'victory/impossible', path, message, hint: 'Name fewer turns.' })
}

function checkPoints<C>(facts: ConditionFacts<C>, atom: Extract<Atom, { kind: 'points' }>, path: Path): void {
  if (!isSide(facts, atom.side, [...path, 'side'])) return
  const most = facts.points?.(atom.side)
  if (most === undefined || atom.least <= most) return
  const why = most === 0 ? 'nothing scores any for it' : `what scores for it comes to ${most} at most`
  const { name = atom.side } =
    (facts.draft.sides as Readonly<Record<string, { readonly name?: string }>>)[atom.side] ?? {}
  const message = `The ${name} side can never ${atom.isMargin ? 'lead by' : 'have'} ${count(atom.least, 'victory point')}: ${why}.`
  facts.report.add({ code: 'points/out-of-reach', path: [...path, atom.isMargin ? 'margin' : 'atLeast'], message })
}

/** What was wrong has been taken out. */
const keysOf = (part: object) => Object.entries(part).flatMap(([key, value]) => (value === undefined ? [] : [key]))

function checkTroops<C extends object>(
  facts: ConditionFacts<C>,
  atom: TroopAtom,
  part: C,
  winner: string,
  path: Path,
): void {
  const { report, sides } = facts
  const { kind, troops, measure, least } = atom
  const { side, nation, group } = troops
  const [key = ''] = keysOf(part)
  const at = [...path, key]
  if (side !== undefined && !isSide(facts, side, [...at, 'side'])) return
  if (nation !== undefined && !sides.some((one) => facts.nations(one).includes(nation))) {
    report.add({ code: 'unit/wrong-nation', path: [...at, 'nation'], message: `No side has ${nation} troops.` })
    return
  }
  if (group !== undefined && facts.groups && !isGroup(report, facts.groups, group, [...at, 'group'])) return
  const isKnown = checkWords(facts, troops, at)
  if (atom.places.length > 0) {
    const owner = side ?? sides.find((one) => nation !== undefined && facts.nations(one).includes(nation))
    facts.places(atom, part, owner === undefined ? sides : [owner], path)
  }
  if (COUNTS_LOSSES.has(kind) && winner !== '' && isOwn(troops, winner, facts)) {
    const message = `${winner} would win by losing its own units.`
    report.add({ code: 'victory/own-losses', path: [...at, side === undefined ? 'nation' : 'side'], message })
  }
  const most = facts.most(atom)
  if (!isKnown || !most || report.hasErrors(...path)) return
  if (least <= most.number) {
    facts.possible?.(atom, at)
    return
  }
  // A number that is not written is one.
  const number = [measure, 'atLeast'].find((word) => valueAt(part, [key, word]) !== undefined)
  const where = number === undefined ? at : [...at, number]
  const isMissing = most.never !== undefined || (measure === 'leaders' && most.number === 0)
  const code = isMissing ? 'victory/impossible' : 'victory/too-many'
  report.add({ code, path: where, message: explainMost(atom, most) })
}

const COUNTS_LOSSES: ReadonlySet<string> = new Set(['eliminated', 'lost', 'broken'])

function explainMost({ kind, troops, measure, least }: TroopAtom, most: Most): string {
  const { number, whose, why, never } = most
  if (never !== undefined) return `${whose} can never ${never}.`
  const unit = kind === 'arrived' ? 'reinforcement' : 'unit'
  const noun = most.noun ?? (measure === 'leaders' ? 'leader' : measure === 'strength' ? 'point of strength' : unit)
  const nouns = noun === 'point of strength' ? 'points of strength' : `${noun}s`
  if (measure === 'leaders' && number === 0) return `${whose} has no leader.`
  if (why !== undefined) return `${count(least, noun, nouns)} can never be there: ${why}.`
  const only = troops.types ? ` of ${troops.types.join(', ')}` : troops.names ? ` named ${troops.names.join(', ')}` : ''
  const has = number === 0 ? `no ${nouns}` : `only ${count(number, noun, nouns)}`
  return `${whose} has ${has}${only}, so ${least} can never ${FATES[kind]}.`
}

const FATES: Readonly<Record<TroopAtom['kind'], string>> = {
  unitsIn: 'be there',
  reached: 'be there',
  eliminated: 'be eliminated',
  lost: 'be lost',
  exited: 'leave',
  arrived: 'arrive',
  broken: 'be broken',
}

/** Reports types, names and formations that there are not; says whether all are known. */
export function checkWords(
  facts: Pick<ConditionFacts<never>, 'report' | 'types' | 'names' | 'formation'>,
  { types, names, formations }: Pick<TroopFilter, 'types' | 'names' | 'formations'>,
  path: Path,
): boolean {
  return [
    ...(types ?? []).map((word, i) => isWord(facts, word, facts.types, 'type of unit', [...path, 'types', i])),
    ...(names ?? []).map((word, i) => isWord(facts, word, facts.names, 'unit', [...path, 'names', i])),
    ...(formations ?? []).map((id, i) => facts.formation?.(id, [...path, 'formations', i]) ?? true),
  ].every(Boolean)
}

/** Reports a word that the battle does not have. */
function isWord(
  { report }: { readonly report: Report },
  word: string,
  known: readonly string[] | undefined,
  what: string,
  path: Path,
): boolean {
  if (known === undefined || known.includes(word)) return true
  const meant = suggest(word, known)
  report.add({
    code: 'condition/unknown',
    path,
    message: `There is no ${what} ${quote(word)} in this battle.`,
    ...(meant && { hint: `Did you mean ${meant.word}?` }),
    ...(meant?.certain && { replacement: meant.word }),
  })
  return false
}
