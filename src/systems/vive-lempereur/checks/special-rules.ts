import { NOWHERE } from '../../../board/nowhere.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { checkSharedRule } from '../../../scenario/special-rules/check.ts'
import { forEachRuleOnce } from '../../../scenario/special-rules/each-once.ts'
import { isSharedRule } from '../../../scenario/special-rules/rules.ts'
import { count, some } from '../../../scenario/wording.ts'
import { type GroundId, groundListOf, type HeldUntil, type TerrainCountsAs } from '../format/index.ts'
import { type BattleToCheck, groundIn, paintIn } from './battle-to-check.ts'
import { idleReason } from './rule-effects.ts'
import { sharedRuleFacts } from './shared-rules.ts'
import { troopsOf } from './strength.ts'

/** Each special rule has something to apply to, and together they leave every building open to somebody. */
export function checkSpecialRules(battle: BattleToCheck): void {
  const { draft, report } = battle
  const shared = sharedRuleFacts(battle)
  forEachRuleOnce(draft.specialRules, report, (rule, path) => {
    if (rule.rule === 'restricted-entry') {
      rule.sides?.forEach((side, i) => side !== undefined && isSide(battle, side, [...path, 'sides', i]))
    }
    if (rule.rule === 'terrain-counts-as') reportVictims(battle, rule, path)
    if (rule.rule === 'held-until') checkHeldUntil(battle, rule, path)
    if (isSharedRule(rule)) checkSharedRule(shared, rule, path)
    const idle = idleReason(battle, rule, path)
    if (idle && !report.hasErrors(...path)) report.add({ code: 'rule/without-effect', path, message: idle })
  })
  checkBuildings(battle)
}

function checkHeldUntil({ draft, report }: BattleToCheck, { turn }: HeldUntil, path: Path): void {
  if (draft.turns === undefined || turn <= draft.turns) return
  const message = `Turn ${turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
  report.add({ code: 'rule/too-late', path: [...path, 'turn'], message })
}

/** A rule that makes ground impassable under units or roads is the one mistake, not each unit on it. */
function reportVictims(battle: BattleToCheck, rule: TerrainCountsAs, path: Path): void {
  const { draft, units, grid, report } = battle
  const [is, as] = [rule.terrain, rule.as].map((id) => groundListOf(draft).find(id))
  if (!is?.passable || !as || as.passable) return
  const victims = units.filter(({ hex }) => paintIn(battle, hex) === is && groundIn(battle, hex) === as)
  if (victims.length === 0) return
  const at = [...new Set(victims.map(({ hex }) => grid.label(hex)))]
  const message = `This rule makes ${as.name} of ${some(at)}, where units stand.`
  report.add({ code: 'unit/impassable', path, at, message })
}

/** A building that nobody may enter is a slip: its rules exclude each other, or it has no door. */
function checkBuildings(battle: BattleToCheck): void {
  const { grid, entry, units, draft, report, sides } = battle
  if (sides.length < 2 || units.length === 0) return
  const troops = troopsOf(battle, sides)
  const isHeld = (hex: number) => units.some((unit) => unit.hex === hex)
  for (let hex = 0; hex < grid.size; hex++) {
    const ground = groundIn(battle, hex)
    if (!ground.building || !ground.passable) continue
    const at = [grid.label(hex)]
    const name = `The ${ground.name} ${at[0]}`
    if (!entry.isOpenTo(hex, troops) && !isHeld(hex)) {
      const index = draft.specialRules?.findLastIndex((rule) => rule?.rule === 'restricted-entry') ?? 0
      const message = `${name} is closed to every unit by the special rules.`
      report.add({ code: 'rule/unenterable', path: ['specialRules', index], at, message })
    } else if (isWalledIn(battle, hex) && !isHeld(hex)) {
      const message = `${name} cannot be entered: all the ground around it is impassable.`
      report.add({ code: 'rule/unenterable', path: buildingPath(draft.board?.terrain, ground.key), at, message })
    }
  }
}

function isWalledIn({ grid, entry }: BattleToCheck, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour(hex, direction)
    if (next !== NOWHERE && entry.isPassable(next)) return false
  }
  return true
}

/** A building that a special rule made of other terrain has no list of its own. */
function buildingPath(terrain: object | undefined, type: GroundId): Path {
  return terrain && type in terrain ? ['board', 'terrain', type] : ['board', 'terrain']
}
