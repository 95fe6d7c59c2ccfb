import { expect, test } from 'vitest'
import { spell, withArticle } from '../scenario/wording.ts'
import { enumerateUnits } from './unit-names.ts'

const unit = (type: string, name?: string, called?: string) => ({
  side: 0,
  type,
  strength: 1,
  ...(name !== undefined && { name }),
  ...(called !== undefined && { called }),
})

test('units are told by their names, and those without one by their kind and number', () => {
  expect(enumerateUnits([unit('Line', '28th Foot'), unit('Line', "Bylandt's brigade")])).toEqual([
    'the 28th Foot',
    "Bylandt's brigade",
  ])
  const horse = unit('Heavy Cavalry', undefined, 'Heavy Cavalry unit')
  expect(enumerateUnits([horse, horse, unit('Generals', undefined, 'general')])).toEqual([
    'two Heavy Cavalry units',
    'a general',
  ])
  expect(enumerateUnits([unit('Elite Infantry', undefined, 'Elite Infantry unit')])).toEqual(['an Elite Infantry unit'])
})

test('a name that only repeats the arm is none, and a rulebook that calls its units nothing has units of a type', () => {
  expect(enumerateUnits([unit('Cavalry 3-5', 'Cavalry', '3-5 cavalry unit')])).toEqual(['a 3-5 cavalry unit'])
  const scouts = unit('Scouts')
  expect(enumerateUnits([scouts, scouts])).toEqual(['two units of Scouts'])
})

test('small numbers are words', () => {
  expect([spell(2), spell(12), spell(13), withArticle('5th Inf')]).toEqual(['two', 'twelve', '13', 'the 5th Inf'])
})

test('numbers and kinds of troops have an article, people and parts of regiments have none', () => {
  expect(['5th Inf', 'Leib Battalion', 'Brunswick infantry', 'Foot Battery No. 3'].map(withArticle)).toEqual([
    'the 5th Inf',
    'the Leib Battalion',
    'the Brunswick infantry',
    'the Foot Battery No. 3',
  ])
  const bare = ['Bylandt', "Treskow's cavalry", 'I/28th Regiment', 'IV/2e Léger']
  expect(bare.map(withArticle)).toEqual(bare)
})
