/** How many cases show a rule, and the file that carries it out. */
export type RuleCoverage = { readonly rule: string; readonly file: string; readonly cases: number }

/** Every rule of a book, in its order, with the number of its cases. A number covers only itself. */
export function coverage(
  rules: Readonly<Record<string, string>>,
  cases: readonly { readonly rules: readonly string[] }[],
): readonly RuleCoverage[] {
  const counts = new Map<string, number>()
  for (const rule of cases.flatMap((example) => [...new Set(example.rules)])) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  return inBookOrder(rules).map(([rule, file]) => ({ rule, file, cases: counts.get(rule) ?? 0 }))
}

/**
 * The rules of a book with their files, in its order. Objects list whole numbers before everything else: such a rule
 * goes before the first one under it, as 6 before 6.1.
 */
export function inBookOrder(
  rules: Readonly<Record<string, string>>,
): readonly (readonly [rule: string, file: string])[] {
  const ordered: (readonly [rule: string, file: string])[] = []
  const wholes = new Map<string, string>()
  for (const [rule, file] of Object.entries(rules)) {
    if (/^\d+$/.test(rule)) {
      wholes.set(rule, file)
      continue
    }
    const [chapter = ''] = /^\d+/.exec(rule) ?? []
    for (const [whole, its] of wholes) {
      // Letters have no number: whatever is left comes before them.
      if (chapter !== '' && Number(whole) > Number(chapter)) break
      ordered.push([whole, its])
      wholes.delete(whole)
    }
    ordered.push([rule, file])
  }
  return [...ordered, ...wholes]
}
