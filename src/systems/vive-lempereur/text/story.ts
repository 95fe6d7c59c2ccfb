import { tellBy } from '../../../engine/statistics-recorder.ts'
import { describeSide, enumerate, spell } from '../../../scenario/wording.ts'
import { CAVALRY, FLAG_NAMES, isFlag } from '../format/index.ts'
import type { BattleState, Event } from '../rules/index.ts'
import { nameOf } from './piece-names.ts'

/** What a story tells of an event; losses are told by whoever keeps the books. */
export const tellEvent = tellBy<BattleState, Event>({
  fire: ({ side, piece, enemy, target, hits, losses, retreat }, state, place) => {
    const verb = state.field.roster.arm[piece] === CAVALRY ? 'charged' : 'fired on'
    const harm = [losses > 0 && `cost it ${elements(losses)}`, retreat > 0 && 'drove it back'].filter(Boolean)
    const effect = hits === 0 ? ' in vain' : harm.length === 0 ? ' to no effect' : ` and ${harm.join(' and ')}`
    const whom = own(state, state.field.sides[state.field.roster.side[enemy]!]!, enemy)
    return { weight: 2, text: `${own(state, side, piece)} ${verb} ${whom} ${place(target)}${effect}` }
  },
  reaction: ({ side, piece, success, square }, state) =>
    success
      ? {
          weight: 1,
          text: `${own(state, side, piece)} ${square ? 'formed square' : state.field.roster.arm[piece] === CAVALRY ? 'met the charge with its own' : 'opened fire on the charge'}`,
        }
      : undefined,
  control: ({ side, hex }, state, place) => ({
    weight: 3,
    text: `${describeSide(name(state, side))} took the ground ${place(hex)}`,
  }),
  card: ({ side, card }, state) => ({
    weight: 1,
    text: `${describeSide(name(state, side))} played “${card.replaceAll('-', ' ')}”`,
  }),
  dice: ({ side, faces }, state) => ({
    weight: 1,
    text: `the order dice gave ${describeSide(name(state, side))} ${tally(faces.split(' '))}`,
  }),
  order: ({ side, piece, hex }, state, place) => ({
    weight: 1,
    text: `${own(state, side, piece)} ${place(hex)} got an order`,
  }),
  move: ({ side, piece, to }, state, place) => ({
    weight: 1,
    text: `${own(state, side, piece)} took up a position ${place(to)}`,
  }),
  rally: ({ side, piece, recovered }, state) =>
    recovered === 0 ? undefined : { weight: 1, text: `${own(state, side, piece)} rallied ${elements(recovered)}` },
  broken: ({ side }, state) => ({ weight: 3, text: `the army of ${describeSide(name(state, side))} broke` }),
})

/** `an element`, `two elements`. */
const elements = (number: number) => (number === 1 ? 'an element' : `${spell(number)} elements`)

/** `three infantry, one general and two flags`: arms are not counted by heads. */
function tally(faces: readonly string[]): string {
  const names = faces.map((face) => (isFlag(face) ? `${FLAG_NAMES[face]} flag` : face))
  return enumerate(
    [...new Set(names)].map((name) => {
      const number = names.filter((one) => one === name).length
      return `${spell(number)} ${number > 1 && /(flag|general)$/.test(name) ? `${name}s` : name}`
    }),
  )
}

const name = (state: BattleState, side: string) => state.field.scenario.sides[side]!.name

/** `French Heavy Cavalry`; a type that is called after its nation needs no side, nor does a name of its own. */
function own(state: BattleState, side: string, piece: number): string {
  const { name: called, row } = state.field.roster.recruits[piece]!
  return called === undefined && row.nation === undefined
    ? `${name(state, side)} ${row.singular}`
    : nameOf(state, piece)
}
