import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { type Battle, isKnown } from './battle.ts'

/** 13.7: each formation is locked once, and can be released. */
export function checkSpecialRules(battle: Battle): void {
  const { draft, report } = battle
  const locked = new Set<string>()
  forEachEntry(draft.specialRules, ['specialRules'], ({ formation, until }, path) => {
    if (!isKnown(battle, 'formation', formation, [...path, 'formation'])) return
    if (locked.has(formation)) {
      report.add({ code: 'rule/duplicate', path, message: `The directive of ${formation} is locked already.` })
    }
    locked.add(formation)
    if (until?.turn === undefined || draft.turns === undefined || until.turn <= draft.turns) return
    const message = `Turn ${until.turn} never comes: the battle has ${draft.turns} turns.`
    report.add({ code: 'rule/too-late', path: [...path, 'until', 'turn'], message })
  })
}
