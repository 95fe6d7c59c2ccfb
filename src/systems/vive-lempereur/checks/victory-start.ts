import type { Atom } from '../../../scenario/conditions/atoms.ts'
import { type Resolved, valueOf } from '../../../scenario/conditions/logic.ts'
import type { EmptySector } from '../format/index.ts'
import { GENERAL, holdsGround, rowOf, sectorHexes, sectorNames } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { counts, hexesOf } from './conditions.ts'

/** Whether a condition holds at set-up; undefined where the players deploy first, so that nobody knows yet. */
export function holdsAtStart(battle: BattleToCheck, condition: Resolved): boolean | undefined {
  return valueOf(condition, (atom) => atomAtStart(battle, atom))
}

function atomAtStart(battle: BattleToCheck, atom: Atom): boolean | undefined {
  if (atom.kind === 'turn') return atom.turn <= 1
  const isOnGround =
    atom.kind === 'controls' || atom.kind === 'unitsIn' || atom.kind === 'reached' || atom.kind === 'own'
  // Nobody has lost anything yet.
  if (!isOnGround) return false
  if (battle.draft.deployment) return undefined
  if (atom.kind === 'controls') {
    const owned = ownedBy(battle, atom.side)
    const held = hexesOf(battle.reader, atom.places).filter((hex) => owned.has(hex)).length
    return atom.turns === 0 && held >= (atom.least ?? atom.places.length)
  }
  if (atom.kind === 'own') {
    const { side, sector } = atom.value as EmptySector
    const sectors = battle.draft.board?.sectors
    if (!sectors) return undefined
    const names = sector === undefined ? sectorNames(sectors) : [sector]
    return names.some((name) => {
      const hexes = new Set(hexesOf(battle.reader, sectorHexes(sectors, name)))
      return !battle.units.some(
        (unit) => unit.side === side && holdsGround(battle.draft, unit.type) && hexes.has(unit.hex),
      )
    })
  }
  const hexes = new Set(hexesOf(battle.reader, atom.places))
  const there = battle.units.filter(
    (unit) =>
      hexes.has(unit.hex) &&
      counts(battle, atom, unit) &&
      (atom.troops.names?.includes(unit.detail?.name ?? '') ?? true),
  )
  const sum = there.reduce(
    (total, unit) => total + (atom.measure === 'strength' ? rowOf(battle.draft, unit).elements : 1),
    0,
  )
  return sum >= atom.least
}

/** The hexes that a side controls at set-up: where its combat units stand, and what `control` gives it. */
export function ownedBy(
  { units, draft, reader }: Pick<BattleToCheck, 'units' | 'draft' | 'reader'>,
  side: string,
): Set<number> {
  const owned = new Set(
    units.filter((unit) => unit.side === side && holdsGround(draft, unit.type)).map(({ hex }) => hex),
  )
  const denied = new Set(
    units.filter((unit) => unit.side !== side && rowOf(draft, unit).nature !== GENERAL).map(({ hex }) => hex),
  )
  for (const hex of hexesOf(reader, draft.control?.[side] ?? [])) if (!denied.has(hex)) owned.add(hex)
  return owned
}
