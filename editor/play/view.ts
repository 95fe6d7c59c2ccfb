import type { Portrait } from '../../src/engine/portrait.ts'
import type { Headline, Offer, Reconnaissance, Situation } from '../../src/engine/presenter.ts'
import type { Breakdown, Outcome, Refusal } from '../../src/engine/system.ts'
import type { Session } from './session.ts'

/** A legal action, and how it is offered. */
export type Choice = { readonly action: unknown; readonly offer: Offer }

/** Choices that stand under one heading. */
export type Group = { readonly name: string; readonly choices: readonly Choice[] }

/** What dragging would do, and why that is not allowed. */
export type Dragged = { readonly action: unknown; readonly refusal: Refusal | undefined }

/** Everything that a screen shows of a session at one moment. */
export type View = {
  readonly portrait: Portrait
  readonly situation: Situation
  readonly headline: Headline
  readonly decider: number | undefined
  /** Whether a person decides, here and now. */
  readonly isOpen: boolean
  readonly groups: readonly Group[]
  readonly outcome: Outcome | undefined
  /** What was done last. */
  readonly last: Offer | undefined
  readonly explain: (choice: Choice) => Breakdown | undefined
  /** Why what a person most likely means by a place is not allowed, with its rule. */
  readonly refuse: (place: number) => Refusal | undefined
  /** What a person means by dragging, and why it is not allowed; nothing where nothing can be dragged. */
  readonly drag: (way: readonly number[], facing?: number) => Dragged | undefined
  /** Whether somebody is seen in a place. */
  readonly isManned: (place: number) => boolean
  /** What can be seen, hit and reached from a place; nothing while something must not be seen. */
  readonly scout: (place: number) => Reconnaissance | undefined
}

/** More choices than these on the map are shown one group at a time. */
const MANY = 40

/** What there is to see now. */
export function look(session: Session): View {
  const { battle, viewer, decider, isLive, shown } = session
  const { game, presenter, portray } = battle
  const state = session.stateAt(shown)
  const side = isLive ? decider : game.deciders(state)[0]
  const isOpen = isLive && decider !== undefined && session.isHuman(decider) && !session.isCovered
  const choices = isOpen
    ? game.actions(state, decider).map((action) => ({ action, offer: presenter.offer(state, action) }))
    : []
  const portrait = portray(state, viewer)
  return {
    portrait,
    situation: presenter.situation(state, viewer),
    headline: presenter.headline(state, side ?? 0),
    decider: side,
    isOpen,
    groups: groupChoices(choices),
    outcome: game.outcome(state),
    last: lastSeen(session, viewer),
    explain: ({ action }) => game.explain(state, action),
    refuse(place) {
      const action = isOpen ? presenter.meant(state, decider, place) : undefined
      return action === undefined ? undefined : game.refusal(state, action)
    },
    drag(way, facing) {
      const action = isOpen ? presenter.drag?.(state, decider, way, facing) : undefined
      return action === undefined ? undefined : { action, refusal: game.refusal(state, action) }
    },
    isManned: (place) => portrait.pieces.some((piece) => piece.place === place),
    scout: (place) => (presenter.isSecret(state) ? undefined : presenter.scout?.(state, place)),
  }
}

/** What was done last, unless it was done in secret. */
function lastSeen({ steps, shown, battle, state }: Session, viewer: number | undefined): Offer | undefined {
  const last = steps[shown - 1]
  if (!last || (viewer !== undefined && last.side !== viewer && battle.presenter.isSecret(state))) return undefined
  return last.offer
}

/** Choices under their headings. */
function groupChoices(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const { group } = choice.offer
    const known = groups.get(group)
    if (known) known.push(choice)
    else groups.set(group, [choice])
  }
  const list = [...groups].map(([name, members]) => ({ name, choices: members }))
  return list.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What is decisive comes first, and what ends a decision last. */
function rankOf({ choices }: Group): number {
  const [first] = choices
  return RANKS[first!.offer.kind] ?? 1
}

const RANKS: Readonly<Partial<Record<Offer['kind'], number>>> = { attack: 0, turn: 2, other: 3 }

/** Whether there are so many places to choose from that one group is shown at a time. */
export function isCrowded(groups: readonly Group[]): boolean {
  const onMap = groups.flatMap(({ choices }) => choices).filter(({ offer }) => offer.kind === 'place')
  return onMap.length > MANY && groups.length > 1
}

/** What can be done by pointing at each place. */
export function choicesByPlace(groups: readonly Group[]): ReadonlyMap<number, readonly Choice[]> {
  const byPlace = new Map<number, Choice[]>()
  for (const choice of groups.flatMap(({ choices }) => choices)) {
    const { place } = choice.offer
    if (place === undefined) continue
    const known = byPlace.get(place)
    if (known) known.push(choice)
    else byPlace.set(place, [choice])
  }
  return byPlace
}
