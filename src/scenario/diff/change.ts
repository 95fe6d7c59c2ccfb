/** The parts of a battle, in the order in which changes are told, each with its heading. */
export const PARTS = {
  battle: 'Battle',
  sides: 'Sides',
  command: 'Commanders and formations',
  units: 'Units',
  arrivals: 'Arrivals',
  deployment: 'Deployment',
  victory: 'Victory conditions',
  rules: 'Rules, weather and events',
  cards: 'Cards and initiative',
  terrain: 'Terrain',
  ways: 'Roads and waters',
  areas: 'Sectors, zones and control',
  names: 'Names on the map',
  variants: 'Variants',
  texts: 'Texts and sources',
} as const
/** The part of a battle that changed. */
export type ChangedPart = keyof typeof PARTS

/** Whether it was added, removed or changed. */
export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed'

/** One difference between two battles. */
export type BattleChange = {
  readonly part: ChangedPart
  readonly kind: ChangeKind
  /** What changed, in the game's words, on its own: no full stop, and text of the files in it as it stands there. */
  readonly text: string
  /** Where on the board it was: labels of places, of hexes also ranges. */
  readonly before: readonly string[]
  /** Where on the board it is now. */
  readonly after: readonly string[]
}

/**
 * Lists the changes between two battles that only their rulebook understands. The data are normal (`normalise.ts`) and
 * fit the schema; a key at the top is missing from both where it has errors in one. What every scenario has is compared
 * elsewhere.
 */
export type Compare = (before: unknown, after: unknown) => readonly BattleChange[]

/** A change, with its places if it has any. */
export function change(
  part: ChangedPart,
  kind: ChangeKind,
  text: string,
  before: readonly string[] = [],
  after: readonly string[] = [],
): BattleChange {
  return { part, kind, text, before, after }
}
