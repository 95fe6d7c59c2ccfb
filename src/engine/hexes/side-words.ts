import { count } from '../../scenario/wording.ts'

type Words = (value: never) => string

const either =
  (yes: string, no: string): Words =>
  (is: boolean) =>
    is ? yes : no

const signed = (number: number) => (number > 0 ? `+${number}` : String(number))

/** What a battle says of its own ground on hexsides, in words, for the keys of all rulebooks on hexes. */
const WORDS: Readonly<Record<string, Words>> = {
  passable: either('it can be crossed', 'nobody crosses it'),
  crosses: (arms: readonly string[]) => `only ${arms.join(' and ')} may cross`,
  cost: (points: number) => `${count(points, 'more movement point')} to cross`,
  stops: either('a unit that crosses stops', 'a unit that crosses goes on'),
  retreats: either('units retreat across it', 'nobody retreats across it'),
  zones: either('zones of control reach across', 'zones of control end at it'),
  attacks: either('units attack across it', 'nobody attacks across it except guns'),
  blocksFire: either('it stops the fire of guns', 'guns fire across it'),
  blocksSight: either('it blocks the line of sight', 'it does not block the line of sight'),
  defence: (times: number) =>
    times === 1 ? 'defenders are not multiplied' : `defenders ×${times} if all attackers attack across such sides`,
  shift: (columns: number) =>
    `an attack moves ${signed(columns)} ${Math.abs(columns) === 1 ? 'column' : 'columns'} if all attackers attack across such sides`,
  firing: (added: number) => `${signed(added)} for fire across it`,
  shock: (added: number) => `${signed(added)} for cavalry that shocks across it`,
  shocks: either('cavalry shocks across it', 'cavalry does not shock across it'),
  towards: (whom: string) => (whom === 'first' ? 'it counts only towards the first hex' : 'it counts both ways'),
}

/** What a definition says of a kind of hexside: `nobody attacks across it except guns; defenders ×2 …`. */
export function describeSideEffects(own: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(own).filter(([key, value]) => !UNTOLD.has(key) && value !== undefined)
  return said.map(([key, value]) => WORDS[key]?.(value as never) ?? `${key} ${String(value)}`).join('; ')
}

const UNTOLD: ReadonlySet<string> = new Set(['on', 'like', 'name', 'colour', 'note'])
