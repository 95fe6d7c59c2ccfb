/** The papers, in millimetres, upright. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type PaperName = keyof typeof PAPERS

/** Millimetres as points, the unit of a PDF. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4

/** An inch in points. */
export const INCH = 72

/** `12.7 mm`. */
export const inMm = (points: number) => `${Math.round((points / mm(1)) * 10) / 10} mm`

/** White on every side: no printer reaches further, and cutting marks have room in it. */
const MARGIN = mm(12)
/** What the footer takes of the height besides. */
const FOOTER = mm(7)

/** The same around a sheet of the map, which uses the whole paper: printers reach so far, and its label stands below. */
const [MAP_MARGIN, MAP_FOOT] = [mm(6), mm(11)]

/** A page and the part of it that things are laid out in, in points. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const frameOf = (paper: PaperName, isLandscape: boolean) => framed(paper, isLandscape, MARGIN, MARGIN + FOOTER)

/** The part of a page that a sheet of the map has. */
export const mapFrameOf = (paper: PaperName, isLandscape: boolean) => framed(paper, isLandscape, MAP_MARGIN, MAP_FOOT)

function framed(paper: PaperName, isLandscape: boolean, margin: number, foot: number): Frame {
  const [short, long] = PAPERS[paper]
  const [width, height] = isLandscape ? [mm(long), mm(short)] : [mm(short), mm(long)]
  return { width, height, left: margin, top: margin, right: width - margin, bottom: height - foot }
}
