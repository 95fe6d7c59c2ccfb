import type { Point } from '../../../board/table/point.ts'
import type { Happening as AnyHappening } from '../../../engine/happenings.ts'
import type { Area, EsrCommanderTrait, EtSansResultatScenario, TableGround, Tables, TroopRow } from '../format/index.ts'
import type { Conditions, Scores, Test } from './conditions.ts'
import type { Gait } from './gaits.ts'
import type { SpecialPlan } from './special-plan.ts'
import type { Timetable } from './timetable.ts'
import type { Goal } from './victory-plan.ts'
import type { Sky } from './weather.ts'

/** A battalion, regiment or battery, and what about it never changes. */
export type Unit = {
  readonly id: string
  readonly name: string
  readonly side: number
  /** The formation that it begins in; NOBODY for a battery in the reserve of its force. */
  readonly formation: number
  readonly force: number
  readonly nation: string
  /** What it is by itself and by its type. */
  readonly troop: TroopRow
  /** An index into CLASSES. */
  readonly class: number
  /** How it moves, by `AS_DEPLOYED` and `AS_FLEEING`. */
  readonly gaits: readonly Gait[]
  readonly rating: number
  readonly men: number
  /** The band of its size (2.9). */
  readonly band: number
  readonly shock: number
  readonly hasEngineers: boolean
  /** The rating of its rifle company; 0 where it has none. */
  readonly rifles: number
  readonly isImpetuous: boolean
  /** Of a battery: two-gun sections, an odd gun being one, and what each is worth (9.4). */
  readonly sections: number
  readonly sectionValue: number
  /** The row of the table that tells it: a weight, or a nation and a weight; empty for who has no guns, or guns with a value of their own. */
  readonly sectionRow: string
  /** Where it stands at the start; nothing for those who arrive, and for batteries in reserve. */
  readonly at: Point | undefined
  readonly facing: number
  /** An index into STANCES. */
  readonly stance: number
}

/** Which formations have which characteristic. */
type FormationTraits = {
  readonly isBrittle: boolean
  readonly isDetermined: boolean
  readonly isStoic: boolean
  readonly isEnthusiastic: boolean
}

/** A division or brigade, or a place for one that is made during the battle: a detachment or a grand battery. */
export type Formation = FormationTraits & {
  readonly id: string
  readonly name: string
  readonly side: number
  readonly force: number
  readonly commander: number
  readonly nation: string
  readonly isGuard: boolean
  /** Effective doctrine [ED], or ineffective [ID]. */
  readonly isEffective: boolean
  readonly order: number
  readonly supports: number
  readonly facing: number
  /** Its units in the order of the roster, left to right. */
  readonly units: readonly number[]
  /** The formation that it rejoins like a detachment (13.4); NOBODY where there is none. */
  readonly joins: number
  /** Whether it is a place for a formation that is made during the battle. */
  readonly isSpare: boolean
}

/** A corps, with what its commander keeps at hand. */
export type Force = {
  readonly id: string
  readonly name: string
  readonly side: number
  readonly commander: number
  /** An area. */
  readonly objective: number
  /** The commander of a grand battery of this force; NOBODY where it has none. */
  readonly chief: number
  readonly formations: readonly number[]
  readonly batteries: readonly number[]
  readonly specialties: readonly number[]
}

/** Engineers or a rifle company that a commander can commit to a unit. */
export type Specialty = {
  readonly id: string
  readonly name: string
  readonly force: number
  /** The only formation that it serves; NOBODY where all of its force are meant. */
  readonly formation: number
  readonly rifles: number
}

export type Commander = {
  readonly id: string
  readonly name: string
  readonly side: number
  readonly role: 'army' | 'force' | 'formation' | 'chief'
  /** 3, 2, 1 for A, B, C. */
  readonly leadership: number
  readonly tactics: number
  /** What marks him out in danger (10.2). */
  readonly traits: readonly EsrCommanderTrait[]
  readonly aides: number
  readonly at: Point | undefined
  /** The formation that he arrives with; NOBODY where he comes alone or is there. */
  readonly ridesWith: number
}

/** Where columns come onto the table. */
export type EntryPoint = { readonly id: string; readonly name: string; readonly at: Point; readonly facing: number }

/** An event of the battle (14.9), and whether it changes the table. */
export type Happening = AnyHappening<readonly Area[], Test> & { readonly changesGround: boolean }

/** Everything about a battle that never changes while it is fought, but for what events make of the table (14.9). */
export type Battlefield = {
  /** The battlefield as it was, of one that has changed. */
  readonly base: Battlefield | undefined
  readonly scenario: EtSansResultatScenario
  /** The board with the features that are there now. */
  readonly table: EtSansResultatScenario['board']
  readonly tables: Tables
  readonly ground: TableGround
  readonly sides: readonly string[]
  /** By side: the facing of whoever looks towards its home edge. */
  readonly homeward: readonly number[]
  /** The side that has the initiative on odd turns (3.2). */
  readonly first: number
  readonly areas: readonly Area[]
  readonly entries: readonly EntryPoint[]
  readonly units: readonly Unit[]
  readonly generalGait: Gait
  /** By side, in the order of the roster. */
  readonly unitsOfSide: readonly [Int32Array, Int32Array]
  /** No two units meet whose centres are further apart than this, east or north: it spares the question for most. */
  readonly meetingReach: number
  readonly formations: readonly Formation[]
  readonly forces: readonly Force[]
  readonly commanders: readonly Commander[]
  readonly specialties: readonly Specialty[]
  /** By formation: the directive that the scenario locks it to (13.7); NOBODY where it does not. */
  readonly locked: readonly number[]
  /** Who comes, is released or leaves, and when (13.4, 14.7). */
  readonly timetable: Timetable
  /** The weather that there may be; nothing where it is always clear. */
  readonly sky: Sky | undefined
  readonly happenings: readonly Happening[]
  /** What special rules do while the battle is fought. */
  readonly special: SpecialPlan
  /** Every condition of the battle. */
  readonly conditions: Conditions
  /** What scores victory points. */
  readonly scoreboard: Scores
  /** What decides the battle, in order (13.2). */
  readonly goals: readonly Goal[]
}
