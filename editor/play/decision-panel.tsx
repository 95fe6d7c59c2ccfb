import { type RefObject, useState } from 'react'
import type { Refusal } from '../../src/engine/system.ts'
import type { Group, PlayChoice, PlayView } from './play-view.ts'
import { TypedAction } from './typed-action.tsx'
import { endingChoice, numberedChoices } from './use-keys.ts'

type DecisionProps = {
  readonly view: PlayView
  /** Who decides, and by whom it is played. */
  readonly who: string
  readonly side: number | undefined
  /** The groups that the map shows too. */
  readonly groups: readonly Group[]
  readonly openGroup: string | undefined
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
  const { view, who, side, groups, openGroup, onOpen, considered, onConsider, onChoose, onRefuse, heading } = props
  const keys = keysOf(openGroup === undefined ? groups : groups.filter(({ name }) => name === openGroup))
  // Of groups that are shown one at a time, whatever needs no place stays in sight.
  const shown = groups.filter((group) => openGroup === undefined || openGroup === group.name || !isPlaced(group))
  const last = shown.at(-1)
  const ending = last && shown.length > 1 && !isPlaced(last) ? last : undefined
  const draw = (group: Group) => (
    <ChoiceGroup
      key={group.name}
      group={group}
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
        {view.hasDrags && ' Drag pieces to where they should go.'}
        {view.hasWays && <span className="by-keys"> Shift turns, Ctrl sets a corner.</span>}
      </p>
      <Subjects view={view} onSubject={props.onSubject} />
      {openGroup !== undefined && <GroupTabs groups={groups} openGroup={openGroup} onOpen={onOpen} />}
      {ending ? shown.slice(0, -1).map(draw) : shown.map(draw)}
      {view.example !== undefined && (
        <TypedAction example={view.example} read={view.read} onChoose={onChoose} onRefuse={onRefuse} />
      )}
      {ending && draw(ending)}
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

/** The keys that choose. */
function keysOf(groups: readonly Group[]): ReadonlyMap<PlayChoice, string> {
  const keys = new Map(numberedChoices(groups).map((choice, i) => [choice, String(i + 1)]))
  const ending = endingChoice(groups)
  if (ending) keys.set(ending, 'E')
  return keys
}

/** More buttons than these wait behind another button. */
const FIRST = 24

function ChoiceGroup({
  group,
  keys,
  considered,
  onConsider,
  onChoose,
}: {
  readonly group: Group
  readonly keys: ReadonlyMap<PlayChoice, string>
  readonly considered: PlayChoice | undefined
  readonly onConsider: (choice: PlayChoice | undefined) => void
  readonly onChoose: (choice: PlayChoice) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? group.choices : group.choices.slice(0, FIRST)
  const isBrief = group.choices.every(({ offer }) => offer.label.length <= 4)
  const isShort = isBrief && group.choices.every(({ offer }) => offer.note === undefined)
  const isWide = group.choices.some(({ offer: { kind, note } }) => kind === 'other' || note !== undefined)
  return (
    <div className={isPlaced(group) ? 'group' : 'group plain'}>
      <h3>{group.name}</h3>
      <div className={`choices${isShort ? ' short' : isBrief ? ' brief' : isWide ? ' wide' : ''}`}>
        {shown.map((choice, i) => (
          <button
            // The same label may stand there twice, for two ways to do it.
            key={`${choice.offer.label} ${i}`}
            type="button"
            className={`choice ${choice.offer.kind}${considered === choice ? ' considered' : ''}`}
            aria-keyshortcuts={keys.get(choice)}
            onClick={() => onChoose(choice)}
            onMouseEnter={() => onConsider(choice)}
            onMouseLeave={() => onConsider(undefined)}
            onFocus={() => onConsider(choice)}
            onBlur={() => onConsider(undefined)}
          >
            <span>
              {!isBrief && keys.has(choice) && <kbd aria-hidden="true">{keys.get(choice)}</kbd>}
              {choice.offer.label}
            </span>
            {choice.offer.note !== undefined && <small>{choice.offer.note}</small>}
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
