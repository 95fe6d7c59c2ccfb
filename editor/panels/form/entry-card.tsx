import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import { valueAt } from '../../../src/scenario/value-at.ts'
import { capitalise } from '../../../src/scenario/wording.ts'
import { useDocument, useWorkbench } from '../../state/workbench.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { labelOf } from './labels.ts'
import { PointedPart, PointingPart, Sentence, useSentence } from './sentence.tsx'
import { entryName, stepWords } from './step-words.ts'

type Props = {
  readonly path: Path
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Moves it by so many places in its list, where it has an order. */
  readonly move?: { readonly up?: () => void; readonly down?: () => void } | undefined
  /** What goes when it is removed: itself, or what it is the last of. Nothing where the scenario cannot do without it. */
  readonly removal: Path | undefined
  /** A picture of it. */
  readonly sample?: ReactNode
  /** What stands at its head, where a sentence about it is not enough. */
  readonly title?: ReactNode
  /** The side that it is about, where it does not say so itself. */
  readonly ofSide?: string | undefined
  /** Its form, while it is open. */
  readonly bodyRef?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** An entry of a list or mapping: what it says, and below it the form that changes it while it is open. */
export function EntryCard({ path, isOpen, onToggle, move, removal, sample, title, ofSide, bodyRef, children }: Props) {
  const { document } = useWorkbench()
  const id = useId()
  const data = useDocument((state) => state.data)
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const sentence = useSentence(path)
  const [pointed, setPointed] = useState<Path>()
  const name = entryName(document.state, path)
  const entry = valueAt(data, path)
  const side = ofSide ?? (path[0] === 'sides' ? path[1] : isMapping(entry) ? entry['side'] : undefined)
  const place = sides.findIndex((one) => one.id === side)
  const remove = (gone: Path) =>
    document.change(stepWords(document.state, 'Remove', path), [{ kind: 'remove', path: gone }])
  return (
    <PointedPart value={pointed}>
      <section className="entry card" data-side={place < 0 ? undefined : place} aria-label={name}>
        <div className="entry-head">
          <button type="button" className="disclosure" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            <ChevronRight aria-hidden="true" />
            {sample}
            <span>{title ?? <EntryWords path={path} sentence={sentence} name={name} entry={entry} />}</span>
          </button>
        </div>
        {isOpen && (
          <PointingPart value={setPointed}>
            <div id={id} className="entry-body" ref={bodyRef}>
              {children}
              <div className="entry-foot">
                {move && (
                  <>
                    <IconButton label={`Move ${name} up`} isOff={!move.up} onClick={() => move.up?.()}>
                      <ArrowUp aria-hidden="true" />
                    </IconButton>
                    <IconButton label={`Move ${name} down`} isOff={!move.down} onClick={() => move.down?.()}>
                      <ArrowDown aria-hidden="true" />
                    </IconButton>
                  </>
                )}
                {removal && (
                  <button
                    type="button"
                    className="remove"
                    aria-label={`Remove ${name}`}
                    onClick={() => remove(removal)}
                  >
                    <Trash2 aria-hidden="true" /> Remove
                  </button>
                )}
              </div>
            </div>
          </PointingPart>
        )}
      </section>
    </PointedPart>
  )
}

type WordsProps = {
  readonly path: Path
  readonly sentence: string | undefined
  readonly name: string
  readonly entry: unknown
}

/** What an entry says: its sentence, or what it is called with the few words in it. */
function EntryWords({ path, sentence, name, entry }: WordsProps) {
  if (sentence !== undefined) return <Sentence path={path} words={sentence} />
  const own = isMapping(entry) ? (entry['name'] ?? entry['title']) : undefined
  return (
    <span className="entry-title">
      <strong>{capitalise(typeof own === 'string' && own !== '' ? own : name)}</strong>
      <small>{shortWords(entry)}</small>
    </span>
  )
}

/** The words that an entry holds besides its name, in a line: `Reconstruction · rulebook 13.2`. */
export function shortWords(entry: unknown): string {
  const words = Object.entries(entry ?? {}).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'string' && !NAMES.has(key) ? [word] : [],
  )
  return words.map((word) => (/^[a-z][a-z-]*$/.test(word) ? labelOf(word) : word)).join(' · ')
}

const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'note'])
