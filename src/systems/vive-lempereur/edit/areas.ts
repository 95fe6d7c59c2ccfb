import type { SurveyedArea } from '../../../engine/hex-scenario-editor.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import type { Condition, HexList } from '../../../scenario/types.gen.ts'
import { capitalise } from '../../../scenario/wording.ts'
import { type BattleNames, byDieResult, type OpenDraft, SECTORS } from '../format/index.ts'

/** Every set of hexes that the battle speaks of. Sectors, zones and control are there even while they have no hex. */
export function surveyAreas({ draft, reader }: OpenDraft, names: BattleNames): SurveyedArea[] {
  const areas: SurveyedArea[] = []
  const add = (kind: SurveyedArea['kind'], path: Path, label: string, list: HexList | undefined, side?: string) =>
    areas.push({ path, kind, label, hexes: readList(list, reader).hexes, ...(side !== undefined && { side }) })
  const { board, control } = draft
  const sides = Object.keys(draft.sides ?? {})

  for (const name of SECTORS) {
    add('sector', ['board', 'sectors', name], `${capitalise(name)} sector`, board?.sectors?.[name])
  }
  for (const side of allSides(sides, board?.zones)) {
    add('zone', ['board', 'zones', side], `Deployment of the ${names.side(side)}`, board?.zones?.[side], side)
  }
  for (const [name, list] of Object.entries(board?.names ?? {})) add('name', ['board', 'names', name], name, list)
  for (const side of allSides(sides, control)) {
    add('control', ['control', side], `Held by the ${names.side(side)} at the start`, control?.[side], side)
  }
  forEachEntry(draft.victory, ['victory'], ({ side, level, when }, path) => {
    for (const { list, path: where } of hexesOf(when, [...path, 'when'])) {
      add('objective', where, `Objective of the ${names.side(side)} (${level} victory)`, list, side)
    }
  })
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!('stages' in group)) return
    const { side } = group
    forEachEntry(group.stages, [...path, 'stages'], ({ from, entrance }, stage) => {
      const label = `Entrance of the ${names.side(side)} from turn ${from}`
      const at = [...stage, 'entrance']
      if (entrance.choose) add('entrance', [...at, 'choose'], label, entrance.choose, side)
      for (const [result, list] of Object.entries(entrance.d6 ?? {}).sort(byDieResult)) {
        add('entrance', [...at, 'd6', result], `${label}, on a ${result}`, list, side)
      }
    })
  })
  forEachEntry(draft.specialRules, ['specialRules'], (rule, path) => {
    if (!('hexes' in rule) || !rule.hexes) return
    add('rule', [...path, 'hexes'], capitalise(rule.rule.replaceAll('-', ' ')), rule.hexes)
  })
  return areas
}

/** The lists of hexes in a condition, however deep. */
function hexesOf(condition: Condition, path: Path): { list: HexList; path: Path }[] {
  const { controls, unitsIn, all, any, not } = condition
  const parts: { list: HexList; path: Path }[] = [
    ...(controls ? [{ list: controls, path: [...path, 'controls'] }] : []),
    ...(unitsIn ? [{ list: unitsIn.hexes, path: [...path, 'unitsIn', 'hexes'] }] : []),
    ...(not ? hexesOf(not, [...path, 'not']) : []),
  ]
  const collect = (part: Condition, where: Path) => parts.push(...hexesOf(part, where))
  forEachEntry(all, [...path, 'all'], collect)
  forEachEntry(any, [...path, 'any'], collect)
  return parts
}

/** The sides, and whoever else a mapping by side speaks of. */
const allSides = (sides: readonly string[], map: object | undefined) => [
  ...new Set([...sides, ...Object.keys(map ?? {})]),
]
