import type { Portrait } from '../../src/engine/portrait.ts'
import type { CounterPortrait, PrintKit } from '../../src/engine/print-kit.ts'
import type { ExportedBattle } from '../../src/export/battle.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { THEMES, type Theme, themeWithSides } from '../../src/scene/theme.ts'
import { UsageError } from '../usage-error.ts'
import type { Exporter } from './index.ts'
import { makeCardPages } from './print/cards.ts'
import { makeCover } from './print/cover.ts'
import { Flow } from './print/flow.ts'
import { makeMaps, type PrintedMap, scaleFor } from './print/map.ts'
import { makeOneSheetMap, makeSetUpPage, makeTiledMap } from './print/map-pages.ts'
import { DEFAULT_PRINT, MIN_HEX, MIN_SCALE, type PrintOptions } from './print/options.ts'
import { type Page, printPages } from './print/page.ts'
import { frameOf, INCH, mm, type PaperName } from './print/paper.ts'
import { makePiecePages } from './print/pieces.ts'
import { makeRosterPages } from './print/rosters.ts'
import { layOutSmaller } from './print/shrunk.ts'
import type { Measure } from './print/text.ts'
import { scaleToSheets, tileMap } from './print/tiling.ts'
import { placeTrack } from './print/track.ts'

/** Nobody glues more sheets together. */
const MOST_SHEETS = 200

/** A battle to print and play: cover, order of battle, map, counters, player aid and cards. */
export const exportPdf: Exporter = async (battle, name, _maker, options) => {
  refuseOtherBoards(battle, options)
  const isExact = options.hex !== undefined || options.scale !== undefined
  return [{ name, content: await printBattle(battle, { ...DEFAULT_PRINT, ...options }, isExact) }]
}

/** What is said of another kind of board would be said in vain. */
function refuseOtherBoards({ portrait: { board } }: ExportedBattle, { hex, scale }: Partial<PrintOptions>): void {
  if (board.kind === 'hex' && scale !== undefined)
    throw new UsageError('--scale works only with tables. Use --hex for the width of a hex.')
  if (board.kind === 'table' && hex !== undefined)
    throw new UsageError('--hex works only with maps of hexes. Use --scale for the size of a table.')
}

async function printBattle(battle: ExportedBattle, options: PrintOptions, isExact: boolean): Promise<Uint8Array> {
  const { system, draft, portrait } = battle
  const kit = (await system.loadPrintKit?.())?.(draft) ?? plainKit(battle)
  return printPages(portrait.title, options.paper, (measure) => layOut(battle, kit, options, isExact, measure))
}

function layOut(
  battle: ExportedBattle,
  kit: PrintKit,
  options: PrintOptions,
  isExact: boolean,
  measure: Measure,
): Page[] {
  const { portrait } = battle
  const { paper } = options
  const theme = themeWithSides(onPaper(THEMES[options.theme]), portrait.sides)
  const { cover, setUp, board } = makeMaps(portrait, theme, measure)
  const { pages: map, cell } = layOutMap(board, portrait, options, isExact, measure)
  return [
    ...makeCover(coverFacts(battle), portrait.title, cover, paper, measure),
    ...layOutOrder(kit, paper, measure),
    ...makeRosterPages(kit.rosters, paper, measure),
    makeSetUpPage(setUp, portrait, theme),
    ...map,
    ...makePiecePages(kit, portrait, cell, theme, paper, measure),
    ...layOutAid(kit, paper, measure),
    ...makeCardPages(kit.cards, portrait, theme, paper, measure),
  ]
}

/** The map, and how wide a cell has become by which pieces go: a hex from side to side, or an inch of a table. */
function layOutMap(
  map: PrintedMap,
  { board }: Portrait,
  { paper, map: kind, hex, scale: percent }: PrintOptions,
  isExact: boolean,
  measure: Measure,
): { pages: Page[]; cell: number } {
  const isTable = board.kind === 'table'
  if (kind === 'one-sheet') {
    const { page, scale } = makeOneSheetMap(map, paper)
    // A table on one sheet is to look at: its bases stand on the real one.
    return { pages: [page], cell: isTable ? INCH : scale / scaleFor(board, 1) }
  }
  const asked = isTable ? (INCH * percent) / 100 : mm(hex)
  const whole = scaleFor(board, asked)
  const cell = asked * (isExact ? 1 : scaleToSheets(map.width * whole, map.height * whole, paper))
  const scale = scaleFor(board, cell)
  const tiling = tileMap(map.width * scale, map.height * scale, paper)
  const sheets = tiling.columns * tiling.rows
  if (sheets > MOST_SHEETS) {
    const [flag, given, least] = isTable ? ['--scale', percent, MIN_SCALE] : ['--hex', hex, MIN_HEX]
    const smaller = Math.floor(given * Math.sqrt(MOST_SHEETS / sheets) * 0.9)
    const advice = smaller >= least ? `${flag} ${smaller} makes ${isTable ? 'it' : 'its hexes'} smaller, or ` : ''
    throw new UsageError(
      `the map would take ${sheets} sheets, and the limit is ${MOST_SHEETS}: ${advice}--map one-sheet fits it on one.`,
    )
  }
  return { pages: makeTiledMap(map, scale, tiling, measure, isTable ? cell : undefined), cell }
}

/** What lies around the map is the paper of the printer. */
const onPaper = (theme: Theme): Theme => ({ ...theme, page: '#ffffff' })

/** A player aid has two sides of one sheet: it is written as small as it has to be for that, if it can still be read. */
const AID_SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.66] as const

function layOutAid(kit: PrintKit, paper: PaperName, measure: Measure): Page[] {
  const layOutAt = (size: number) => layOutSections('Player aid', kit.tables, paper, measure, kit.track, size)
  const size = AID_SIZES.find((one) => layOutAt(one).length <= 2) ?? AID_SIZES.at(-1)!
  return layOutAt(size)
}

/** An order of battle is written smaller where that saves a page. */
const ORDER_SIZES = [1, 0.95, 0.9, 0.86] as const

function layOutOrder({ battle }: PrintKit, paper: PaperName, measure: Measure): Page[] {
  const tried = ORDER_SIZES.map((size) => layOutSections('Order of battle', battle, paper, measure, [], size))
  const fewest = Math.min(...tried.map((pages) => pages.length))
  return tried.find(({ length }) => length === fewest)!
}

function layOutSections(
  title: string,
  sections: PrintKit['battle'],
  paper: PaperName,
  measure: Measure,
  track: PrintKit['track'] = [],
  size = 1,
): Page[] {
  if (sections.length === 0 && track.length === 0) return []
  return layOutSmaller(frameOf(paper, false), size, (frame) => {
    const flow = new Flow(title, frame, measure)
    flow.title(title)
    flow.sections(sections)
    placeTrack(flow, track)
    return flow.pages
  })
}

function coverFacts({ system, draft, scenario }: ExportedBattle) {
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
    ...(!scenario && { warning: 'This battle has errors. The invalid parts are left out.' }),
  }
}

/** What can be printed of a system that says no more than what there is to see. */
function plainKit({ system, scenario, portrait }: ExportedBattle): PrintKit {
  const layout = layoutOf(portrait.board)
  return {
    battle: scenario ? (system.describe?.(scenario) ?? []) : [],
    counters: portrait.pieces.map(
      ({ place, facing, ...piece }): CounterPortrait => ({
        ...piece,
        hasFront: facing !== undefined,
        values: '',
        start: layout.label(place),
        isSpare: false,
      }),
    ),
    rosters: [],
    markers: [],
    tiles: [],
    cards: [],
    track: [],
    tables: [],
  }
}
