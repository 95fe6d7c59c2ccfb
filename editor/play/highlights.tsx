import { memo } from 'react'
import { DIRECTIONS } from '../../src/board/hex-grid.ts'
import type { Offer } from '../../src/engine/presenter.ts'
import { APOTHEM, type HexLayout } from '../../src/scene/hex-layout.ts'
import type { Choice } from './view.ts'

/** The hexes that can be pointed at, each in the manner of what is done there, and who does it. */
export const Offers = memo(function Offers({
  choices,
  layout,
  considered,
}: {
  readonly choices: ReadonlyMap<number, readonly Choice[]>
  readonly layout: HexLayout
  readonly considered: Choice | undefined
}) {
  const actors = new Set(
    [...choices.values()].flat().flatMap(({ offer }) => (offer.from === undefined ? [] : [offer.from])),
  )
  return (
    <g className="offers">
      {[...actors].map((hex) => (
        <path key={hex} className="actor" d={layout.outline(hex, 2.5)} />
      ))}
      {[...choices].map(([hex, here]) => {
        const { kind, note } = here[0]!.offer
        const isConsidered = considered?.offer.hex === hex
        const [x, y] = layout.centre(hex)
        return (
          <g key={hex} className={`offer ${kind}${isConsidered ? ' considered' : ''}`}>
            <path d={layout.outline(hex, kind === 'choose' ? 3 : 4)} />
            {kind === 'move' || kind === 'retreat' ? <circle cx={x} cy={y} r={7} /> : null}
            {kind === 'attack' && note !== undefined ? (
              <text x={x} y={y + APOTHEM - 3}>
                {note}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
})

/** Six arrows around a unit that may turn. */
export const TurnArrows = memo(function TurnArrows({
  choices,
  layout,
  onTurn,
  onConsider,
}: {
  readonly choices: readonly Choice[]
  readonly layout: HexLayout
  readonly onTurn: (choice: Choice) => void
  readonly onConsider: (choice: Choice | undefined) => void
}) {
  return (
    <g className="turns">
      {choices.map((choice) => {
        const { from, direction } = choice.offer
        if (from === undefined || direction === undefined) return null
        const [x, y] = layout.centre(from)
        return (
          // biome-ignore lint: the panel has the same as buttons, for keys.
          <g
            key={direction}
            className="turn"
            role="button"
            aria-label={`Face ${DIRECTIONS[direction]}`}
            transform={`translate(${x} ${y}) rotate(${direction * 60})`}
            onClick={(event) => {
              event.stopPropagation()
              onTurn(choice)
            }}
            onMouseEnter={() => onConsider(choice)}
          >
            <circle cx={0} cy={-APOTHEM} r={10} />
            <path d={`M0 ${-APOTHEM - 6}l5.5 9.5h-11Z`} />
          </g>
        )
      })}
    </g>
  )
})

/** An arrow for what was done last, or a ring where nobody went anywhere. */
export const LastAction = memo(function LastAction({
  offer,
  layout,
}: {
  readonly offer: Offer | undefined
  readonly layout: HexLayout
}) {
  if (!offer) return null
  const { from, hex, kind } = offer
  if (from === undefined || hex === undefined || from === hex) {
    const at = hex ?? from
    return at === undefined ? null : <path className={`last ${kind}`} d={layout.outline(at, 1)} />
  }
  const [[ax, ay], [bx, by]] = [layout.centre(from), layout.centre(hex)]
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  // The arrow ends at the rim of the counter, so that it is seen.
  const [ex, ey] = [bx - ux * 26, by - uy * 26]
  const [nx, ny] = [-uy, ux]
  const head = `M${bx - ux * 18} ${by - uy * 18}L${ex - ux * 6 + nx * 8} ${ey - uy * 6 + ny * 8}L${ex - ux * 6 - nx * 8} ${ey - uy * 6 - ny * 8}Z`
  return (
    <g className={`last ${kind}`}>
      <path className="trail" d={`M${ax} ${ay}L${ex} ${ey}`} />
      <path className="head" d={head} />
      <path d={layout.outline(hex, 1)} />
    </g>
  )
})
