/** What the fuzzer stops for. */
export type TroubleKind =
  /** Something was thrown. */
  | 'exception'
  /** Nobody can do anything, and yet the battle goes on. */
  | 'stuck'
  /** A game without end. */
  | 'endless'
  /** A rule that holds in every position, or for every action, is broken. */
  | 'invariant'
  /** An action that is listed is refused, or one that is not listed is accepted. */
  | 'listing'
  /** A question, or a refused action, changed the state. */
  | 'side effect'
  /** An action does not read as it was written. */
  | 'wording'
  /** The numbers behind an action do not add up. */
  | 'explain'
  /** A copy goes another way, or shares memory. */
  | 'copy'
  /** The recorded game plays otherwise. */
  | 'replay'

/** Something that must not happen. */
export class Trouble extends Error {
  readonly kind: TroubleKind

  constructor(kind: TroubleKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** Anything thrown, as trouble. */
export function asTrouble(thrown: unknown): Trouble {
  if (thrown instanceof Trouble) return thrown
  return new Trouble('exception', thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown), thrown)
}
