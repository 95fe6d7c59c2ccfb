import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { expandDieTable } from '../../../scenario/die-tables.ts'
import type { ExplorationResult, GroundId, ViveLempereurScenario } from '../format/index.ts'
import { groundListOf } from '../format/index.ts'

/** How many units each side places at a time, and who begins; `hidden`: both at once. */
export type DeploymentOrder = 'hidden' | { readonly first: number; readonly atATime: readonly number[] }

/** How the players set up a battle themselves (14.0). */
export type DeploymentPlan = {
  /** For each hex whose zone it is, or -1 on disputed ground. */
  readonly zone: Int8Array
  readonly tiles:
    | {
        /** By the order of the battle's list of ground. */
        readonly stock: readonly number[]
        readonly draw: number
        readonly ownZone: number
        readonly disputed: number
        readonly atATime: number
      }
    | undefined
  /** How many places for garrisons the tiles can make. */
  readonly buildings: number
  /** By the difference of the exploration roll, from 0 to 5. */
  readonly exploration: readonly ExplorationResult[] | undefined
  /** Where no roll decides. */
  readonly order: DeploymentOrder
  readonly minimumPerSector: number
}

/** Reads `deployment` and `board.zones`. */
export function compileDeployment(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  reader: HexReader,
): DeploymentPlan | undefined {
  const { deployment, board } = scenario
  if (!deployment) return undefined
  const zone = new Int8Array(reader.grid.size).fill(-1)
  sides.forEach((side, i) => {
    for (const hex of reader.set(board.zones?.[side], [])) zone[hex] = i
  })
  const { tiles, order } = deployment
  const list = groundListOf(scenario)
  const stock: Partial<Record<GroundId, number>> = tiles?.stock ?? {}
  // A special rule may make buildings of other tiles.
  const becomesBuilding = (type: GroundId) =>
    scenario.specialRules?.some(
      (rule) => rule.rule === 'terrain-counts-as' && rule.terrain === type && list.find(rule.as)?.garrison,
    ) ?? false
  const buildings = list.rows.filter(({ key, garrison }) => garrison || becomesBuilding(key))
  return {
    zone,
    tiles: tiles ? { ...tiles, stock: list.ids.map((type) => stock[type] ?? 0) } : undefined,
    buildings: buildings.reduce((sum, { key }) => sum + (stock[key] ?? 0), 0),
    exploration: order.exploration ? expandDieTable(order.exploration) : undefined,
    order: order.alternate
      ? {
          first: sides.indexOf(Object.keys(order.alternate)[0]!),
          atATime: sides.map((side) => order.alternate![side] ?? Number.POSITIVE_INFINITY),
        }
      : 'hidden',
    minimumPerSector: deployment.minimumPerSector ?? 0,
  }
}
