import { Pencil, Play, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { count, formatDate } from '../../src/scenario/wording.ts'
import { useContextMenu } from '../widgets/context-menu.tsx'
import { IconButton } from '../widgets/icon-button.tsx'
import type { GalleryEntry } from './gallery.ts'
import type { Glance } from './glance.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  readonly entry: GalleryEntry
  readonly glance: Glance | undefined
  readonly rulebook: string
  /** Where it is, and since when: a line below the title. */
  readonly place: string
  /** Since when, to the minute. */
  readonly time?: string | undefined
  /** What its main button is called, and whether it can be played from here. */
  readonly action: 'Edit' | 'Continue'
  readonly onEdit: () => void
  readonly onPlay?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly removing?: string | undefined
  /** Told when the card comes into sight. */
  readonly onSeen: () => void
}

/** A battle with its picture: one click edits it, another plays it. */
export function BattleCard(props: Props) {
  const { entry, glance, rulebook, place, time, action, onEdit, onPlay, onRemove, removing, onSeen } = props
  const card = useRef<HTMLElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => {
    const observer = new IntersectionObserver(([{ isIntersecting } = { isIntersecting: false }]) => {
      if (isIntersecting) seen.current()
    }, NEAR)
    observer.observe(card.current!)
    return () => observer.disconnect()
  }, [])
  const { menu, ask } = useContextMenu()
  const isPlayable = glance !== undefined && glance.errors === 0 && !glance.isUnchecked
  return (
    <article
      ref={card}
      className="battle-card"
      aria-label={entry.title}
      onContextMenu={(event) =>
        ask(event, entry.title, [
          {
            entries: [
              { label: action, run: onEdit },
              ...(onPlay ? [{ label: 'Play', isOff: !isPlayable, run: onPlay }] : []),
              {
                label: 'Copy where it is',
                run: () => void navigator.clipboard?.writeText(place).catch(() => undefined),
              },
            ],
          },
          { entries: onRemove ? [{ label: removing ?? 'Remove', run: onRemove }] : [] },
        ])
      }
    >
      {menu}
      <button type="button" className="thumbnail" tabIndex={-1} aria-hidden="true" onClick={onEdit}>
        <Thumbnail glance={glance} />
      </button>
      <div className="told">
        <h3>{entry.title}</h3>
        <p className="book">{[glance?.date && formatDate(glance.date), rulebook].filter(Boolean).join(' · ')}</p>
        <p className="forces">{glance?.forces ?? (glance ? glance.problem : ' ')}</p>
        <p className="place" title={time}>
          {place}
        </p>
        <div className="actions">
          <button type="button" className="primary" aria-label={`${action} ${entry.title}`} onClick={onEdit}>
            <Pencil aria-hidden="true" /> {action}
          </button>
          {onPlay && (
            <button
              type="button"
              aria-label={`Play ${entry.title}`}
              disabled={!isPlayable}
              title={whyNot(glance)}
              onClick={onPlay}
            >
              <Play aria-hidden="true" /> Play
            </button>
          )}
          <State glance={glance} />
          {onRemove && (
            <IconButton label={removing ?? 'Remove'} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
    </article>
  )
}

/** Why a battle cannot be played. */
function whyNot(glance: Glance | undefined): string | undefined {
  if (glance?.isUnchecked) return 'It could not be checked and cannot be played.'
  return glance && glance.errors > 0 ? 'It has errors and cannot be played.' : undefined
}

/** Looked at a little before they come into sight. */
const NEAR = { rootMargin: '300px' }

/** Whether the checks found anything, in words: colour alone tells nobody. */
function State({ glance }: { readonly glance: Glance | undefined }) {
  if (!glance) return <span className="state" />
  const { errors, warnings, problem, isUnchecked } = glance
  if (isUnchecked) {
    return (
      <span className="state warn" title={problem}>
        Not checked
      </span>
    )
  }
  if (errors > 0) {
    return (
      <span className="state bad" title={problem}>
        {count(errors, 'error')}
      </span>
    )
  }
  return warnings > 0 ? (
    <span className="state warn" title={problem}>
      {count(warnings, 'warning')}
    </span>
  ) : (
    <span className="state good">Sound</span>
  )
}
