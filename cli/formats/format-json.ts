import { escapeControls } from '../../src/scenario/control-characters.ts'

/** JSON for programs, which may end up in a terminal or a log all the same. */
export function formatJson(value: unknown): string {
  return `${escapeControls(JSON.stringify(value, null, 2))}\n`
}
