import type { Path } from '../../../scenario/diagnostic.ts'
import { count } from '../../../scenario/wording.ts'
import { COMBAT, GENERAL, rowOf, type TroopDefinition, type TroopRow, troopRow } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** Values that a type, or a unit, has no use for, or that contradict each other. */
export function checkTroopValues(battle: BattleToCheck): void {
  const { draft, report } = battle
  if (report.hasErrors('troops') || !report.isComplete('troops')) return
  for (const [id, own] of Object.entries(draft.troops ?? {}))
    checkValues(battle, troopRow(draft, id), own, ['troops', id])
  // What is wrong with a type is not told again of its units.
  if (report.hasErrors('troops')) return
  for (const unit of battle.everybody) {
    if (unit.detail) checkValues(battle, rowOf(draft, unit), unit.detail, unit.path)
  }
}

type Key = keyof TroopDefinition
type Own = Omit<TroopDefinition, 'like' | 'note' | 'nation'>

/** What may be said of those who do not fight in the line. */
const OF_GENERALS: readonly Key[] = ['name', 'letter', 'symbol', 'moves']
const OF_GARRISONS: readonly Key[] = ['name', 'letter', 'symbol', 'elements', 'fire']
const LOOK: readonly string[] = ['like', 'note', 'nation', 'at', 'facing', 'formation', 'losses']

function checkValues({ report }: BattleToCheck, row: TroopRow, own: Own, path: Path): void {
  const say = (key: Key, message: string, hint?: string) =>
    report.add({ code: 'troop/values', path: [...path, key], target: 'key', message, ...(hint && { hint }) })
  if (row.nature !== COMBAT) {
    const [who, allowed] = row.nature === GENERAL ? ['general', OF_GENERALS] : ['garrison', OF_GARRISONS]
    const others = (Object.keys(own) as Key[]).filter((key) => !allowed.includes(key) && !LOOK.includes(key))
    for (const key of others) say(key, `A ${who} has no use for ${key}.`, `It may have ${allowed.join(', ')}.`)
    return
  }
  if (own.square === true && row.arm !== 'infantry') say('square', 'Only infantry forms square (6.0).')
  if (own.choosesTarget !== undefined && row.arm === 'cavalry')
    say('choosesTarget', 'Cavalry shocks whom it faces in the next hex, so it has nothing to choose (7.3).')
  checkReaction(row, own, say)
  checkFire(row, own, say)
  if (own.moves !== undefined && own.movesAndFires !== undefined && own.movesAndFires > own.moves) {
    const most = own.moves === 0 ? 'it does not move' : `it moves ${count(own.moves, 'hex', 'hexes')}`
    say('movesAndFires', `It cannot fire after ${count(own.movesAndFires, 'hex', 'hexes')}: ${most} (6.0).`)
  }
}

type Say = (key: Key, message: string, hint?: string) => void

/** 9.3: who reacts needs a zone of control, where the charge stops, and infantry its square. */
function checkReaction(row: TroopRow, own: Own, say: Say): void {
  if (own.reacts !== true) return
  if (!row.zoneOfControl)
    say('reacts', 'Without a zone of control no charge stops beside it, so it never reacts (9.3).')
  else if (row.arm === 'infantry' && !row.square)
    say('reacts', 'Infantry reacts by forming square, which it cannot (9.3).')
}

/** 7.2, 7.3: a shock has one value, and what fires after moving has as many as what does not. */
function checkFire(row: TroopRow, own: Own, say: Say): void {
  const { fire, fireAfterMoving, movesAndFires, arm } = row
  if (arm === 'cavalry' && fire.length > 1 && (own.fire ?? own.arm) !== undefined) {
    const key = own.fire === undefined ? 'arm' : 'fire'
    say(
      key,
      `Cavalry shocks the next hex only, but there are ${fire.length} fire values.`,
      'Give it fire: and one number in brackets, such as [12].',
    )
  }
  if (!fireAfterMoving) return
  const key = own.fireAfterMoving === undefined ? 'fire' : 'fireAfterMoving'
  if (own[key] === undefined) return
  if (fireAfterMoving.length !== fire.length) {
    const [after, usual] = [fireAfterMoving, fire].map(({ length }) => count(length, 'range'))
    say(key, `There are fire values for ${usual}, but for ${after} after moving.`, 'Give both as many numbers.')
  } else if (key === 'fireAfterMoving' && movesAndFires === 0)
    say(key, 'It never fires after it has moved (6.0).', 'Add movesAndFires, or remove this.')
}
