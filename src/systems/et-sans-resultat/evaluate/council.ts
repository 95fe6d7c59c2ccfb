import { memoize } from '../../../board/memoize.ts'
import type { Battlefield, BattleState } from '../rules/index.ts'
import { type Missions, shareOut } from './missions.ts'
import { type Sight, sightOf } from './sight.ts'

/** What a side sees, and what it makes of it. */
export type Council = Sight & { readonly missions: Missions }

/**
 * What a side makes of a battle does not go by dice, and of what is being done now only by the turn; nor by where everybody is to go and what
 * he is to fire at, by orders that are still on their way, and by what has been tried or used up in this turn.
 */
const UNSEEN = [
  ...(['now', 'dice', 'ready', 'goX', 'goY', 'plan', 'points', 'pathX', 'pathY', 'finalFacing', 'layout'] as const),
  ...(['toX', 'toY', 'toFacing', 'vias', 'viaX', 'viaY', 'spent', 'spentBy', 'met'] as const),
  ...(['gunsAt', 'gunsIntense', 'skirmishAt', 'skirmishIntense', 'score', 'rifles', 'joined', 'tried'] as const),
  ...([
    'newObjective',
    'objectiveIssued',
    'objectiveDelay',
    'newOrder',
    'newSupports',
    'orderIssued',
    'delay',
  ] as const),
]

/** What a side made of a battle when it last looked, and the battle as it was then. */
type Look = { council: Council; turn: number; readonly words: Int32Array }

/** A side takes counsel again when anything that it sees has changed. */
export function councilOf(state: BattleState, side: number): Council {
  const looks = looksAt(state.field)
  const look = looks[side]
  if (look?.council.state === state && look.turn === state.turn && looksAlike(state, look.words)) return look.council
  const sight = sightOf(state, side)
  const council = { ...sight, missions: shareOut(sight) }
  const words = look?.words ?? state.words.slice()
  words.set(state.words)
  looks[side] = { council, turn: state.turn, words }
  return council
}

const looksAt = memoize<Battlefield, (Look | undefined)[]>(() => [])

/** Whether nothing differs that a side sees. */
function looksAlike(state: BattleState, words: Int32Array): boolean {
  const { words: now } = state
  for (const { start, end } of seenIn(state)) {
    for (let i = start; i < end; i++) if (words[i] !== now[i]) return false
  }
  return true
}

/** Where in the memory of a battle lies what a side sees: the parts between those that it does not. */
function seenIn(state: BattleState): readonly Part[] {
  const known = SEEN.get(state.field)
  if (known) return known
  const unseen = UNSEEN.map((name): Part => {
    const start = (state[name].byteOffset - state.words.byteOffset) / Int32Array.BYTES_PER_ELEMENT
    return { start, end: start + state[name].length }
  }).sort((a, b) => a.start - b.start)
  const seen = unseen.map(({ end }, i) => ({ start: end, end: unseen[i + 1]?.start ?? state.words.length }))
  SEEN.set(state.field, seen)
  return seen
}

type Part = { readonly start: number; readonly end: number }
const SEEN = new WeakMap<Battlefield, readonly Part[]>()
