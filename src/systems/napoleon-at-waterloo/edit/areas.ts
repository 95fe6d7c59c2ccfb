import type { SurveyedArea } from '../../../engine/hex-scenario-editor.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import type { HexList, OpenDraft } from '../format/index.ts'

/** Every set of hexes that the battle speaks of. Exits are there even while they have no hex. */
export function surveyAreas({ draft, reader }: OpenDraft, name: (side: string) => string): SurveyedArea[] {
  const areas: SurveyedArea[] = []
  const add = (kind: SurveyedArea['kind'], path: Path, label: string, list: HexList | undefined, side?: string) =>
    areas.push({ path, kind, label, hexes: readList(list, reader).hexes, ...(side !== undefined && { side }) })
  const { board, exits } = draft
  for (const side of new Set([...Object.keys(draft.sides ?? {}), ...Object.keys(exits ?? {})])) {
    add('exit', ['exits', side], `Exits of the ${name(side)}`, exits?.[side], side)
  }
  forEachEntry(draft.reinforcements, ['reinforcements'], ({ side, nation, turn, at }, path) => {
    const who = nation === undefined ? name(side) : `${name(side)} (${nation})`
    add('entrance', [...path, 'at'], `Entrance of the ${who} on turn ${turn}`, at, side)
  })
  for (const [place, list] of Object.entries(board?.names ?? {})) add('name', ['board', 'names', place], place, list)
  return areas
}
