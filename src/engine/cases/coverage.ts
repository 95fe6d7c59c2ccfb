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
  return Object.entries(rules).map(([rule, file]) => ({ rule, file, cases: counts.get(rule) ?? 0 }))
}
