import { expect, test } from 'vitest'
import { digestLines } from './digest-lines.ts'

const line = (text: string, digest: string | undefined, place: number) => ({
  text,
  reference: { places: [place], dice: ['4'], ...(digest !== undefined && { digest }) },
})

test('many marches of a division are one line, which points out all of them; what is told of one alone stays', () => {
  const lines = [
    line('A marches', 'The 1st marches', 1),
    line('A meets D', undefined, 9),
    line('B marches', 'The 1st marches', 2),
    line('C marches', 'The 1st marches', 3),
    line('E marches', 'The 2nd marches', 4),
  ]
  const short = digestLines(lines)
  expect(short.map(({ text }) => text)).toEqual(['The 1st marches (3)', 'A meets D', 'E marches'])
  expect(short[0]!.reference).toMatchObject({ places: [1, 2, 3], dice: [] })
})
