import { memo, type ReactNode } from 'react'
import { type Paint, type Shape, SLANT, type TextShape } from '../../src/scene/shapes.ts'

/** Shapes as SVG elements. Drawn again only when the list is another one. */
export const Shapes = memo(function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return <g className="shapes">{shapes.map(drawShape)}</g>
})

function drawShape(shape: Shape, key: number): ReactNode {
  switch (shape.kind) {
    case 'path':
      return <path key={key} d={shape.d} {...paint(shape)} />
    case 'circle':
      return <circle key={key} cx={shape.x} cy={shape.y} r={shape.r} {...paint(shape)} />
    case 'text':
      return drawText(shape, key)
    case 'group': {
      const { x, y, turn, scale, shapes } = shape
      const moves = [
        `translate(${x} ${y})`,
        ...(turn ? [`rotate(${turn})`] : []),
        ...(scale ? [`scale(${scale})`] : []),
      ]
      return (
        <g key={key} transform={moves.join(' ')}>
          {shapes.map(drawShape)}
        </g>
      )
    }
  }
}

function paint({ fill = 'none', stroke, width, dash, opacity }: Paint) {
  return { fill, stroke, strokeWidth: width, strokeDasharray: dash?.join(' '), opacity }
}

function drawText({ x, y, text, size, fill, anchor, bold, slant, halo }: TextShape, key: number): ReactNode {
  return (
    <text
      key={key}
      {...(slant ? { transform: `translate(${x} ${y}) skewX(${-SLANT})` } : { x, y })}
      fontSize={size}
      fill={fill}
      textAnchor={anchor}
      fontWeight={bold ? 'bold' : undefined}
      {...(halo && { stroke: halo, strokeWidth: 3, paintOrder: 'stroke' })}
    >
      {text}
    </text>
  )
}
