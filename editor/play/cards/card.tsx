import { useMemo } from 'react'
import type { CardFace } from '../../../src/engine/presenter.ts'
import { ART_HEIGHT, ART_WIDTH, drawCardArt } from '../../../src/scene/card-art.ts'
import { THEMES } from '../../../src/scene/theme.ts'
import { Shapes } from '../../widgets/shapes.tsx'

/** A card face up: its picture in the colour of its side, its name, and what it orders. Cards are paper in any light. */
export function Card({ card: { art, name, text, side } }: { readonly card: CardFace }) {
  const shapes = useMemo(() => {
    const { ink, paper } = THEMES.light
    return drawCardArt(art, { ink, paper, fill: `var(--side-${side % 2})` })
  }, [art, side])
  return (
    <span className={`card-face side-${side}`}>
      <svg viewBox={`${-ART_WIDTH / 2} ${-ART_HEIGHT / 2} ${ART_WIDTH} ${ART_HEIGHT}`} aria-hidden="true">
        <Shapes shapes={shapes} />
      </svg>
      <strong>{name}</strong>
      <small>{text}</small>
    </span>
  )
}
