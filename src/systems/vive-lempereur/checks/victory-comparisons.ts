import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Condition, Eliminated, VictoryCondition } from '../../../scenario/types.gen.ts'
import type { Battle } from './battle.ts'

const LEVELS = ['moral', 'marginal', 'substantial', 'decisive'] as const
const CHECKS = ['immediately', 'end-of-round', 'end-of-turn', 'end-of-battle'] as const

/** Compares the victory conditions with each other, and the parts of each among themselves. */
export function checkComparisons({ draft, report, reader }: Battle): void {
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
      report.add({ code: 'victory/duplicate', path, message: `This is condition ${number} again.` })
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
    seen.push({ condition, key, path })
  })

  /** Parts of `all` and `any` differ from each other, and `all` does not want a thing and its opposite. */
  function checkParts(condition: Condition, side: string, path: Path): void {
    for (const joint of ['all', 'any'] as const) {
      const keys = new Set<string>()
      forEachEntry(condition[joint], [...path, joint], (part, partPath) => {
        const key = keyOf(part, side)
        const opposite = part.not ? keyOf(part.not, side) : `not ${key}`
        if (keys.has(key))
          report.add({ code: 'victory/duplicate', path: partPath, message: 'This part stands here twice.' })
        else if (joint === 'all' && keys.has(opposite)) {
          const message = 'This part and its opposite can never hold together.'
          report.add({ code: 'victory/impossible', path: partPath, message })
        }
        keys.add(key)
        checkParts(part, side, partPath)
      })
    }
    if (condition.not) checkParts(condition.not, side, [...path, 'not'])
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
  if (first.side !== second.side || !second.when.eliminated) return false
  const { eliminated } = second.when
  const easier = (first.when.any ?? [first.when]).some(
    (part) =>
      part?.eliminated &&
      targetOf(part.eliminated) === targetOf(eliminated) &&
      part.eliminated.units <= eliminated.units,
  )
  return (
    easier &&
    LEVELS.indexOf(first.level) >= LEVELS.indexOf(second.level) &&
    CHECKS.indexOf(first.check) <= CHECKS.indexOf(second.check)
  )
}

const targetOf = ({ side, nation, types }: Eliminated) => `${side ?? nation} ${types?.toSorted().join(' ') ?? 'units'}`
