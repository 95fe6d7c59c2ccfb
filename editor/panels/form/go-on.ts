/**
 * Whoever adds something goes on in its first field. What stands there is an example, which the first letter replaces, unless the author
 * has just named it.
 */
export function goOnIn(added: HTMLElement, isExample = true): void {
  const field = added.querySelector<HTMLElement>('input, select, textarea, button')
  field?.focus()
  if (isExample && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.select()
}
