/**
 * Writes characters that may steer a terminal or a CI server as escapes, which mean the same inside double quotes, in JSON and in YAML:
 * both ask for them only below U+0020. Outside of quotes a text that was written from data has none.
 */
export function escapeControls(text: string): string {
  return text.replaceAll(STEERING, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Whether a text has characters that may steer a terminal or a CI server, beside controls below U+0020. */
export function isControl(text: string): boolean {
  return text.search(STEERING) >= 0
}

/**
 * DEL and the controls behind it, marks of direction, separators of lines and paragraphs, the byte-order mark; and the second hash of
 * `##vso[`, `##[` and `##teamcity[`, which CI servers take for commands wherever they stand in a log.
 */
const STEERING = /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029\ufeff]|(?<=#)#(?=(?:vso|teamcity)?\[)/gu
