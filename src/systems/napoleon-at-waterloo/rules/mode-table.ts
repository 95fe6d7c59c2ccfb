import { ARMS, type Kind, type KindRow, type NawCapability } from '../format/index.ts'

// Capability: who attacks or defends with units of several arms chooses one of them as its mode. A kind of the battle's own
// with a row or column of its own on the chart is a mode of its own, beside that of the arm it belongs to.

/** What a piece without a place on the chart has: a leader. */
export const NO_MODE = 255

/** The modes of a battle: the arms in their order, then kinds with numbers of their own. The schema allows no more than a number has bits. */
export type ModeTable = {
  readonly names: readonly Kind[]
  /** By mode: its arm. */
  readonly arms: Uint8Array
  /** By arm: one bit a mode that belongs to it. */
  readonly ofArm: readonly number[]
  /** By mode, next to the defender or farther, and mode of the defender: what is added to the die. */
  readonly chart: Int8Array
}

export function compileModes(capability: NawCapability, kinds: ReadonlyMap<Kind, KindRow>): ModeTable {
  const own = [...kinds.values()].filter((row) => row.arm !== undefined && row.capability !== undefined)
  // A changed kind of the book that is an arm stands on the chart in the arm's place.
  const added = own.filter(({ id }) => !isArm(id))
  const rows: readonly (KindRow | undefined)[] = [...ARMS.map((arm) => own.find(({ id }) => id === arm)), ...added]
  const arms = Uint8Array.from(rows, (row, mode) => (row ? ARMS.indexOf(row.arm!) : mode))
  const chart = new Int8Array(rows.length * 2 * rows.length)
  rows.forEach((attacker, mode) => {
    for (const isFar of [false, true]) {
      rows.forEach((defender, against) => {
        const [from, to] = [ARMS[arms[mode]!]!, ARMS[arms[against]!]!]
        const line = from === 'artillery' ? (isFar ? 'artillery-2' : 'artillery-1') : from
        const printed = capability[line][to]
        const { attack, attackAfar } = attacker?.capability ?? {}
        const attacks = (line === 'artillery-2' ? attackAfar : attack)?.[to] ?? printed
        const defends = defender?.capability?.defence?.[line] ?? printed
        // Where both differ from the chart, both differences count.
        chart[(mode * 2 + Number(isFar)) * rows.length + against] = attacks + defends - printed
      })
    }
  })
  return {
    names: [...ARMS, ...added.map(({ id }) => id)],
    arms,
    ofArm: ARMS.map((_, arm) => arms.reduce((bits, one, mode) => (one === arm ? bits | (1 << mode) : bits), 0)),
    chart,
  }
}

/** The mode of units of a kind. */
export function modeOf({ names }: ModeTable, { id, arm }: KindRow): number {
  if (arm === undefined) return NO_MODE
  return names.includes(id) ? names.indexOf(id) : ARMS.indexOf(arm)
}

const isArm = (id: Kind) => (ARMS as readonly string[]).includes(id)
