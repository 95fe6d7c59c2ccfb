import { HexGrid } from '../../src/board/hex-grid.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { CounterPortrait, PrintKit } from '../../src/engine/print-kit.ts'
import type { Battle } from '../../src/export/battle.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { Refusal } from '../refusal.ts'
import type { Exporter } from './index.ts'
import { makeCardPages } from './print/cards.ts'
import { makeCover } from './print/cover.ts'
import { Flow } from './print/flow.ts'
import { BOARD_LAYERS, makeMap, scaleFor } from './print/map.ts'
import { makeOneSheetMap, makeSetUpPage, makeTiledMap } from './print/map-pages.ts'
import { MIN_HEX, type PrintOptions, USUAL_PRINT } from './print/options.ts'
import { type Page, printPages } from './print/page.ts'
import { frameOf, mm, type PaperName } from './print/paper.ts'
import { makePiecePages } from './print/pieces.ts'
import type { Measure } from './print/text.ts'
import { tileMap } from './print/tiling.ts'
import { placeTrack } from './print/track.ts'

/** Nobody glues more sheets together. */
const MOST_SHEETS = 200

/** A battle to print and play: cover, order of battle, map, counters, player aid and cards. */
export const exportPdf: Exporter = async (battle, name, _maker, options) => [
  { name, content: await printBattle(battle, { ...USUAL_PRINT, ...options }) },
]

async function printBattle(battle: Battle, options: PrintOptions): Promise<Uint8Array> {
  const { system, draft, portrait } = battle
  const kit = (await system.loadPrintKit?.())?.(draft) ?? plainKit(battle)
  return printPages(portrait.title, options.paper, (measure) => layOut(battle, kit, options, measure))
}

function layOut(battle: Battle, kit: PrintKit, options: PrintOptions, measure: Measure): Page[] {
  const { portrait } = battle
  const { paper } = options
  const theme = THEMES[options.theme]
  const { pages: map, hexWidth } = layOutMap(portrait, options, measure)
  return [
    ...makeCover(coverFacts(battle), portrait, theme, paper, measure),
    ...layOutSections('Order of battle', kit.battle, paper, measure),
    makeSetUpPage(portrait, theme, measure),
    ...map,
    ...makePiecePages(kit, portrait, hexWidth, theme, paper, measure),
    ...layOutSections('Player aid', kit.tables, paper, measure, kit.track),
    ...makeCardPages(kit.cards, portrait, theme, paper, measure),
  ]
}

function layOutMap(
  portrait: Portrait,
  { paper, map: kind, hex, theme }: PrintOptions,
  measure: Measure,
): { pages: Page[]; hexWidth: number } {
  const map = makeMap(portrait, THEMES[theme], BOARD_LAYERS, measure)
  if (kind === 'one-sheet') {
    const { page, hexWidth } = makeOneSheetMap(map, paper)
    return { pages: [page], hexWidth }
  }
  const hexWidth = mm(hex)
  const scale = scaleFor(hexWidth)
  const tiling = tileMap(map.width * scale, map.height * scale, paper)
  const sheets = tiling.columns * tiling.rows
  if (sheets > MOST_SHEETS) {
    const smaller = Math.floor(hex * Math.sqrt(MOST_SHEETS / sheets) * 0.9)
    const advice = smaller >= MIN_HEX ? `--hex ${smaller} makes its hexes smaller, or ` : ''
    throw new Refusal(
      `the map would take ${sheets} sheets, and more than ${MOST_SHEETS} are too many: ${advice}--map one-sheet puts it on one.`,
    )
  }
  return { pages: makeTiledMap(map, hexWidth, tiling, measure), hexWidth }
}

function layOutSections(
  title: string,
  sections: PrintKit['battle'],
  paper: PaperName,
  measure: Measure,
  track: PrintKit['track'] = [],
): Page[] {
  if (sections.length === 0 && track.length === 0) return []
  const flow = new Flow(title, frameOf(paper, false), measure)
  flow.title(title)
  flow.sections(sections)
  placeTrack(flow, track)
  return flow.pages
}

function coverFacts({ system, draft, scenario }: Battle) {
  const { title, date, authors, summary, briefing, sources } = draft as Partial<Scenario>
  return {
    ...(title !== undefined && { title }),
    ...(date !== undefined && { date }),
    ...(authors && { authors: authors.filter((author) => author !== undefined) }),
    ...(summary !== undefined && { summary }),
    ...(briefing !== undefined && { briefing }),
    ...(sources && { sources }),
    rulebook: system.title,
    glance: scenario ? system.summarise(scenario) : '',
    ...(!scenario && { warning: 'This battle has errors. What is wrong has been left out.' }),
  }
}

/** What can be printed of a system that says no more than what there is to see. */
function plainKit({ system, scenario, portrait }: Battle): PrintKit {
  const { firstColumn, columns, rows } = portrait.board
  const grid = HexGrid.of(firstColumn, columns, rows)
  return {
    battle: scenario ? (system.describe?.(scenario) ?? []) : [],
    counters: portrait.pieces.map(
      ({ place: hex, facing, ...piece }): CounterPortrait => ({
        ...piece,
        hasFront: facing !== undefined,
        values: '',
        start: grid.label(hex),
        isSpare: false,
      }),
    ),
    markers: [],
    tiles: [],
    cards: [],
    track: [],
    tables: [],
  }
}
