// oxlint-disable-next-line import/no-named-as-default -- its types know only the default
import PDFDocument from 'pdfkit'

/** Digits that stand for less than a hundredth of a unit, which nobody can print. */
const FINER = /(\.\d\d)\d+/g

/**
 * A document to draw on. pdfkit makes a buffer for every operator and reads a path anew for every page; a map has a hundred
 * thousand operators on a dozen pages, so here those of a page are written at once, and a path is read once.
 */
export class PdfSheet extends PDFDocument {
  #operators: string[] = []
  readonly #paths = new Map<string, string>()

  constructor(options: PDFKit.PDFDocumentOptions) {
    // It would begin the first page before there are fields.
    super({ ...options, autoFirstPage: false })
    this.addPage()
  }

  override addContent(operator: string): this {
    this.#operators.push(operator)
    return this
  }

  override addPage(options?: PDFKit.PDFDocumentOptions): this {
    this.#write()
    super.addPage(options)
    return this
  }

  override end(): void {
    this.#write()
    super.end()
  }

  override path(d: string): this {
    // Each part begins with a place of its own, so that it is the same wherever it stands.
    for (const part of d.split(/(?=M)/)) this.addContent(this.#trace(part))
    return this
  }

  #trace(path: string): string {
    const known = this.#paths.get(path)
    if (known !== undefined) return known
    const before = this.#operators
    this.#operators = []
    super.path(path)
    const traced = this.#operators.join('\n').replaceAll(FINER, '$1')
    this.#operators = before
    this.#paths.set(path, traced)
    return traced
  }

  #write(): void {
    if (this.#operators.length > 0) super.addContent(this.#operators.join('\n'))
    this.#operators = []
  }
}
