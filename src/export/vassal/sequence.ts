/**
 * VASSAL's own notation for lists in one text: a delimiter inside a value has a backslash before it, and a value that
 * ends in a backslash, or stands in single quotes itself, is put in single quotes. Lists in lists are escaped again at
 * every level.
 */
export function makeSequence(values: readonly (string | number | boolean)[], delimiter: string): string {
  return values.map((value) => escapeValue(String(value), delimiter)).join(delimiter)
}

function escapeValue(value: string, delimiter: string): string {
  const escaped = value.replaceAll(delimiter, `\\${delimiter}`)
  return value.endsWith('\\') || (value.startsWith("'") && value.endsWith("'")) ? `'${escaped}'` : escaped
}
