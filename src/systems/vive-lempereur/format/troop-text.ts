import { definitionOf } from '../../../scenario/likeness.ts'
import { count } from '../../../scenario/wording.ts'
import {
  isPrintedType,
  type TroopRow,
  type TroopValues,
  troopRow,
  type UnitType,
  type WithTroops,
} from './troop-list.ts'
import type { NationId, TroopFire, TroopRetreats } from './types.gen.ts'

/** `Pavlovsk Grenadiers, like Elite Infantry: letter P, fire 12/6`: a definition in words. */
export function describeTroop(battle: WithTroops, id: UnitType, adjective: (nation: NationId) => string): string {
  const { name } = troopRow(battle, id)
  const { like, arm, symbol, nation, ...own } = definitionOf(battle.troops, id) ?? {}
  const renamed = isPrintedType(id) && own.name !== undefined ? ` (${id})` : ''
  const whose = like === undefined ? '' : `, like ${troopRow(battle, like).name}`
  const facts = [
    ...(arm === undefined ? [] : [arm]),
    ...(nation === undefined ? [] : [`only ${adjective(nation)}`]),
    ...(symbol === undefined ? [] : [`symbol of ${symbol.replaceAll('-', ' ')}`]),
    ...describeValues(own),
  ]
  return `${name}${renamed}${whose}${facts.length === 0 ? '' : `: ${facts.join(', ')}`}`
}

/** All that a type of the sheet is in a battle, in parts. */
export function troopFacts(battle: WithTroops, id: UnitType, adjective: (nation: NationId) => string): string[] {
  const row = troopRow(battle, id)
  const { letter, fire, fireAfterMoving, ...rest } = row
  const values = {
    ...rest,
    ...(letter !== '' && { letter }),
    ...(fire.length > 0 && { fire: [...fire] as TroopFire }),
    ...(fireAfterMoving && { fireAfterMoving: [...fireAfterMoving] as TroopFire }),
  }
  return [
    row.name,
    ...(row.arm === undefined ? [] : [row.arm]),
    ...(row.nation === undefined ? [] : [`only ${adjective(row.nation)}`]),
    `symbol of ${row.symbol.replaceAll('-', ' ')}`,
    ...describeValues(values),
  ]
}

/** What is said of a type or of a unit, value by value. */
export function describeValues(own: TroopValues): string[] {
  const say = <Key extends keyof TroopValues>(key: Key, words: (value: NonNullable<TroopValues[Key]>) => string) => {
    const value = own[key]
    return value === undefined ? [] : [words(value)]
  }
  return [
    ...say('letter', (letter) => `letter ${letter}`),
    ...say('elements', (elements) => count(elements, 'element')),
    ...say('fire', (fire) => `fire ${list(fire)}`),
    ...say('fireAfterMoving', (fire) => `fire after moving ${list(fire)}`),
    ...say('moves', (moves) => (moves === 0 ? 'does not move' : `moves ${moves}`)),
    ...say('movesAndFires', (moves) => (moves === 0 ? 'moves or fires' : `moves ${moves} and fires`)),
    ...say('rally', (dice) => (dice === 0 ? 'does not rally' : `rallies by ${count(dice, 'die', 'dice')}`)),
    ...say('square', (may) => (may ? 'forms square' : 'forms no square')),
    ...say('leavesGarrisons', (may) => (may ? 'leaves garrisons' : 'leaves no garrisons')),
    ...say('reacts', (may) => (may ? 'reacts to charges' : 'does not react to charges')),
    ...say('led', (may) => (may ? 'led by generals' : 'generals are of no use to it')),
    ...say('advances', (may) => (may ? 'advances' : 'does not advance')),
    ...say('zoneOfControl', (has) => (has ? 'has a zone of control' : 'has no zone of control')),
    ...say('choosesTarget', (may) => (may ? 'chooses its target' : 'fires at the closest')),
    ...say('lossesLimited', (are) => (are ? 'causes no more losses than it has elements' : 'causes any losses')),
    ...say('retreats', (how) => RETREATS[how]),
  ]
}

const RETREATS: Readonly<Record<TroopRetreats, string>> = {
  retreats: 'retreats',
  loses: 'loses an element instead of retreating from the next hex',
  stands: 'never retreats',
}

/** `4 elements, moves 2, fire 12/6`: the numbers of a type, as a palette tells them. */
export function describeNumbers({ elements, moves, movesAndFires, fire, fireAfterMoving, arm }: TroopRow): string {
  const attack = arm === 'cavalry' ? 'shock' : 'fire'
  return [
    count(elements, 'element'),
    moves === 0 ? 'does not move' : movesAndFires === 0 ? `moves ${moves} or fires` : `moves ${moves}`,
    ...(moves > 0 && movesAndFires > 0 && movesAndFires < moves ? [`${movesAndFires} and fires`] : []),
    ...(fire.length === 0 ? [] : [`${attack} ${fire.join('/')}`]),
    ...(fireAfterMoving ? [`${fireAfterMoving.join('/')} after moving`] : []),
  ].join(', ')
}

const list = (fire: TroopFire) => (typeof fire === 'number' ? String(fire) : fire.join('/'))
