import { describeTiming, type TimingData } from '../arrivals/timing.ts'
import { joinWords } from '../conditions/sentences.ts'
import type { Clock } from '../types.gen.ts'
import { capitalise } from '../wording.ts'
import { type EventData, type GroundChange, type HexsideChange, nameEvent } from './events.ts'

/** How a rulebook calls what events are about. */
export type EventWords<C> = {
  side(id: string): string
  places(list: readonly string[]): string
  ground(id: string): string
  describe(condition: C, side: string): string
}

/** `Turn 3, if the Allied side decides so: the bridge is blown: E6/E7 loses its bridge. Sappers fire the mines.` */
export function describeEvent<C>(event: EventData<C>, clock: Clock | undefined, words: EventWords<C>): string {
  const { side, choice, ground = [], hexsides = [], message } = event
  const timing = describeTiming(timesOf(event), clock, (condition) => words.describe(condition, event.side ?? ''))
  // Whoever decides may wait: the turn is the first one.
  const from = choice && timing.startsWith('turn') ? `from ${timing} on` : timing
  const decides = choice && side !== undefined ? [`if the ${words.side(side)} side decides so`] : []
  const when = [...(from === '' ? [] : [from]), ...decides].join(', ')
  const changes = [
    ...ground.map((one) => describeGroundChange(one, words)),
    ...hexsides.map((one) => describeHexsideChange(one)),
  ]
  const does = changes.length === 0 ? '' : `: ${changes.join('; ')}`
  return `${capitalise(when)}: ${nameEvent(event)}${does}.${message === undefined ? '' : ` ${message.trim()}`}`
}

const timesOf = <C>({ turn, when, d6, delay }: TimingData<C>): TimingData<C> => ({
  ...(turn !== undefined && { turn }),
  ...(when !== undefined && { when }),
  ...(d6 !== undefined && { d6 }),
  ...(delay !== undefined && { delay }),
})

function describeGroundChange<C>({ hexes, areas, becomes }: GroundChange, words: EventWords<C>): string {
  const places = hexes ?? areas ?? []
  return `${words.places(places)} ${places.length === 1 && !places[0]!.includes('-') ? 'becomes' : 'become'} ${words.ground(becomes)}`
}

function describeHexsideChange({ sides, becomes, removes }: HexsideChange): string {
  const [is, has] = sides.length === 1 ? ['becomes', 'loses its'] : ['become', 'lose their']
  return removes === undefined
    ? `${joinWords(sides)} ${is} ${becomes?.replaceAll('-', ' ')}`
    : `${joinWords(sides)} ${has} ${removes.replaceAll('-', ' ')}`
}
