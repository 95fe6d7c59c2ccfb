/** The papers, in millimetres, upright. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type PaperName = keyof typeof PAPERS

/** Millimetres as points, the unit of a PDF. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4

/** White on every side: no printer reaches further, and cutting marks have room in it. */
const MARGIN = mm(12)
/** What the footer takes of the height besides. */
const FOOTER = mm(7)

/** A page and the part of it that things are laid out in, in points. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function frameOf(paper: PaperName, isLandscape: boolean): Frame {
  const [short, long] = PAPERS[paper]
  const [width, height] = isLandscape ? [mm(long), mm(short)] : [mm(short), mm(long)]
  return {
    width,
    height,
    left: MARGIN,
    top: MARGIN,
    right: width - MARGIN,
    bottom: height - MARGIN - FOOTER,
  }
}
