import type { CSSProperties, ReactNode } from 'react'
import { PIECE_SYMBOLS, type PieceSymbol } from '../../../src/engine/portrait.ts'
import type { DieKind } from '../../../src/engine/presenter.ts'
import { drawSymbol } from '../../../src/scene/symbols.ts'
import { Shapes } from '../../widgets/shapes.tsx'
import type { Beat } from './beats.ts'

/** Dice that roll and lie as they fell. What they show is told in words beside them. */
export function Dice({ beat, rolls }: { readonly beat: Beat; readonly rolls: number }) {
  const { dice, diceKinds } = beat
  return (
    <div className="thrown" aria-hidden="true" style={{ '--rolls': `${rolls}ms` } as CSSProperties}>
      {dice.map((face, i) => (
        // biome-ignore lint: dice lie as they fell.
        <span key={i} className="throw" style={{ '--throw': i } as CSSProperties}>
          {/^[1-6]$/.test(face) && (diceKinds[i] ?? 'd6') === 'd6' ? (
            <Cube face={Number(face)} />
          ) : (
            <Tile face={face} kind={diceKinds[i] ?? (/^\d+$/.test(face) ? 'd10' : 'd6')} />
          )}
        </span>
      ))}
    </div>
  )
}

/** A die with six sides: opposite ones come to seven. */
function Cube({ face }: { readonly face: number }) {
  const [top, side] = [1, 2, 3].filter((one) => one !== face && one !== 7 - face) as [number, number]
  const sides = [face, 7 - face, side, 7 - side, top, 7 - top]
  return (
    <span className="cube">
      {sides.map((number, i) => (
        <svg key={number} className={`face face-${i}`} viewBox="0 0 30 30">
          {PIPS[number]!.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={15 + x * 8} cy={15 + y * 8} r={number === 1 ? 3.6 : 2.9} />
          ))}
        </svg>
      ))}
    </span>
  )
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Any other die as it is seen from above: with ten sides, the sum of two, or one with a symbol. */
function Tile({ face, kind }: { readonly face: string; readonly kind: DieKind }) {
  return (
    <svg className={`tile ${kind}`} viewBox="0 0 40 40">
      {kind === 'd10' ? (
        <path className="body" d="M20 2 37 15 37 25 20 38 3 25 3 15Z M3 25 20 29 37 25M20 38V29" />
      ) : kind === '2d6' ? (
        <path className="body" d="M3 12h20v24h-20ZM17 4h20v24h-20Z" />
      ) : (
        <path className="body" d="M8 3h24q5 0 5 5v24q0 5-5 5H8q-5 0-5-5V8q0-5 5-5Z" />
      )}
      {kind === 'd6' ? (
        <Symbol face={face} />
      ) : (
        <text x={20} y={kind === 'd10' ? 23 : 25}>
          {face}
        </text>
      )}
    </svg>
  )
}

/** The face of a die with words on it: an arm by its symbol on the map, a flag, a star; any other by its first letters. */
function Symbol({ face }: { readonly face: string }): ReactNode {
  if (face === 'flag') return <path className="sign" d="M13 33V7h15l-4 5l4 5H13" />
  if (face === 'general')
    return (
      <path className="sign full" d="M20 8l3.5 8.2 8.9.7-6.8 5.8 2.1 8.7L20 26.7l-7.7 4.7 2.1-8.7-6.8-5.8 8.9-.7Z" />
    )
  if ((PIECE_SYMBOLS as readonly string[]).includes(face))
    return <Shapes shapes={drawSymbol(face as PieceSymbol, [20, 20], 1, INK)} />
  return (
    <text x={20} y={25}>
      {face.slice(0, 2)}
    </text>
  )
}

const INK = { fill: '#fff', ink: '#2b2117', edge: '#2b2117' }
