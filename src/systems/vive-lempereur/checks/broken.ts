import type { Path } from '../../../scenario/diagnostic.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** A side that nothing breaks is never broken. */
export function checkBroken(battle: BattleToCheck, side: string | undefined, path: Path): void {
  const { draft, report } = battle
  const isThere = draft.specialRules?.some((rule) => rule?.rule === 'breaking-point' && rule.side === side)
  if (isThere || side === undefined || !report.isComplete('specialRules')) return
  const message = `${side} can never be broken: no special rule gives it a breaking point.`
  const hint = `Add { rule: breaking-point, side: ${side}, share: 40 } to \`specialRules\`.`
  report.add({ code: 'victory/impossible', path, message, hint })
}
