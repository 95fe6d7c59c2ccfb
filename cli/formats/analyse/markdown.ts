import type { Analysis } from '../../../src/analysis/analyse.ts'
import { formatMarkdown } from '../../../src/analysis/format-markdown.ts'
import { MADE_BY } from '../../files/seal.ts'
import { plain } from '../plain-markdown.ts'

/** For a page: the story first, then the graph and the turning points. */
export const markdown = (analysis: Analysis) => `<!-- ${MADE_BY} -->\n\n${formatMarkdown(analysis, plain)}`
