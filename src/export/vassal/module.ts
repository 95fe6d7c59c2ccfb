import { NOWHERE } from '../../board/nowhere.ts'
import type { PiecePortrait, Portrait } from '../../engine/portrait.ts'
import type { CounterPortrait } from '../../engine/print-kit.ts'
import { recordOf, textOf } from '../../scenario/convert/plain-data.ts'
import { unitTypes } from '../../scenario/convert/tiled-parts.ts'
import type { Scene } from '../../scene/shapes.ts'
import type { Theme } from '../../scene/theme.ts'
import { unitAppearances } from '../appearance.ts'
import { type ExportedBattle, isOnHexes, type Maker } from '../battle.ts'
import { type Element, element, makeXml } from '../xml.ts'
import type { VassalBoard } from './board.ts'
import { CounterMaker, PROTOTYPE } from './counters.ts'
import { makeDice } from './dice.ts'
import { makeHelpPage } from './help-page.ts'
import { HexVassalBoard } from './hex-board.ts'
import { makeMap, makeSlot } from './map.ts'
import { basicPiece, deletable, makePiece } from './piece.ts'
import { plainText } from './plain-text.ts'
import { TableVassalBoard } from './table-board.ts'

/** The version of VASSAL whose structure this is: later ones read it too. */
const VASSAL = '3.6.7'

const [BOARD_IMAGE, HELP] = ['board.png', 'briefing.html']

/** A module: its texts by the names of their files, and its pictures, each with the width that it is drawn in. */
export type VassalModule = {
  readonly texts: Readonly<Record<string, string>>
  readonly pictures: readonly { readonly file: string; readonly scene: Scene; readonly width: number }[]
}

/** Makes a module for VASSAL out of a battle; `everybody` are those who can be in it, if that is known. */
export function makeVassalModule(
  battle: ExportedBattle,
  theme: Theme,
  maker: Maker,
  everybody: readonly CounterPortrait[] = [],
): VassalModule {
  const { portrait, system, draft, scenario } = battle
  const board = boardOf(portrait, theme)
  const counters = new CounterMaker(portrait, theme, board)
  const title = plainText(portrait.title)
  const description = plainText(textOf(recordOf(draft)['summary']) ?? '')
  const map = makeMap(board, BOARD_IMAGE, portrait.pieces, counters)
  const palette = makePalette(battle, counters, everybody)
  const module = element(
    'VASSAL.build.GameModule',
    {
      ModuleOther1: maker.mark,
      ModuleOther2: '',
      VassalVersion: VASSAL,
      description,
      name: title,
      nextPieceSlotId: counters.nextId,
      version: maker.version,
    },
    element('VASSAL.build.module.BasicCommandEncoder'),
    element(
      'VASSAL.build.module.Documentation',
      {},
      element('VASSAL.build.module.documentation.HelpFile', { fileName: HELP, fileType: 'archive', title: 'Briefing' }),
    ),
    element(
      'VASSAL.build.module.PlayerRoster',
      { buttonKeyStroke: '', buttonText: 'Retire', buttonToolTip: 'Leave your side to another player' },
      ...portrait.sides.map(({ name }) => element('entry', {}, plainText(name))),
    ),
    element('VASSAL.build.module.GlobalOptions', {
      autoReport: 'Always',
      centerOnMove: 'Use Preferences Setting',
      chatterHTMLSupport: 'Never',
      nonOwnerUnmaskable: 'Never',
      playerIdFormat: '$PlayerName$',
      promptString: 'Opponents can unmask my pieces',
    }),
    map,
    element('VASSAL.build.module.properties.GlobalProperties'),
    makePrototypes(),
    palette,
    ...makeDice(system.dice ?? []),
    element('VASSAL.build.module.Chatter'),
    element('VASSAL.build.module.KeyNamer'),
    element('VASSAL.i18n.Language'),
  )
  const sections = scenario ? (system.describe?.(scenario) ?? []) : []
  return {
    texts: {
      moduledata: makeModuleData(title, description, maker),
      'buildFile.xml': `${DECLARATION}${makeXml(module)}\n`,
      [HELP]: makeHelpPage(draft, portrait.title, sections),
    },
    pictures: [
      { file: BOARD_IMAGE, scene: board.scene, width: board.width },
      ...[...counters.pictures].map(([file, { scene, width }]) => ({ file, scene, width })),
    ],
  }
}

function boardOf({ board, ...rest }: Portrait, theme: Theme): VassalBoard {
  return board.kind === 'hex'
    ? new HexVassalBoard({ ...rest, board }, theme)
    : new TableVassalBoard({ ...rest, board }, theme)
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'

/** What VASSAL's list of modules reads without opening the module. */
function makeModuleData(name: string, description: string, { mark, version }: Maker): string {
  const data = element(
    'data',
    { version: 1 },
    element('version', {}, version),
    element('extra1', {}, mark),
    element('extra2'),
    element('VassalVersion', {}, VASSAL),
    // The same battle gives the same bytes.
    element('dateSaved', {}, '0'),
    element('description', {}, description),
    element('name', {}, name),
  )
  return `${DECLARATION}${makeXml(data)}\n`
}

function makePrototypes(): Element {
  const definition = makePiece([deletable('Eliminate')], basicPiece('', '', ''))
  return element(
    'VASSAL.build.module.PrototypesContainer',
    {},
    element('VASSAL.build.module.PrototypeDefinition', { description: '', name: PROTOTYPE }, definition),
  )
}

/**
 * A palette with every type of unit that a side may have: for reinforcements, and for battles that the players deploy.
 * Where types are made up by their numbers, it has those who arrive, and on a table whoever does not stand there yet.
 */
function makePalette(battle: ExportedBattle, counters: CounterMaker, everybody: readonly CounterPortrait[]): Element {
  const lists = battle.portrait.sides.map(({ name }, side) =>
    element(
      'VASSAL.build.widget.ListWidget',
      { divider: 150, entryName: plainText(name), height: 400, scale: '1.0', width: 300 },
      ...paletteOf(battle, side, everybody).map((piece) => makeSlot(piece, counters)),
    ),
  )
  return element(
    'VASSAL.build.module.PieceWindow',
    {
      defaultWidth: 0,
      hidden: false,
      hotkey: '',
      icon: '/images/counter.gif',
      scale: '1.0',
      text: 'Units',
      tooltip: 'More units',
    },
    element('VASSAL.build.widget.TabWidget', { entryName: 'Units' }, ...lists),
  )
}

function paletteOf(
  battle: ExportedBattle,
  side: number,
  everybody: readonly CounterPortrait[],
): readonly PiecePortrait[] {
  const { portrait, system, boardView, draft } = battle
  if (!isOnHexes(battle)) {
    const standing = new Set(portrait.pieces.map((piece) => `${piece.side} ${piece.name}`))
    return everybody
      .filter((counter) => counter.side === side && !standing.has(`${side} ${counter.name}`))
      .map((counter) => ({ ...counter, place: NOWHERE, facing: counter.hasFront ? 0 : undefined, square: false }))
  }
  const types = unitTypes(system)
  const { id } = portrait.sides[side]!
  const coming = types.length > 0 ? [] : (boardView.portrayScenario(draft, Number.POSITIVE_INFINITY)?.pieces ?? [])
  return [
    ...unitAppearances(
      battle,
      types.map((type) => ({ side: id, type, details: {} })),
    ).filter((piece) => piece !== undefined),
    ...coming.filter((piece) => piece.side === side && piece.arrives !== undefined),
  ]
}
