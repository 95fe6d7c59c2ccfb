import type { TextEdit } from '../diagnostic.ts'

/** A text without a byte order mark, with plain line ends. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** Edits of the plain text as edits of the text as given, with its line ends. */
export function givenEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  if (!text.includes('\r\n')) return mark === 0 ? [...edits] : edits.map((edit) => shifted(edit, mark))
  // New lines end as the first one does.
  const isWindows = text[text.indexOf('\n') - 1] === '\r'
  let [read, given] = [0, mark]
  const offset = (plain: number) => {
    while (read < plain) {
      given += text.startsWith('\r\n', given) ? 2 : 1
      read++
    }
    return given
  }
  return edits.map(({ range: [start, end], text: replacement }) => ({
    range: [offset(start), offset(end)],
    text: isWindows ? replacement.replaceAll('\n', '\r\n') : replacement,
  }))
}

/** An edit so many characters further on. */
export function shifted({ range: [start, end], text }: TextEdit, by: number): TextEdit {
  return { range: [start + by, end + by], text }
}
