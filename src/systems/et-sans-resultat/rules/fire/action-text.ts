import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf, Aim } from '../actions.ts'
import { type BattleState, NOBODY } from '../state.ts'

/** Fire and evasion as players say them. */

/** `fire foy guns at perponcher intensely, skirmish at merlen`; where units may fire apart also `, 93-1 at picton`. */
export function formatFire({ field }: BattleState, action: ActionOf<'fire'>): string {
  const { formation, guns, gunsIntense, skirmish, skirmishIntense, apart = [] } = action
  const aim = (weapon: string, at: number, isIntense: boolean) =>
    at === NOBODY ? [] : [`${weapon} at ${field.formations[at]!.id}${isIntense ? ' intensely' : ''}`]
  const aims = [
    ...aim('guns', guns, gunsIntense),
    ...aim('skirmish', skirmish, skirmishIntense),
    ...apart.map(({ unit, at }) => `${field.units[unit]!.id} at ${field.formations[at]!.id}`),
  ]
  return `fire ${field.formations[formation]!.id} ${aims.join(', ')}`
}

export function parseFire(state: BattleState, side: number, text: string): ActionOf<'fire'> | Refusal | undefined {
  const words = /^fire\s+(\S+)\s+(.+)$/s.exec(text)
  if (!words) return /^fire\b/.test(text) ? unclear(text) : undefined
  const formation = findFormation(state, words[1]!)
  if (formation === NOBODY) return unknown(words[1]!)
  let action: ActionOf<'fire'> = {
    kind: 'fire',
    side,
    formation,
    guns: NOBODY,
    gunsIntense: false,
    skirmish: NOBODY,
    skirmishIntense: false,
  }
  const apart: Aim[] = []
  for (const aim of words[2]!.split(/\s*,\s*|\s+(?=guns\s|skirmish\s)/)) {
    const [, weapon, at, intensely] = /^(\S+)\s+at\s+(\S+)(\s+intensely)?$/.exec(aim) ?? []
    if (weapon === undefined || at === undefined) return unclear(text)
    const target = findFormation(state, at)
    if (target === NOBODY) return unknown(at)
    if (weapon !== 'guns' && weapon !== 'skirmish') {
      const unit = state.field.units.findIndex(({ id }) => id === weapon)
      if (unit < 0 || intensely !== undefined) return unclear(text)
      apart.push({ unit, at: target })
      continue
    }
    const isIntense = intensely !== undefined
    if ((weapon === 'guns' ? action.guns : action.skirmish) !== NOBODY) {
      return {
        rule: '9.1',
        reason: `a formation names one target for its ${weapon === 'guns' ? 'guns' : 'skirmishers'}`,
      }
    }
    action =
      weapon === 'guns'
        ? { ...action, guns: target, gunsIntense: isIntense }
        : { ...action, skirmish: target, skirmishIntense: isIntense }
  }
  return apart.length > 0 ? { ...action, apart } : action
}

/** `evade pire`, `stand pire`. */
export function formatEvasion({ field }: BattleState, { kind, formation }: ActionOf<'evade' | 'stand'>): string {
  return `${kind} ${field.formations[formation]!.id}`
}

export function parseEvasion(
  state: BattleState,
  side: number,
  text: string,
): ActionOf<'evade' | 'stand'> | Refusal | undefined {
  const [, kind, id] = /^(evade|stand)\s+(\S+)$/.exec(text) ?? []
  if (kind === undefined || id === undefined) {
    return /^(evade|stand)\b/.test(text) ? { rule: '', reason: 'write “evade pire” or “stand pire”' } : undefined
  }
  const formation = findFormation(state, id)
  return formation === NOBODY ? unknown(id) : { kind: kind as 'evade' | 'stand', side, formation }
}

const findFormation = ({ field }: BattleState, name: string) => field.formations.findIndex(({ id }) => id === name)

const unknown = (id: string): Refusal => ({ rule: '', reason: `there is no formation ${id}` })

const unclear = (text: string): Refusal => ({
  rule: '',
  reason: `“${text}” is not understood: write “fire foy guns at perponcher intensely, skirmish at merlen”`,
})
