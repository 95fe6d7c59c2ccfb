import { beforeAll, describe, expect, test } from 'vitest'
import { castOf, recordGame } from '../../../src/balance/game-record.ts'
import { seedOfGame } from '../../../src/balance/seeds.ts'
import { gatherStatistics } from '../../../src/balance/statistics.ts'
import { random } from '../../../src/players/random.ts'
import { validateBytes } from '../../../src/scenario/validate.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { colorsFor } from '../../output/terminal.ts'
import type { SimulateReport } from '../../simulate/report.ts'
import { SOUND } from '../../test-io.ts'
import { csv } from './csv.ts'
import { page } from './html/index.ts'
import { markdown } from './markdown.ts'
import { pretty } from './pretty.ts'

/** A battle whose texts try to be markup, formulas, commands or escape sequences. */
const HOSTILE = SOUND.replace('title: New battle', `title: "</title><script>alert(1)</script> @team \\e[31m ''"`)
  .replace('name: French', 'name: "=1+1 <img src=x onerror=alert(1)> | **b**"')
  .replace('name: Reille', `name: "\\"><script>alert(2)</script>"`)
  // So near that even players without a plan hit somebody.
  .replace('[D3, F3, H3, K3, M3, Q3, S3]', '[D9, F9, H8, K9, M8, Q9, S9]')
  .replace('Mill farm:', '"<svg onload=alert(3)>":')

const view = { colors: colorsFor({ isTTY: false, write: () => undefined }, {}), width: 100 }

let report: SimulateReport

beforeAll(async () => {
  const { scenario } = validateBytes(Buffer.from(HOSTILE), SYSTEMS)
  const system = SYSTEMS[0]!
  const [game, recorder, boardView] = await Promise.all([
    system.loadGame(),
    system.loadStatisticsRecorder?.(),
    system.loadBoardView(),
  ])
  const setting = { game, recorder, scenario: scenario!, players: [random, random] } as const
  const cast = castOf(setting)
  const records = Array.from({ length: 8 }, (_, i) => recordGame(setting, i + 1, seedOfGame(1, i + 1)))
  report = {
    source: '<b>a.yaml',
    id: scenario!.id,
    title: scenario!.title,
    cast,
    records,
    statistics: gatherStatistics(cast, records),
    players: ['random', 'random'],
    seed: 1,
    asked: 9,
    end: 'complete',
    failed: [{ number: 9, seed: 5, message: '<i>its worker died' }],
    claims: [{ side: 0, low: 0.4, high: 0.6, text: '<u> 40..60%', judgement: 'undecided' }],
    portrait: boardView.portrayScenario(scenario)!,
  }
})

describe('the page', () => {
  test('needs nothing else: no script, no link, nothing from a network', () => {
    const text = page(report)
    expect(text).not.toMatch(/<script|<link|@import|url\(|<[^>]*\son\w+=|javascript:/i)
    const references = [...text.matchAll(/(?:src|srcset|href)="([^"]{0,20})/g)].map(([, reference]) => reference)
    expect(references).toHaveLength(2)
    expect(references.every((reference) => reference!.startsWith('data:image/svg+xml'))).toBe(true)
    expect(text).toContain("default-src 'none'")
  })

  test('shows texts as they are, and never as markup', () => {
    const text = page(report)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toMatch(/<(?:img|svg) (?:src=x|onload)/)
    expect(text).not.toContain('\u001b')
    // The board is a picture of its own: there too a name is text.
    const boards = [...text.matchAll(/base64,([A-Za-z0-9+/=]+)/g)].map(([, data]) =>
      Buffer.from(data!, 'base64').toString(),
    )
    for (const board of boards) {
      expect(board).toContain('&lt;svg onload=alert(3)&gt;')
      expect(board).not.toContain('<svg onload')
    }
  })

  test('is labelled where games are missing', () => {
    expect(page(report)).toContain('PARTIAL: 8 of 9 games. 1 game could not be played.')
  })

  test('has every chart, no number that is none, and well-formed figures', () => {
    const text = page(report)
    for (const heading of [
      'What decided',
      'Length',
      'Where units are lost',
      'Losses by type of unit',
      'Unit by unit',
    ]) {
      expect(text).toContain(`<h2>${heading}</h2>`)
    }
    expect(text).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('a page about games without a loss says so, and gives a draw to nobody', () => {
  const drawn = { ...report.records[0]!, losses: [], winner: null, level: 'draw', reason: 'nothing between them' }
  const text = page({ ...report, statistics: gatherStatistics(report.cast, [drawn]), records: [drawn] })
  expect(text).toContain('No unit was lost anywhere.')
  expect(text).toContain('No unit was lost in any game.')
  expect(text).toContain('<rect class="draw" x="0" y="3" width="100" height="6">')
  expect(text).not.toContain('class="heat"')
})

describe('the other formats', () => {
  test('a line of CSV a game; a text is never a formula', () => {
    const lines = csv({ ...report, source: '=cmd|x' })
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe(
      'battle,game,seed,winner,level,reason,turns,first,actions,french units lost,french strength lost,allied units lost,allied strength lost',
    )
    expect(lines[1]!.startsWith(`'=cmd|x,1,${seedOfGame(1, 1)},`)).toBe(true)
  })

  test('Markdown has no markup from a file', () => {
    const text = markdown(report)
    expect(text).not.toMatch(/[^\\]<(?:img|script|svg|u)|[^\\]\*\*b/)
    expect(text).toContain('<details><summary>Length</summary>')
  })

  test('a terminal is never steered', () => {
    expect(pretty(report, view)).not.toContain('\u001b')
    expect(pretty(report, view)).toContain('… and ')
  })
})
