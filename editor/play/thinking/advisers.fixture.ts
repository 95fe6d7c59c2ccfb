import { SYSTEMS } from '../../../src/systems/index.ts'
import type { GameSession } from '../session.ts'
import { Advisers } from './advisers.ts'
import { PageThinker } from './page-thinker.ts'
import { serve } from './serve.ts'

/** Computers that play where there is no worker. */
export const adviseHere = (session: GameSession) =>
  new Advisers(
    session,
    () => new PageThinker((post) => serve(async (id) => SYSTEMS.find((system) => system.id === id), post)),
  )
