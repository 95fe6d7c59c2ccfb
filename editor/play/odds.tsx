import type { Breakdown } from '../../src/engine/system.ts'
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
  const { base, modifiers, value, chances } = breakdown
  return (
    <aside className="odds" aria-label="Odds">
      <strong className="odds-title">{title}</strong>
      {modifiers.length > 0 && (
        <dl className="sum">
          <div>
            <dt>Base</dt>
            <dd>{base}</dd>
          </div>
          {modifiers.map(({ rule, what, add }, i) => (
            // biome-ignore lint: the list never changes its order.
            <div key={i}>
              <dt>
                {what} <small>{rule}</small>
              </dt>
              <dd>{add < 0 ? `− ${-add}` : `+ ${add}`}</dd>
            </div>
          ))}
          <div className="total">
            <dt>Together</dt>
            <dd>{value}</dd>
          </div>
        </dl>
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

function percent(chance: number): string {
  const hundredths = chance * 100
  return hundredths > 0 && hundredths < 1 ? '<1 %' : `${Math.round(hundredths)} %`
}
