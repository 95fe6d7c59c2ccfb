import type { Rulebook } from '../scenario/rulebook.ts'
import { viveLempereur } from './vive-lempereur/index.ts'

/** Every system there is: the only place that names them all. */
export const RULEBOOKS: readonly Rulebook[] = [viveLempereur]
