import { parseFacing } from '../../../board/table/facing.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import type {
  EsrCommander,
  EsrForce,
  EsrFormation,
  EsrReserveBattery,
  EsrRide,
  EsrUnit,
  EtSansResultatScenario,
} from '../format/index.ts'
import {
  type Area,
  chiefId,
  formationsOf,
  objectiveId,
  sectionRow,
  sectionValue,
  sizeBand,
  spareIds,
  type TableGround,
  type Tables,
  type TroopRow,
  type Troops,
  toPoint,
  troopsOf,
} from '../format/index.ts'
import type { Commander, Force, Formation, Specialty, Unit } from './battlefield.ts'
import { type Gait, makeGaits } from './gaits.ts'
import { CLASSES, EDGES, LIMBERED, NOBODY, OFF, ORDERS, PLOYED, RESERVE, STANCES } from './state.ts'

/** The command tree of both sides, gathered into flat lists (2.1). */
export class OrderOfBattle {
  readonly sides: readonly string[]
  /** With the points that forces make for. */
  readonly areas: Area[]
  readonly units: Unit[] = []
  readonly formations: Formation[] = []
  readonly forces: Force[] = []
  readonly commanders: Commander[] = []
  readonly specialties: Specialty[] = []
  readonly #scenario: EtSansResultatScenario
  readonly #tables: Tables
  readonly #troops: Troops
  readonly #ground: TableGround
  readonly #gaits = new Map<TroopRow, readonly Gait[]>()
  /** The ids of all formations in the order in which they are listed, because some speak of later ones. */
  readonly #formationIds: readonly string[]

  constructor(scenario: EtSansResultatScenario, tables: Tables, ground: TableGround) {
    const { board, armies, sides } = scenario
    this.#scenario = scenario
    this.#tables = tables
    this.#troops = troopsOf(scenario, tables)
    this.#ground = ground
    this.sides = Object.keys(sides)
    this.areas = Object.entries(board.areas ?? {}).map(([id, { name, area, owner }]) => ({
      id,
      name,
      ring: area.map(toPoint),
      owner: owner === undefined ? NOBODY : this.sides.indexOf(owner),
      reach: 0,
    }))
    this.#formationIds = this.sides.flatMap((side) =>
      Object.values(armies[side]?.forces ?? {}).flatMap(({ formations }) => Object.keys(formations)),
    )
    this.sides.forEach((id, side) => {
      const army = armies[id]
      const commander = army?.commander
      const chief = commander ? this.#enrol(commander, side, 'army', commander.id, commander.aides ?? 0) : NOBODY
      for (const [force, data] of Object.entries(army?.forces ?? {})) this.#addForce(force, data, side, chief)
    })
    this.sides.forEach((_, side) => this.#addSpares(side))
  }

  #addForce(id: string, data: EsrForce, side: number, armyCommander: number): void {
    const force = this.forces.length
    const { commander, artilleryChief, batteries = {}, specialty = {}, objective, name } = data
    const own = commander === 'army' ? armyCommander : this.#enrol(commander, side, 'force', commander.id)
    const chief = artilleryChief ? this.#enrol(artilleryChief, side, 'chief', chiefId(id)) : NOBODY
    const firstFormation = this.formations.length
    const firstSpecialty = this.specialties.length
    for (const [one, { trait, name: called, formation: served }] of Object.entries(specialty)) {
      const formation = this.#formationIds.indexOf(served ?? '')
      this.specialties.push({ id: one, name: called ?? one, force, formation, rifles: ratingOf(trait, 'RF') })
    }
    for (const [one, formation] of Object.entries(formationsOf(data))) this.#addFormation(one, formation, side, force)
    const firstBattery = this.units.length
    for (const [one, battery] of Object.entries(batteries)) {
      const nation = battery.nation ?? this.#scenario.sides[this.sides[side]!]!.nations[0]!
      this.#addUnit(one, battery, {
        side,
        force,
        formation: NOBODY,
        nation,
        facing: 0,
        isImpetuous: false,
        isOff: false,
      })
    }
    this.forces.push({
      id,
      name,
      side,
      commander: own,
      objective: this.#objectiveOf(objective, id),
      chief,
      formations: range(firstFormation, this.formations.length),
      batteries: range(firstBattery, this.units.length),
      specialties: range(firstSpecialty, this.specialties.length),
    })
  }

  /** 5.9: an area, or whatever is near to a point. */
  #objectiveOf(objective: EsrForce['objective'], force: string): number {
    if (typeof objective === 'string') return this.areas.findIndex(({ id }) => id === objective)
    const centre = toPoint(objective)
    const reach = this.#tables.reach.objective
    const name = `${centre[0] / 10},${centre[1] / 10}`
    return this.areas.push({ id: objectiveId(force), name, ring: [], owner: NOBODY, centre, reach }) - 1
  }

  #addFormation(id: string, data: EsrFormation, side: number, force: number): void {
    const { name, commander, grade, doctrine, traits = [], directive, supports, units, arrives, joins } = data
    const formation = this.formations.length
    const nation = data.nation ?? this.#scenario.sides[this.sides[side]!]!.nations[0]!
    const home = 4 * EDGES.indexOf(this.#scenario.sides[this.sides[side]!]!.edge)
    const facing = data.facing === undefined ? (home + 8) % 16 : parseFacing(data.facing)!
    const first = this.units.length
    const isImpetuous = traits.includes('IM')
    for (const [one, unit] of Object.entries(units)) {
      const own = unit.nation ?? nation
      this.#addUnit(one, unit, {
        side,
        force,
        formation,
        nation: own,
        facing,
        isImpetuous,
        isOff: arrives !== undefined,
      })
    }
    this.formations.push({
      id,
      name,
      side,
      force,
      commander: this.#enrol(commander, side, 'formation', id),
      nation,
      isGuard: grade === 'guard',
      isEffective: doctrine === 'effective',
      isBrittle: traits.includes('BR'),
      isDetermined: traits.includes('DT'),
      isStoic: traits.includes('ST'),
      isEnthusiastic: traits.includes('EN'),
      order: ORDERS.indexOf(directive),
      supports: this.#formationIds.indexOf(supports ?? ''),
      facing,
      units: range(first, this.units.length),
      joins: this.#formationIds.indexOf(joins ?? ''),
      isSpare: false,
    })
  }

  /** Places for detachments and grand batteries, under commanders of the lowest rating (6). */
  #addSpares(side: number): void {
    for (const [i, id] of spareIds(this.sides[side]!).entries()) {
      const name = `Detachment ${i + 1}`
      const commander = { name: `Commander of detachment ${i + 1}`, leadership: 'C', tactics: 0 } as const
      this.formations.push({
        id,
        name,
        side,
        force: NOBODY,
        commander: this.#enrol(commander, side, 'formation', id),
        nation: this.#scenario.sides[this.sides[side]!]!.nations[0]!,
        isGuard: false,
        isEffective: false,
        isBrittle: false,
        isDetermined: false,
        isStoic: false,
        isEnthusiastic: false,
        order: ORDERS.indexOf('defend'),
        supports: NOBODY,
        facing: 0,
        units: [],
        joins: NOBODY,
        isSpare: true,
      })
    }
  }

  #addUnit(id: string, data: EsrUnit | EsrReserveBattery, place: PlaceInTree): void {
    const { side, force, formation, nation, isImpetuous, isOff } = place
    const troop = this.#troops.rowOf(data)
    const unit: EsrUnit = { ...troop.usual, ...data }
    const { rating = 0, men = 0, guns = 0, weight = 0, traits = [], at, name } = unit
    const isGun = troop.arm === 'artillery'
    this.units.push({
      id,
      name: name ?? id,
      side,
      formation,
      force,
      nation,
      troop,
      class: CLASSES.indexOf(troop.arm),
      gaits: this.#gaitsOf(troop),
      rating,
      men,
      band: isGun ? 1 : sizeBand(this.#tables, men),
      shock: Math.max(0, ...traits.map((trait) => ratingOf(trait, 'S'))),
      hasEngineers: traits.includes('E'),
      rifles: Math.max(0, ...traits.map((trait) => ratingOf(trait, 'RF'))),
      isImpetuous: isImpetuous || traits.includes('IM'),
      sections: Math.ceil(guns / 2),
      sectionValue: isGun
        ? (troop.section ?? sectionValue(this.#tables, kinOf(this.#scenario.nations, nation), weight) ?? 0)
        : 0,
      sectionRow:
        isGun && troop.section === undefined
          ? sectionRow(this.#tables, kinOf(this.#scenario.nations, nation), weight)
          : '',
      at: at && toPoint(at),
      facing: unit.facing === undefined ? place.facing : parseFacing(unit.facing)!,
      stance: stanceOf(unit, isGun, isOff),
    })
  }

  /** Units that are alike share their gaits. */
  #gaitsOf(troop: TroopRow): readonly Gait[] {
    const known = this.#gaits.get(troop) ?? makeGaits(troop, this.#tables, this.#ground.mixtures)
    this.#gaits.set(troop, known)
    return known
  }

  #enrol(
    data: Pick<EsrCommander, 'name' | 'leadership' | 'tactics' | 'traits'> & { at?: number[]; arrives?: EsrRide },
    side: number,
    role: Commander['role'],
    id: string,
    aides = 0,
  ): number {
    const { name, leadership, tactics, traits = [], at, arrives } = data
    return (
      this.commanders.push({
        id,
        name,
        side,
        role,
        leadership: this.#tables.leadership[leadership],
        tactics,
        traits,
        aides,
        at: at && toPoint(at),
        ridesWith: typeof arrives === 'string' ? this.#formationIds.indexOf(arrives) : NOBODY,
      }) - 1
    )
  }
}

type PlaceInTree = {
  readonly side: number
  readonly force: number
  readonly formation: number
  readonly nation: string
  readonly facing: number
  readonly isImpetuous: boolean
  /** Whether it is still to arrive. */
  readonly isOff: boolean
}

/** As it is said, or as usual: whoever is on the table deployed, a battery without a place in reserve; who arrives is off it. */
function stanceOf({ state, at }: EsrUnit, isGun: boolean, isOff: boolean): number {
  if (isGun && state === 'reserve') return RESERVE
  if (isOff) return OFF
  if (isGun && state === undefined && at === undefined) return RESERVE
  if (state !== undefined) return isGun && state === 'ployed' ? LIMBERED : STANCES.indexOf(state)
  return at === undefined ? PLOYED : STANCES.indexOf(isGun ? 'unlimbered' : 'deployed')
}

/** The number after a letter: `S2` has 2 of S, and none of anything else. */
const ratingOf = (trait: string, letter: string) => Number(new RegExp(`^${letter}(\\d)$`).exec(trait)?.[1] ?? 0)

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
