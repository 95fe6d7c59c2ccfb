import { type Breakdown, type Modifier, partModifiers } from '../../src/engine/system.ts'
import { capitalise } from '../../src/scenario/wording.ts'

/** Every modifier with its rule, and how likely each result is. */
export function Odds({
  title,
  breakdown,
  nameResult,
}: {
  readonly title: string
  readonly breakdown: Breakdown
  /** A result in words. */
  readonly nameResult: (result: string) => string
}) {
  const { about, said, chances, modifiers, throws } = breakdown
  const { value, die } = partModifiers(breakdown)
  const { base: from, value: to } = said ?? breakdown
  return (
    <aside className="odds" aria-label="Odds">
      <strong className="odds-title">{title}</strong>
      {about !== undefined && <p className="odds-about">{about}</p>}
      {(said || modifiers.length > 0) && (
        <dl className="sum">
          {from !== 0 && (
            <div>
              <dt>{said ? 'Odds' : 'Base'}</dt>
              <dd>{from}</dd>
            </div>
          )}
          <Modifiers list={value} />
          {value.length > 0 && (
            <div className="total">
              <dt>Together</dt>
              <dd>{to}</dd>
            </div>
          )}
          <Modifiers list={die} of="die: " />
        </dl>
      )}
      <ul className={throws === undefined ? undefined : 'exact'}>
        {chances.map(({ result, chance }) => (
          <li key={result}>
            <span>{capitalise(nameResult(result))}</span>
            <meter min={0} max={1} value={chance} />
            <b>{percent(chance)}</b>
            {throws !== undefined && <small>{`${Math.round(chance * throws)}/${throws}`}</small>}
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Modifiers({ list, of = '' }: { readonly list: readonly Modifier[]; readonly of?: string }) {
  return list.map(({ rule, what, add }, i) => (
    // biome-ignore lint: the list never changes its order.
    <div key={i}>
      <dt>
        {of}
        {what} <small>{rule}</small>
      </dt>
      <dd>{add < 0 ? `− ${-add}` : `+ ${add}`}</dd>
    </div>
  ))
}

function percent(chance: number): string {
  const hundredths = chance * 100
  return hundredths > 0 && hundredths < 1 ? '<1 %' : `${Math.round(hundredths)} %`
}
