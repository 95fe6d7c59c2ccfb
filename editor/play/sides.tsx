import type { Situation } from '../../src/engine/presenter.ts'

/** How both sides stand, beside each other. */
export function Sides({
  names,
  situation,
  decider,
}: {
  readonly names: readonly string[]
  readonly situation: Situation
  readonly decider: number | undefined
}) {
  const longestFirst = situation.sides.toSorted((a, b) => b.length - a.length)
  const labels = [...new Set(longestFirst.flatMap((facts) => facts.map(({ label }) => label)))]
  const valueOf = (side: number, label: string) => situation.sides[side]?.find((fact) => fact.label === label)?.value
  // Two sides may have one name: only their places tell them apart.
  return (
    <table className="sides">
      <thead>
        <tr>
          <td />
          {names.map((name, side) => (
            <th key={side} scope="col" className={`side-${side}${decider === side ? ' deciding' : ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {names.map((_, side) => (
              <td key={side}>{valueOf(side, label) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
