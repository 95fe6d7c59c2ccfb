import { createElement, type ReactNode } from 'react'
import type { Drawing } from '../../src/balance/charts/drawing.ts'

/** The width of charts that fill the panel, in its pixels. */
export const CHART_WIDTH = 430

/** A chart on the page. Its texts are texts: React writes them. */
export function Figure({ of: drawing }: { readonly of: Drawing }): ReactNode {
  return build(drawing)
}

function build({ tag, attributes, children }: Drawing): ReactNode {
  const { class: className, ...rest } = attributes
  const inside = children.map((child) => (typeof child === 'string' ? child : build(child)))
  return createElement(tag, { ...rest, ...(className !== undefined && { className }) }, ...inside)
}
