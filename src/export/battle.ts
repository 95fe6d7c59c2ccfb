import type { BoardView, HexBoardPortrait, Portrait } from '../engine/portrait.ts'
import type { System } from '../engine/system.ts'
import type { Scenario } from '../scenario/types.gen.ts'

/** A battle to export. */
export type ExportedBattle = {
  readonly system: System
  /** What its file says, sound or not. */
  readonly data: unknown
  /** What is sound of the data. */
  readonly draft: unknown
  /** The battle itself; absent where the file has errors. */
  readonly scenario?: Scenario
  readonly boardView: BoardView<unknown>
  readonly portrait: Portrait
}

/** A battle on a board of hexes, for programs that know no others. */
export type HexBattle = ExportedBattle & { readonly portrait: Portrait<HexBoardPortrait> }

export function isOnHexes(battle: ExportedBattle): battle is HexBattle {
  return battle.portrait.board.kind === 'hex'
}

/** Who makes a file: every export says it, so that it may be made anew without asking. */
export type Maker = { readonly mark: string; readonly version: string }
