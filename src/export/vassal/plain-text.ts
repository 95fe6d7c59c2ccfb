import { printable } from '../../scene/svg.ts'

/**
 * A text of the author's as VASSAL shows it. There `$name$` would be a property, a text in braces a program, and one
 * that begins with `<html>` a page: the wide forms of these signs look alike and mean nothing.
 */
export function plainText(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim().replaceAll('$', '＄').replace(/^\{/, '｛').replace(/^</, '＜')
}
