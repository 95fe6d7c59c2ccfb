/** What the extension has Berthier do in a terminal. */
export type Task = 'play' | 'simulate' | 'prove' | 'export' | 'new'

/** The program of a terminal for a task. Without a command of its own the extension runs its copy by the editor's Node. */
export function commandFor(
  task: Task,
  file: string,
  own: string,
  { module, node }: { readonly module: string; readonly node: string },
): { readonly program: string; readonly args: string[]; readonly env: Record<string, string> } {
  const words = task === 'export' ? ['export', file, '-o', file.replace(/\.ya?ml$/i, '.html')] : [task, file]
  return own === ''
    ? { program: node, args: [module, ...words], env: { ELECTRON_RUN_AS_NODE: '1' } }
    : { program: own, args: words, env: {} }
}
