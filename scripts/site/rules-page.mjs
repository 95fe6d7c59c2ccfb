// The page of a rulebook's clauses on the site: without the names of source files, and with an anchor for every rule and clause.

/** The name of a rule or clause in links: another for each, so that `Table -5` and `Table 5` differ. */
export const ruleAnchor = (name) =>
  `rule-${name.replace(/\s/g, '-').replace(/[^\p{L}\p{N}.-]/gu, (sign) => `_${sign.codePointAt(0).toString(16)}`)}`

/** The page, and the rules and clauses that can be linked to. */
export function rulesPage(text) {
  const names = new Set()
  let columns = []
  const lines = text.split('\n').flatMap((line) => {
    const [, rule] = /^## (.+)$/.exec(line) ?? []
    if (rule !== undefined) {
      names.add(rule)
      return [`## ${rule} {#${ruleAnchor(rule)}}`]
    }
    if (!line.startsWith('|')) {
      columns = []
      return [line]
    }
    const cells = cellsOf(line)
    const isHead = columns.length === 0
    if (isHead) columns = cells
    const kept = cells.filter((_, i) => columns[i] !== 'carried out in')
    if (isHead || /^-+$/.test(cells[0])) return [row(kept)]
    const [name, ...rest] = kept
    names.add(name)
    return [row([`<a id="${ruleAnchor(name)}"></a>${name}`, ...rest])]
  })
  const isOfRepository = (paragraph) => paragraph.startsWith('In the repository, ')
  const page = lines
    .join('\n')
    .split('\n\n')
    .filter((paragraph) => !isOfRepository(paragraph))
    .join('\n\n')
  return { page, names }
}

const row = (cells) => `| ${cells.join(' | ')} |`

/** The cells of a row of a table; a bar within a cell has a backslash. */
const cellsOf = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
