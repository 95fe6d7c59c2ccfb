import type { Modifier } from '../../../../engine/system.ts'
import { characterOf, isBattery, isCavalryFormation } from '../queries.ts'
import { ATTACK, type BattleState, NOBODY } from '../state.ts'
import { fireWeather, nameFireWeather } from '../weather.ts'
import { bears, skirmishes } from './arc.ts'

/** What fire is worth: points of guns and of skirmishers, before the dice (9.3 to 9.6). */
export type Points = {
  readonly points: number
  /** Batteries or battalions that count (9.2). */
  readonly units: readonly number[]
}

/** 9.1: whether a unit fires at a target: as its formation does, or would, unless it has one of its own. */
function isAimedAt(state: BattleState, unit: number, target: number): boolean {
  const own = state.aimedAt[unit]!
  if (own !== NOBODY) return own === target
  const all = isBattery(state, unit) ? state.gunsAt : state.skirmishAt
  const main = all[state.formation[unit]!]!
  return main === NOBODY || main === target
}

/** Whether the guns or the skirmishers of a formation have been declared at a target: all of them, or a unit apart. */
export function firesAt(state: BattleState, formation: number, target: number, isGuns: boolean): boolean {
  if ((isGuns ? state.gunsAt : state.skirmishAt)[formation] === target) return true
  const { aimedAt } = state
  for (let unit = 0; unit < aimedAt.length; unit++) {
    if (aimedAt[unit] !== target || state.formation[unit] !== formation) continue
    if (isBattery(state, unit) === isGuns) return true
  }
  return false
}

/** The lines of the sheet; whoever else skirmishes does so by the rule that lets him. */
const BATTALIONS = { effective: 'Skirmish ED', ineffective: 'Skirmish ID' } as const

/** 9.5: what battalions add, line by line of the sheet, and by what each of them is worth. */
function battalionModifiers(
  state: BattleState,
  units: readonly number[],
  doctrine: keyof typeof BATTALIONS,
): Modifier[] {
  return ['line', 'light', 'irregular', ''].flatMap((line) => {
    const own = units
      .map((unit) => state.field.units[unit]!.troop)
      .filter(({ kind, arm }) => (arm === 'infantry' ? kind : '') === line)
    const values = new Set(own.map(({ skirmish }) => skirmish[doctrine]))
    return [...values].flatMap((value) => {
      const count = own.filter(({ skirmish }) => skirmish[doctrine] === value).length
      const rule = line === '' ? '14.1' : `${BATTALIONS[doctrine]} ${line}`
      return value === 0 ? [] : [{ rule, what: `${count} × ${value}`, add: count * value }]
    })
  })
}

/** The lines of the sheet by the rows of the table; a row that only a scenario has goes by the rule. */
const ROWS: Readonly<Record<string, string>> = {
  3: 'Guns 3 and 4',
  4: 'Guns 3 and 4',
  6: 'Guns 6, 7 and 8',
  7: 'Guns 6, 7 and 8',
  8: 'Guns 6, 7 and 8',
  12: 'Guns 12',
  'french-8': 'Guns French 8',
  'british-9': 'Guns British 9',
  'russian-12': 'Guns Russian 12',
}

/** 9.3, 9.4, 13.5: the guns of a formation at a target. How the points come about is added to `modifiers`. */
export function gunPoints(
  state: BattleState,
  formation: number,
  target: number,
  isIntense: boolean,
  modifiers?: Modifier[],
): Points {
  const { guns } = state.field.tables
  const units: number[] = []
  let sum = 0
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isAimedAt(state, unit, target) || !bears(state, unit, target)) continue
    units.push(unit)
    const { sections, sectionValue, sectionRow, id } = state.field.units[unit]!
    sum += sections * sectionValue
    const rule = ROWS[sectionRow] ?? '9.4'
    modifiers?.push({ rule, what: `${id}: ${sections} × ${sectionValue}`, add: sections * sectionValue })
  }
  const markers = state.tiredArtillery[formation]!
  const fatigue = guns.fatigue * markers
  addModifier(modifiers, 'Guns fatigue', `artillery fatigue ${markers}`, fatigue)
  const tired = atLeast(guns.floor, sum + fatigue)
  addModifier(modifiers, 'Guns floor', 'never less', tired - sum - fatigue)
  const { isHalved, fire } = fireWeather(state, units)
  const firing = Math.max(0, tired + fire)
  if (firing !== tired) addModifier(modifiers, '14.8', nameFireWeather(state, units), firing - tired)
  const weather = isHalved ? guns.badWeather : 100
  const intensity = isIntense ? guns.intense : 100
  const damped = Math.floor((firing * weather) / 100)
  const points = Math.floor((firing * weather * intensity) / 10_000)
  if (damped !== firing) addModifier(modifiers, 'Guns weather', nameFireWeather(state, units), damped - firing)
  addModifier(modifiers, 'Guns intense', 'intense bombardment', points - damped)
  return { points, units }
}

/** 9.5, 9.6: the skirmishers of a formation at a target. */
export function skirmishPoints(
  state: BattleState,
  formation: number,
  target: number,
  isIntense: boolean,
  modifiers?: Modifier[],
): Points {
  const { skirmish } = state.field.tables
  const { isEffective } = characterOf(state, formation)
  const doctrine = isEffective ? 'effective' : 'ineffective'
  const units: number[] = []
  let [men, rifles] = [0, 0]
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isAimedAt(state, unit, target) || !skirmishes(state, unit, target))
      continue
    units.push(unit)
    men += state.field.units[unit]!.troop.skirmish[doctrine]
    rifles += riflePoints(state, unit)
  }
  const sum = men + rifles
  if (modifiers) modifiers.push(...battalionModifiers(state, units, doctrine))
  addModifier(modifiers, 'Skirmish rifles', 'rifle companies', rifles)
  const markers = state.tiredInfantry[formation]!
  const fatigue = skirmish.fatigue * markers
  addModifier(modifiers, 'Skirmish fatigue', `infantry fatigue ${markers}`, fatigue)
  const tired = atLeast(skirmish.floor, sum + fatigue)
  addModifier(modifiers, '9.5', 'never less', tired - sum - fatigue)
  const { fire } = fireWeather(state, units)
  const firing = Math.max(0, tired + fire)
  if (firing !== tired) addModifier(modifiers, '14.8', nameFireWeather(state, units), firing - tired)
  const points = Math.floor((firing * (isIntense ? skirmish.intense : 100)) / 100)
  addModifier(modifiers, 'Skirmish intense', 'intense skirmish assault', points - firing)
  if (!isAttackingCavalry(state, target)) return { points, units }
  const left = Math.floor((points * skirmish.attackingCavalry) / 100)
  addModifier(modifiers, 'Skirmish attacking cavalry', 'against attacking cavalry', left - points)
  return { points: left, units }
}

/** 9.6: skirmishers do nothing to a cavalry formation on Attack. */
const isAttackingCavalry = (state: BattleState, formation: number) =>
  state.order[formation] === ATTACK && isCavalryFormation(state, formation)

/** 9.5: what the rifle company with a battalion adds. */
function riflePoints(state: BattleState, unit: number): number {
  const { rifles } = state.field.tables.skirmish
  switch (state.rifles[unit]) {
    case 1:
      return rifles.RF1
    case 2:
      return rifles.RF2
    case 3:
      return rifles.RF3
    default:
      return 0
  }
}

const atLeast = (floor: number, points: number) => (points < floor ? floor : points)

function addModifier(modifiers: Modifier[] | undefined, rule: string, what: string, add: number): void {
  if (add !== 0) modifiers?.push({ rule, what, add })
}
