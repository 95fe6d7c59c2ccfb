import { PARTS, STATUS } from '../../../src/scenario/convert/provenance.ts'
import type { Provenance, Scenario } from '../../../src/scenario/types.gen.ts'
import { formatDate } from '../../../src/scenario/wording.ts'
import { BODY, Flow } from './flow.ts'
import { drawMap, type PrintedMap, scaleToFit } from './map.ts'
import type { Page } from './page.ts'
import { type Frame, frameOf, mm, type PaperName } from './paper.ts'
import { layOutSmaller } from './shrunk.ts'
import { FAINT, type Measure, oneLine, paragraphs, wrap } from './text.ts'

/** What a cover tells: any part of it may be missing in a battle with mistakes. */
export type CoverFacts = Partial<Pick<Scenario, 'title' | 'date' | 'authors' | 'summary' | 'briefing' | 'sources'>> & {
  readonly rulebook: string
  readonly glance: string
  /** What is wrong with the battle, if anything is. */
  readonly warning?: string
}

/** How high the picture may be in millimetres, and how large the letters are: tried until all is on one page. */
const FITS: readonly (readonly [picture: number, size: number])[] = [
  [118, 1],
  [104, 1],
  [90, 1],
  [90, 0.92],
  [80, 0.86],
  [76, 0.8],
]

/** The cover: what battle it is, what it looks like, the story so far, and where it all comes from; on one page if it can be. */
export function makeCover(
  facts: CoverFacts,
  battle: string,
  map: PrintedMap,
  paper: PaperName,
  measure: Measure,
): Page[] {
  const page = frameOf(paper, false)
  const layOutAt = ([picture, size]: (typeof FITS)[number]) =>
    layOutSmaller(page, size, (frame) => layOutCover(facts, battle, map, mm(picture) / size, frame, measure))
  const usual = layOutAt(FITS[0]!)
  // What takes several pages does not fit on one by being smaller.
  if (usual.length !== 2) return usual
  for (const fit of FITS.slice(1)) {
    const smaller = layOutAt(fit)
    if (smaller.length === 1) return smaller
  }
  return usual
}

function layOutCover(
  facts: CoverFacts,
  battle: string,
  map: PrintedMap,
  picture: number,
  frame: Frame,
  measure: Measure,
): Page[] {
  const flow = new Flow('Cover', frame, measure)
  const { title, date, authors = [], summary, briefing = '', sources, rulebook, glance, warning } = facts
  const name = title ?? battle
  const sizes = [30, 24, 18, 14].map((size) => ({ size, isBold: true }))
  flow.paragraph(name, sizes.find((type) => wrap(name, flow.width, type, measure).length <= 2) ?? sizes.at(-1)!)
  flow.space(2)
  const lines = [
    [date === undefined ? '' : formatDate(date), rulebook].filter((text) => text !== '').join(' · '),
    [glance, authors.length > 0 ? `by ${authors.join(', ')}` : ''].filter((text) => text !== '').join(' · '),
  ]
  for (const line of lines) if (line !== '') flow.paragraph(line, { size: 9.5, colour: FAINT })
  if (warning !== undefined) {
    flow.space(6)
    flow.paragraph(warning, { size: 9.5, isBold: true })
  }
  if (summary !== undefined) {
    flow.space(8)
    flow.paragraph(summary, { size: 11, isBold: true })
  }
  flow.space(8)
  const scale = scaleToFit(map, { width: flow.width, height: picture })
  flow.place(map.height * scale, (sheet, y) =>
    drawMap(sheet, map, scale, { x: flow.left + (flow.width - map.width * scale) / 2, y }),
  )
  flow.space(8)
  for (const paragraph of paragraphs(briefing)) {
    flow.paragraph(paragraph, { ...BODY, size: 10 })
    flow.space(5)
  }
  if (sources) placeSources(flow, sources)
  return flow.pages
}

function placeSources(flow: Flow, sources: NonNullable<Scenario['sources']>): void {
  const rows = (Object.entries(sources) as [string, Provenance | undefined][]).flatMap(([part, provenance]) => {
    if (!provenance) return []
    const { status, cite = '', note = '' } = provenance
    return [
      [
        PARTS[part] ?? part,
        STATUS[status],
        [cite, note]
          .map(oneLine)
          .filter((text) => text !== '')
          .join('. '),
      ],
    ]
  })
  if (rows.length === 0) return
  flow.heading('Sources')
  const hasSource = rows.some(([, , source]) => source !== '')
  flow.table({ head: ['Part', 'Status', ...(hasSource ? ['Source'] : [])], rows })
}
