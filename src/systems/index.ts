import type { System } from '../engine/system.ts'
import etSansResultat from './et-sans-resultat/index.ts'
import napoleonAtWaterloo from './napoleon-at-waterloo/index.ts'
import viveLempereur from './vive-lempereur/index.ts'

/** Every system there is: the only place that names them all. */
export const SYSTEMS: readonly System[] = [viveLempereur, napoleonAtWaterloo, etSansResultat]
