import { tellBy } from '../../../engine/statistics-recorder.ts'
import { describeSide, enumerate, spell } from '../../../scenario/wording.ts'
import type { NawResult } from '../format/index.ts'
import type { BattleState, Event } from '../rules/index.ts'

/** What came of an attack, for a story. */
const RESULTS: Readonly<Record<NawResult, string>> = {
  AE: 'and perished in the attempt',
  Ar: 'and were thrown back',
  EX: 'and the exchange cost both sides dear',
  Dr: 'and drove the defenders back',
  DE: 'and destroyed the defenders',
}

/** Of more attackers, the others are a number. */
const MOST_NAMED = 3

/** What a story tells of an event; losses are told by whoever keeps the books. */
export const tellEvent = tellBy<BattleState, Event>({
  attack: ({ side, attackers, targets, odds, result, phase }, state, place) => {
    const names = attackers.split(' ').map((piece) => calledInStory(state, Number(piece)))
    const rest = names.length > MOST_NAMED ? [others(names.length - MOST_NAMED)] : []
    const who = enumerate([...names.slice(0, MOST_NAMED), ...rest])
    const verb = phase === 'bombardment' ? 'bombarded the enemy' : 'attacked'
    // At such odds a retreat is a mercy: most that attack perish.
    const isMercy = result === 'Ar' && /^1-[3-9]/.test(odds)
    const alone = isMercy
      ? 'and got away with a retreat'
      : names.length === 1 && result === 'Ar'
        ? 'and was thrown back'
        : RESULTS[result]
    const whose = names.length === 1 ? `${who} of ${people(state, side)}` : `${people(state, side)}, with ${who},`
    return {
      weight: 2,
      text: `${whose} ${verb} ${place(targets.split(' ')[0]!)} at ${odds.replace('-', ' to ')} ${alone}`,
    }
  },
  exit: ({ side, piece, exited }, state) => ({
    weight: 2,
    text: `${calledInStory(state, piece)} of ${people(state, side)} left the board, ${exited === 1 ? 'the first to do so' : `one of ${exited} by then`}`,
  }),
  demoralised: ({ side }, state) => ({ weight: 3, text: `the army of ${people(state, side)} lost heart` }),
  broken: ({ side }, state) => ({ weight: 3, text: `the army of ${people(state, side)} broke` }),
  advance: ({ side, piece, to }, state, place) => ({
    weight: 1,
    text: `${calledInStory(state, piece)} of ${people(state, side)} followed up ${place(to)}`,
  }),
  move: ({ side, piece, to }, state, place) => ({
    weight: 1,
    text: `${calledInStory(state, piece)} of ${people(state, side)} took up a position ${place(to)}`,
  }),
})

/** `one other`, `two others`. */
const others = (number: number) => `${spell(number)} ${number === 1 ? 'other' : 'others'}`

const people = ({ field }: BattleState, side: string) => describeSide(field.scenario.sides[side]!.name)

/** `the 3rd Inf`, `Grn Gd`, `a 3-5 cavalry unit`: names that only repeat the arm are none. */
function calledInStory(state: BattleState, piece: number): string {
  const { name, row, strength, movement } = state.field.recruits[piece]!
  if (name !== undefined && !row.name.toLowerCase().startsWith(name.toLowerCase()))
    return /^\d/.test(name) ? `the ${name}` : name
  return `a ${unitType(row.name, strength, movement)}`
}

/** `3-5 cavalry unit`. */
export const unitType = (kind: string, strength: number, movement: number) =>
  `${strength}-${movement} ${kind.toLowerCase()} unit`
