import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A text of a page, with the box that it fills in points from the lower left corner. */
type PrintedText = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type PrintedPage = {
  readonly width: number
  readonly height: number
  /** All of its texts, one after another. */
  readonly text: string
  readonly texts: readonly PrintedText[]
  readonly hasPictures: boolean
  /** The squares that are filled on it: their sides in points, as they come out on paper. */
  readonly squares: readonly number[]
}

const PICTURES = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]

/** What a reader of PDFs that is not ours sees in a document. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i): Promise<PrintedPage> => {
      const page = await document.getPage(i + 1)
      const [, , width, height] = page.view
      const { items } = await page.getTextContent()
      const texts = items.flatMap((item): PrintedText[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left, bottom] = item.transform as number[]
        return [{ text: item.str, left: left!, right: left! + item.width, bottom: bottom!, top: bottom! + item.height }]
      })
      const { fnArray, argsArray } = await page.getOperatorList()
      return {
        width: width!,
        height: height!,
        texts,
        text: texts.map(({ text }) => text).join(' '),
        hasPictures: fnArray.some((operator) => PICTURES.includes(operator)),
        squares: squaresOf(fnArray, argsArray as unknown[][]),
      }
    }),
  )
  await document.destroy()
  return pages
}

/** Follows the scale of the page, and measures what is filled at it. */
function squaresOf(operators: readonly number[], args: readonly unknown[][]): number[] {
  const saved: number[] = []
  const squares: number[] = []
  let scale = 1
  operators.forEach((operator, i) => {
    if (operator === OPS.save) saved.push(scale)
    else if (operator === OPS.restore) scale = saved.pop() ?? 1
    else if (operator === OPS.transform) scale *= Math.abs(args[i]![0] as number)
    else if (operator === OPS.constructPath && args[i]![0] === OPS.fill) {
      const [left, top, right, bottom] = args[i]![2] as [number, number, number, number]
      if (Math.abs(right - left - (bottom - top)) < 0.01) squares.push((right - left) * scale)
    }
  })
  return squares
}

/** What a document says about itself, under the names that its makers chose. */
export async function readPdfInfo(bytes: Uint8Array): Promise<Readonly<Record<string, unknown>>> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  await document.loadingTask.destroy()
  return (info as { readonly Custom?: Record<string, unknown> }).Custom ?? {}
}
