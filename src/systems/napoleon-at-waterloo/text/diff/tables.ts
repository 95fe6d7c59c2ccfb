import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { compareCounts, compareValue } from '../../../../scenario/diff/sentences.ts'
import { type NawDraft, readTables, type Tables, TERRAIN_LABELS, TERRAINS } from '../../format/index.ts'

/** More results than this are told by their number. */
const MOST_RESULTS = 8

/** Compares the tables that the battles are played with, whether they bring them or their edition does. */
export function compareTables(before: NawDraft, after: NawDraft): BattleChange[] {
  if (before.edition === undefined || after.edition === undefined) return []
  const own = ({ edition, tables }: NawDraft) => readTables({ edition: edition!, ...(tables && { tables }) })
  const [was, is] = [own(before), own(after)]
  // Another edition is told already, and brings other tables.
  if (before.edition !== after.edition && !before.tables && !after.tables) return []
  return [
    ...compareResults(was, is),
    ...compareCapability(was, is),
    ...compareTerrain(was, is),
    ...compareCounts('rules', 'zones of control', { ...was.zones }, { ...is.zones }, (way) => `to ${way}`),
    ...compareValue('rules', 'range of guns', was.gunRange, is.gunRange),
  ]
}

function compareResults(was: Tables, is: Tables): BattleChange[] {
  const [before, after] = [cellsOf(was), cellsOf(is)]
  const cells = [...new Set([...before.keys(), ...after.keys()])].filter((cell) => before.get(cell) !== after.get(cell))
  if (cells.length > MOST_RESULTS) return [change('rules', 'changed', `combat results: ${cells.length} changed`)]
  return cells.flatMap((cell) =>
    compareValue('rules', `combat result at ${cell}:`, before.get(cell) ?? 'none', after.get(cell) ?? 'none'),
  )
}

/** The results by `3-1 on 4`. */
function cellsOf({ odds, results, lowestDie }: Tables): Map<string, string> {
  return new Map(
    results.flatMap((row, i) =>
      row.map((result, column): [string, string] => [`${odds[column]} on ${lowestDie + i}`, result]),
    ),
  )
}

function compareCapability(was: Tables, is: Tables): BattleChange[] {
  const rows = Object.keys(is.capability) as (keyof Tables['capability'])[]
  return rows.flatMap((row) =>
    compareCounts(
      'rules',
      `capability of ${row}`,
      { ...was.capability[row] },
      { ...is.capability[row] },
      (arm) => `against ${arm}`,
    ),
  )
}

/** Ground that a battle defines is told by itself. */
function compareTerrain(was: Tables, is: Tables): BattleChange[] {
  return TERRAINS.flatMap((terrain, i) => {
    const [before, after] = [was.terrain[i]!, is.terrain[i]!]
    const what = (effect: string) => `${TERRAIN_LABELS[terrain].toLowerCase()}: ${effect}`
    return [
      ...compareValue('rules', what('movement'), before.move ?? 'closed', after.move ?? 'closed'),
      ...compareValue('rules', what('defence'), before.defence, after.defence),
      ...compareValue('rules', what('column shift'), before.shift, after.shift),
      ...compareValue('rules', what('stops fire'), String(before.blocksFire), String(after.blocksFire)),
    ]
  })
}
