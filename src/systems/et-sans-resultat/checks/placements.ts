import { corners, type Footprint, overlaps } from '../../../board/table/footprint.ts'
import { isWithin, type Point } from '../../../board/table/point.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { footprintOf, isBattery, type ListedUnit, stateOf, type TroopRow, toPoint, unitLabel } from '../format/index.ts'
import { type CheckedDraft, placeName } from './checked-draft.ts'
import { closedAt, isPlace, waterAt } from './places.ts'
import { isTypeSound } from './troops.ts'

type Placed = { readonly unit: ListedUnit; readonly footprint: Footprint }

/** Where units stand at the start: on the table, on ground of their own, with their formation. */
export function checkPlacements(battle: CheckedDraft): void {
  const { roster, tables, report, draft } = battle
  const placed: Placed[] = []
  for (const unit of roster.units) {
    const { data, formation, path } = unit
    if (formation.data.arrives !== undefined || !isTypeSound(battle, data.type)) continue
    if (data.at === undefined) {
      const isUnplaced = stateOf(unit) !== 'reserve' && report.isComplete(...formation.path)
      if (!isUnplaced) continue
      const message = `${unitLabel(unit)} starts on the table, but has no place.`
      report.add({ code: 'unit/nowhere', path, target: 'key', message, hint: 'Add at, or let its formation arrive.' })
      continue
    }
    if (!isPlace(battle, data.at, [...path, 'at']) || data.state === 'reserve') continue
    const footprint = tables && footprintOf(unit, draft.sides?.[unit.side]?.edge)
    if (!footprint || !isInside(battle, unit, footprint)) continue
    placed.push({ unit, footprint })
    checkFront(battle, unit, footprint)
    const isSound = checkGround(battle, unitLabel(unit), data.at, [...path, 'at'], unit.troop)
    if (isSound && isBattery(unit)) checkGuns(battle, unitLabel(unit), data.at, [...path, 'at'])
  }
  for (const { data, path } of roster.commanders) {
    const place = [...path, 'at']
    if (data.at !== undefined && report.isComplete(...place)) checkGround(battle, data.name, data.at, place)
  }
  checkOverlaps(battle, placed)
  checkCohesion(battle, placed)
}

/** The whole of a unit is on the table, not only its centre. */
function isInside({ draft: { board }, report }: CheckedDraft, unit: ListedUnit, footprint: Footprint): boolean {
  const [width, height] = toPoint([board!.width, board!.height])
  // Corners are in thousandths; what a vector is too long by does not count.
  const isOff = corners(footprint).some(
    ([x, y]) => x < -SLACK || y < -SLACK || x > width * 1000 + SLACK || y > height * 1000 + SLACK,
  )
  if (!isOff) return true
  const [at, path] = [unit.data.at!, [...unit.path, 'at']]
  const message = `${unitLabel(unit)} at [${at.join(', ')}] juts out over the edge of the table.`
  const hint = 'A place is the middle of a unit: move it farther in.'
  report.add({ code: 'place/off-table', path, at: [placeName(at)], message, hint })
  return false
}

/** 1.11: whoever is told where to look has an inch of the table before him. */
function checkFront({ draft: { board }, report }: CheckedDraft, unit: ListedUnit, footprint: Footprint): void {
  const { data, formation, path } = unit
  const facing = data.facing ?? formation.data.facing
  if (facing === undefined) return
  const [width, height] = toPoint([board!.width, board!.height])
  const [left, right] = corners({ ...footprint, depth: footprint.depth + 2 * INCH })
  const isOff = ([x, y]: Point) => x < 0 || y < 0 || x > width * 1000 || y > height * 1000
  if (!isOff(left) || !isOff(right)) return
  const at = [placeName(data.at!)]
  const message = `${unitLabel(unit)} at [${data.at!.join(', ')}] faces ${facing}, off the table.`
  // What is said of the formation is told of the unit that stands there.
  const place = data.facing === undefined ? path : [...path, 'facing']
  report.add({ code: 'unit/faces-off', path: place, ...(place === path && { target: 'key' }), at, message })
}

const INCH = 10

/** Half a tenth of an inch. */
const SLACK = 500

/** Nobody stands in a river or a pond, but on the bridge over it; says whether the place is open. */
function checkGround(battle: CheckedDraft, who: string, at: readonly number[], path: Path, troop?: TroopRow): boolean {
  const closed = closedAt(battle, at, troop)
  if (closed === undefined) return true
  const message = closed.isToAll
    ? `${who} stands in ${closed.name}, which no unit can enter.`
    : `${who} stands in ${closed.name}, which ${troop!.name.toLowerCase()} cannot enter.`
  const hint = closed.isToAll ? 'Move it off, or lay a bridge there.' : 'Move it off, or let it enter such ground.'
  battle.report.add({ code: 'unit/impassable', path, at: [placeName(at)], message, hint })
  return false
}

/** Guns cross a brook or a marsh, but nobody puts them there: the place is mistaken, or the water is. */
function checkGuns(battle: CheckedDraft, who: string, at: readonly number[], path: Path): void {
  const water = waterAt(battle, at)
  if (water === undefined) return
  const message = `${who} starts in ${water}.`
  battle.report.add({ code: 'unit/guns-in-water', path, at: [placeName(at)], message })
}

/** 1.5, 7.9: nobody stands on anybody else. */
function checkOverlaps({ report }: CheckedDraft, placed: readonly Placed[]): void {
  placed.forEach(({ unit, footprint }, i) => {
    const other = placed.slice(0, i).find((before) => overlaps(before.footprint, footprint))
    if (!other) return
    const at = unit.data.at!
    const where = `[${other.unit.data.at!.join(', ')}]`
    const message = `${unitLabel(unit)} at [${at.join(', ')}] stands on ${unitLabel(other.unit)} at ${where}.`
    const hint = `Move one of them: their bases are ${sizeOf(footprint)} and ${sizeOf(other.footprint)} inches.`
    report.add({ code: 'unit/overlap', path: [...unit.path, 'at'], at: [placeName(at)], message, hint })
  })
}

/** A base, its front first. */
const sizeOf = ({ width, depth }: Footprint) => `${width / 10} by ${depth / 10}`

/** 3.6: deployed units keep together; the centre is the mean of all (2.3). */
function checkCohesion({ roster, tables, report }: CheckedDraft, placed: readonly Placed[]): void {
  for (const formation of roster.formations) {
    const own = placed.filter(({ unit }) => unit.formation === formation)
    if (own.length === 0 || !tables || report.hasErrors(...formation.path)) continue
    const mean = (value: (footprint: Footprint) => number) =>
      Math.floor(own.reduce((sum, { footprint }) => sum + value(footprint), 0) / own.length)
    const centre: Point = [mean(({ x }) => x), mean(({ y }) => y)]
    const { cohesion } = tables.reach
    const stray = own.find(
      ({ unit, footprint: { x, y } }) => stateOf(unit) === 'deployed' && !isWithin(centre, [x, y], cohesion),
    )
    if (!stray) continue
    const at = stray.unit.data.at!
    const where = `the centre of ${formation.id}, [${centre[0] / 10}, ${centre[1] / 10}]`
    const message = `${unitLabel(stray.unit)} is more than ${cohesion / 10} inches from ${where}.`
    const hint = 'Move it nearer, or give it to another formation.'
    report.add({ code: 'unit/scattered', path: [...stray.unit.path, 'at'], at: [placeName(at)], message, hint })
  }
}
