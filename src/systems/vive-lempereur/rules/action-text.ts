import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { type NamedPiece, resolveNames } from '../../../engine/piece-names.ts'
import type { Refusal } from '../../../engine/system.ts'
import { CARDS, TERRAIN_TYPES } from '../format/catalog.ts'
import { UNIT_TYPES } from '../format/roster.ts'
import {
  ACTION_KINDS,
  type Action,
  BRING,
  choiceOf,
  DECLINE,
  DEPLOY,
  DO_ADVANCE,
  DO_REACT,
  DO_RETREAT,
  DONE,
  detailOf,
  FACE,
  FIRE,
  FORM_COMBAT,
  FORM_SQUARE,
  GIVE_ORDER,
  HOLD_BACK,
  IGNORE,
  kindOf,
  LEAVING_GARRISON,
  LEAVING_GENERAL,
  MOVE,
  makeAction,
  PASS,
  PLACE,
  PLAY,
  RALLY,
  STAY,
  sideOf,
  TAKE,
  TO_GENERAL,
  WITHOUT_TURNING,
} from './actions.ts'
import { INFANTRY_MANOEUVRE } from './cards.ts'
import { decidersOf } from './deciders.ts'
import { cheapestFace } from './orders.ts'
import { type BattleState, NO_FACE, NOBODY, ORDER_FACES } from './state.ts'

/** The seats of a sector, as a player names them. */
const SEATS = ['left', 'centre', 'right'] as const

/** Kinds of action that both sides may have to decide at the same time: the side is said with them. */
const BY_SIDE: readonly number[] = [TAKE, PLAY, DEPLOY, PASS]
const THIRD_PERSON: Readonly<Record<number, string>> = {
  [TAKE]: 'takes',
  [PLAY]: 'plays',
  [DEPLOY]: 'deploys',
  [PASS]: 'passes',
}

/** An action as a player says it. */
export function write(state: BattleState, action: Action): string {
  const kind = kindOf(action)
  const words = sayWithoutSide(state, action)
  if (!BY_SIDE.includes(kind) || !isSimultaneous(state)) return words
  const [, ...rest] = words.split(' ')
  return [state.field.sides[sideOf(action)], THIRD_PERSON[kind], ...rest].join(' ')
}

const isSimultaneous = (state: BattleState) =>
  decidersOf(state).length > 1 || state.decision === 3 || state.decision === 4

function sayWithoutSide(state: BattleState, action: Action): string {
  const [kind, choice, detail] = [kindOf(action), choiceOf(action), detailOf(action)]
  const hex = () => state.field.grid.label(choice)
  switch (kind) {
    case PLACE:
      return `place ${TERRAIN_TYPES[detail]} ${hex()}`
    case DEPLOY:
    case BRING:
      return `${ACTION_KINDS[kind]} ${UNIT_TYPES[detail]} ${hex()}`
    case HOLD_BACK:
      return 'hold back'
    case TAKE:
      return `take ${CARDS[choice]}`
    case PLAY:
      return `play ${CARDS[choice]}${choice === INFANTRY_MANOEUVRE ? ` ${SEATS[detail]}` : ''}`
    case GIVE_ORDER: {
      const face = detail & ~TO_GENERAL
      const whom = (detail & TO_GENERAL) === 0 ? '' : 'general '
      return `order ${whom}${hex()}${face === NO_FACE ? '' : ` by ${ORDER_FACES[face]}`}`
    }
    case MOVE: {
      const left = [
        ...((detail & LEAVING_GARRISON) === 0 ? [] : ['garrison']),
        ...((detail & LEAVING_GENERAL) === 0 ? [] : ['general']),
      ]
      return `move ${hex()}${left.length > 0 ? ` leaving ${left.join(' and ')}` : ''}`
    }
    case FACE:
      return `face ${DIRECTIONS[choice]}`
    case DO_REACT:
      return `react ${hex()}${detail === WITHOUT_TURNING ? ' without turning' : ''}`
    case FIRE:
    case DO_RETREAT:
      return `${ACTION_KINDS[kind]} ${hex()}`
    default:
      return ACTION_KINDS[kind]!
  }
}

/** Words that say an action without more. */
const PLAIN: Readonly<Record<string, number>> = {
  pass: PASS,
  square: FORM_SQUARE,
  combat: FORM_COMBAT,
  rally: RALLY,
  done: DONE,
  decline: DECLINE,
  ignore: IGNORE,
  advance: DO_ADVANCE,
  stay: STAY,
}

/** The action that a player means: one step, one card. What cannot be understood is refused without a rule. */
export function read(state: BattleState, said: string): Action | Refusal {
  const resolved = resolveNames(said, namedPieces(state), NOTATION)
  if ('ambiguous' in resolved) {
    return { rule: '', reason: `${resolved.number} units are called ${resolved.ambiguous}: say in which hex.` }
  }
  const { text } = resolved
  const words = text.trim().split(/[\s,]+/)
  // A side may be called like a verb: its name is one only before another verb.
  const named = BY_SIDE_VERBS.has(words[1] ?? '') ? state.field.sides.indexOf(words[0]!) : -1
  if (named >= 0) words.shift()
  const side = named >= 0 ? named : (decidersOf(state)[0] ?? 0)
  const verb = VERBS[words[0]!] ?? words[0]!
  const plain = PLAIN[verb]
  if (plain !== undefined && words.length === 1) return makeAction(plain, 0, 0, side)
  const action = readChoice(state, verb, words.slice(1), side)
  if (action !== undefined) return action
  const isOffBoard = words.some((word) => /^[A-Z]{1,2}[1-9]\d*$/.test(word) && state.field.grid.find(word) === NOWHERE)
  return isOffBoard ? { rule: '2.0', reason: 'There is no such hex.', also: ['6.1'] } : misunderstood(text)
}

/** Words that mean themselves, although a unit may be called so. */
const NOTATION: ReadonlySet<string> = new Set([
  ...ACTION_KINDS,
  ...ORDER_FACES,
  ...CARDS,
  ...UNIT_TYPES,
  ...TERRAIN_TYPES,
  ...SEATS,
  ...'takes plays deploys passes shock hold back by leaving and without turning'.split(' '),
])

/** Pieces on the board, which may have names; a unit is called by its hex. */
function namedPieces({ field, hex }: BattleState): NamedPiece[] {
  return field.roster.recruits.flatMap(({ name, type }, piece) => {
    const place = hex[piece]!
    if (name === undefined || place === NOWHERE) return []
    return [{ name, called: () => `${type === 'general' ? 'general ' : ''}${field.grid.label(place)}` }]
  })
}

/** What is said of a side. */
const BY_SIDE_VERBS: ReadonlySet<string> = new Set(
  ['take', 'play', 'deploy', 'pass'].flatMap((verb) => [verb, verb === 'pass' ? 'passes' : `${verb}s`]),
)

const VERBS: Readonly<Record<string, string>> = {
  takes: 'take',
  plays: 'play',
  deploys: 'deploy',
  passes: 'pass',
  shock: 'fire',
}

function misunderstood(text: string): Refusal {
  return { rule: '', reason: `${JSON.stringify(text)} is no action, or names what does not exist.` }
}

function readChoice(state: BattleState, verb: string, words: readonly string[], side: number): Action | undefined {
  const [first = '', second = ''] = words
  const hexOf = (label: string) => {
    const hex = state.field.grid.find(label)
    return hex === NOWHERE ? undefined : hex
  }
  const at = (kind: number, label: string, detail = 0) => {
    const hex = hexOf(label)
    return hex === undefined || detail < 0 ? undefined : makeAction(kind, hex, detail, side)
  }
  switch (verb) {
    case 'place':
      return at(
        PLACE,
        second,
        TERRAIN_TYPES.findIndex((type) => type === first),
      )
    case 'deploy':
      return at(
        DEPLOY,
        second,
        UNIT_TYPES.findIndex((type) => type === first),
      )
    case 'bring':
      return at(
        BRING,
        second,
        UNIT_TYPES.findIndex((type) => type === first),
      )
    case 'hold':
      return first === 'back' ? makeAction(HOLD_BACK, 0, 0, side) : undefined
    case 'take':
    case 'play':
      return readCard(verb === 'take' ? TAKE : PLAY, words, side)
    case 'order':
      return readOrder(state, words, side)
    case 'move':
      return at(MOVE, first, readLeaving(words.slice(1)))
    case 'face': {
      const direction = DIRECTIONS.findIndex((one) => one === first)
      return direction < 0 || second ? undefined : makeAction(FACE, direction, 0, side)
    }
    case 'fire':
      return second ? undefined : at(FIRE, first)
    case 'retreat':
      return second ? undefined : at(DO_RETREAT, first)
    case 'react':
      if (second && words.slice(1).join(' ') !== 'without turning') return undefined
      return at(DO_REACT, first, second ? WITHOUT_TURNING : 0)
    default:
      return undefined
  }
}

function readCard(kind: number, [name, seat]: readonly string[], side: number): Action | undefined {
  const card = CARDS.findIndex((one) => one === name)
  if (card < 0) return undefined
  if (kind === TAKE || card !== INFANTRY_MANOEUVRE) return seat ? undefined : makeAction(kind, card, 0, side)
  const sector = SEATS.findIndex((one) => one === seat)
  return sector < 0 ? undefined : makeAction(kind, card, sector, side)
}

/** `D5`, `general D5`, `D5 by flag`. */
function readOrder(state: BattleState, words: readonly string[], side: number): Action | undefined {
  const toGeneral = words[0] === 'general'
  const [label = '', by, face] = toGeneral ? words.slice(1) : words
  const hex = state.field.grid.find(label)
  if (hex === NOWHERE) return undefined
  const piece = toGeneral ? state.leader[hex]! : state.troops[hex]!
  const owner = piece === NOBODY ? side : state.field.roster.side[piece]!
  let die = cheapestFace(state, owner, piece)
  if (by !== undefined) {
    die = ORDER_FACES.findIndex((one) => one === face)
    if (by !== 'by' || die < 0) return undefined
  }
  return makeAction(GIVE_ORDER, hex, die | (toGeneral ? TO_GENERAL : 0), owner)
}

/** `leaving garrison and general`; -1 where it makes no sense. */
function readLeaving(words: readonly string[]): number {
  if (words.length === 0) return 0
  const [leaving, ...left] = words
  const what = left.filter((word) => word !== 'and' && word !== 'a' && word !== 'the')
  if (leaving !== 'leaving' || what.length === 0) return -1
  return what.reduce((bits, word) => {
    const bit = word === 'garrison' ? LEAVING_GARRISON : word === 'general' ? LEAVING_GENERAL : -1
    return bit < 0 || bits < 0 ? -1 : bits | bit
  }, 0)
}
