import { forEachEntry, type HexReader } from '../../scenario/checks/hexes.ts'
import { type PlacedConditionData, placePath } from '../../scenario/conditions/atoms.ts'
import { type AnyCondition, forEachAtom } from '../../scenario/conditions/tree.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import { type HexEntries, readList } from '../../scenario/edit/hexes/hex-lists.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { type EventData, nameEvent } from '../../scenario/events/events.ts'
import { valueAt } from '../../scenario/value-at.ts'
import { nameWeather, type WeatherChange } from '../../scenario/weather/weather.ts'
import { capitalise } from '../../scenario/wording.ts'
import type { HexSurvey, SurveyedArea } from '../hex-scenario-editor.ts'

/** What a battle consists of; nothing on the map where there is no board. */
export function surveyBoard<Draft extends { readonly board?: unknown; readonly turns?: number }>(
  data: unknown,
  partsOf: (opened: OpenBoard<Draft>) => Omit<HexSurvey, 'kind' | 'turns'>,
): HexSurvey {
  const opened = openBoard<Draft>(data)
  const parts = opened ? partsOf(opened) : { pieces: [], areas: [], ways: [], terrain: [], arrivals: [], reserves: [] }
  return { kind: 'hex', ...parts, turns: opened?.draft.turns ?? 0 }
}

/** What of a battle changes while it is fought, as far as it has hexes. */
type CourseData = {
  readonly weather?: readonly (WeatherChange<unknown> | undefined)[]
  readonly events?: readonly (EventData<unknown> | undefined)[]
  readonly specialRules?: readonly (SpecialRuleData | undefined)[]
}

type SpecialRuleData = {
  readonly rule: string
  readonly side?: string
  readonly hexes?: HexEntries
  readonly within?: HexEntries
}

/** The areas of a battle as they are found, with the hexes that can be read. */
export class Areas {
  readonly found: SurveyedArea[] = []
  readonly #reader: HexReader

  constructor(reader: HexReader) {
    this.#reader = reader
  }

  add(kind: SurveyedArea['kind'], path: Path, label: string, list: HexEntries | undefined, side?: string): void {
    const { hexes } = readList(list, this.#reader)
    this.found.push({ path, kind, label, hexes, ...(side !== undefined && { side }) })
  }

  /** The hexes that a condition speaks of, however deep, as objectives of a side. */
  addCondition<C extends AnyCondition<C> & PlacedConditionData>(
    when: C,
    path: Path,
    label: string,
    side: string,
  ): void {
    forEachAtom(when, path, (atom, atomPath) => {
      const where = placePath(atom, 'hexes')
      if (where) this.add('objective', [...atomPath, ...where], label, valueAt(atom, where) as HexEntries, side)
    })
  }

  /** The hexes of weather, events and special rules. */
  addCourse({ weather, events, specialRules }: CourseData): void {
    forEachEntry(weather, ['weather'], (change, path) => {
      if (change.hexes) this.add('rule', [...path, 'hexes'], capitalise(nameWeather(change)), change.hexes)
    })
    forEachEntry(events, ['events'], (event, path) => {
      forEachEntry(event.ground, [...path, 'ground'], ({ hexes }, place) => {
        this.add('rule', [...place, 'hexes'], capitalise(nameEvent(event)), hexes)
      })
    })
    forEachEntry(specialRules, ['specialRules'], (rule, path) => {
      if (rule.within) this.add('rule', [...path, 'within'], 'Chosen set-up', rule.within, rule.side)
      if (rule.hexes) this.add('rule', [...path, 'hexes'], capitalise(rule.rule.replaceAll('-', ' ')), rule.hexes)
    })
  }

  /** The places on the map that have a name. */
  addNames(names: Readonly<Record<string, HexEntries>> | undefined): void {
    for (const [name, list] of Object.entries(names ?? {})) this.add('name', ['board', 'names', name], name, list)
  }
}

/** The sides, and whoever else a mapping by side speaks of. */
export function sidesIn(...maps: readonly (object | undefined)[]): ReadonlySet<string> {
  return new Set(maps.flatMap((map) => Object.keys(map ?? {})))
}
