import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { count } from '../../../scenario/wording.ts'
import { type CheckedDraft, isKnown } from './checked-draft.ts'

/** 13.7: each formation is locked once, and can be released. */
export function checkSpecialRules(battle: CheckedDraft): void {
  const { draft, report } = battle
  const locked = new Set<string>()
  forEachEntry(draft.specialRules, ['specialRules'], ({ formation, until }, path) => {
    if (!isKnown(battle, 'formation', formation, [...path, 'formation'])) return
    if (locked.has(formation)) {
      const message = `The directive of ${formation} is already locked.`
      report.add({ code: 'rule/duplicate', path, message, hint: 'Keep one of the two.' })
    }
    locked.add(formation)
    if (until?.turn === undefined || draft.turns === undefined || until.turn <= draft.turns) return
    const message = `Turn ${until.turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
    const hint = 'Name an earlier turn, or remove until to lock it for the whole battle.'
    report.add({ code: 'rule/too-late', path: [...path, 'until', 'turn'], message, hint })
  })
}
