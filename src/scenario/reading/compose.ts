import { Composer, type CST, Document, Lexer, Parser, type YAMLError, YAMLParseError } from 'yaml'
import type { Range, RawDiagnostic } from '../diagnostic.ts'
import { MAX_DEPTH, MAX_PIECES, MAX_TEXT_LENGTH, TOO_DEEP, TOO_LONG_TEXT, TOO_MANY_PIECES } from './limits.ts'

/** One slip makes a parser stumble again and again, and each time costs memory: after so many it has seen enough. */
export const MAX_ERRORS = 100

/** A text as the package understands it; where there is too much of something, why it was not read to its end. */
export type Composed = {
  readonly document: Document.Parsed
  readonly errors: readonly YAMLError[]
  readonly warnings: readonly YAMLError[]
  readonly excess?: Excess
}

type Excess = { readonly finding: RawDiagnostic; readonly range: Range }

/**
 * Has the package compose the document of a text. Takes time and memory in proportion to the text, whatever it is: it stops where
 * the text nests too deeply, has too many pieces, too long ones or too many errors. Who needs the tokens besides gives a list for them.
 */
export function composeText(text: string, kept?: CST.Token[]): Composed {
  let excess: Excess | undefined
  const composer = new Composer({
    // The package's own check of keys takes quadratic time; ours is in `parseText`.
    uniqueKeys: false,
    prettyErrors: false,
    // A tag never changes what a value is.
    resolveKnownTags: false,
  })
  giveUpAfter(MAX_ERRORS, composer)
  const tokens = boundedTokens(text, kept, (found) => {
    excess = found
  })
  let document: Document.Parsed | undefined
  try {
    for (const each of composer.compose(tokens, true, text.length)) {
      if (document) {
        document.errors.push(new YAMLParseError([each.range[0], each.range[1]], 'MULTIPLE_DOCS', 'A second document'))
        break
      }
      document = each
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    document ??= NOTHING
    const { errors, warnings } = composer.streamInfo()
    return { document, errors: [...document.errors, ...errors], warnings: [...document.warnings, ...warnings] }
  }
  const { errors, warnings } = document!
  return { document: document!, errors, warnings, ...(excess && { excess }) }
}

/** The lexer's own sign that a plain text or one in lines of its own comes next. */
const SCALAR_FOLLOWS = '\u001f'

/** Thrown when there is no point in going on. */
class Enough extends Error {}

const NOTHING = new Document(null) as unknown as Document.Parsed

/** Has a composer stop at an error too many. The package has no such option, and no other door than its own handler. */
function giveUpAfter(most: number, composer: Composer): void {
  const watched = composer as unknown as { onError: (...problem: readonly unknown[]) => void }
  const { onError } = watched
  let errors = 0
  watched.onError = (...problem) => {
    onError(...problem)
    if (++errors >= most) throw new Enough()
  }
}

/** The parser's tokens, up to what is too much. */
function* boundedTokens(
  text: string,
  kept: CST.Token[] | undefined,
  stop: (excess: Excess) => void,
): Generator<CST.Token, void> {
  const parser = new Parser()
  let pieces = 0
  let errors = 0
  let isScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.length > MAX_TEXT_LENGTH && (isScalar || /^["']/.test(lexeme))) {
      stop({ finding: TOO_LONG_TEXT, range: [parser.offset, parser.offset + 1] })
      return
    }
    isScalar = lexeme === SCALAR_FOLLOWS
    for (const token of parser.next(lexeme)) {
      kept?.push(token)
      yield token
      // The composer notes them without asking its handler.
      if ((token.type === 'error' || token.type === 'doc-end') && ++errors >= MAX_ERRORS) return
    }
    if (parser.stack.length > MAX_DEPTH && collectionsIn(parser.stack) > MAX_DEPTH) {
      const { offset } = parser.stack.at(-1)!
      stop({ finding: TOO_DEEP, range: [offset, offset + 1] })
      return
    }
    if (++pieces > MAX_PIECES) {
      stop({ finding: TOO_MANY_PIECES, range: [0, 0] })
      return
    }
  }
  for (const token of parser.end()) {
    kept?.push(token)
    yield token
  }
}

function collectionsIn(stack: readonly CST.Token[]): number {
  return stack.filter((token) => 'items' in token).length
}
