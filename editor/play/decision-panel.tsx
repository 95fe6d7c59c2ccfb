import { type RefObject, useState } from 'react'
import type { Refusal } from '../../src/engine/system.ts'
import { Card } from './cards/card.tsx'
import { Duties, WithheldChoices } from './duties.tsx'
import type { OnPointOut } from './event-log.tsx'
import type { Group, PlayChoice, PlayView } from './play-view.ts'
import { TypedAction } from './typed-action.tsx'

type DecisionProps = {
  readonly view: PlayView
  /** Who decides, and by whom it is played. */
  readonly who: string
  readonly side: number | undefined
  /** The groups that the map shows too. */
  readonly groups: readonly Group[]
  readonly openGroup: string | undefined
  /** The keys that choose. */
  readonly keys: ReadonlyMap<PlayChoice, string>
  readonly onPointOut: OnPointOut
  readonly onOpen: (group: string) => void
  /** Somebody else is to be decided about, by his place among the subjects. */
  readonly onSubject: (subject: number) => void
  readonly considered: PlayChoice | undefined
  readonly onConsider: (choice: PlayChoice | undefined) => void
  readonly onChoose: (choice: PlayChoice) => void
  readonly onRefuse: (refusal: Refusal) => void
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** What is to be decided, and every legal action as a button. */
export function DecisionPanel(props: DecisionProps) {
  const { view, who, side, groups, openGroup, keys, onOpen, considered, onConsider, onChoose, onRefuse, heading } =
    props
  // Of groups that are shown one at a time, whatever needs no place stays in sight.
  const shown = groups.filter((group) => openGroup === undefined || openGroup === group.name || !isPlaced(group))
  const last = shown.at(-1)
  const isEnding = last !== undefined && shown.length > 1 && !isPlaced(last)
  const rest = isEnding ? shown.slice(0, -1) : shown
  // What the decision is made for stays in sight beside what ends it: to stay, and to be done.
  const mains = isEnding ? rest.flatMap(({ choices }) => choices.filter(({ offer }) => offer.isMain)) : []
  const ending = isEnding ? { ...last, choices: [...mains, ...last.choices] } : undefined
  const draw = (group: Group, isLast: boolean) => (
    <ChoiceGroup
      key={group.name}
      group={group}
      isLast={isLast}
      keys={keys}
      considered={considered}
      onConsider={onConsider}
      onChoose={onChoose}
    />
  )
  return (
    <section className="decision" aria-label="Decision">
      <p className={`who side-${side ?? 'none'}`}>{who}</p>
      <h2 ref={heading} tabIndex={-1}>
        {view.headline.title}
      </h2>
      <p className="detail">
        {view.headline.detail}
        {view.hasDrags && <span className="drag-hint"> Drag pieces to where they should go.</span>}
        {view.hasWays && <span className="by-keys"> Shift turns, Ctrl sets a corner.</span>}
      </p>
      <Subjects view={view} onSubject={props.onSubject} />
      <Duties view={view} onPointOut={props.onPointOut} />
      {openGroup !== undefined && <GroupTabs groups={groups} openGroup={openGroup} onOpen={onOpen} />}
      {rest
        .map((group) => ({ ...group, choices: group.choices.filter((choice) => !mains.includes(choice)) }))
        .filter(({ choices }) => choices.length > 0)
        .map((group) => draw(group, false))}
      {view.example !== undefined && (
        <TypedAction example={view.example} read={view.read} onChoose={onChoose} onRefuse={onRefuse} />
      )}
      <WithheldChoices view={view} onPointOut={props.onPointOut} />
      {ending && draw(ending, true)}
    </section>
  )
}

/** Everybody about whom can be decided: who is done with is marked, and can be told something else. */
function Subjects({ view: { subjects, subject }, onSubject }: Pick<DecisionProps, 'view' | 'onSubject'>) {
  if (subjects.length < 2) return null
  return (
    <div className="subjects" role="group" aria-label="Unit or formation to decide for">
      {subjects.map((one, i) => (
        <button
          // biome-ignore lint: two may have the same name, and their order never changes.
          key={i}
          type="button"
          className={one.decided === undefined ? undefined : 'decided'}
          aria-pressed={one === subject}
          onClick={() => onSubject(i)}
        >
          {one.decided === undefined ? one.name : `${one.name} ✓ ${one.decided}`}
        </button>
      ))}
    </div>
  )
}

const isPlaced = ({ choices }: Group) => choices.some(({ offer }) => offer.place !== undefined)

/** What is to be placed is chosen first, then where. */
function GroupTabs({
  groups,
  openGroup,
  onOpen,
}: {
  readonly groups: readonly Group[]
  readonly openGroup: string
  readonly onOpen: (group: string) => void
}) {
  return (
    <div className="group-tabs" role="group" aria-label="What to place">
      {groups.filter(isPlaced).map(({ name }) => (
        <button key={name} type="button" aria-pressed={name === openGroup} onClick={() => onOpen(name)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** More buttons than these wait behind another button. */
const FIRST = 24
/** A longer note does not stand beside a place. */
const LONGEST = 10
/** So many have a digit each. */
const MOST_KEYS = 9

function ChoiceGroup({
  group,
  isLast,
  keys,
  considered,
  onConsider,
  onChoose,
}: {
  readonly group: Group
  /** Whether it ends the decision: then it stays in sight. */
  readonly isLast: boolean
  readonly keys: ReadonlyMap<PlayChoice, string>
  readonly considered: PlayChoice | undefined
  readonly onConsider: (choice: PlayChoice | undefined) => void
  readonly onChoose: (choice: PlayChoice) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? group.choices : group.choices.slice(0, FIRST)
  const isBrief = group.choices.every(({ offer: { label, note = '' } }) => label.length <= 4 && note.length <= LONGEST)
  // Of few places each has its key; of many only those that have one anyway are chosen by it.
  const hasKeys = !isBrief || shown.length <= MOST_KEYS
  const isShort = isBrief && group.choices.every(({ offer }) => offer.note === undefined)
  const isOfCards = group.choices.every(({ offer }) => offer.card !== undefined)
  const isWide = group.choices.some(({ offer: { kind, note } }) => kind === 'other' || note !== undefined)
  return (
    <div className={isLast ? 'group plain last' : isPlaced(group) ? 'group' : 'group plain'}>
      <h3>{group.name}</h3>
      <div
        className={`choices${isOfCards ? ' cards' : isShort ? ' short' : isBrief ? ' brief' : isWide ? ' wide' : ''}`}
      >
        {shown.map((choice, i) => (
          <button
            // The same label may stand there twice, for two ways to do it.
            key={`${choice.offer.label} ${i}`}
            type="button"
            className={`choice ${choice.offer.kind}${choice.offer.isMain ? ' main' : ''}${considered === choice ? ' considered' : ''}`}
            aria-keyshortcuts={keys.get(choice)}
            onClick={() => onChoose(choice)}
            // Not on entering: a list that changes under a pointer at rest is not pointed at.
            onMouseMove={() => onConsider(choice)}
            onMouseLeave={() => onConsider(undefined)}
            onFocus={() => onConsider(choice)}
            onBlur={() => onConsider(undefined)}
          >
            {choice.offer.card ? (
              <>
                <Card card={choice.offer.card} />
                {keys.has(choice) && <kbd aria-hidden="true">{keys.get(choice)}</kbd>}
              </>
            ) : (
              <>
                <span>
                  {hasKeys && keys.has(choice) && <kbd aria-hidden="true">{keys.get(choice)}</kbd>}
                  {choice.offer.label}
                </span>
                {choice.offer.note !== undefined && <small>{choice.offer.note}</small>}
              </>
            )}
          </button>
        ))}
        {shown.length < group.choices.length && (
          <button type="button" className="more" onClick={() => setShowsAll(true)}>
            {group.choices.length - shown.length} more
          </button>
        )}
      </div>
    </div>
  )
}
