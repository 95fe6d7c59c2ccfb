import type { Arm, Card, NationId } from './types.gen.ts'

/** A row of the reference sheet's unit table (1.1). */
export type UnitRow = {
  /** The name that the book prints. */
  readonly name: string
  /** Generals have no arm. */
  readonly arm: Arm | undefined
  readonly elements: number
  /** Fire value by range in hexes, from adjacent outwards; empty where the unit cannot fire. */
  readonly fire: readonly number[]
  /** Horse artillery fires less well in the round it moves in. */
  readonly fireAfterMoving?: readonly number[] | undefined
  /** 6.0: the hexes that the unit may move. */
  readonly moves: number
  /** 6.0: the hexes that it may move and still fire. */
  readonly movesAndFires: number
  /** 12.0: the command dice for a rally. */
  readonly rally: number
  /** The nation that the type is named after on the sheet. */
  readonly nation?: NationId | undefined
}

const FOOT = { arm: 'infantry', elements: 4, moves: 2, movesAndFires: 1 } as const
const MOUNTED = { arm: 'cavalry', elements: 3, moves: 3, movesAndFires: 3, rally: 3 } as const
const GUNS = { arm: 'artillery', elements: 3, moves: 1, movesAndFires: 0, rally: 3 } as const

/** The unit types, in the order of the reference sheet. */
export const UNITS = {
  'old-guard': { name: 'Old Guard', ...FOOT, fire: [12, 6], rally: 4, nation: 'french' },
  'elite-infantry': { name: 'Elite Infantry', ...FOOT, fire: [11, 6], rally: 4 },
  'english-infantry': { name: 'English Infantry', ...FOOT, fire: [10, 5], rally: 3, nation: 'english' },
  'french-infantry': { name: 'French Infantry', ...FOOT, fire: [9, 5], rally: 3, nation: 'french' },
  'regular-infantry': { name: 'Regular Infantry', ...FOOT, fire: [8, 5], rally: 3 },
  'militia-infantry': { name: 'Militia Infantry', ...FOOT, fire: [7, 4], rally: 2 },
  'heavy-cavalry': { name: 'Heavy Cavalry', ...MOUNTED, fire: [14] },
  'medium-cavalry': { name: 'Dragons/Lancers', ...MOUNTED, fire: [12] },
  'light-cavalry': { name: 'Light Cavalry', ...MOUNTED, fire: [9] },
  'heavy-artillery': { name: 'Heavy Artillery', ...GUNS, fire: [18, 10, 7, 4, 2] },
  'medium-artillery': { name: 'Medium Artillery', ...GUNS, fire: [16, 9, 6, 3] },
  'horse-artillery': {
    name: 'Horse Artillery',
    ...GUNS,
    moves: 2,
    movesAndFires: 2,
    fire: [14, 8, 4],
    fireAfterMoving: [10, 6, 3],
  },
  general: { name: 'Generals', arm: undefined, elements: 1, moves: 3, movesAndFires: 0, fire: [], rally: 0 },
  garrison: { name: 'Garrisons', arm: 'infantry', elements: 1, moves: 0, movesAndFires: 0, fire: [4], rally: 0 },
} as const satisfies Record<string, UnitRow>

/** A unit type of the reference sheet. */
export type PrintedType = keyof typeof UNITS

/** The unit types of the reference sheet, in its order. */
export const UNIT_TYPES = Object.keys(UNITS) as readonly PrintedType[]

/** The arms in the order in which tables have them. */
export const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery']

/** A row of the reference sheet's terrain table (8.0), with what the rules of the terrain say besides. */
export type TerrainRow = {
  readonly name: string
  readonly rule: string
  readonly passable: boolean
  /** The arms that may enter what is passable: in the book all. */
  readonly enters: readonly Arm[]
  readonly building: boolean
  /** 6.0: infantry may leave a garrison here: in the book in buildings. */
  readonly garrison: boolean
  /** 6.0: infantry may form square here. */
  readonly square: boolean
  /** 9.2: infantry is in the open here for cavalry that charges it, or on a hill. */
  readonly open: boolean
  /** A unit that enters must stop; buildings let it pass along a road (8.4). */
  readonly stop: boolean
  /** Blocks the line of sight (7.4.3). */
  readonly blocksSight: boolean
  /** Added to the fire value at a unit here. */
  readonly firingAt: number
  /** Added to the fire value of a unit here. */
  readonly firingFrom: number
  /** 8.2: added to fire that leads through it. */
  readonly firingThrough: number
  /** 8.5: artillery fires from here. */
  readonly gunsFire: boolean
  /** 8.3: how much farther it does. */
  readonly extraRange: number
  /** 8.3: artillery here sees over friends next to it. */
  readonly seesOverFriends: boolean
}

const OPEN: TerrainRow = {
  name: 'open ground',
  rule: '8.0',
  passable: true,
  enters: ARMS,
  building: false,
  garrison: false,
  square: true,
  open: true,
  stop: false,
  blocksSight: false,
  firingAt: 0,
  firingFrom: 0,
  firingThrough: 0,
  gunsFire: true,
  extraRange: 0,
  seesOverFriends: false,
}
/** Every other terrain is too uneven for a square, except a hill. */
const TILE = { ...OPEN, square: false, open: false }
const WATER = { ...TILE, rule: '8.5', stop: true, firingFrom: -2, gunsFire: false }
const BUILDING = { ...TILE, rule: '8.4', building: true, garrison: true, stop: true, blocksSight: true }

/** The terrain types (2.2); `open` first, because it is what a hex is without a tile. */
const TILES = {
  open: OPEN,
  woods: { ...TILE, name: 'woods', rule: '8.1', stop: true, blocksSight: true, firingAt: -2, firingFrom: -1 },
  orchard: { ...TILE, name: 'orchard', rule: '8.2', firingAt: -1, firingThrough: -1 },
  hill: { ...OPEN, name: 'hill', rule: '8.3', blocksSight: true, firingAt: -2, extraRange: 1, seesOverFriends: true },
  field: { ...TILE, name: 'field', rule: '8.7', blocksSight: true, firingAt: -1 },
  rough: { ...TILE, name: 'rough terrain', rule: '8.8', passable: false, blocksSight: true },
  stream: { ...WATER, name: 'stream' },
  marsh: { ...WATER, name: 'marsh' },
  river: { ...TILE, name: 'river', rule: '8.5', passable: false, blocksSight: true },
  bridge: { ...OPEN, name: 'bridge', rule: '8.6', square: false },
  farm: { ...BUILDING, name: 'farm', firingAt: -2, firingFrom: -1 },
  town: { ...BUILDING, name: 'town', firingAt: -3, firingFrom: -2 },
  fortified: { ...BUILDING, name: 'fortified building', firingAt: -5, firingFrom: -3 },
} as const satisfies Record<string, TerrainRow>

/** A terrain type of the book. */
export type TerrainType = keyof typeof TILES

export const TERRAIN: Readonly<Record<TerrainType, TerrainRow>> = TILES

/** The terrain types of the book as a list; open ground is the first. */
export const TERRAIN_TYPES = Object.keys(TERRAIN) as readonly TerrainType[]

/** What a command card allows, and how many each side has. */
export type CardRow = {
  readonly count: number
  /** 5.1: command dice; none for an automatic order. */
  readonly dice?: number
  /** The most orders in a sector. */
  readonly perSector?: number
  /** 3.2: the most units that it orders without dice; all where it does not say. */
  readonly units?: number
  /** The hexes that a unit moves if it does not fire. */
  readonly moves?: number
  /** How often the fire value, and the moves of who does not fire, are taken. */
  readonly fireTimes?: number
  readonly moveTimes?: number
}

/** 3.1, 3.2: the ten cards of each side. */
export const CARD_ROWS: Readonly<Record<Card, CardRow>> = {
  left: { count: 2, dice: 5 },
  centre: { count: 2, dice: 5 },
  right: { count: 2, dice: 5 },
  'coordinated-attack': { count: 1, dice: 6, perSector: 2 },
  'infantry-manoeuvre': { count: 1, units: 5, moves: 3 },
  'grand-charge': { count: 1, units: 5 },
  bombardment: { count: 1, fireTimes: 2, moveTimes: 2 },
}

/** 4.1, 5.0: six rounds a turn, one card each. */
export const ROUNDS_PER_TURN = 6

/** 9.1: elements lost and hexes to retreat, by hits (1, 2, 3 and more) and die. */
export const COMBAT_EFFECTS: readonly (readonly (readonly [losses: number, retreat: number])[])[] = [
  [
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ],
  [
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
  [
    [2, 1],
    [2, 2],
    [3, 1],
    [3, 1],
    [3, 2],
    [3, 2],
  ],
]

/** 9.2: when something is added to the fire value besides terrain. */
export const SITUATIONS = [
  ...(['general', 'onSquare', 'onFlank', 'fromSquare'] as const),
  ...(['onInfantry', 'onArtillery', 'onCavalry'] as const),
] as const
export type Situation = (typeof SITUATIONS)[number]

/** What is added for an arm that fires, by the situation; nothing where there is no such line. */
export type ModifierRows = Readonly<Record<Arm, Readonly<Partial<Record<Situation, number>>>>>

/** 9.2: the lines of the reference sheet. */
export const MODIFIERS: ModifierRows = {
  infantry: { general: 2, onSquare: 4, onFlank: 4, fromSquare: -6, onArtillery: -4, onCavalry: -2 },
  cavalry: { general: 2, onSquare: -10, onFlank: 8, onInfantry: 8, onArtillery: 8 },
  artillery: { onSquare: 4, onFlank: 4, onArtillery: -2, onCavalry: -2 },
}

/** The kinds of card as a list: a card in a state is an index into it. */
export const CARDS = Object.keys(CARD_ROWS) as readonly Card[]
