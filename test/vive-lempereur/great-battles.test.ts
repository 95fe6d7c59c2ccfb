import { describe, expect, test } from 'vitest'
import { parseHex } from '../../src/board/hex-labels.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

// What the accounts say, typed from research and not from the files: places in kilometres east and north of a corner of
// the field, men as they are usually counted. The boards are right if their hexes come out near these.

type Place = readonly [name: string, east: number, north: number]

/** A board by the size of its hexes, and by where the middle of A1 is, in kilometres. */
type Survey = { readonly size: number; readonly east: number; readonly north: number }

const AUSTERLITZ: Survey = { size: 0.65, east: 1, north: 0.45 }
const BORODINO: Survey = { size: 0.43, east: 1.7, north: 1.38 }

const VILLAGES_OF_AUSTERLITZ: readonly Place[] = [
  ['Telnitz', 2.7, 2.5],
  ['Sokolnitz', 3, 3.7],
  ['Kobelnitz', 3.6, 5.7],
  ['Puntowitz', 4.7, 8],
  ['Girzikowitz', 5.5, 9.7],
  ['Schlapanitz', 3.4, 9.9],
  ['Zuran', 4.2, 10.8],
  ['Santon', 6, 12],
  ['Blasowitz', 7.7, 9.5],
  ['Holubitz', 9.6, 10.8],
  ['Krzenowitz', 10.8, 6.7],
  ['Pratze', 6.3, 6.8],
  ['Pratzeberg', 6, 5.3],
  ['Stare Vinohrady', 7.8, 7.7],
  ['Augezd', 5.6, 2.7],
]

const PLACES_OF_BORODINO: readonly Place[] = [
  ['Borodino', 4.2, 6.5],
  ['Great Redoubt', 4.5, 5.55],
  ['Flèches', 4.1, 3.75],
  ['Semenovskoye', 4.9, 4.45],
  ['Gorki', 5.8, 6.6],
  ['Utitsa', 3.5, 2],
  ['Utitsa mound', 5.1, 2.2],
  ['Shevardino', 2.5, 4.1],
  ['Bezzubovo', 3.1, 8.5],
  ['Psarevo', 6.7, 4.2],
  ['Maslovo', 6.4, 8.8],
]

const TROOPS_AT_AUSTERLITZ: readonly Place[] = [
  ['3e Ligne', 2.7, 2.5],
  ['26e Légère', 3.1, 3.9],
  ['Levasseur', 3.5, 5.8],
  ['Thiébault', 4.9, 7.9],
  ['Férey', 5.5, 9.2],
  ['Drouet', 4.2, 10.1],
  ['Rivaud', 4.7, 10.4],
  ['Claparède', 6, 11.9],
  ['Demont', 6, 11.2],
  ['Guard', 3.9, 10.7],
  ['Semenovsky', 10.4, 7.4],
  ['Kamenski II', 10.4, 11.3],
  ['Berg', 8.4, 6.6],
]

const TROOPS_AT_BORODINO: readonly Place[] = [
  ['Delzons', 3.5, 6.8],
  ['Morand', 3.3, 5.2],
  ['Broussier', 3.2, 5.5],
  ['Compans', 3.2, 3.5],
  ['Dessaix', 2.9, 3.5],
  ['Friant', 2.6, 3.7],
  ['Ledru', 3, 4.5],
  ['Krasinski', 1.8, 1.9],
  ['Curial', 1.9, 4.1],
  ['Guard Jägers', 4.2, 6.5],
  ['Vorontsov', 4.2, 3.8],
  ['Paskevich', 4.7, 5.3],
  ['Likhachev', 5, 5.8],
  ['Mecklenburg', 5.1, 4.3],
  ['Konovnitsyn', 4.9, 2.3],
  ['Uvarov', 6.6, 7.7],
  ['Khrapovitsky', 6.4, 4.8],
]

/** Foot and horse of each side, in thousands of men. */
const MEN = {
  austerlitz: { french: [60.3, 12.6], coalition: [65.5, 14.2] },
  borodino: { french: [86.2, 29.2], russian: [92.5, 28.4] },
} as const

const battles = shippedBattles('vive-lempereur')
const battle = (id: string) => game.setup(battles.find((one) => one.id === id)!, 1).field
const [austerlitz, borodino] = [battle('austerlitz'), battle('borodino')]

/** Flat-topped hexes: a column is narrower than a row is high, and every second one lies half a hex to the south. */
function middleOf(label: string, { size, east, north }: Survey): readonly [number, number] {
  const { column, row } = parseHex(label)!
  return [east + column * size * 0.866, north + (row - (column % 2) / 2) * size]
}

const distance = ([x, y]: readonly [number, number], [, east, north]: Place) =>
  Math.sqrt((x - east) * (x - east) + (y - north) * (y - north))

describe.each([
  ['Austerlitz', austerlitz, AUSTERLITZ, VILLAGES_OF_AUSTERLITZ, TROOPS_AT_AUSTERLITZ],
  ['Borodino', borodino, BORODINO, PLACES_OF_BORODINO, TROOPS_AT_BORODINO],
] as const)('%s', (_, field, survey, places, troops) => {
  const { roster, scenario, grid } = field

  test.each(places)('%s is within 500 metres of where it was', (...place) => {
    const hexes = scenario.board.names?.[place[0]] ?? []
    const nearest = Math.min(...hexes.map((hex) => distance(middleOf(hex, survey), place)))
    expect(nearest).toBeLessThan(0.5)
  })

  test.each(troops)('%s stands within a kilometre of where it began', (...place) => {
    const recruit = roster.recruits.find(({ name }) => name === place[0])
    expect(distance(middleOf(grid.label(recruit!.hex), survey), place)).toBeLessThan(1)
  })

  test('an element of foot is as many men on either side, and so is one of horse', () => {
    const men: readonly (readonly number[])[] = Object.values(MEN[scenario.id as keyof typeof MEN])
    const each = men.map((arms, side) =>
      arms.map((thousands, arm) => {
        const elements = roster.recruits.map((recruit, piece) =>
          recruit.side === side && roster.arm[piece] === arm && roster.fights[piece] === 1
            ? roster.elements[piece]!
            : 0,
        )
        return (thousands * 1000) / elements.reduce((sum, one) => sum + one, 0)
      }),
    )
    const [french, enemy] = each as [number[], number[]]
    for (const arm of [0, 1]) expect(Math.abs(french[arm]! / enemy[arm]! - 1)).toBeLessThan(0.15)
  })

  test('every counter but garrisons has the name of its brigade, division or guns', () => {
    const nameless = roster.recruits.slice(0, roster.garrisons[0]).filter(({ name }) => name === undefined)
    expect(nameless.map(({ row }) => row.name)).toEqual(
      nameless.map(({ row }) => row.name).filter((name) => OWN.has(name)),
    )
  })
})

/** Types of which a battle has a single unit, whose name says all. */
const OWN = new Set(['Santon Battery', 'Pavlovsk Grenadiers'])
