import { sharedValues } from '../../../engine/form-values.ts'
import type { TableScenarioEditor } from '../../../engine/table-scenario-editor.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import type { SchemaPlace } from '../../../scenario/schema/nodes.ts'
import { type EsrDraft, Grounds, nationsIn, printedTables, rosterOf, troopsOf } from '../format/index.ts'
import { blank, SIZES } from './blank.ts'
import { cut, lift } from './clips.ts'
import { describePartOf } from './describe-part.ts'
import { drop } from './drop.ts'
import { makePalette } from './palette.ts'
import { postpone } from './postpone.ts'
import { disband, raise } from './raise.ts'
import { regroup } from './regroup.ts'
import { deployInTurn } from './reinforce.ts'
import { rename } from './rename.ts'
import { SECTIONS } from './sections.ts'
import { draw, erase, reshape, restack } from './shapes.ts'
import { survey } from './survey.ts'
import { detail, dismiss, station, turn } from './units.ts'
import { renameSide, resize, swapSides, transform } from './whole-battle.ts'

/** How battles of this system are drawn up. */
export const scenarioEditor: TableScenarioEditor = {
  kind: 'table',
  palette: makePalette,
  survey,
  ground: { draw, reshape, erase, restack },
  pieces: { deploy: deployInTurn, station, dismiss, turn, detail },
  commands: { regroup, raise, disband, postpone },
  clipboard: { lift, cut, drop },
  board: { transform, resize, sizes: SIZES, blank },
  sides: { swap: swapSides, rename: renameSide },
  arrivals: { reschedule },
  forms: {
    sections: SECTIONS,
    values: (draft, place, side) => sharedValues(draft, place) ?? values(draft, place, side),
    describe: describePartOf,
    rename,
  },
  // Loaded when it is asked for, as in other systems.
  scout: async (draft, place) => (await import('./scouting.ts')).scout(draft, place),
}

/** Ids are those of the battle; nations those of the side, or of both where it is not known. */
function values(data: unknown, { definition }: SchemaPlace, side: string | undefined): readonly string[] | undefined {
  const draft = (data ?? {}) as EsrDraft
  const { board, sides = {} } = draft
  switch (definition) {
    case 'esrNation': {
      const among = side === undefined ? Object.keys(sides) : [side]
      return [...new Set(among.flatMap((id) => sides[id]?.nations ?? []))]
    }
    case 'esrAreaId':
      return Object.keys(board?.areas ?? {})
    case 'esrEntryId':
      return Object.keys(board?.entries ?? {})
    case 'esrFormationId':
      return rosterOf(draft).formations.map(({ id }) => id)
    case 'esrSharedFormationId':
      return Object.keys(draft.formations ?? {})
    case 'esrLikeNationId': {
      const fighting = Object.values(sides).flatMap(({ nations }) => nations ?? [])
      return [...new Set([...nationsIn(printedTables(draft)), ...Object.keys(draft.nations ?? {}), ...fighting])]
    }
    case 'esrTroopId':
      return troopsOf(draft).types
    case 'tableGroundId':
      return new Grounds(draft.ground).kinds
    case 'esrFirstSideId':
      return Object.keys(sides)
    default:
      return undefined
  }
}
