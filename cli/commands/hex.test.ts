import { describe, expect, test } from 'vitest'
import { TestIo } from '../test-io.ts'

async function hex(...words: string[]): Promise<{ code: number; text: string }> {
  const io = new TestIo()
  const code = await io.run('hex', ...words)
  return { code, text: io.stdout.text + io.stderr.text }
}

describe('hex', () => {
  test('tells how far two hexes are apart, what the line crosses, whose front it is, and what is around them', async () => {
    expect(await hex('D5', 'I7')).toEqual({
      code: 0,
      text: `D5 to I7: 5 hexes
  line: crosses E5, F6, G6, H7
  arc: I7 is in front of a unit in D5 that faces N, NE, SE
  around D5: N D6, NE E5, SE E4, S D4, SW C4, NW C5
  around I7: N I8, NE K8, SE K7, S I6, SW H7, NW H8
`,
    })
  })

  test('a line may run along the side between two hexes', async () => {
    expect((await hex('C3', 'E3')).text).toContain('line: runs between D3 and D4')
    expect((await hex('C3', 'C4')).text).toContain('line: nothing lies between them')
  })

  test('knows hexes with numbers, and what is around one hex', async () => {
    expect((await hex('1010')).text).toBe('  around 1010: N 1009, NE 1109, SE 1110, S 1011, SW 0910, NW 0909\n')
    expect((await hex('1010', '1210')).text).toContain('1010 to 1210: 2 hexes\n  line: runs between 1110 and 1109\n')
  })

  test('with a battle, the board ends where that ends', async () => {
    expect((await hex('A1', '--scenario', 'waterloo')).text).toBe('  around A1: N A2, NE B2, SE B1\n')
    expect(await hex('A1', 'Z1', '--scenario', 'waterloo')).toEqual({
      code: 2,
      text: 'berthier: Z1 is not on the board (columns A-V, rows 1-13).\n',
    })
  })

  test('measures in inches on a table, with the bearing and the sectors', async () => {
    expect((await hex('20,10', '23,14')).text).toBe(`20,10 to 23,14: 5 inches, NE
  front of a unit at 20,10 that faces N, NNE, NE, ENE, E
  flank of one that faces ESE, SE, SSE, WNW, NW, NNW
  rear of one that faces S, SSW, SW, WSW, W
`)
  })

  test('has all of it in JSON', async () => {
    expect(JSON.parse((await hex('D5', 'D7', '--format', 'json')).text)).toMatchObject({
      version: 1,
      kind: 'hexes',
      from: 'D5',
      to: 'D7',
      distance: 2,
      line: { crosses: ['D6'], along: [] },
      inFrontOf: ['N', 'NE', 'NW'],
    })
  })

  test.each(['{ columns: {}, rows: 5 }', '{ columns: [A-C], rows: 5 }', '{ columns: A-C, rows: {} }', '{}', '[]'])(
    'measures as on a board without end where a battle has the board %s',
    async (board) => {
      const io = new TestIo({ 'x.yaml': `system: vive-lempereur\nboard: ${board}\n` })
      expect(await io.run('hex', 'A1', '--scenario', 'x.yaml')).toBe(0)
      expect(io.stdout.text).toBe((await hex('A1')).text)
    },
  )

  test.each([
    ['J5', 'J5 is neither a hex (D5, 0417) nor a point of a table in inches (20.7,10.2).'],
    ['20,10', 'name two points of the table, such as 20,10 23.5,14.'],
    ['20,x', 'name two points of the table, such as 20,10 23.5,14.'],
  ])('%s is refused', async (place, message) => {
    expect(await hex(place)).toEqual({ code: 2, text: `berthier: ${message}\n` })
  })
})
