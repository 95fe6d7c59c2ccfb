/** `Turn 3 (15:00)`, `Turn 1, round 2`, `— combat —`: a line that is a heading of a log, and nothing where headings are set otherwise. */
export const isLogHeading = (line: string): boolean => /^(?:—.*—|Turn \d+(?: \(.*\))?(?:, round \d+)?)$/.test(line)
