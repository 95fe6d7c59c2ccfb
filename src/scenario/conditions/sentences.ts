import { count } from '../wording.ts'
import type { Atom, TroopAtom, TroopFilter } from './atoms.ts'
import { type AnyCondition, isEmpty } from './tree.ts'

/** How sentences call what conditions speak of. */
export type ConditionNames = {
  side(id: string): string
  /** The nations that fight for a side. */
  nations(side: string): readonly string[]
  /** What a nation's troops are called: `Prussian`. */
  nation(id: string): string
  type(id: string): string
  /** Places as a sentence lists them: `Quatre Bras (H11, I10 and I11)`. */
  places(list: readonly string[]): string
  formation?(id: string): string
  force?(id: string): string
  /** What players call a group of reinforcements, and an event; nothing where the id has to do. */
  group?(id: string): string | undefined
  event?(id: string): string | undefined
  /** What is counted, in the rulebook's words. */
  readonly nouns: {
    /** A unit that stands somewhere, and one that is lost or leaves. */
    readonly fighter: string
    readonly unit: string
    readonly leader: string
    /** One point of strength. */
    readonly strength: string
    /** What units stand on: `board`, `table`. */
    readonly ground: string
  }
}

/** Who a condition is for: its `it` or `they`; nobody where it is told by itself, as of arrivals. */
export type Voice = { readonly side: string; readonly pronoun: 'it' | 'they' } | undefined

/**
 * A condition as a clause. Parts stand in brackets where they have a joint of their own, so that nobody has to know whether
 * `and` goes before `or`.
 */
export function describeJoints<C extends AnyCondition<C>>(condition: C, ofAtom: (atom: C) => string): string {
  const { all, any, not } = condition
  if (not) return deny(describeJoints(not, ofAtom), isPlain(not))
  const list = all ?? any
  // A draft may have one in which everything was wrong.
  if (!list) return isEmpty(condition) ? '' : ofAtom(condition)
  if (list.length === 1) return describeJoints(list[0]!, ofAtom)
  return list
    .map((part) => {
      const text = describeJoints(part, ofAtom)
      return hasJoint(text) ? `(${text})` : text
    })
    .join(all ? ' and ' : ' or ')
}

/** A clause for readers who need not look for a joint that is not there: where all parts are joined by `and`, commas do for brackets. */
export function withoutBrackets(clause: string): string {
  if (clause.includes(' or ') || clause.includes('it is not so that (')) return clause
  return clause.replace(/^\(([^()]*)\) and /, '$1, and ').replace(/ and \(([^()]*)\)(?= and |$)/g, ', and $1')
}

/** What denies `at least`. */
export const FEWER = 'fewer than'

/** The opposite of a clause: by its verb or its number where it says one thing, and otherwise of the whole clause. */
function deny(clause: string, isOne: boolean): string {
  const verb = isOne ? DENIALS.find(({ pattern }) => pattern.test(clause)) : undefined
  return verb ? clause.replace(verb.pattern, verb.denied) : `it is not so that (${clause})`
}

/** Whether a condition has no parts, or only one. */
function isPlain<C extends AnyCondition<C>>({ all, any, not }: C): boolean {
  const list = all ?? any
  return !not && (!list || (list.length === 1 && isPlain(list[0]!)))
}

const DENIALS = [
  { pattern: /^(it|the .+? side) controls (?!at least )(?=.*(?: and |\d-))/, denied: '$1 does not control all of ' },
  { pattern: /^(it|the .+? side) controls (?!at least )/, denied: '$1 does not control ' },
  { pattern: /^they control (?!at least )(?=.*(?: and |\d-))/, denied: 'they do not control all of ' },
  { pattern: /^they control (?!at least )/, denied: 'they do not control ' },
  { pattern: /^(it|they|the .+? side) (has|have) controlled (?!at least )/, denied: '$1 $2 not controlled ' },
  { pattern: /^(turn \d+) has begun$/, denied: '$1 has not begun' },
  { pattern: /^(the event .+) has happened$/, denied: '$1 has not happened' },
  { pattern: /^(the .+? (?:side|army)) is broken$/, denied: '$1 is not broken' },
  { pattern: /^(the .+? side) is demoralised or past /, denied: '$1 is neither demoralised nor past ' },
  { pattern: /^(it|the .+? side) leads by at least 1 victory point$/, denied: '$1 does not lead in victory points' },
  { pattern: /^they lead by at least 1 victory point$/, denied: 'they do not lead in victory points' },
  { pattern: /^(.+? ha(?:s|ve)) at least 1 victory point$/, denied: '$1 no victory points' },
  { pattern: /^(the .+? (?:side|nation)) has at some time had at least 1 /, denied: '$1 has at no time had a single ' },
  { pattern: /^(the .+? (?:side|nation) has(?: lost)?) at least 1 /, denied: '$1 no ' },
  { pattern: /^at least 1 /, denied: 'no ' },
  { pattern: /^((?:it|they) ha(?:s|ve) (?:eliminated|lost)) 1 /, denied: '$1 no ' },
  { pattern: /^((?:it|they) ha(?:s|ve) (?:eliminated|lost)) (?=\d)/, denied: `$1 ${FEWER} ` },
  // Of one, `fewer than 1` would be no English.
  { pattern: /\bat least (?!1 )(?=\d)/, denied: `${FEWER} ` },
]

/** Whether a text joins something outside of its brackets. */
function hasJoint(text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
    else if (depth === 0 && (text.startsWith(' and ', i) || text.startsWith(' or ', i))) return true
  }
  return false
}

/** An atom as a clause. */
export function describeAtom(atom: Exclude<Atom, { kind: 'own' }>, names: ConditionNames, voice: Voice): string {
  switch (atom.kind) {
    case 'turn':
      return `turn ${atom.turn} has begun`
    case 'happened':
      return `the event ${names.event?.(atom.event) ?? atom.event} has happened`
    case 'controls': {
      const { subject, verb } = speakOf(atom.side, names, voice)
      const which = names.places(atom.places)
      const what = atom.least === undefined ? which : `at least ${atom.least} of ${which}`
      if (atom.turns === 0) return `${subject} ${verb('controls')} ${what}`
      return `${subject} ${verb('has')} controlled ${what} at the end of ${atom.turns} turns in a row`
    }
    case 'points': {
      const { subject, verb } = speakOf(atom.side, names, voice)
      const points = count(atom.least, 'victory point')
      return atom.isMargin
        ? `${subject} ${verb('leads')} by at least ${points}`
        : `${subject} ${verb('has')} at least ${points}`
    }
    default:
      return describeTroops(atom, names, voice)
  }
}

function describeTroops(atom: TroopAtom, names: ConditionNames, voice: Voice): string {
  const { kind, troops, places } = atom
  const be = atom.least === 1 && atom.measure !== 'strength' ? ['is', 'has'] : ['are', 'have']
  switch (kind) {
    case 'unitsIn':
      return `${ownerOf(troops, names)} has at least ${countOf(atom, names, names.nouns.fighter)}${onlyOf(troops, names)} in ${names.places(places)}`
    case 'reached':
      return `${ownerOf(troops, names)} has at some time had at least ${countOf(atom, names, names.nouns.fighter)}${onlyOf(troops, names)} in ${names.places(places)}`
    case 'eliminated': {
      const whose = `${ownedCount(atom, names)}${onlyOf(troops, names)}`
      if (!voice) return `at least ${whose} ${be[0]} eliminated`
      const { subject, verb } = speakOf(voice.side, names, voice)
      return `${subject} ${verb('has')} ${isOwn(troops, voice.side, names) ? 'lost' : 'eliminated'} ${whose}`
    }
    case 'lost':
      return `${ownerOf(troops, names)} has lost at least ${countOf(atom, names, names.nouns.unit)}${onlyOf(troops, names)}`
    case 'exited': {
      const way = places.length === 0 ? '' : ` by the ${places.join(' or ')} edge`
      return `at least ${ownedCount(atom, names)}${onlyOf(troops, names)} ${be[1]} left the ${names.nouns.ground}${way}`
    }
    case 'arrived': {
      const group = troops.group === undefined ? '' : ` ${describeGroup(troops.group, names)}`
      const { side, nation } = troops
      const whose = nation !== undefined ? `${names.nation(nation)} ` : side !== undefined ? `${names.side(side)} ` : ''
      return `at least ${countOf(atom, names, `${whose}reinforcement`)}${group}${onlyOf(troops, names)} ${be[1]} arrived`
    }
    case 'broken':
      return `at least ${count(atom.least, `${whoseWord(troops, names)}formation`)}${onlyOf(troops, names)} ${be[0]} broken`
  }
}

/** The names of what has ids, by these; without those that are not the only one of their name. */
export function uniqueNames(
  list: readonly ({ readonly id?: string; readonly name?: string } | undefined)[] | undefined,
): (id: string) => string | undefined {
  const named = (list ?? []).filter((one) => one?.id !== undefined && one.name !== undefined)
  return (id) => {
    const name = named.find((one) => one!.id === id)?.name
    return named.filter((one) => one!.name === name).length === 1 ? name : undefined
  }
}

/** `of Bülow's corps`; by its id where a group has no name, or shares it. */
export function describeGroup(id: string, names: ConditionNames): string {
  const name = names.group?.(id)
  return name === undefined ? `of the group ${id}` : `of ${name}`
}

/** `the French side`, `the Prussian nation`; units that only have names are anybody's. */
function ownerOf({ side, nation }: TroopFilter, names: ConditionNames): string {
  if (nation !== undefined) return `the ${names.nation(nation)} nation`
  return side === undefined ? 'a side' : `the ${names.side(side)} side`
}

/** Whether the units of a condition are a side's own. */
export function isOwn({ side, nation }: TroopFilter, winner: string, names: Pick<ConditionNames, 'nations'>): boolean {
  return side === winner || (side === undefined && nation !== undefined && names.nations(winner).includes(nation))
}

/** `8 French units`, `12 units of the English nation`. */
function ownedCount(atom: TroopAtom, names: ConditionNames): string {
  const { troops, least, measure } = atom
  const noun = nounOf(measure, names, names.nouns.unit)
  if (troops.nation !== undefined) return `${count(least, noun)} of the ${names.nation(troops.nation)} nation`
  return count(least, `${whoseWord(troops, names)}${noun}`)
}

const whoseWord = ({ side }: TroopFilter, names: ConditionNames) => (side === undefined ? '' : `${names.side(side)} `)

const countOf = ({ least, measure }: TroopAtom, names: ConditionNames, unit: string) =>
  count(least, nounOf(measure, names, unit))

const nounOf = (measure: TroopAtom['measure'], { nouns }: ConditionNames, unit: string) =>
  measure === 'leaders' ? nouns.leader : measure === 'strength' ? nouns.strength : unit

/** What else the units must be: ` (only Old Guard and general)`. */
function onlyOf({ types, names: own, formations }: TroopFilter, names: ConditionNames): string {
  const parts = [
    ...(types ? [joinWords(types.map((type) => names.type(type)))] : []),
    ...(own ? [`named ${joinWords(own)}`] : []),
    ...(formations ? [`of ${joinWords(formations.map((id) => names.formation?.(id) ?? id))}`] : []),
  ]
  return parts.length === 0 ? '' : ` (only ${parts.join(', ')})`
}

/** The subject of a clause about a side, and its verbs: `it controls`, `they control`, `the French side controls`. */
function speakOf(side: string, names: ConditionNames, voice: Voice) {
  const isVoice = voice?.side === side
  const isPlural = isVoice && voice.pronoun === 'they'
  return {
    subject: isVoice ? voice.pronoun : `the ${names.side(side)} side`,
    verb: (singular: string) => (!isPlural ? singular : singular === 'has' ? 'have' : singular.replace(/s$/, '')),
  }
}

/** `H11, I10 and I11`. */
export function joinWords(items: readonly string[], conjunction = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}
