import type { Options } from './types.gen.ts'

/** How the options are played where a scenario does not say. */
export const USUAL_OPTIONS: Required<Options> = {
  sightAlongHexside: 'both',
  flankCharge: 'cumulative',
  retreatLoss: 'result',
  artilleryInBuildings: 'fires',
  roadBonusOnAutomaticCards: true,
  rallyAfterMoving: false,
  rallySafety: 'all-enemies',
  controlBy: 'stopping',
  gunsWithGeneral: 'retreat',
  gunsAtCloseRange: 'lose',
}
