import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { after, at, BATTLES, errorsIn, GRID, shipped } from '../../../../test/support/drafts.ts'
import { DIRECTIONS } from '../../../board/hex-grid.ts'
import {
  detailPlacement as detail,
  removePlacements as dismiss,
  movePlacements as move,
} from '../../../scenario/edit/hexes/placements.ts'
import { formatScenario } from '../../../scenario/format/index.ts'
import viveLempereur from '../index.ts'
import { deploy, turn } from './pieces.ts'
import { survey } from './survey.ts'

const waterloo = shipped('waterloo')
const quatreBras = shipped('quatre-bras')
const [N, NE, SE, S] = DIRECTIONS.keys()

describe('deploying', () => {
  test('puts units where the formatter would have them', () => {
    const deployed = after(waterloo, deploy(waterloo, { side: 'french', type: 'old-guard' }, at('N2', 'A1', 'M1')))
    expect(deployed.units?.['french']?.['old-guard']).toEqual(['A1', 'M1', 'M2', 'N2'])
    expect(errorsIn(deployed)).toEqual([])
    const formatted = formatScenario(stringify(deployed), [viveLempereur])
    expect('text' in formatted && formatted.text).toContain('old-guard: [A1, M1, M2, N2]')
  })

  test('says a facing only where it is not the usual one', () => {
    const unit = { side: 'allied', type: 'heavy-cavalry' } as const
    const list = (facing: number) =>
      after(waterloo, deploy(waterloo, { ...unit, facing }, at('A13'))).units?.['allied']?.['heavy-cavalry']
    expect(list(S!)).toEqual(['A13', 'I11', 'L11'])
    expect(list(SE!)).toEqual([{ at: 'A13', facing: 'SE' }, 'I11', 'L11'])
    const general = deploy(waterloo, { side: 'allied', type: 'general', facing: NE! }, at('A13'))
    expect(general).toEqual([{ kind: 'insert', path: ['units', 'allied', 'general', 0], value: 'A13' }])
  })

  test('says the nation that is wished, at the start and in a later turn', () => {
    const unit = { side: 'allied', type: 'elite-infantry', nation: 'prussian' } as const
    const there = after(waterloo, deploy(waterloo, unit, at('A13')))
    expect(there.units?.['allied']?.['elite-infantry']).toContainEqual({ at: 'A13', nation: 'prussian' })
    const later = after(waterloo, deploy(waterloo, { ...unit, turn: 3 }, at('A13')))
    expect(later.reinforcements).toContainEqual({
      side: 'allied',
      turn: 3,
      units: { 'elite-infantry': [{ at: 'A13', nation: 'prussian' }] },
    })
    expect([...errorsIn(there), ...errorsIn(later)]).toEqual([])
  })

  test('begins a list, and makes no second unit of the same kind in a hex', () => {
    const first = deploy(waterloo, { side: 'french', type: 'garrison' }, at('M5'))
    expect(after(waterloo, first).units?.['french']?.garrison).toEqual(['M5'])
    expect(deploy(waterloo, { side: 'french', type: 'old-guard' }, at('M2'))).toEqual([])
    const bare = { ...waterloo, units: undefined }
    expect(after(bare, deploy(bare, { side: 'french', type: 'old-guard' }, at('M2'))).units).toEqual({
      french: { 'old-guard': ['M2'] },
    })
  })
})

describe('moving', () => {
  test('several of a list at once, whatever it does to their places in it', () => {
    const list = ['units', 'french', 'general']
    const moves = [
      { piece: [...list, 2], hex: at('A2')[0]! },
      { piece: [...list, 0], hex: at('V2')[0]! },
      { piece: ['units', 'french', 'old-guard', 0], hex: at('M1')[0]! },
    ]
    const moved = after(waterloo, move(waterloo, moves))
    expect(moved.units?.['french']).toEqual({
      ...waterloo.units?.['french'],
      general: ['A2', 'K4', 'V2'],
      'old-guard': ['M1'],
    })
    expect(errorsIn(moved)).toEqual([])
  })

  test('keeps what else is said of a unit, and moves arrivals too', () => {
    const named = after(quatreBras, detail(quatreBras, ['units', 'french', 'heavy-cavalry', 0], 'name', 'Kellermann'))
    expect(named.units?.['french']?.['heavy-cavalry']).toEqual([{ at: 'N2', name: 'Kellermann' }])
    const piece = ['units', 'french', 'heavy-cavalry', 0]
    expect(after(named, move(named, [{ piece, hex: at('N3')[0]! }])).units?.['french']?.['heavy-cavalry']).toEqual([
      { at: 'N3', name: 'Kellermann' },
    ])
    const arriving = ['reinforcements', 1, 'units', 'elite-infantry', 0]
    const later = after(quatreBras, move(quatreBras, [{ piece: arriving, hex: at('L13')[0]! }]))
    expect(later.reinforcements?.[1]).toMatchObject({ units: { 'elite-infantry': ['K13', 'L13'] } })
  })

  test('every unit of the shipped battles one hex further changes only hexes', () => {
    for (const id of BATTLES) {
      const battle = shipped(id)
      const { pieces } = survey(battle)
      const moves = pieces.map(({ path, place }) => ({ piece: path, hex: (place + 1) % GRID.size }))
      const moved = survey(after(battle, move(battle, moves))).pieces
      const sorted = (list: readonly { side: string; type: string; place: number }[]) =>
        list.map(({ side, type, place }) => `${side} ${type} ${place}`).toSorted()
      expect(sorted(moved)).toEqual(sorted(pieces.map((piece) => ({ ...piece, place: (piece.place + 1) % GRID.size }))))
    }
  })

  test('to where a unit is already changes nothing, and a hole in the list stays', () => {
    expect(move(waterloo, [{ piece: ['units', 'french', 'old-guard', 0], hex: at('M2')[0]! }])).toEqual([])
    const general = ['F5', undefined, 'K4']
    const draft = { ...waterloo, units: { french: { general } } }
    const changes = move(draft, [{ piece: ['units', 'french', 'general', 0], hex: at('V1')[0]! }])
    const text = { ...waterloo, units: { french: { general: ['F5', 'wrong', 'K4'] } } }
    expect(after(text, changes).units?.['french']?.general).toEqual(['wrong', 'K4', 'V1'])
  })
})

describe('dismissing', () => {
  test('takes units out, and the list with the last of them', () => {
    const list = ['units', 'allied', 'garrison']
    const fewer = after(waterloo, dismiss(waterloo, [[...list, 0]]))
    expect(fewer.units?.['allied']?.garrison).toEqual(['M9'])
    const none = after(
      waterloo,
      dismiss(waterloo, [
        [...list, 0],
        [...list, 1],
        ['units', 'french', 'general', 1],
      ]),
    )
    expect(none.units?.['allied']).not.toHaveProperty('garrison')
    expect(none.units?.['french']?.general).toEqual(['F5', 'R6'])
    expect(errorsIn(none)).toEqual([])
  })
})

describe('turning', () => {
  const piece = ['units', 'french', 'old-guard', 0]

  test('says where a unit looks, and is silent again when it looks ahead', () => {
    const turned = after(waterloo, turn(waterloo, [piece], NE!))
    expect(turned.units?.['french']?.['old-guard']).toEqual([{ at: 'M2', facing: 'NE' }])
    expect(after(turned, turn(turned, [piece], N!))).toEqual(waterloo)
    expect(turn(waterloo, [piece], N!)).toEqual([])
  })

  test('leaves generals alone: they have no front', () => {
    expect(turn(waterloo, [['units', 'french', 'general', 0]], NE!)).toEqual([])
  })

  test('goes by the side of an arrival', () => {
    const arriving = ['reinforcements', 0, 'units', 'militia-infantry', 0]
    expect(turn(quatreBras, [arriving], S!)).toEqual([])
    const turned = after(quatreBras, turn(quatreBras, [arriving], N!))
    expect(turned.reinforcements?.[0]).toMatchObject({ units: { 'militia-infantry': [{ at: 'A12', facing: 'N' }] } })
  })
})

describe('a detail', () => {
  const piece = ['units', 'french', 'old-guard', 0]

  test('is added, changed and taken away again', () => {
    const named = after(waterloo, detail(waterloo, piece, 'name', 'Friant'))
    const lost = after(named, detail(named, piece, 'losses', 1))
    expect(lost.units?.['french']?.['old-guard']).toEqual([{ at: 'M2', name: 'Friant', losses: 1 }])
    const nameless = after(lost, detail(lost, piece, 'name', undefined))
    expect(nameless.units?.['french']?.['old-guard']).toEqual([{ at: 'M2', losses: 1 }])
    expect(after(nameless, detail(nameless, piece, 'losses', undefined))).toEqual(waterloo)
    expect(detail(named, piece, 'name', 'Friant')).toEqual([])
  })
})
