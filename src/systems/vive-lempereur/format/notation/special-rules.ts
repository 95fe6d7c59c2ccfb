import { HEX_LIST, listHexes } from '../../../../scenario/conditions/parse-sentence.ts'
import { TERRAIN, TERRAIN_TYPES, type TerrainType } from '../catalog.ts'
import type { Arm, GeneralVictoryRule, SpecialRule } from '../types.gen.ts'
import { findParty, type ParsedSide } from './sides.ts'

/** Reads a special rule, in our words or in the book's. */
export function parseSpecialRule(text: string, sides: readonly ParsedSide[]): SpecialRule | undefined {
  const sentence = text.replace(/\.$/, '')
  return (
    restrictedEntry(sentence, sides) ??
    terrainCountsAs(sentence) ??
    generalsKeepToTheirNation(sentence) ??
    fireModifier(sentence) ??
    heldUntil(sentence) ??
    without(sentence)
  )
}

/** A place by its hexes, with or without its name. */
const PLACE = `(?:[\\p{L}\\p{M} '’-]+? \\((?<named>${HEX_LIST})\\)|(?<bare>${HEX_LIST}))`

function restrictedEntry(text: string, sides: readonly ParsedSide[]): SpecialRule | undefined {
  const found = new RegExp(
    `^Only (units|[a-z, ]+?)(?: of the ([\\p{L}\\d, -]+?) side)? may (?:enter|occupy) ${PLACE}$`,
    'u',
  ).exec(text)
  if (!found?.groups) return undefined
  const arms = found[1] === 'units' ? undefined : list(found[1]!)
  if (arms?.some((arm) => !['infantry', 'cavalry', 'artillery'].includes(arm))) return undefined
  const owners = found[2] === undefined ? undefined : list(found[2]).map((name) => findParty(name, sides)?.side)
  if (owners?.includes(undefined)) return undefined
  return {
    rule: 'restricted-entry',
    hexes: listHexes(found.groups['named'] ?? found.groups['bare'] ?? ''),
    ...(arms && { arms: arms as Arm[] }),
    ...(owners && { sides: owners as string[] }),
  }
}

function terrainCountsAs(text: string): SpecialRule | undefined {
  // 13.3: the book's own sentence names the class in brackets.
  if (/^rivers .*\bconsidered\b.*\(streams\)/i.test(text))
    return { rule: 'terrain-counts-as', terrain: 'river', as: 'stream' }
  const found = new RegExp(
    `^(.+?)(?: in (${HEX_LIST}))? counts as (.+?)(?:, and (blocks|does not block) sight)?$`,
  ).exec(text)
  const terrain = parseTerrain(found?.[1])
  const as = parseTerrain(found?.[3])
  if (!found || !terrain || !as) return undefined
  return {
    rule: 'terrain-counts-as',
    terrain,
    as,
    ...(found[2] !== undefined && { hexes: listHexes(found[2]) }),
    ...(found[4] !== undefined && { blocksSight: found[4] === 'blocks' }),
  }
}

function generalsKeepToTheirNation(text: string): SpecialRule | undefined {
  const ours = text === 'Generals may be attached only to units of their own nation'
  const book = /^\w+ generals may not attach to \w+ units and vice versa$/i.test(text)
  return ours || book ? { rule: 'generals-keep-to-their-nation' } : undefined
}

function fireModifier(text: string): SpecialRule | undefined {
  const found = new RegExp(
    `^Fire: (?:(?<at>[+-]\\d{1,2}) to fire at units in)?(?: and )?(?:(?<from>[+-]\\d{1,2}) to fire from)? ${PLACE}$`,
    'u',
  ).exec(text)?.groups
  if (!found || (found['at'] ?? found['from']) === undefined) return undefined
  return {
    rule: 'fire-modifier',
    hexes: listHexes(found['named'] ?? found['bare'] ?? ''),
    ...(found['at'] !== undefined && { firingAt: Number(found['at']) }),
    ...(found['from'] !== undefined && { firingFrom: Number(found['from']) }),
  }
}

function heldUntil(text: string): SpecialRule | undefined {
  const found = new RegExp(`^Units that start in (${HEX_LIST}) take no orders before turn (\\d{1,3})$`).exec(text)
  return found ? { rule: 'held-until', hexes: listHexes(found[1]!), turn: Number(found[2]) } : undefined
}

function without(text: string): SpecialRule | undefined {
  const found = /^There is no (.+) \(4\.2\)$/.exec(text)?.[1]
  const rules = found?.split(/, (?:no )?| and no /).map((rule) => rule.replace(' ', '-'))
  const known = rules?.every((rule) => /^(?:sector|marginal|moral)-victory$/.test(rule))
  return rules && known ? { rule: 'without', rules: rules as GeneralVictoryRule[] } : undefined
}

function parseTerrain(name: string | undefined): TerrainType | undefined {
  return TERRAIN_TYPES.find((type) => TERRAIN[type].name === name?.toLowerCase())
}

function list(words: string): string[] {
  return words.split(/, | and /)
}
