import type { Path } from '../diagnostic.ts'

/**
 * One edit of a scenario, in terms of its data. It is carried out twice, on the data and on the text, and both must
 * come to the same: the text keeps every comment and all layout that the edit does not touch.
 */
export type Change =
  /**
   * Puts a value in a place; mappings on the way that are not there yet are made. What must be new takes nobody's place:
   * a draft does not tell of keys whose values cannot be read.
   */
  | { readonly kind: 'set'; readonly path: Path; readonly value: unknown; readonly isNew?: true }
  /**
   * Takes out a key with its value, or an entry of a list; those behind it move up. What must be empty stays where there
   * is something in it after all.
   */
  | { readonly kind: 'remove'; readonly path: Path; readonly ifEmpty?: true }
  /** Puts an entry into a list before the one at the path's last step; at the list's length it is the last. */
  | { readonly kind: 'insert'; readonly path: Path; readonly value: unknown }
  /** Gives a key another name; its value, place and comments stay. */
  | { readonly kind: 'rename'; readonly path: Path; readonly name: string }
  /**
   * Takes a key with its value and its comments to another mapping, which is there, or to another place in its own:
   * before one of the keys there, or where a new key would go.
   */
  | { readonly kind: 'move'; readonly path: Path; readonly to: Path; readonly before?: string }

/** The changes that concern one place only. */
export type ChangeInPlace = Exclude<Change, { kind: 'move' }>

/** A change that cannot be made, and why, in words for the author: say, the place it needs holds something else. */
export class ImpossibleChange extends Error {
  readonly path: Path

  constructor(path: Path, message: string) {
    super(message)
    this.path = path
  }
}
