import type { RawDiagnostic } from '../diagnostic.ts'

/** Deeper than any scenario; the package's own limit depends on the stack it happens to have. */
export const MAX_DEPTH = 50

/** A file may hold, or its aliases unfold to, this many values in all: far more than the largest battle has. */
export const MAX_VALUES = 50_000

/** What aliases of long texts may unfold to in all: a file of 1 MB could otherwise stand for terabytes. */
export const MAX_ALIASED_CHARACTERS = 1_000_000

/** Words, marks, blanks and line ends. A value comes with a comma, a blank or a line end, and a text with a mark of its own. */
export const MAX_PIECES = 200_000

/** Longer keys have no place in YAML but in braces: every message that lies below one would carry it. */
export const MAX_KEY_LENGTH = 1024

/** Far longer than the schema lets any text be: the package reads one sign by sign, which takes many times its size in memory. */
export const MAX_TEXT_LENGTH = 100_000

/** What a file is told that nests deeper than that. */
export const TOO_DEEP: RawDiagnostic = {
  code: 'yaml/too-deep',
  path: [],
  message: 'Lists and mappings are nested too deeply here.',
}

/** What a file is told that holds more values. Written out: formatting a number loads all languages, which every start would pay for. */
export const TOO_MANY_VALUES: RawDiagnostic = {
  code: 'file/too-large',
  path: [],
  message: 'The file has more than 50,000 values.',
}

/** What a file is told that is cut into more pieces. */
export const TOO_MANY_PIECES: RawDiagnostic = {
  code: 'file/too-large',
  path: [],
  message: 'The file has more than 200,000 words and marks.',
}

/** What a file is told that holds a longer text. */
export const TOO_LONG_TEXT: RawDiagnostic = {
  code: 'file/too-large',
  path: [],
  message: 'This text has more than 100,000 characters.',
  hint: 'Shorten it. If it was not meant to be so long, a quote is not closed or a colon is missing here.',
}

/** More problems than this are counted by nobody, and listing them would take more memory than the file. */
export const MAX_FINDINGS = 1000

/** What stands in place of the rest. */
export const TOO_MANY_PROBLEMS: RawDiagnostic = {
  code: 'file/too-large',
  path: [],
  message: 'The file has more than 1,000 problems; the rest are not listed.',
  hint: 'Fix the first ones: most of the rest may have the same cause.',
}
