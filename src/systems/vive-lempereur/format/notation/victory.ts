import { HEX_LIST, listHexes } from '../../../../scenario/conditions/parse-sentence.ts'
import type { VictoryCondition } from '../types.gen.ts'
import { parseCondition } from './conditions.ts'
import { CHECKS } from './sentences.ts'
import { findParty, type ParsedSide } from './sides.ts'

/** What the lines before a sentence said of it. */
export type VictoryContext = {
  readonly level: VictoryCondition['level'] | undefined
  readonly check: VictoryCondition['check'] | undefined
}

/** Reads a victory condition, in our words or in the book's: `The French win if they eliminate 8 English units.` */
export function parseVictory(
  text: string,
  context: VictoryContext,
  sides: readonly ParsedSide[],
): VictoryCondition | undefined {
  const ours =
    /^The ([\p{L}\d-]+) side wins a (decisive|substantial|marginal|moral) victory if (.+) \((checked [\w ]+)\)\.?$/u.exec(
      text,
    )
  const book = /^The ([\p{L}-]+)(?: player| side)? wins?( immediately| at once)? if (.+?)\.?$/iu.exec(text)
  const [, name = '', word, condition = ''] = ours ?? book ?? []
  const side = findParty(name, sides)?.side
  const when = parseCondition(condition, sides)
  if (side === undefined || !when) return undefined
  if (ours) {
    const check = Object.entries(CHECKS).find(([, words]) => words === ours[4])?.[0] as VictoryCondition['check']
    return check && { side, level: word as VictoryCondition['level'], check, when }
  }
  // 4.2: losses make a substantial victory, and are counted at the end of a round.
  const level = context.level ?? 'substantial'
  return { side, level, check: context.check ?? (word ? 'immediately' : 'end-of-round'), when }
}

/** Reads a remark on when to look: `(check at the end of any complete turn)`. */
export function parseCheck(text: string): VictoryCondition['check'] | undefined {
  const found =
    /^\(?check(?:ed)? (?:it )?(immediately|at once|at the end of (?:\w+ )*?(round|turn|battle))\)?\.?$/i.exec(text)
  if (!found) return undefined
  return found[2] === undefined ? 'immediately' : (`end-of-${found[2].toLowerCase()}` as VictoryCondition['check'])
}

/** Writes who holds hexes before anyone has been there. */
export function formatControl(side: string, hexes: string): string {
  return `The ${side} side controls ${hexes} at the start.`
}

/** Reads the same. */
export function parseControl(
  text: string,
  sides: readonly ParsedSide[],
): { side: string; hexes: string[] } | undefined {
  const found = new RegExp(`^The ([\\p{L}\\d-]+) side controls (${HEX_LIST}) at the start\\.?$`, 'u').exec(text)
  if (!found) return undefined
  const side = findParty(found[1]!, sides)?.side
  return side === undefined ? undefined : { side, hexes: listHexes(found[2]!) }
}
