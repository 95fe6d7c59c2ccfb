import type { Presenter } from '../../../engine/presenter.ts'
import { RESULT_NAMES } from '../format/index.ts'
import { type Action, type BattleState, hasHiddenPieces } from '../rules/index.ts'
import { describeTables } from '../text/index.ts'
import { duties, involved, withheld } from './duties.ts'
import { referencesOf } from './event-references.ts'
import { goals } from './goals.ts'
import { headline } from './headline.ts'
import { inferAction } from './infer-action.ts'
import { nameResult, offer } from './offers.ts'
import { reconnoitre } from './scouting.ts'
import { situation } from './situation.ts'

/** What a screen needs to let people play: everything lies open but units that a special rule hides. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  inferAction,
  situation,
  goals,
  duties,
  withheld,
  involved,
  nameResult: (result) => (result in RESULT_NAMES ? `${nameResult(result)} (${result})` : result),
  isSecret: () => false,
  hides: hasHiddenPieces,
  conceals: () => false,
  referencesOf,
  scout: reconnoitre,
  aid: ({ field }) => describeTables(field.scenario),
}
