import { type Breakdown, type Modifier, partModifiers } from '../../src/engine/system.ts'
import type { Choice } from './view.ts'

/** The numbers behind the choice that is being considered, where there is something to chance; beside the map's middle. */
export function OddsCard({
  choice,
  explain,
  isRight,
}: {
  readonly choice: Choice | undefined
  readonly explain: (choice: Choice) => Breakdown | undefined
  /** On the right, because what it is about is on the left. */
  readonly isRight: boolean
}) {
  const breakdown = choice && explain(choice)
  if (!breakdown || breakdown.chances.length < 2) return null
  return (
    <div className={isRight ? 'odds-card right' : 'odds-card'}>
      <Odds title={`${choice.offer.group} ${choice.offer.label}`} breakdown={breakdown} />
    </div>
  )
}

/** Every modifier with its rule, and how likely each result is. */
export function Odds({ title, breakdown }: { readonly title: string; readonly breakdown: Breakdown }) {
  const { said, chances, modifiers } = breakdown
  const { value, die } = partModifiers(breakdown)
  const { base: from, value: to } = said ?? breakdown
  return (
    <aside className="odds" aria-label="Odds">
      <strong className="odds-title">{title}</strong>
      {(said || modifiers.length > 0) && (
        <p className="sum">
          <span>{from}</span>
          <Modifiers list={value} />
          {value.length > 0 && <strong> = {to}</strong>}
        </p>
      )}
      {die.length > 0 && (
        <p className="sum">
          <span>Die</span>
          <Modifiers list={die} />
        </p>
      )}
      <ul>
        {chances.map(({ result, chance }) => (
          <li key={result}>
            <span>{result}</span>
            <meter min={0} max={1} value={chance} />
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Modifiers({ list }: { readonly list: readonly Modifier[] }) {
  return list.map(({ rule, what, add }, i) => (
    // biome-ignore lint: the list never changes its order.
    <span key={i}>
      {' '}
      {add < 0 ? `− ${-add}` : `+ ${add}`}{' '}
      <small>
        {what} ({rule})
      </small>
    </span>
  ))
}

function percent(chance: number): string {
  const hundredths = chance * 100
  return hundredths > 0 && hundredths < 1 ? '<1 %' : `${Math.round(hundredths)} %`
}
