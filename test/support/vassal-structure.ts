import { SaxesParser } from 'saxes'

// The structure that public modules of VASSAL 3.6 and 3.7 have, for the elements that we write: where each may stand, and
// which attributes it has there.

export type XmlNode = {
  readonly name: string
  readonly parent: XmlNode | undefined
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlNode[]
  text: string
}

/** Reads XML strictly: what is not well formed throws. */
export function parseXml(text: string): XmlNode {
  const parser = new SaxesParser()
  let [root, open]: [XmlNode | undefined, XmlNode | undefined] = [undefined, undefined]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = {
      name,
      parent: open,
      attributes,
      children: [],
      text: '',
    }
    open?.children.push(node)
    root ??= node
    open = node
  })
  parser.on('text', (part) => {
    if (open) open.text += part
  })
  parser.on('closetag', () => {
    open = open?.parent
  })
  parser.write(text).close()
  return root!
}

/** A node and everything in it. */
export function* nodesIn(node: XmlNode): Generator<XmlNode> {
  yield node
  for (const child of node.children) yield* nodesIn(child)
}

type Rule = { readonly in: string; readonly has: string }

const MODULE = 'VASSAL.build.GameModule'
const MAP = 'VASSAL.build.module.Map'
const PICKER = 'VASSAL.build.module.map.BoardPicker'
const BOARD = 'VASSAL.build.module.map.boardPicker.Board'
const GRID = 'VASSAL.build.module.map.boardPicker.board'
const SLOT = 'VASSAL.build.widget.PieceSlot'
const STACK = 'VASSAL.build.module.map.SetupStack'
const LIST = 'VASSAL.build.widget.ListWidget'

/** For each element its parents and the attributes that it must have. */
export const STRUCTURE: Readonly<Record<string, Rule>> = {
  [MODULE]: { in: '', has: 'name version VassalVersion description nextPieceSlotId ModuleOther1 ModuleOther2' },
  'VASSAL.build.module.BasicCommandEncoder': { in: MODULE, has: '' },
  'VASSAL.build.module.Documentation': { in: MODULE, has: '' },
  'VASSAL.build.module.documentation.HelpFile': {
    in: 'VASSAL.build.module.Documentation',
    has: 'fileName fileType title',
  },
  'VASSAL.build.module.PlayerRoster': { in: MODULE, has: 'buttonKeyStroke buttonText buttonToolTip' },
  entry: { in: 'VASSAL.build.module.PlayerRoster', has: '' },
  'VASSAL.build.module.GlobalOptions': {
    in: MODULE,
    has: 'autoReport chatterHTMLSupport nonOwnerUnmaskable playerIdFormat promptString',
  },
  [MAP]: {
    in: MODULE,
    has: 'allowMultiple backgroundcolor buttonName changeFormat color createFormat edgeHeight edgeWidth hotkey icon launch mapName markMoved moveKey moveToFormat moveWithinFormat thickness',
  },
  [PICKER]: { in: MAP, has: 'addColumnText addRowText boardPrompt slotHeight slotScale slotWidth title' },
  setup: { in: PICKER, has: '' },
  [BOARD]: { in: PICKER, has: 'image name reversible width height' },
  [`${GRID}.ZonedGrid`]: { in: BOARD, has: '' },
  [`${GRID}.HexGrid`]: {
    in: `${GRID}.ZonedGrid`,
    has: 'color cornersLegal dotsVisible dx dy edgesLegal sideways snapTo visible x0 y0',
  },
  [`${GRID}.mapgrid.ZonedGridHighlighter`]: { in: `${GRID}.ZonedGrid`, has: '' },
  [`${GRID}.mapgrid.Zone`]: {
    in: `${GRID}.ZonedGrid`,
    has: 'highlightProperty locationFormat name path useHighlight useParentGrid',
  },
  ...Object.fromEntries(
    [
      'ForwardToKeyBuffer',
      'Scroller',
      'ForwardToChatter',
      'MenuDisplayer',
      'MapCenterer',
      'StackExpander',
      'PieceMover',
      'KeyBufferer',
      'SelectionHighlighters',
    ].map((name) => [`VASSAL.build.module.map.${name}`, { in: MAP, has: '' }]),
  ),
  'VASSAL.build.module.map.StackMetrics': {
    in: MAP,
    has: 'bottom disabled down exSepX exSepY top unexSepX unexSepY up',
  },
  'VASSAL.build.module.map.LOS_Thread': {
    in: MAP,
    has: 'drawRange global hideCounters hotkey iconName label persistence rangeBg rangeFg report round scale snapEnd snapStart threadColor threadName tooltip',
  },
  'VASSAL.build.module.map.HidePiecesButton': { in: MAP, has: 'buttonText hiddenIcon hotkey showingIcon tooltip' },
  'VASSAL.build.module.map.ImageSaver': { in: MAP, has: 'buttonText hotkey icon tooltip' },
  'VASSAL.build.module.map.Zoomer': {
    in: MAP,
    has: 'inButtonText inIconName inTooltip outButtonText outIconName outTooltip pickButtonText pickIconName pickTooltip zoomInKey zoomLevels zoomOutKey zoomPickKey zoomStart',
  },
  'VASSAL.build.module.map.HighlightLastMoved': { in: MAP, has: 'color enabled thickness' },
  [STACK]: { in: MAP, has: 'name owningBoard useGridLocation x y' },
  [SLOT]: { in: `${STACK} ${LIST}`, has: 'entryName gpid height width' },
  'VASSAL.build.module.properties.GlobalProperties': { in: `${MODULE} ${MAP}`, has: '' },
  'VASSAL.build.module.PrototypesContainer': { in: MODULE, has: '' },
  'VASSAL.build.module.PrototypeDefinition': { in: 'VASSAL.build.module.PrototypesContainer', has: 'description name' },
  'VASSAL.build.module.PieceWindow': { in: MODULE, has: 'defaultWidth hidden hotkey icon scale text tooltip' },
  'VASSAL.build.widget.TabWidget': { in: 'VASSAL.build.module.PieceWindow', has: 'entryName' },
  [LIST]: { in: 'VASSAL.build.widget.TabWidget', has: 'divider entryName height scale width' },
  'VASSAL.build.module.DiceButton': {
    in: MODULE,
    has: 'addToTotal hotkey icon keepCount keepDice keepOption lockAdd lockDice lockPlus lockSides nDice nSides name plus prompt reportFormat reportTotal sortDice text tooltip',
  },
  'VASSAL.build.module.SpecialDiceButton': {
    in: MODULE,
    has: 'backgroundColor format hotkey icon name resultButton resultChatter resultWindow text tooltip windowTitleResultFormat windowX windowY',
  },
  'VASSAL.build.module.SpecialDie': { in: 'VASSAL.build.module.SpecialDiceButton', has: 'format name' },
  'VASSAL.build.module.SpecialDieFace': { in: 'VASSAL.build.module.SpecialDie', has: 'icon text value' },
  'VASSAL.build.module.Chatter': { in: MODULE, has: '' },
  'VASSAL.build.module.KeyNamer': { in: MODULE, has: '' },
  'VASSAL.i18n.Language': { in: MODULE, has: '' },
}

/** Reads a list in VASSAL's notation, as its own decoder does. */
export function readSequence(text: string, delimiter: string): string[] {
  const values: string[] = []
  for (let rest: string | undefined = text; rest !== undefined; ) {
    let value = ''
    let at = 0
    for (; at < rest.length && rest[at] !== delimiter; at++) {
      if (rest[at] === '\\' && rest[at + 1] === delimiter) at++
      value += rest[at]
    }
    rest = at < rest.length ? rest.slice(at + 1) : undefined
    const isQuoted = value.length > 1 && value.startsWith("'") && value.endsWith("'")
    values.push(isQuoted ? value.slice(1, -1) : value)
  }
  return values
}

/** The traits of a piece from the outermost to the innermost, each with its state. */
export function readPiece(definition: string): { readonly type: string; readonly state: string }[] {
  expectStart(definition)
  const [, types = '', states = ''] = readSequence(definition.slice(2), '/')
  const [outer, inner] = [unfold(types), unfold(states)]
  return outer.map((type, i) => ({ type, state: inner[i] ?? '' }))
}

function expectStart(definition: string): void {
  if (!definition.startsWith('+/null/')) throw new Error(`no piece: ${definition}`)
}

function unfold(nested: string): string[] {
  const [outer = '', inner] = readSequence(nested, '\t')
  return inner === undefined ? [outer] : [outer, ...unfold(inner)]
}
