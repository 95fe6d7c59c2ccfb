/** What the extension has Berthier do in a terminal. */
export type Task = 'play' | 'simulate' | 'prove' | 'export'

/** What a person has said about a task: the battle, and what is claimed of it. */
export type Order = { readonly task: Task; readonly file: string; readonly claim?: string }

/** The program of a terminal for a task. Without a command of its own the extension runs its copy by the editor's Node. */
export function commandFor(
  order: Order,
  own: string,
  { module, node }: { readonly module: string; readonly node: string },
): { readonly program: string; readonly args: string[]; readonly env: Record<string, string> } {
  const words = wordsFor(order)
  return own === ''
    ? { program: node, args: [module, ...words], env: { ELECTRON_RUN_AS_NODE: '1' } }
    : { program: own, args: words, env: {} }
}

/** Pages and certificates are written beside the battle: `validate` looks for a certificate there. */
function wordsFor({ task, file, claim = '' }: Order): string[] {
  const beside = (extension: string) => file.replace(/(\.ya?ml)?$/i, extension)
  if (task === 'export') return ['export', file, '-o', beside('.html')]
  if (task === 'prove') return ['prove', file, '--claim', claim, '-o', beside('.certificate.json')]
  return [task, file]
}
