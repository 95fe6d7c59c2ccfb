import { uniqueNames } from '../../../scenario/conditions/sentences.ts'
import { quote } from '../../../scenario/wording.ts'
import type { ViveLempereurScenario } from '../format/index.ts'
import {
  adjectivesOf,
  type BattleNames,
  type Fragment,
  groundNamesOf,
  nationsIn,
  nationsOf,
  placeNames,
  type ScenarioDraft,
  troopRow,
} from '../format/index.ts'

/** How sentences about a draft call its sides and places. */
export function namesOf(draft: ScenarioDraft): BattleNames {
  return {
    side: (id) => draft.sides?.[id]?.name ?? id,
    place: placeNames({ board: { names: namesWithHexes(draft) } } as unknown as ViveLempereurScenario),
    nations: (side) => nationsIn(draft, side),
    nation: adjectivesOf(draft.nations),
    troop: (id) => troopRow(draft, id),
    ground: groundNamesOf(draft.ground),
    group: uniqueNames(draft.reinforcements),
    event: uniqueNames(draft.events),
  }
}

/**
 * How both battles call their sides and places: as the later one does, so that a new name is told once and not again in
 * every sentence that has it.
 */
export function commonNames(before: Fragment, after: Fragment): BattleNames {
  const sides = { ...before.sides, ...after.sides }
  const troops = { ...before.troops, ...after.troops }
  return {
    side: (id) => quote(sides[id]?.name ?? id),
    place: placeNames({ board: { ...after.board } } as ViveLempereurScenario),
    nations: nationsOf({ sides }),
    nation: adjectivesOf({ ...before.nations, ...after.nations }),
    troop: (id) => troopRow({ troops }, id),
    ground: groundNamesOf({ ...before.ground, ...after.ground }),
    group: uniqueNames(after.reinforcements),
    event: uniqueNames(after.events),
  }
}

/** The names whose hexes can all be read. */
function namesWithHexes({ board }: ScenarioDraft): Record<string, string[]> {
  return Object.fromEntries(Object.entries(board?.names ?? {}).filter(([, hexes]) => !hexes.includes(undefined!)))
}
