import { CARDS } from '../../../../src/systems/vive-lempereur/format/catalog.ts'
import type { Card, Cards, Options, SpecialRule } from '../../../../src/systems/vive-lempereur/format/index.ts'
import { deckOf } from '../../../../src/systems/vive-lempereur/format/tables.ts'
import type { Chance } from '../../chance.ts'
import { ARMS, hexesOf, type Plan } from './plan.ts'

const some = ({ chance, grid }: Pick<Plan, 'chance' | 'grid'>) =>
  chance.some(hexesOf(grid), chance.between(1, 4)).map((hex) => grid.label(hex))

/** Rules that say who may be where: before anybody is placed. */
export function makeEntryRules(plan: Plan): SpecialRule[] {
  const { chance, sides } = plan
  if (!chance.once(3)) return []
  const arms = chance.some(ARMS, chance.between(1, 2))
  const only = [chance.pick(sides).id]
  const limits = chance.pick([{ arms }, { sides: only }, { arms, sides: only }])
  return [{ rule: 'restricted-entry', hexes: some(plan), ...limits }]
}

/** Rules that look at who is there. */
export function makeLaterRules(plan: Plan, holdsAllSectors: boolean): SpecialRule[] {
  const { chance, grid, turns, sides, troops } = plan
  const rules: SpecialRule[] = []
  if (chance.once(3)) {
    const [firingAt, firingFrom] = [chance.between(-8, 8), chance.between(-8, 8)]
    rules.push({
      rule: 'fire-modifier',
      hexes: some(plan),
      ...(chance.once(2) ? { firingAt } : { firingAt, firingFrom }),
    })
  }
  if (chance.once(3) && troops.size > 0 && turns > 1) {
    const hexes = chance.some([...troops.keys()], 2).map((hex) => grid.label(hex))
    rules.push({ rule: 'held-until', hexes, turn: chance.between(2, turns) })
  }
  const without = (['marginal-victory', 'moral-victory'] as const).filter(() => chance.once(4))
  const isOff = !holdsAllSectors || chance.once(2)
  if (isOff || without.length > 0)
    rules.push({ rule: 'without', rules: [...without, ...(isOff ? (['sector-victory'] as const) : [])] })
  // Generals were placed with units of their own nation.
  if (sides.some(({ nations }) => nations.length > 1) && chance.once(2))
    rules.push({ rule: 'generals-keep-to-their-nation' })
  return rules
}

export function makeOptions(chance: Chance): Options {
  return {
    ...(chance.once(2) && { sightAlongHexside: chance.pick(['both', 'one'] as const) }),
    ...(chance.once(2) && { flankCharge: chance.pick(['cumulative', 'single'] as const) }),
    ...(chance.once(2) && { retreatLoss: chance.pick(['result', 'hex'] as const) }),
    ...(chance.once(2) && { artilleryInBuildings: chance.pick(['fires', 'silent'] as const) }),
    ...(chance.once(2) && { roadBonusOnAutomaticCards: chance.once(2) }),
    ...(chance.once(2) && { rallyAfterMoving: chance.once(2) }),
    ...(chance.once(2) && { rallySafety: chance.pick(['all-enemies', 'each-enemy'] as const) }),
    ...(chance.once(2) && { controlBy: chance.pick(['stopping', 'passing'] as const) }),
    ...(chance.once(2) && { gunsWithGeneral: chance.pick(['retreat', 'may-ignore'] as const) }),
    ...(chance.once(2) && { gunsAtCloseRange: chance.pick(['lose', 'may-ignore'] as const) }),
  }
}

/** Decks from the smallest there may be to far too large a one, and first hands. */
export function makeCards({ chance, sides }: Plan): Cards | undefined {
  const own = sides.filter(() => chance.once(3))
  if (own.length === 0) return undefined
  return Object.fromEntries(
    own.map(({ id }) => {
      const deck: Partial<Record<Card, number>> = {}
      const size = chance.pick([6, 7, 9, 12, 13, 20])
      for (let i = 0; i < size; i++) {
        const card = chance.pick(CARDS)
        deck[card] = (deck[card] ?? 0) + 1
      }
      const hasDeck = chance.once(2)
      const cards = Object.entries(hasDeck ? deck : deckOf({}, id)).flatMap(([card, number]) =>
        Array.from({ length: number }, () => card as Card),
      )
      const firstHand = chance.some(cards, 6)
      return [id, { ...(hasDeck && { deck }), ...((!hasDeck || chance.once(2)) && { firstHand }) }]
    }),
  )
}
