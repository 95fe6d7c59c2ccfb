import { escapeMarkdown } from '../../src/scenario/convert/markdown.ts'
import { visible } from '../output/terminal.ts'

/**
 * Text of a file in which nothing is markup. GitHub looks for names and numbers to link after it has taken backslashes
 * away: an invisible blank behind `@` and `#` keeps it from calling people.
 */
export function plain(text: string): string {
  return escapeMarkdown(visible(text))
    .replaceAll(/\\([@#])/g, '\\$1\u200B')
    .replaceAll('$', '\\$')
    .replaceAll('!', '\\!')
}
