import type { PiecePortrait } from '../../engine/portrait.ts'
import { type Element, element } from '../xml.ts'
import type { VassalBoard } from './board.ts'
import { type CounterMaker, nameOf } from './counters.ts'

/** What the map and its one board are called in the module. */
const [MAP, BOARD] = ['Battlefield', 'Board']

const BOARDS = 'VASSAL.build.module.map.boardPicker'

/** The map window: the board with its grid, if it has one, what one can do there, and the pieces that stand there at the start. */
export function makeMap(
  board: VassalBoard,
  image: string,
  pieces: readonly PiecePortrait[],
  counters: CounterMaker,
): Element {
  const part = (name: string, attributes: Element['attributes'] = {}) =>
    element(`VASSAL.build.module.map.${name}`, attributes)
  return element(
    'VASSAL.build.module.Map',
    {
      allowMultiple: false,
      backgroundcolor: '255,255,255',
      buttonName: 'Map',
      changeFormat: '$message$',
      color: '0,0,0',
      createFormat: '$pieceName$ created in $location$',
      edgeHeight: 0,
      edgeWidth: 0,
      hideKey: '',
      hotkey: '',
      icon: '',
      launch: false,
      mapName: MAP,
      markMoved: 'Never',
      markUnmovedHotkey: '',
      markUnmovedIcon: '/images/unmoved.gif',
      markUnmovedReport: '',
      markUnmovedText: '',
      markUnmovedTooltip: 'Mark all pieces on this map as not moved',
      moveKey: '',
      moveToFormat: '$pieceName$ moves $previousLocation$ to $location$',
      moveWithinFormat: '$pieceName$ moves $previousLocation$ to $location$',
      onlyReportChangedLocation: true,
      showKey: '',
      thickness: 3,
    },
    makeBoardPicker(board, image),
    part('StackMetrics', {
      bottom: '40,0',
      disabled: false,
      down: '37,0',
      exSepX: 12,
      exSepY: 24,
      top: '38,0',
      unexSepX: 22,
      unexSepY: 22,
      up: '39,0',
    }),
    part('ForwardToKeyBuffer'),
    part('Scroller'),
    part('ForwardToChatter'),
    part('MenuDisplayer'),
    part('MapCenterer'),
    part('StackExpander'),
    part('PieceMover'),
    part('KeyBufferer'),
    part('LOS_Thread', {
      drawRange: true,
      global: 'Always',
      hideCounters: false,
      hideOpacity: 0,
      hotkey: '',
      iconName: '/images/thread.gif',
      label: 'Sight',
      losThickness: 2,
      persistence: 'Ctrl-Click & Drag',
      persistentIconName: '/images/thread.gif',
      rangeBg: '255,255,255',
      rangeFg: '0,0,0',
      report: '',
      round: board.thread.round,
      scale: board.thread.scale,
      snapEnd: board.thread.snaps,
      snapStart: board.thread.snaps,
      threadColor: '255,0,0',
      threadName: 'Sight',
      tooltip: board.thread.tooltip,
    }),
    part('HidePiecesButton', {
      buttonText: '',
      hiddenIcon: '/images/globe_selected.gif',
      hotkey: '',
      showingIcon: '/images/globe_unselected.gif',
      tooltip: 'Hide all pieces on this map',
    }),
    part('ImageSaver', { buttonText: '', hotkey: '', icon: '/images/camera.gif', tooltip: 'Save map as PNG image' }),
    part('Zoomer', {
      inButtonText: '',
      inIconName: '/images/zoomIn.gif',
      inTooltip: 'Zoom in',
      outButtonText: '',
      outIconName: '/images/zoomOut.gif',
      outTooltip: 'Zoom out',
      pickButtonText: '',
      pickIconName: '/images/zoom.png',
      pickTooltip: 'Select zoom',
      zoomInKey: '61,130',
      zoomLevels: '0.25,0.35,0.5,0.7,1.0,1.5',
      zoomOutKey: '45,130',
      zoomPickKey: '',
      zoomStart: 3,
    }),
    element('VASSAL.build.module.properties.GlobalProperties'),
    part('SelectionHighlighters'),
    part('HighlightLastMoved', { color: '255,0,0', enabled: true, thickness: 2 }),
    ...makeStacks(board, pieces, counters),
  )
}

/** A slot with a piece in it, for stacks and for the palette. */
export function makeSlot(piece: PiecePortrait, counters: CounterMaker): Element {
  const { id, size, definition } = counters.make(piece)
  return element(
    'VASSAL.build.widget.PieceSlot',
    { entryName: nameOf(piece), gpid: id, height: size, width: size },
    definition,
  )
}

function makeBoardPicker(board: VassalBoard, image: string): Element {
  const setup = element('setup', {}, `${MAP}BoardPicker\t${BOARD}\t0\t0`)
  return element(
    'VASSAL.build.module.map.BoardPicker',
    {
      addColumnText: 'Add column',
      addRowText: 'Add row',
      boardPrompt: 'Select board',
      slotHeight: 125,
      slotScale: 0.2,
      slotWidth: 350,
      title: 'Choose Boards',
    },
    setup,
    element(
      `${BOARDS}.Board`,
      { height: board.height, image, name: BOARD, reversible: false, width: board.width },
      ...[board.makeGrid()].filter((grid) => grid !== undefined),
    ),
  )
}

/** A stack at every place where somebody stands; generals on top. */
function makeStacks(board: VassalBoard, pieces: readonly PiecePortrait[], counters: CounterMaker): Element[] {
  const stacks = new Map<number, PiecePortrait[]>()
  for (const piece of pieces) stacks.set(piece.place, [...(stacks.get(piece.place) ?? []), piece])
  const isGeneral = ({ symbol }: PiecePortrait) => Number(symbol === 'general')
  return [...stacks].map(([place, stack]) => {
    const [x, y] = board.centre(place)
    return element(
      'VASSAL.build.module.map.SetupStack',
      { name: board.label(place), owningBoard: BOARD, useGridLocation: false, x, y },
      ...stack.toSorted((a, b) => isGeneral(a) - isGeneral(b)).map((piece) => makeSlot(piece, counters)),
    )
  })
}
