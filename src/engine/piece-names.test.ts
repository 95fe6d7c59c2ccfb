import { expect, test } from 'vitest'
import { resolveNames } from './piece-names.ts'

const NOTATION: ReadonlySet<string> = new Set(['order', 'reserve'])

const piece = (name: string | undefined, called: string) => ({ name, called: () => called })

test('names give way to what stands for them, whole and the longest first, whatever their capitals', () => {
  const pieces = [
    piece('II/2e Léger', '2leg-2'),
    piece('I/2e Léger', '2leg-1'),
    piece('Foy', 'D5'),
    piece('Foy b', 'E5'),
  ]
  expect(resolveNames('order Foy', pieces, NOTATION)).toEqual({ text: 'order D5' })
  expect(resolveNames('attack 1010 with foy B, Foy', pieces, NOTATION)).toEqual({ text: 'attack 1010 with E5, D5' })
  expect(resolveNames('place II/2e Léger at 20,16', pieces, NOTATION)).toEqual({ text: 'place 2leg-2 at 20,16' })
  expect(resolveNames('order Foyle', pieces, NOTATION)).toEqual({ text: 'order Foyle' })
  expect(resolveNames('order D5', [...pieces, piece(undefined, 'F5')], NOTATION)).toEqual({ text: 'order D5' })
})

test('what stands for a name is not searched for names again', () => {
  expect(resolveNames('order Guard', [piece('Guard', 'A1 5-4'), piece('A1', 'B2')], NOTATION)).toEqual({
    text: 'order A1 5-4',
  })
})

test('a word that is an id means whoever has it, whatever others are called', () => {
  const pieces = [piece('Gemioncourt', 'gemioncourt'), piece('Gemioncourt', 'garrison'), piece('foy', 'french-1-1')]
  const ids = new Set(['gemioncourt', 'garrison', 'foy', 'french-1-1'])
  expect(resolveNames('objective ii-corps gemioncourt', pieces, ids)).toEqual({
    text: 'objective ii-corps gemioncourt',
  })
  expect(resolveNames('order foy attack', pieces, ids)).toEqual({ text: 'order foy attack' })
  expect(resolveNames('order Gemioncourt attack', pieces, ids)).toEqual({ ambiguous: 'Gemioncourt', number: 2 })
})

test('words of the notation, places and counters mean themselves, whatever units are called', () => {
  const pieces = [piece('Reserve', 'D5'), piece('C3', 'E5'), piece('1010', '1111'), piece('5-4', '1112')]
  expect(resolveNames('order foy reserve', pieces, NOTATION)).toEqual({ text: 'order foy reserve' })
  expect(resolveNames('order Reserve', pieces, NOTATION)).toEqual({ text: 'order D5' })
  expect(resolveNames('order Reserve reserve', pieces, NOTATION)).toEqual({ text: 'order D5 reserve' })
  expect(resolveNames('order C3 1010 5-4', pieces, NOTATION)).toEqual({ text: 'order C3 1010 5-4' })
})

test('names may have any sign in them', () => {
  for (const name of ['french-1-1', 'K.G.L. (2nd)', '7/2e à pied', 'a+b', '$1', '[x]']) {
    expect(resolveNames(`order ${name} now`, [piece(name, 'it')], NOTATION)).toEqual({ text: 'order it now' })
  }
})

test('a name that several pieces have is told; it is no trouble where nobody says it', () => {
  const twice = [piece('Guard', 'A1'), piece('Guard', 'A2')]
  expect(resolveNames('order Guard', twice, NOTATION)).toEqual({ ambiguous: 'Guard', number: 2 })
  expect(resolveNames('order A1', twice, NOTATION)).toEqual({ text: 'order A1' })
})
