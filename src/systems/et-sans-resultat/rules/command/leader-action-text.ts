import { isRefusal, type Refusal } from '../../../../engine/system.ts'
import { LEADER_ACTIONS, type LeaderAction } from '../actions.ts'
import { type BattleState, NOBODY, ORDERS } from '../state.ts'
import { DIRECTIVE_WORDS, noSuch, parseDirective, placeOfId, unreadable } from './ids-in-text.ts'
import type { Act, ActSyntax } from './leader-act.ts'

/** Leader actions as players say them: `reille commit-battery foy 6-foot`, `reille detach foy defend 1-93 2-93`. */
export function formatAct(state: BattleState, action: Act): string {
  const target = formatTarget(state, action)
  return `${state.field.commanders[action.commander]!.id} ${action.act}${target === '' ? '' : ` ${target}`}`
}

/** What an action is about: the formation, then what is named besides, then units. */
export function formatTarget({ field }: BattleState, { act, formation, units, what }: Act): string {
  const words = formation === NOBODY ? [] : [field.formations[formation]!.id]
  if (what !== NOBODY) words.push(formatWhat(field, act, what))
  for (const unit of units) words.push(field.units[unit]!.id)
  return words.join(' ')
}

function formatWhat({ areas, specialties, forces }: BattleState['field'], act: LeaderAction, what: number): string {
  switch (act) {
    case 'change-objective':
      return areas[what]!.id
    case 'commit-specialty':
      return specialties[what]!.id
    case 'send-aide':
      return forces[what]!.id
    default:
      return ORDERS[what]!
  }
}

/** The action that a text means; nothing where it does not begin with a commander and something that he can do. */
export function parseAct(
  state: BattleState,
  side: number,
  text: string,
  wordsOf: (act: LeaderAction) => ActSyntax,
): Act | Refusal | undefined {
  const [who, verb, ...rest] = text.split(/\s+/)
  const act = LEADER_ACTIONS.find((one) => one === verb)
  // Commanders of formations go by the ids of these; only the others act.
  const commander = state.field.commanders.findIndex(
    ({ id, role }) => id === who && (role === 'army' || role === 'force'),
  )
  if (act === undefined) {
    if (commander === NOBODY) return undefined
    return unreadable(`“${verb ?? ''}” is not a leader action: use ${LEADER_ACTIONS.join(', ')}`)
  }
  if (commander === NOBODY) return noSuch('army or force commander', who)
  const target = parseTarget(state, commander, rest, wordsOf(act))
  return isRefusal(target) ? target : { kind: 'act', side, commander, act, ...target }
}

type Target = Pick<Act, 'formation' | 'units' | 'what'>

function parseTarget(state: BattleState, commander: number, words: string[], expected: ActSyntax): Target | Refusal {
  const { formations, units: all } = state.field
  const left = [...words]
  let [formation, what] = [NOBODY, NOBODY]
  if (expected.hasFormation) {
    formation = placeOfId(formations, left[0])
    if (formation !== NOBODY) left.shift()
  }
  if (expected.what && !(expected.what === 'force' && formation !== NOBODY)) {
    const word = left.shift()
    what = parseWhat(state, expected.what, word)
    if (what === NOBODY) return unknownWhat(expected.what, word)
  }
  const units = expected.hasUnits ? left.splice(0).map((id) => placeOfId(all, id)) : []
  if (units.includes(NOBODY)) return noSuch('unit', words[words.length - units.length + units.indexOf(NOBODY)])
  if (expected.hasUnits && units.length === 0) return noSuch('unit', undefined)
  if (left.length > 0) return unreadable(`“${left.join(' ')}” is not understood here`)
  if (expected.hasFormation && formation === NOBODY) {
    // Where there is no doubt which is meant it need not be said: that of the unit, or the one that he leads.
    formation = units.length > 0 ? state.formation[units[0]!]! : what === NOBODY ? state.leads[commander]! : NOBODY
    if (formation === NOBODY && what === NOBODY) return noSuch('formation', undefined)
  }
  return { formation, units, what }
}

function parseWhat({ field }: BattleState, kind: NonNullable<ActSyntax['what']>, word: string | undefined): number {
  switch (kind) {
    case 'area':
      return placeOfId(field.areas, word)
    case 'specialty':
      return placeOfId(field.specialties, word)
    case 'force':
      return placeOfId(field.forces, word)
    default:
      return parseDirective(word)
  }
}

function unknownWhat(kind: NonNullable<ActSyntax['what']>, word: string | undefined): Refusal {
  if (kind === 'directive') return unreadable(`“${word ?? ''}” is not an order: use ${DIRECTIVE_WORDS}`)
  if (kind === 'force') return noSuch('formation or force', word)
  return noSuch(kind, word)
}
