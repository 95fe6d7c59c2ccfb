import { DIRECTIONS } from '../../../../board/hex-grid.ts'
import type { DetailedPlacement, NationId } from '../types.gen.ts'
import { parseNation } from './nations.ts'

type Details = Omit<DetailedPlacement, 'at'>

/** Reads what `formatDetails` writes in brackets behind a hex: `facing NE; square; losses 1; Prussian; called "Foy"`. */
export function parseDetails(text: string): Details | undefined {
  const details: Details = {}
  for (const item of text.match(/(?:[^;"]|"(?:[^"\\]|\\.)*")+/g) ?? []) {
    const found = parseDetail(item.trim())
    if (!found) return undefined
    Object.assign(details, found)
  }
  return details
}

function parseDetail(item: string): Details | undefined {
  const [word = '', rest = ''] = item.split(/ (.*)/)
  const nation: NationId | undefined = parseNation(item)
  if (nation) return { nation }
  switch (word.toLowerCase()) {
    case 'facing': {
      const facing = DIRECTIONS.find((direction) => direction === rest.toUpperCase())
      return facing && { facing }
    }
    case 'in':
    case 'square':
      return /^(?:in )?square$/i.test(item) ? { formation: 'square' } : combatFormation(item)
    case 'losses':
      return /^\d{1,3}$/.test(rest) ? { losses: Number(rest) } : undefined
    case 'called':
      return parseName(rest)
    default:
      return undefined
  }
}

const combatFormation = (item: string): Details | undefined =>
  /^in combat$/i.test(item) ? { formation: 'combat' } : undefined

function parseName(quoted: string): Details | undefined {
  try {
    const name: unknown = JSON.parse(quoted)
    return typeof name === 'string' && name.trim() !== '' ? { name } : undefined
  } catch {
    return undefined
  }
}
