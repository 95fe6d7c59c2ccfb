import type { Change } from '../edit/change.ts'
import { changeText } from '../edit/change-text.ts'
import { applyEdits } from '../edit/text-edits.ts'
import type { JsonSchema } from '../schema/nodes.ts'
import type { Validation } from '../validation.ts'
import { withUsed } from './merge.ts'
import type { Entries } from './uses-context.ts'

/** Whether something is wrong with the files that a battle uses, so that it cannot be written without them. */
export function lacksUsed({ diagnostics, used = [] }: Pick<Validation, 'diagnostics' | 'used'>): boolean {
  const isMissing = diagnostics.some(({ code, severity }) => code.startsWith('uses/') && severity === 'error')
  return isMissing || used.some((file) => file.diagnostics.some(({ severity }) => severity === 'error'))
}

/** The text of a battle with what it uses written out, so that it needs no other file. Its own comments stay. */
export function inlineUsed(
  text: string,
  { data, definitions }: { readonly data?: unknown; readonly definitions?: Entries | undefined },
  schema?: JsonSchema,
): string {
  if (!definitions) return text
  const whole = withUsed(data as Readonly<Record<string, unknown>>, definitions)
  const changes: readonly Change[] = [
    { kind: 'remove', path: ['uses'] },
    ...Object.keys(definitions).map((key): Change => ({ kind: 'set', path: [key], value: whole[key] })),
  ]
  return applyEdits(text, changeText(text, changes, schema))
}
