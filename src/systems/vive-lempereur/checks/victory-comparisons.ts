import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Condition, Eliminated, VictoryCondition } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { hasSectorVictory } from './sectors.ts'

const LEVELS = ['moral', 'marginal', 'substantial', 'decisive'] as const
const CHECKS = ['immediately', 'end-of-round', 'end-of-turn', 'end-of-battle'] as const

/** Compares the victory conditions with each other, and the parts of each among themselves. */
export function checkComparisons({ draft, report, reader }: BattleToCheck): void {
  const seen: { condition: VictoryCondition; key: string; path: Path }[] = []
  forEachEntry(draft.victory, ['victory'], (condition, path) => {
    checkParts(condition.when, condition.side, [...path, 'when'])
    if (report.hasErrors(...path)) return
    const key = keyOf(condition.when, condition.side)
    const twin = seen.find((other) => other.key === key)
    const number = twin && Number(twin.path.at(-1)) + 1
    if (twin && twin.condition.side !== condition.side) {
      const message = `Condition ${number} gives ${twin.condition.side} the victory for the same thing.`
      report.add({ code: 'victory/contradiction', path: [...path, 'when'], message })
    } else if (twin && twin.condition.level === condition.level && twin.condition.check === condition.check) {
      report.add({ code: 'victory/duplicate', path, message: `This repeats condition ${number}.` })
    } else {
      const other =
        seen.find((one) => forestalls(one.condition, condition)) ??
        seen.find((one) => forestalls(condition, one.condition))
      if (other) {
        const [later, earlier] = forestalls(other.condition, condition) ? [path, other.path] : [other.path, path]
        const message = `Condition ${Number(earlier.at(-1)) + 1} always gives ${condition.side} a victory at least as great before this one does.`
        report.add({ code: 'victory/shadowed', path: later, message })
      }
    }
    if (condition.when.emptySector && condition.when.emptySector.side !== condition.side && hasSectorVictory(draft)) {
      const message = 'An empty sector gives a decisive victory at once in any battle (4.2).'
      const hint = 'Remove the condition, or add the special rule { rule: without, rules: [sector-victory] }.'
      report.add({ code: 'victory/shadowed', path: [...path, 'when'], message, hint })
    }
    seen.push({ condition, key, path })
  })

  /** Parts of `all` and `any` differ from each other, and `all` does not want a thing and its opposite. */
  function checkParts(condition: Condition, side: string, path: Path): void {
    for (const joint of ['all', 'any'] as const) {
      const parts: Condition[] = []
      forEachEntry(condition[joint], [...path, joint], (part, partPath) => {
        if (parts.some((other) => repeats(other, part, side))) {
          const message = 'This part says no more than another one beside it.'
          report.add({ code: 'victory/duplicate', path: partPath, message })
        } else if (
          joint === 'all' &&
          parts.some((other) => excludes(other, part, side) || excludes(part, other, side))
        ) {
          const message = 'This part and another one beside it can never hold together.'
          report.add({ code: 'victory/impossible', path: partPath, message })
        }
        parts.push(part)
        checkParts(part, side, partPath)
      })
    }
    if (condition.not) checkParts(condition.not, side, [...path, 'not'])
  }

  /** Whether one of two parts is enough. */
  function repeats(one: Condition, other: Condition, side: string): boolean {
    return keyOf(one, side) === keyOf(other, side) || follows(one, other) || follows(other, one)
  }

  /** Whether the first denies something that the second cannot hold without. */
  function excludes(one: Condition, other: Condition, side: string): boolean {
    return one.not !== undefined && (keyOf(one.not, side) === keyOf(other, side) || follows(one.not, other))
  }

  /** The same text for conditions that mean the same. */
  function keyOf({ controls, eliminated, emptySector, unitsIn, all, any, not }: Condition, side: string): string {
    const hexes = (list: readonly string[]) =>
      reader
        .quietly()
        .set(list, [])
        .sort((a, b) => a - b)
        .join(' ')
    const parts = (list: readonly (Condition | undefined)[]) =>
      list
        .map((part) => (part ? keyOf(part, side) : ''))
        .toSorted()
        .join(' | ')
    if (all) return `all (${parts(all)})`
    if (any) return `any (${parts(any)})`
    if (not) return `not ${keyOf(not, side)}`
    if (controls) return `${side} controls ${hexes(controls)}`
    if (eliminated) return `${targetOf(eliminated)} lost ${eliminated.units}`
    if (unitsIn) return `${unitsIn.side} has ${unitsIn.units} in ${hexes(unitsIn.hexes)}`
    return `${emptySector?.side} not in ${emptySector?.sector ?? 'any'}`
  }
}

/** Whether a win by the first always comes no later than one by the second, and is no smaller. */
function forestalls(first: VictoryCondition, second: VictoryCondition): boolean {
  return (
    first.side === second.side &&
    (first.when.any ?? [first.when]).some((part) => part && follows(part, second.when)) &&
    LEVELS.indexOf(first.level) >= LEVELS.indexOf(second.level) &&
    CHECKS.indexOf(first.check) <= CHECKS.indexOf(second.check)
  )
}

/** Whether the second condition cannot hold without the first. */
function follows(first: Condition, second: Condition): boolean {
  if (first.eliminated && second.eliminated) {
    return (
      targetOf(first.eliminated) === targetOf(second.eliminated) && first.eliminated.units <= second.eliminated.units
    )
  }
  if (first.controls && second.controls) return first.controls.every((hex) => second.controls!.includes(hex))
  return false
}

const targetOf = ({ side, nation, types }: Eliminated) => `${side ?? nation} ${types?.toSorted().join(' ') ?? 'units'}`
