import { diffWordsWithSpace } from 'diff'

type Props = { readonly before: string; readonly after: string }

/** Lines as they were and as they are: what has gone, what has come, and in a line that was changed the words that differ. */
export function DiffLines({ before, after }: Props) {
  // Words are compared in a few lines only: in many, nobody would look for them.
  const words = before.length + after.length < LONG ? diffWordsWithSpace(before, after) : undefined
  return (
    <div className="diff">
      {before !== '' && (
        <pre className="gone">
          <span className="unseen">Before: </span>
          {words
            ? words.filter(({ added }) => !added).map(({ value, removed }, i) => marked(value, removed, i))
            : before}
        </pre>
      )}
      {after === '' ? (
        <p className="diff-nothing">(nothing)</p>
      ) : (
        <pre className="come">
          <span className="unseen">After: </span>
          {words
            ? words.filter(({ removed }) => !removed).map(({ value, added }, i) => marked(value, added, i))
            : after}
        </pre>
      )}
    </div>
  )
}

const LONG = 4000

/** A piece of a line, with a mark where only one of both has it. */
const marked = (value: string, isOwn: boolean, place: number) => (isOwn ? <mark key={place}>{value}</mark> : value)
