import type { Page } from './page.ts'
import type { Frame } from './paper.ts'

/** Lays out pages in a frame in which more has room, and draws them so much smaller. */
export function layOutSmaller(frame: Frame, size: number, layOut: (frame: Frame) => Page[]): Page[] {
  const pages = layOut(enlarged(frame, 1 / size))
  if (size === 1) return pages
  return pages.map((page) => ({
    ...page,
    draw: (sheet, own) => {
      sheet.scale(size)
      page.draw(sheet, own)
    },
  }))
}

/** A page on which as much has room as on one that is so much larger. */
const enlarged = (frame: Frame, by: number): Frame => ({
  width: frame.width * by,
  height: frame.height * by,
  left: frame.left * by,
  top: frame.top * by,
  right: frame.right * by,
  bottom: frame.bottom * by,
})
