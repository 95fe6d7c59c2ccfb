import type { TextSection } from '../../../src/scenario/convert/notation.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { divide } from './columns.ts'
import type { Page } from './page.ts'
import { type Frame, mm } from './paper.ts'
import { drawRow, drawRule } from './rows.ts'
import { CELL, HEAD, heightOf, layOutTable, naturalWidth, PAD_Y, type PrintedTableLayout, type Row } from './table.ts'
import { drawText, INK, lineHeight, type Measure, oneLine, type Type, wrap } from './text.ts'

export const TITLE: Type = { size: 17, isBold: true }
const HEADING: Type = { size: 11, isBold: true }
export const BODY: Type = { size: 9 }
const BULLET = 10
const GAP = 10
/** A list of fewer sentences is read in one column. */
const FEWEST_DIVIDED = 8
/** White between two columns. */
const GUTTER = mm(6)
/** A table may be so much wider than a column: its longest lines are then broken. */
const SQUEEZE = 1.25

type Drawing = (sheet: PdfSheet) => void

/** Lays things out from top to bottom over as many pages as they take. */
export class Flow {
  readonly frame: Frame
  readonly width: number
  readonly measure: Measure
  readonly #section: string
  readonly #pages: Drawing[][] = [[]]
  /** By page what is printed behind it. */
  readonly #backs = new Map<number, Drawing[]>()
  y: number

  constructor(section: string, frame: Frame, measure: Measure) {
    this.frame = frame
    this.width = this.frame.right - this.frame.left
    this.measure = measure
    this.#section = section
    this.y = this.frame.top
  }

  get left(): number {
    return this.frame.left
  }

  /** What is left of the page. */
  get room(): number {
    return this.frame.bottom - this.y
  }

  get pages(): Page[] {
    const page = (drawings: readonly Drawing[], section: string): Page => ({
      isLandscape: false,
      section,
      draw: (sheet) => {
        for (const draw of drawings) draw(sheet)
      },
    })
    return this.#pages.flatMap((drawings, i) => {
      const backs = this.#backs.get(i)
      return [page(drawings, this.#section), ...(backs ? [page(backs, `${this.#section}, backs`)] : [])]
    })
  }

  /** Draws on the back of the page that the flow has come to, where a mirror would show it through the paper. */
  placeBehind(x: number, width: number, draw: (sheet: PdfSheet, x: number) => void): void {
    const page = this.#pages.length - 1
    const mirrored = this.frame.width - x - width
    this.#backs.set(page, [...(this.#backs.get(page) ?? []), (sheet) => draw(sheet, mirrored)])
  }

  /** Draws where the flow has come to, and goes on below it. What is too high for the rest of the page begins a new one. */
  place(height: number, draw: (sheet: PdfSheet, y: number) => void): void {
    if (height > this.room + 0.01 && this.y > this.frame.top) this.breakPage()
    const { y } = this
    this.#pages.at(-1)!.push((sheet) => draw(sheet, y))
    this.y += height
  }

  breakPage(): void {
    this.#pages.push([])
    this.y = this.frame.top
  }

  /** Begins a new page if less than this is left of it. */
  need(height: number): void {
    if (this.room < height && this.y > this.frame.top) this.breakPage()
  }

  space(height: number): void {
    if (this.y > this.frame.top) this.y = Math.min(this.frame.bottom, this.y + height)
  }

  title(text: string): void {
    this.paragraph(text, TITLE)
    this.space(4)
    this.place(1, (sheet, y) => drawRule(sheet, this.left, this.frame.right, y, 1.2))
    this.space(10)
  }

  heading(text: string, below = mm(18)): void {
    this.space(GAP)
    this.need(lineHeight(HEADING) + below)
    this.paragraph(text, HEADING)
    this.space(2)
  }

  /** Lines of text; `mark` is drawn with the first of them. */
  paragraph(text: string, type: Type = BODY, indent = 0, mark?: (sheet: PdfSheet, y: number) => void): void {
    const height = lineHeight(type)
    wrap(text, this.width - indent, type, this.measure).forEach((line, i) => {
      this.place(height, (sheet, y) => {
        if (i === 0) mark?.(sheet, y)
        drawText(sheet, line, this.left + indent, y + type.size, type)
      })
    })
  }

  /** A paragraph with a dot before it. */
  bullet(text: string): void {
    const middle = lineHeight(BODY) / 2 - 0.5
    this.need(2 * lineHeight(BODY))
    this.paragraph(text, BODY, BULLET, (sheet, y) => sheet.circle(this.left + 3, y + middle, 1.3).fill(INK))
    this.space(2)
  }

  table(table: NonNullable<TextSection['table']>): void {
    this.tableLayout(layOutTable(table, this.width, this.measure))
  }

  /** The head stands again on every page; a row that is higher than what is left of a page goes on after it. */
  tableLayout(layout: PrintedTableLayout): void {
    const head = heightOf(layout.head, HEAD)
    const most = Math.floor((this.frame.bottom - this.frame.top - head - 2 * PAD_Y) / lineHeight(CELL))
    this.need(head + (layout.rows[0] ? Math.min(mm(40), heightOf(layout.rows[0], CELL)) : 0))
    this.#tableHead(layout)
    layout.rows.forEach((row, i) => {
      for (let rest: Row = row; rest.length > 0; ) {
        const lines = Math.max(1, ...rest.map((cell) => cell.length))
        const fits = Math.floor((this.room - 2 * PAD_Y) / lineHeight(CELL))
        if (lines > fits && (lines <= Math.min(most, 12) || fits < 2)) {
          this.breakPage()
          this.#tableHead(layout)
          continue
        }
        const part = rest.map((cell) => cell.slice(0, fits))
        this.place(heightOf(part, CELL), (sheet, y) => drawRow(sheet, layout, part, CELL, this.left, y, i % 2 === 1))
        rest = lines > fits ? rest.map((cell) => cell.slice(fits)) : []
      }
    })
    this.place(1, (sheet, y) => drawRule(sheet, this.left, this.left + sum(layout.widths), y, 0.8))
    this.space(4)
  }

  #tableHead(layout: PrintedTableLayout): void {
    this.place(heightOf(layout.head, HEAD), (sheet, y) => {
      drawRow(sheet, layout, layout.head, HEAD, this.left, y, false)
      drawRule(sheet, this.left, this.left + sum(layout.widths), y + heightOf(layout.head, HEAD), 0.8)
    })
  }

  /** A section, and so much below it; one that is not too high stays together. */
  section(section: TextSection, below = 0): void {
    const whole = this.#column(this.width, section).y + below
    if (whole > this.room - GAP && whole < (this.frame.bottom - this.frame.top) / 2) this.need(whole + GAP)
    const { heading, table, sentences = [] } = section
    this.heading(oneLine(heading))
    if (table) this.table(table)
    for (const sentence of sentences) this.bullet(sentence)
  }

  /** Sections one after another; those that are narrow enough stand in two columns. */
  sections(sections: readonly TextSection[]): void {
    const half = (this.width - GUTTER) / 2
    let narrow: Block[] = []
    for (const section of sections) {
      const isNarrow = !section.table || naturalWidth(section.table, this.measure) <= half * SQUEEZE
      if (isNarrow) narrow.push({ section, column: this.#column(half, section) })
      else {
        this.#columns(narrow)
        narrow = []
        this.section(section)
      }
    }
    this.#columns(narrow)
  }

  /** A section by itself in a column that is as long as it takes. */
  #column(width: number, { heading, table, sentences = [] }: TextSection): Flow {
    const endless = { width, height: Infinity, left: 0, top: 0, right: width, bottom: Infinity }
    const column = new Flow('', endless, this.measure)
    column.heading(oneLine(heading), 0)
    if (table) column.table(table)
    for (const sentence of sentences) column.bullet(sentence)
    return column
  }

  /** Blocks in two columns: the left one is filled first, and the last page has both of one height as nearly as can be. */
  #columns(blocks: readonly Block[]): void {
    let rest = blocks
    while (rest.length > 1) {
      this.space(GAP)
      this.need(rest[0]!.column.y)
      const heights = rest.map(({ column }) => column.y + GAP)
      // Higher than a page: it goes on after it.
      if (heights[0]! > this.room + GAP) break
      const [first, second] = divide(heights, this.room + GAP)
      const columns = [rest.slice(0, first), rest.slice(first, second)]
      const height = Math.max(...columns.map((column) => sum(column.map((block) => block.column.y + GAP)))) - GAP
      this.place(height, (sheet, y) => {
        columns.forEach((column, i) => drawColumn(sheet, column, this.left + (i * (this.width + GUTTER)) / 2, y))
      })
      rest = rest.slice(second)
    }
    const [next, ...others] = rest
    if (!next) return
    const halves = others.length === 0 ? this.#halves(next.section) : []
    if (halves.length > 0) return this.#columns(halves)
    this.section(next.section)
    this.#columns(others)
  }

  /** A section that is left alone, over both columns; none where it has a table, is short, or does not fit on a page so. */
  #halves({ heading, table, sentences = [] }: TextSection): Block[] {
    if (table || sentences.length < FEWEST_DIVIDED) return []
    const middle = Math.ceil(sentences.length / 2)
    const halves = [
      { heading, sentences: sentences.slice(0, middle) },
      { heading: '', sentences: sentences.slice(middle) },
    ].map((section) => ({ section, column: this.#column((this.width - GUTTER) / 2, section) }))
    return halves.every(({ column }) => column.y <= this.frame.bottom - this.frame.top) ? halves : []
  }

  draw(sheet: PdfSheet): void {
    for (const draw of this.#pages.flat()) draw(sheet)
  }
}

/** A section, and how it looks in a column. */
type Block = { readonly section: TextSection; readonly column: Flow }

function drawColumn(sheet: PdfSheet, blocks: readonly Block[], x: number, top: number): void {
  let y = top
  for (const { column } of blocks) {
    sheet.save().translate(x, y)
    column.draw(sheet)
    sheet.restore()
    y += column.y + GAP
  }
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)
