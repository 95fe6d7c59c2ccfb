import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  afterwards,
  atNumbers,
  errorsIn,
  NUMBERED_BATTLES,
  NUMBERED_GRID,
  numbered,
  numberedText,
} from '../../../../test/support/drafts.ts'
import { distance } from '../../../board/hex-lines.ts'
import { hexImages } from '../../../board/hex-symmetry.ts'
import type { ClearTarget, HexClip } from '../../../engine/hex-scenario-editor.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changeText } from '../../../scenario/edit/change-text.ts'
import { renameSide } from '../../../scenario/edit/sides.ts'
import { applyEdits } from '../../../scenario/edit/text-edits.ts'
import { formatScenario } from '../../../scenario/format/index.ts'
import { SYSTEMS } from '../../index.ts'
import { SCHEMA, SCHEMA_ROOT } from '../format/index.ts'
import { clipboard } from './clips.ts'
import { ground } from './ground.ts'
import { scenarioEditor } from './scenario-editor.ts'
import { survey } from './survey.ts'
import { board, swapSides } from './whole-battle.ts'

const { resize, transform } = board
const { clear } = ground

const { drop, footprint, lift } = clipboard

const advanced = numbered('advanced')
const EVERYTHING = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])
const plancenoit = atNumbers('1516', '1517', '1518', '1616', '1617', '1717', '1816', '1817', '1917')
const throughClipboard = (clip: HexClip) => JSON.parse(JSON.stringify(clip)) as HexClip

describe('a clip', () => {
  test('with stacks, dropped where it was cut out, changes nothing', () => {
    const clip = lift(advanced, plancenoit, EVERYTHING)
    expect(drop(advanced, throughClipboard(clip), clip.origin)).toEqual({ changes: [], notices: [] })
    expect(clip.what).toBe('9 hexes with 5 units')
  })

  test('keeps its shape anywhere, and brings stacks along', () => {
    const clip = lift(advanced, plancenoit, EVERYTHING)
    for (const label of ['0507', '0608', '0709']) {
      const [to] = atNumbers(label)
      const covered = footprint(advanced, clip, to!)
      covered.forEach((a, i) =>
        covered.forEach((b, j) =>
          expect(distance(NUMBERED_GRID, a, b)).toBe(distance(NUMBERED_GRID, plancenoit[i]!, plancenoit[j]!)),
        ),
      )
      const dropped = survey(afterwards(advanced, drop(advanced, clip, to!).changes))
      const stack = covered[plancenoit.indexOf(atNumbers('1517')[0]!)]
      expect(dropped.pieces.filter(({ place }) => place === stack)).toHaveLength(3)
      covered.forEach((hex, i) => expect(dropped.terrain[hex]).toBe(survey(advanced).terrain[plancenoit[i]!]))
    }
  })

  test('mirrored twice is itself; of another rulebook it is refused', () => {
    const clip = throughClipboard(lift(advanced, plancenoit, EVERYTHING))
    const twice = clipboard.transform(clipboard.transform(clip, 'mirror'), 'mirror')
    expect(throughClipboard(twice)).toEqual(clip)
    expect(drop(advanced, { ...clip, system: 'vive-lempereur' }, 0).changes).toEqual([])
  })
})

describe('a whole battle', () => {
  test('mirrored is sound, with every unit and hex of terrain at its image', () => {
    const images = hexImages(NUMBERED_GRID, 'mirror')
    for (const id of NUMBERED_BATTLES) {
      const battle = numbered(id)
      const mirrored = afterwards(battle, transform(battle, 'mirror').changes)
      const [before, after] = [survey(battle), survey(mirrored)]
      before.terrain.forEach((type, hex) => expect(after.terrain[images[hex]!]).toBe(type))
      const hexes = (pieces: readonly { place: number }[]) => pieces.map(({ place }) => place).toSorted((a, b) => a - b)
      expect(hexes(after.pieces)).toEqual(hexes(before.pieces.map(({ place }) => ({ place: images[place]! }))))
      expect(mirrored.exits).toEqual({ french: ['1701-2701'] })
      expect(String(mirrored.reinforcements?.[0]?.at)).toMatch(/^01/)
      expect(errorsIn(mirrored)).toEqual([])
      expect(afterwards(mirrored, transform(mirrored, 'mirror').changes)).toEqual(battle)
    }
  })

  test('turned by half has its exits at the other edge', () => {
    const turned = afterwards(advanced, transform(advanced, 'half-turn').changes)
    expect(turned.exits).toEqual({ french: ['1722-2722'] })
    expect(turned.reinforcements?.[0]?.at).toEqual(['0101-0122'])
  })

  test('on a larger board lies where it lay, numbered anew, with exits and entrances at its edges', () => {
    for (const id of NUMBERED_BATTLES) {
      const battle = numbered(id)
      const { changes, notices } = resize(battle, { west: 2, east: 1, south: 0, north: 3 })
      const larger = afterwards(battle, changes)
      expect(notices).toEqual([])
      expect(larger.board).toMatchObject({ columns: '01-30', rows: 25 })
      expect(larger.board.names?.['Hougoumont']).toEqual(['1216'])
      expect(larger.exits).toEqual({ french: ['0101', '0401-1301'] })
      expect(
        String(larger.reinforcements?.[0]?.at)
          .split(',')
          .every((range) => range.startsWith('30')),
      ).toBe(true)
      expect(errorsIn(larger)).toEqual([])
    }
  })

  test('on a smaller board tells who falls off; columns in the west come in pairs', () => {
    expect(resize(advanced, { west: 0, east: 0, south: -6, north: 0 }).notices[0]).toContain('1517 (units › french')
    expect(resize(advanced, { west: 1, east: 0, south: 0, north: 0 }).notices[0]).toContain('pairs')
    expect(resize(advanced, { west: 0, east: 80, south: 0, north: 0 }).notices[0]).toContain('3 to 99 columns')
  })

  test('with its sides swapped is sound, and swapped again is itself', () => {
    for (const id of NUMBERED_BATTLES) {
      const battle = numbered(id)
      const { changes, notices } = swapSides(battle)
      const swapped = afterwards(battle, changes)
      expect(swapped.units['french']).toEqual(battle.units['allied'])
      expect(swapped.sides['french']).toEqual({ name: 'French', nations: ['british', 'prussian'] })
      expect(swapped.demoralisation?.spares).toEqual(battle.demoralisation?.spares)
      expect(errorsIn(swapped)).toEqual([])
      expect(notices).toEqual([
        'The troops keep their nations: the French side now has british, prussian, the Allied side french.',
      ])
      expect(afterwards(swapped, swapSides(swapped).changes)).toEqual(battle)
    }
  })

  test('and its sides have other names wherever it speaks of them', () => {
    const renamed = afterwards(advanced, scenarioEditor.sides.rename(advanced, 'french', 'imperial'))
    expect(JSON.stringify({ ...renamed, sides: 0, title: 0, briefing: 0 })).not.toContain('"french"')
    expect(errorsIn({ ...renamed, sides: { ...renamed.sides } })).toEqual([])
  })
})

describe('the text after an edit', () => {
  /** The text after an edit, which must say the same as the data do. */
  function edited(id: (typeof NUMBERED_BATTLES)[number], changes: readonly Change[]): string {
    const text = applyEdits(numberedText(id), changeText(numberedText(id), changes, SCHEMA))
    expect(parse(text)).toEqual(afterwards(numbered(id), changes))
    return text
  }

  test('keeps numbers of hexes in quotes, and is as the formatter writes it', () => {
    for (const id of NUMBERED_BATTLES) {
      const battle = numbered(id)
      const clip = lift(battle, plancenoit, EVERYTHING)
      const [far] = atNumbers('0608')
      for (const changes of [
        scenarioEditor.ground.paint(battle, atNumbers('0101', '1010', '1108'), 'town'),
        scenarioEditor.ground.lay(battle, 'road', atNumbers('0101', '0102', '0203')),
        scenarioEditor.pieces.deploy(
          battle,
          { side: 'french', type: 'horse-artillery 3-4' },
          atNumbers('0109', '0808'),
        ),
        scenarioEditor.ground.mark(battle, ['exits', 'allied'], atNumbers('0122', '0822'), true),
        scenarioEditor.clipboard.drop(battle, clip, far!).changes,
        clear(battle, plancenoit, EVERYTHING),
        transform(battle, 'mirror').changes,
        swapSides(battle).changes,
      ]) {
        const text = edited(id, changes)
        expect(formatScenario(text, SYSTEMS)).toEqual({ text })
      }
    }
  })
})

describe('a battle with variants', () => {
  const wavre = numbered('wavre')

  test('is mirrored with what its variants say', () => {
    const mirrored = afterwards(wavre, transform(wavre, 'mirror').changes)
    expect(errorsIn(mirrored)).toEqual([])
    const { 'borcke-stays': borcke, 'limale-blocked': limale } = mirrored.variants!
    expect(borcke!.adds).toEqual({ units: { prussian: { infantry: { '4-4': [{ at: '1204', name: 'Borcke' }] } } } })
    expect(limale!.removes).toEqual({ board: { hexsides: { bridge: ['1412/1312'] } } })
    expect(afterwards(mirrored, transform(mirrored, 'mirror').changes).variants).toEqual(wavre.variants)
  })

  test('has the sides of its variants renamed and exchanged with its own', () => {
    const renamed = afterwards(wavre, renameSide(wavre, SCHEMA_ROOT, 'prussian', 'blue'))
    expect(errorsIn(renamed)).toEqual([])
    expect(renamed.variants!['borcke-stays']!.adds).toHaveProperty('units.blue.infantry')
    const exchanged = afterwards(wavre, swapSides(wavre).changes)
    expect(exchanged.variants!['borcke-stays']!.adds).toHaveProperty('units.french.infantry')
  })
})
