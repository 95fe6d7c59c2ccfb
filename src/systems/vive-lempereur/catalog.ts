import type { Arm, Card, Nation, TerrainType, UnitType } from '../../scenario/types.gen.ts'

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
  readonly fireAfterMoving?: readonly number[]
  /** The nation that the type is named after on the sheet. */
  readonly nation?: Nation
}

/** The unit types, in the order of the reference sheet. */
export const UNITS = {
  'old-guard': { name: 'Old Guard', arm: 'infantry', elements: 4, fire: [12, 6], nation: 'french' },
  'elite-infantry': { name: 'Elite Infantry', arm: 'infantry', elements: 4, fire: [11, 6] },
  'english-infantry': { name: 'English Infantry', arm: 'infantry', elements: 4, fire: [10, 5], nation: 'english' },
  'french-infantry': { name: 'French Infantry', arm: 'infantry', elements: 4, fire: [9, 5], nation: 'french' },
  'regular-infantry': { name: 'Regular Infantry', arm: 'infantry', elements: 4, fire: [8, 5] },
  'militia-infantry': { name: 'Militia Infantry', arm: 'infantry', elements: 4, fire: [7, 4] },
  'heavy-cavalry': { name: 'Heavy Cavalry', arm: 'cavalry', elements: 3, fire: [14] },
  'medium-cavalry': { name: 'Dragons/Lancers', arm: 'cavalry', elements: 3, fire: [12] },
  'light-cavalry': { name: 'Light Cavalry', arm: 'cavalry', elements: 3, fire: [9] },
  'heavy-artillery': { name: 'Heavy Artillery', arm: 'artillery', elements: 3, fire: [18, 10, 7, 4, 2] },
  'medium-artillery': { name: 'Medium Artillery', arm: 'artillery', elements: 3, fire: [16, 9, 6, 3] },
  'horse-artillery': {
    name: 'Horse Artillery',
    arm: 'artillery',
    elements: 3,
    fire: [14, 8, 4],
    fireAfterMoving: [10, 6, 3],
  },
  general: { name: 'Generals', arm: undefined, elements: 1, fire: [] },
  garrison: { name: 'Garrisons', arm: 'infantry', elements: 1, fire: [4] },
} as const satisfies Record<UnitType, UnitRow>

/** What the scenario checks need of a terrain (8.0). */
export type TerrainRow = {
  readonly name: string
  readonly passable: boolean
  readonly building: boolean
  /** 6.0: infantry may form square here. */
  readonly square: boolean
}

/** The terrain types (2.2); `open` first, because it is what a hex is without a tile. */
export const TERRAIN = {
  open: { name: 'open ground', passable: true, building: false, square: true },
  woods: { name: 'woods', passable: true, building: false, square: false },
  orchard: { name: 'orchard', passable: true, building: false, square: false },
  hill: { name: 'hill', passable: true, building: false, square: true },
  field: { name: 'field', passable: true, building: false, square: false },
  rough: { name: 'rough terrain', passable: false, building: false, square: false },
  stream: { name: 'stream', passable: true, building: false, square: false },
  marsh: { name: 'marsh', passable: true, building: false, square: false },
  river: { name: 'river', passable: false, building: false, square: false },
  bridge: { name: 'bridge', passable: true, building: false, square: false },
  farm: { name: 'farm', passable: true, building: true, square: false },
  town: { name: 'town', passable: true, building: true, square: false },
  fortified: { name: 'fortified building', passable: true, building: true, square: false },
} as const satisfies Record<TerrainType, TerrainRow>

/** The terrain types as a list: a terrain in a typed array is an index into it, and open ground is 0. */
export const TERRAIN_TYPES = Object.keys(TERRAIN) as readonly TerrainType[]

/** 2.0: the three sectors, as the player at the south edge has them from left to right. */
export const SECTORS = ['west', 'centre', 'east'] as const

/** 3.1, 3.2: the ten cards of each side. */
export const DECK: Readonly<Record<Card, number>> = {
  left: 2,
  centre: 2,
  right: 2,
  'coordinated-attack': 1,
  'infantry-manoeuvre': 1,
  'grand-charge': 1,
  bombardment: 1,
}

/** 4.1, 5.0: six rounds a turn, one card each. */
export const ROUNDS_PER_TURN = 6
