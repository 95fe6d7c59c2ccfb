import type { PiecePortrait, Portrait } from '../../src/engine/portrait.ts'
import type {
  Duty,
  Goal,
  Headline,
  Involved,
  Offer,
  Reconnaissance,
  Situation,
  Standing,
  Subject,
  Withheld,
} from '../../src/engine/presenter.ts'
import { type Breakdown, isRefusal, type Outcome, type Refusal } from '../../src/engine/system.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import type { GameSession } from './session.ts'
import { takeUpInstead, type WaysOn, waysFrom } from './take-up.ts'

/** A legal action, and how it is offered. */
export type PlayChoice = {
  readonly action: unknown
  readonly offer: Offer
  /** What is played before it: somebody who is dragged is taken up first. */
  readonly first?: PlayChoice
  /** Whether somebody else is let go before that. */
  readonly isInstead?: boolean
}

/** Choices that stand under one heading. */
export type Group = { readonly name: string; readonly choices: readonly PlayChoice[] }

/** A piece where it would stand, and the corners of the way that leads there. */
export type Ghost = { readonly piece: PiecePortrait; readonly way: readonly number[] }

/** What dragging can mean that is allowed; why the likeliest is not, where that is so; and the ghosts of that. */
export type Dragged = {
  readonly choices: readonly PlayChoice[]
  readonly refusal: Refusal | undefined
  readonly ghosts: readonly Ghost[]
}

/** Something that is decided and still to be carried out, and whoever moves by it. */
export type Planned = { readonly offer: Offer; readonly ghosts: readonly Ghost[] }

/** Everything that a screen shows of a session at one moment. */
export type PlayView = {
  readonly portrait: Portrait
  readonly situation: Situation
  readonly headline: Headline
  readonly decider: number | undefined
  /** How near each side is to each of its victory conditions. */
  readonly goals: readonly Goal[]
  /** Whoever still has to act, and what cannot be done for want of somebody. */
  readonly duties: readonly Duty[]
  readonly withheld: readonly Withheld[]
  /** Who takes part in what is decided now. */
  readonly involved: readonly Involved[]
  /** Whether a person decides, here and now. */
  readonly isOpen: boolean
  readonly groups: readonly Group[]
  /** Everybody about whom can be decided, where that goes by one at a time, and the one whose turn it is among them. */
  readonly subjects: readonly Subject<unknown>[]
  readonly subject: Subject<unknown> | undefined
  /** Another one who is pointed at by a place, by his place among them. */
  readonly otherAt: (place: number) => number | undefined
  readonly outcome: Outcome | undefined
  /** What was done last. */
  readonly last: Offer | undefined
  /** What the viewer has decided in the present decision, unseen by others. */
  readonly planned: readonly Planned[]
  readonly explain: (choice: PlayChoice) => Breakdown | undefined
  /** A result of an explanation in words. */
  readonly nameResult: (result: string) => string
  /** Whoever in a place could be taken up instead of him who is in hand. */
  readonly takeUpInstead: (place: number) => readonly PlayChoice[]
  /** Where whoever stands in a place can be dragged. */
  readonly waysFrom: (from: number) => readonly PlayChoice[]
  /** Why what a person most likely means by a place is not allowed, with its rule. */
  readonly refuse: (place: number) => Refusal | undefined
  /** Whether anything can be dragged, and from a place. */
  readonly hasDrags: boolean
  /** Whether a drag may turn a piece and lead it round corners: not on a grid. */
  readonly hasWays: boolean
  readonly canDrag: (from: number) => boolean
  /** What a person means by dragging; nothing where nothing can be dragged. */
  readonly drag: (way: readonly number[], facing?: number) => Dragged | undefined
  /** Whoever a choice moves, as he would then stand. */
  readonly foresee: (choice: PlayChoice) => readonly Ghost[]
  /** A choice as it is said, where not everything that can be done is listed. */
  readonly example: string | undefined
  /** What a person says, or why that is nothing. */
  readonly read: (text: string) => PlayChoice | Refusal
  /** Where choices about whoever stands in a place are. */
  readonly spotOf: (place: number) => number
  /** Whether somebody is seen in a place. */
  readonly isManned: (place: number) => boolean
  /** What can be seen, hit and reached from a place; nothing while something must not be seen. */
  readonly scout: (place: number) => Reconnaissance | undefined
}

/** More choices than these on the map are shown one group at a time. */
const MANY = 40

/** What there is to see now, and whoever of several is decided about: the first of them who is open, unless one is chosen. */
export function makePlayView(session: GameSession, chosen?: number): PlayView {
  const { battle, viewer, boardViewer, decider, isLive, viewedStep } = session
  const { game, presenter, portray } = battle
  const state = session.stateAt(viewedStep)
  const side = isLive ? decider : game.deciders(state)[0]
  const isOpen = isLive && decider !== undefined && session.isHuman(decider) && !session.isCovered
  const subjects = (isOpen && presenter.subjects?.(state, decider)) || []
  const subject = subjects[chosen ?? -1]
  const now = subject ?? subjects.find(({ decided }) => decided === undefined)
  const choiceOf = (action: unknown): PlayChoice => ({ action, offer: presenter.offer(state, action) })
  const choices = isOpen ? (now?.list() ?? game.actions(state, decider)).map(choiceOf) : []
  const portrait = portray(state, boardViewer)
  const isManned = (place: number) => portrait.pieces.some((piece) => piece.place === place)
  const spotOf = (place: number) => presenter.spotOf?.(state, place) ?? place
  const ghostsOf = (action: unknown) => stand(portrait, presenter.foresee?.(state, action) ?? [])
  const planOf = ({ action, offer }: PlayChoice): Planned => ({ offer, ghosts: ghostsOf(action) })
  const dragged = (way: readonly number[], facing?: number) =>
    (isOpen && presenter.drag?.(state, decider, way, facing)) || []
  const ways = new Map<number, WaysOn>()
  const waysOn = (from: number): WaysOn => {
    const known = ways.get(from) ?? (isOpen && !presenter.drag ? waysFrom(session, choices, from) : NO_WAYS)
    ways.set(from, known)
    return known
  }
  const canDrag = (from: number) => dragged([from]).length > 0 || waysOn(from).choices.length > 0
  const hasDrags = portrait.pieces.some(({ place }) => canDrag(place))
  return {
    portrait,
    situation: presenter.situation(state, viewer),
    headline: subject?.headline ?? presenter.headline(state, side ?? 0),
    decider: side,
    goals: presenter.goals?.(state) ?? [],
    duties: (isOpen && presenter.duties?.(state, decider)) || [],
    withheld: (isOpen && presenter.withheld?.(state, decider)) || [],
    involved: presenter.involved?.(state) ?? [],
    isOpen,
    groups: groupChoices(choices),
    subjects,
    subject: now,
    otherAt(place) {
      const at = (spot: number) => subjects.findIndex((one) => one !== now && one.place === spot)
      const found = isManned(place) ? [at(place), at(spotOf(place))].find((one) => one >= 0) : undefined
      return now?.place === spotOf(place) ? undefined : found
    },
    outcome: game.outcome(state),
    last: lastSeen(session, viewer),
    planned: isOpen && presenter.isSecret(state) ? plannedBy(session, decider).map(planOf) : [],
    // Of somebody who is not taken up yet nothing can be foretold.
    explain: ({ action, first, isInstead }) => (first || isInstead ? undefined : game.explain(state, action)),
    nameResult: (result) => presenter.nameResult?.(result) ?? result,
    refuse(place) {
      const action = isOpen
        ? subject
          ? subject.inferAction(place)
          : presenter.inferAction(state, decider, place)
        : undefined
      return action === undefined ? undefined : game.refusal(state, action)
    },
    hasDrags,
    hasWays: hasDrags && !layoutOf(portrait.board).isGrid,
    canDrag,
    takeUpInstead: (place) => (isOpen ? takeUpInstead(session, place) : []),
    waysFrom: (from) => waysOn(from).choices,
    drag(way, facing) {
      if (!presenter.drag) return dragOn(portrait, waysOn(way[0]!), way)
      const actions = dragged(way, facing)
      const [likeliest] = actions
      if (likeliest === undefined) return undefined
      const legal = actions.filter((action) => game.refusal(state, action) === undefined)
      return {
        choices: legal.map(choiceOf),
        refusal: game.refusal(state, likeliest),
        ghosts: ghostsOf(likeliest),
      }
    },
    foresee: ({ action }) => ghostsOf(action),
    example:
      choices.length > 0 && !layoutOf(portrait.board).isGrid ? game.format(state, choices[0]!.action) : undefined,
    read(text) {
      const action = game.parse(state, text, decider)
      const refusal = isRefusal(action) ? action : game.refusal(state, action)
      return refusal ?? choiceOf(action)
    },
    spotOf,
    isManned,
    scout: (place) => presenter.scout?.(state, place, boardViewer),
  }
}

const NO_WAYS: WaysOn = { choices: [], refuse: () => undefined }

/** What is meant by dragging somebody from place to place. */
function dragOn({ pieces }: Portrait, { choices, refuse }: WaysOn, way: readonly number[]): Dragged | undefined {
  if (choices.length === 0) return undefined
  const [from, to] = [way[0]!, way.at(-1)!]
  const here = choices.filter(({ offer }) => offer.place === to)
  const going = pieces.filter(({ place, number }) => place === from && here.some(({ offer }) => offer.piece === number))
  return {
    choices: here,
    refusal: here.length > 0 || to === from ? undefined : refuse(to),
    ghosts: going.map((piece) => ({ piece: { ...piece, place: to }, way: [from, to] })),
  }
}

/** Pieces where they would stand. */
function stand({ pieces }: Portrait, standings: readonly Standing[]): Ghost[] {
  return standings.flatMap(({ piece, way = [], ...where }) => {
    const own = pieces.find(({ number }) => number === piece)
    return own ? [{ piece: { ...own, ...where }, way }] : []
  })
}

/** What was done last, unless it was done in secret. */
function lastSeen({ steps, viewedStep, battle, state }: GameSession, viewer: number | undefined): Offer | undefined {
  const last = steps[viewedStep - 1]
  if (!last || (viewer !== undefined && last.side !== viewer && battle.presenter.isSecret(state))) return undefined
  return last.offer
}

/** What a side has decided in the present decision: of several things about the same, the last counts. */
function plannedBy({ steps, battle, state }: GameSession, side: number): PlayChoice[] {
  const { time } = battle.presenter.situation(state)
  const begun = steps.findLastIndex((step) => step.time !== time) + 1
  const latest = new Map<string, PlayChoice>()
  for (const step of steps.slice(begun)) {
    const { from, piece } = step.offer
    if (step.side === side && from !== undefined) latest.set(`${piece} ${from}`, step)
  }
  return [...latest.values()]
}

/** Choices under their headings. */
function groupChoices(choices: readonly PlayChoice[]): Group[] {
  const groups = new Map<string, PlayChoice[]>()
  for (const choice of choices) {
    const { group } = choice.offer
    const known = groups.get(group)
    if (known) known.push(choice)
    else groups.set(group, [choice])
  }
  const byRank = (a: PlayChoice, b: PlayChoice) => (a.offer.rank ?? 0) - (b.offer.rank ?? 0)
  const list = [...groups].map(([name, members]) => ({ name, choices: members.toSorted(byRank) }))
  return list.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What is decisive comes first, and what ends a decision last. */
function rankOf({ choices }: Group): number {
  const [first] = choices
  return RANKS[first!.offer.kind] ?? 1
}

const RANKS: Readonly<Partial<Record<Offer['kind'], number>>> = { attack: 0, turn: 2, other: 3 }

/** The group that is shown alone, of those where one is at a time: the one that was chosen last, or the first. */
export function findOpenGroup(
  view: Pick<PlayView, 'groups' | 'headline'>,
  chosen: string | undefined,
): string | undefined {
  if (!isCrowded(view)) return undefined
  return (view.groups.find(({ name }) => isSameGroup(name, chosen)) ?? view.groups[0])?.name
}

/** Whether one group is shown at a time: it is decided by whom first, or there are many places to choose from. */
function isCrowded({ groups, headline }: Pick<PlayView, 'groups' | 'headline'>): boolean {
  if (headline.isByGroup) return groups.length > 1
  const onMap = groups.flatMap(({ choices }) => choices).filter(({ offer }) => offer.kind === 'place')
  return onMap.length > MANY && groups.length > 1
}

/** A group whose name tells more in brackets, such as how many are left, is still the same when that has changed. */
function isSameGroup(name: string, chosen: string | undefined): boolean {
  const plain = (text: string) => text.replace(/ \(.*\)$/, '')
  return chosen !== undefined && plain(name) === plain(chosen)
}

/** The group that is about whoever does something in a place, or from it. */
export function groupAt(groups: readonly Group[], place: number): string | undefined {
  return groups.find(({ choices }) => choices.some(({ offer }) => (offer.from ?? offer.place) === place))?.name
}

/** What can be done by pointing at each place. */
export function choicesByPlace(groups: readonly Group[]): ReadonlyMap<number, readonly PlayChoice[]> {
  const byPlace = new Map<number, PlayChoice[]>()
  for (const choice of groups.flatMap(({ choices }) => choices)) {
    const { place } = choice.offer
    if (place === undefined) continue
    const known = byPlace.get(place)
    if (known) known.push(choice)
    else byPlace.set(place, [choice])
  }
  return byPlace
}
