import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, linesChanged, onATable } from '../../../../test/support/drafts.ts'
import { boardView } from '../view/portrait.ts'
import { scenarioEditor } from './index.ts'
import { deploy, detail, dismiss, station, turn } from './units.ts'

const battle = onATable()
const II_CORPS = ['armies', 'french', 'forces', 'ii-corps']
const BACHELU = [...II_CORPS, 'formations', 'bachelu']
const unit = (id: string) => [...BACHELU, 'units', id]
const NEY = ['armies', 'french', 'commander']
const placed = scenarioEditor.survey(battle).pieces
const bachelu = placed.filter(({ path }) => path[5] === 'bachelu')
const formationIn = (data: typeof battle) => data.armies['french']!.forces['ii-corps']!.formations['bachelu']!

describe('a survey', () => {
  test('has whoever the portrait shows at the start, in its order', () => {
    const portrayed = boardView.portrayScenario(battle)!.pieces.filter(({ arrives }) => arrives === undefined)
    expect(placed.map(({ place, facing }) => [place, facing === undefined ? undefined : facing * 22.5])).toEqual(
      portrayed.map(({ place, facing }) => [place, facing]),
    )
  })

  test('has the command tree with every unit in one formation', () => {
    const [french] = scenarioEditor.survey(battle).commands
    expect(french).toMatchObject({ label: 'French', note: '3 forces', holdsUnits: false })
    const divisions = french!.commands[0]!.commands
    expect(divisions.map(({ label, units }) => [label, units.length])).toEqual([
      ['5th Division', 12],
      ['9th Division', 12],
      ['6th Division', 12],
      ['2nd Cavalry Division', 5],
    ])
    expect(divisions[2]).toMatchObject({ note: 'Prince Jérôme, arrives on turn 3', holdsUnits: true })
  })

  test('has commanders and reserves where they belong, and says who takes whom', () => {
    const [french, allied] = scenarioEditor.survey(battle).commands
    const names = (members: readonly { readonly label: string }[]) => members.map(({ label }) => label)
    expect(names(french!.staff)).toEqual(['Marshal Ney'])
    const corps = french!.commands[0]!
    expect(names(corps.staff)).toEqual(['Reille', 'Pelletier', '7/2e à pied', 'Corps sappers'])
    expect(corps.staff.map(({ role }) => corps.takes.includes(role))).toEqual([false, false, true, true])
    const [perponcher] = allied!.commands[0]!.commands
    expect(names(perponcher!.staff)).toEqual(['Perponcher', 'Nassau volunteer jägers'])
    expect(perponcher!.staff.map(({ role }) => perponcher!.takes.includes(role))).toEqual([false, true])
    expect(french!.commands.every(({ role }) => !french!.takes.includes(role))).toBe(true)
  })

  test('has arrivals at their entries, which can be moved to other turns', () => {
    const jerome = scenarioEditor.survey(battle).arrivals.find(({ label }) => label === '6th Division: 12 units')!
    expect([jerome.from, jerome.side]).toEqual([3, 'french'])
    const later = afterOnATable(battle, scenarioEditor.arrivals.reschedule(battle, jerome.path, 5))
    expect(scenarioEditor.survey(later).arrivals.find(({ label }) => label === jerome.label)?.from).toBe(5)
  })
})

describe('placing', () => {
  test('a formation elsewhere changes the places of its units, and no more of the text', () => {
    const pieces = bachelu.map(({ path, place, facing }) => ({
      piece: path,
      at: [(place % 481) + 3, Math.floor(place / 481) - 1] as const,
      facing,
    }))
    const { out, in: into } = linesChanged(station(battle, pieces))
    expect(out.every((line) => /at: \[/.test(line))).toBe(true)
    expect([out.length, into.length]).toEqual([12, 12])
    expect(into[0]).toBe('2leg-1: { name: I/2e Léger, type: light, rating: 3, men: 586, at: [21.5, 12.5] }')
    expect(into.at(-1)).toBe('at: [21.1, 13.9]')
  })

  test('where all of a formation look the same way, that is said once', () => {
    const turned = afterOnATable(battle, turn(battle, bachelu.map(({ path }) => path), 3)) // biome-ignore format: a row
    expect(formationIn(turned).facing).toBe('ENE')
    expect(Object.values(formationIn(turned).units).every(({ facing }) => facing === undefined)).toBe(true)
  })

  test('who looks elsewhere alone says so himself, until he looks as the others do', () => {
    const alone = afterOnATable(battle, turn(battle, [unit('61-1')], 2))
    expect(formationIn(alone)).toMatchObject({ facing: 'N', units: { '61-1': { facing: 'NE' } } })
    expect(afterOnATable(alone, turn(alone, [unit('61-1')], 0))).toEqual(battle)
    const all = afterOnATable(alone, turn(alone, bachelu.map(({ path }) => path), 2)) // biome-ignore format: a row
    expect(formationIn(all).facing).toBe('NE')
    expect(formationIn(all).units['61-1']).not.toHaveProperty('facing')
  })

  test('a commander changes where he is', () => {
    const moved = afterOnATable(battle, station(battle, [{ piece: NEY, at: [201, 99] }]))
    expect(moved.armies['french']!.commander!.at).toEqual([20.1, 9.9])
  })

  test('everybody where he stands changes nothing', () => {
    const pieces = placed.map(({ path, place, facing }) => ({
      piece: path,
      at: [place % 481, Math.floor(place / 481)] as const,
      facing,
    }))
    expect(station(battle, pieces)).toEqual([])
  })
})

describe('deploying', () => {
  test('adds a unit of every type to a formation, under an id of its own', () => {
    for (const { type } of scenarioEditor.palette(battle).units) {
      const deployed = afterOnATable(battle, deploy(battle, { side: 'french', type }, BACHELU, [{ at: [260, 150] }]))
      expect(Object.keys(formationIn(deployed).units).at(-1)).toBe(type)
      expect(errorsIn(deployed)).toEqual([])
    }
  })

  test('says a facing only where it is not the formation’s', () => {
    const stations = [
      { at: [260, 150] as const, facing: 0 },
      { at: [280, 150] as const, facing: 4 },
    ]
    const deployed = afterOnATable(battle, deploy(battle, { side: 'french', type: 'line' }, BACHELU, stations))
    expect(formationIn(deployed).units['line']).not.toHaveProperty('facing')
    expect(formationIn(deployed).units['line-2']).toMatchObject({ at: [28, 15], facing: 'E' })
  })

  test('13.4: gives no place to who arrives later', () => {
    const jerome = [...II_CORPS, 'formations', 'jerome']
    const deployed = afterOnATable(battle, deploy(battle, { side: 'french', type: 'line' }, jerome, [{ at: [9, 9] }]))
    expect(deployed.armies['french']!.forces['ii-corps']!.formations['jerome']!.units['line']).not.toHaveProperty('at')
    expect(errorsIn(deployed)).toEqual([])
  })
})

test('units are dismissed, and so is an army’s commander, but nobody that a force cannot do without', () => {
  const gone = afterOnATable(battle, dismiss(battle, [unit('61-1'), NEY, [...II_CORPS, 'commander']]))
  expect(formationIn(gone).units).not.toHaveProperty('61-1')
  expect(gone.armies['french']).not.toHaveProperty('commander')
  expect(gone.armies['french']!.forces['ii-corps']!.commander).toMatchObject({ id: 'reille' })
  const reserves = ['batteries', 'specialty'].map((list, i) => [...II_CORPS, list, ['12pdr', 'sappers'][i]!])
  const bare = afterOnATable(battle, dismiss(battle, [...reserves, [...II_CORPS, 'artilleryChief']]))
  expect(Object.keys(bare.armies['french']!.forces['ii-corps']!)).toEqual([
    'name',
    'commander',
    'objective',
    'formations',
  ])
})

test('a name is given and taken away again', () => {
  const named = afterOnATable(battle, detail(battle, unit('61-1'), 'name', 'First of the 61st'))
  expect(formationIn(named).units['61-1']!.name).toBe('First of the 61st')
  expect(formationIn(afterOnATable(named, detail(named, unit('61-1'), 'name', undefined))).units['61-1']).not.toHaveProperty('name') // biome-ignore format: a row
  expect(detail(battle, unit('61-1'), 'name', 'I/61e Ligne')).toEqual([])
})
