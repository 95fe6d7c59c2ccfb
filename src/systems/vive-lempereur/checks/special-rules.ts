import { NOWHERE } from '../../../board/hex-grid.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { SpecialRule, TerrainCountsAs, TerrainType } from '../../../scenario/types.gen.ts'
import { some } from '../../../scenario/wording.ts'
import { TERRAIN, TERRAIN_TYPES } from '../catalog.ts'
import { type Battle, isSide, nationsOf } from './battle.ts'
import { isGroundKnown } from './board.ts'
import { troopsOf } from './strength.ts'
import { terrainAt } from './units.ts'

/** Each special rule has something to apply to, and together they leave every building open to somebody. */
export function checkSpecialRules(battle: Battle): void {
  const { draft, report } = battle
  const seen = new Map<string, number>()
  forEachEntry(draft.specialRules, ['specialRules'], (rule, path) => {
    const { note: _, ...content } = rule
    const key = JSON.stringify(content)
    const twin = seen.get(key)
    if (twin !== undefined) {
      report.add({ code: 'rule/duplicate', path, message: `This is special rule ${twin + 1} again.` })
      return
    }
    seen.set(key, Number(path.at(-1)))
    if (rule.rule === 'restricted-entry') {
      rule.sides?.forEach((side, i) => side !== undefined && isSide(battle, side, [...path, 'sides', i]))
    }
    const idle = idleReason(battle, rule, path)
    if (idle && !report.hasErrors(...path)) report.add({ code: 'rule/without-effect', path, message: idle })
  })
  checkBuildings(battle)
}

/** Why a rule changes nothing, if so. */
function idleReason(battle: Battle, rule: SpecialRule, path: Path): string | undefined {
  const { draft, units, reader, painted, report, sides } = battle
  switch (rule.rule) {
    case 'restricted-entry':
      if (rule.hexes.length === 0) return 'The rule names no hex.'
      return rule.arms || rule.sides ? undefined : 'The rule names neither arms nor sides, so it keeps nobody out.'
    case 'terrain-counts-as': {
      if (rule.terrain === rule.as && rule.blocksSight === undefined) return `${rule.terrain} counts as itself.`
      const drawn = rule.terrain in (draft.deployment?.tiles?.stock ?? {})
      const type = TERRAIN_TYPES.indexOf(rule.terrain)
      reportVictims(battle, rule, path)
      if (
        rule.hexes &&
        !reader
          .quietly()
          .set(rule.hexes, [])
          .some((hex) => painted[hex] === type)
      ) {
        return `None of these hexes is ${TERRAIN[rule.terrain].name}.`
      }
      const found = painted.includes(type)
      return found || drawn || !isGroundKnown(report)
        ? undefined
        : `There is no ${TERRAIN[rule.terrain].name} on the board.`
    }
    case 'generals-keep-to-their-nation':
      if (!report.isComplete('sides')) return undefined
      return sides.some((side) => nationsOf(draft, side).length > 1) ? undefined : 'No side has troops of two nations.'
    case 'fire-modifier':
      reader.set(rule.hexes, [...path, 'hexes'])
      if (rule.hexes.length === 0) return 'The rule names no hex.'
      return rule.firingAt || rule.firingFrom ? undefined : 'The rule adds nothing to any fire value.'
    case 'held-until': {
      const held = new Set(reader.set(rule.hexes, [...path, 'hexes']))
      if (draft.turns !== undefined && rule.turn > draft.turns) {
        const message = `Turn ${rule.turn} never comes: the battle has ${draft.turns} turns.`
        report.add({ code: 'rule/too-late', path: [...path, 'turn'], message })
      }
      const nobody = !units.some(({ hex }) => held.has(hex)) && report.isComplete('units') && report.isComplete('sides')
      return nobody && !draft.deployment ? 'No unit starts in these hexes.' : undefined
    }
    default:
      return undefined
  }
}

/** A rule that makes ground impassable under units or roads is the one mistake, not each unit on it. */
function reportVictims({ painted, terrain, units, grid, report }: Battle, rule: TerrainCountsAs, path: Path): void {
  if (TERRAIN[rule.as].passable || !TERRAIN[rule.terrain].passable) return
  const victims = units.filter(
    ({ hex }) => terrainAt(painted, hex) === rule.terrain && terrainAt(terrain, hex) === rule.as,
  )
  if (victims.length === 0) return
  const at = [...new Set(victims.map(({ hex }) => grid.label(hex)))]
  const message = `This rule makes ${TERRAIN[rule.as].name} of ${some(at)}, where units stand.`
  report.add({ code: 'unit/impassable', path, at, message })
}

/** A building that nobody may enter is a slip: its rules exclude each other, or it has no door. */
function checkBuildings(battle: Battle): void {
  const { grid, terrain, entry, units, draft, report, sides } = battle
  if (sides.length < 2 || units.length === 0) return
  const troops = troopsOf(battle, sides)
  const isHeld = (hex: number) => units.some((unit) => unit.hex === hex)
  for (let hex = 0; hex < grid.size; hex++) {
    const type = terrainAt(terrain, hex)
    if (!TERRAIN[type].building) continue
    const at = [grid.label(hex)]
    const name = `The ${TERRAIN[type].name} ${at[0]}`
    if (!entry.isOpenTo(hex, troops) && !isHeld(hex)) {
      const index = draft.specialRules?.findLastIndex((rule) => rule?.rule === 'restricted-entry') ?? 0
      const message = `${name} is closed to every unit by the special rules.`
      report.add({ code: 'rule/unenterable', path: ['specialRules', index], at, message })
    } else if (isWalledIn(battle, hex) && !isHeld(hex)) {
      const message = `${name} cannot be entered: all ground around it is impassable.`
      report.add({ code: 'rule/unenterable', path: buildingPath(draft.board?.terrain, type), at, message })
    }
  }
}

function isWalledIn({ grid, entry }: Battle, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour(hex, direction)
    if (next !== NOWHERE && entry.isPassable(next)) return false
  }
  return true
}

/** A building that a special rule made of other terrain has no list of its own. */
function buildingPath(terrain: object | undefined, type: TerrainType): Path {
  return terrain && type in terrain ? ['board', 'terrain', type] : ['board', 'terrain']
}
