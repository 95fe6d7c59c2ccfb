import { describeEvent } from '../../../scenario/events/sentences.ts'
import { conditionNames, describeCondition, groundKindsOf, type HexEvent, type NawDraft } from '../format/index.ts'

/** An event of the battle as a sentence. */
export function describeHappening(event: HexEvent, battle: NawDraft, side?: (id: string) => string): string {
  const names = conditionNames(battle, side)
  return describeEvent(event, battle.clock, {
    side: (id) => names.side(id),
    places: (hexes) => names.places(hexes),
    ground: (id) =>
      groundKindsOf(battle)
        .kinds.find((kind) => kind.id === id)
        ?.name.toLowerCase() ?? id,
    describe: (condition) => describeCondition(condition, undefined, names),
  })
}
