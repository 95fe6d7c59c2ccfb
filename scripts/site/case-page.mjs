// A file of cases as a page: a section for each case, with links to the rules that it shows.
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'

/** `ruleAt` says where a rule or clause is on the site, if it is. */
export function casePage({ file, text, title, book, ruleAt }) {
  const cases = casesIn(text)
  const number = cases.length === 1 ? '1 case' : `${cases.length} cases`
  const sections = cases.map(({ title: heading, rules, yaml }) => {
    const links = rules.map((rule) => {
      const place = ruleAt(rule)
      return place === undefined ? `\`${rule}\`` : `[${rule}](${place})`
    })
    return `## ${escape(capitalise(heading))}\n\nShows ${links.join(', ')}.\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`
  })
  const intro = `${capitalise(number)} of *${book}*. Run ${cases.length === 1 ? 'it' : 'them'} with \`berthier cases ${file}\`; [how to read and write cases](/guide/cases).`
  return `# ${title}: cases of ${book}\n\n${intro}\n\n${sections.join('\n')}`
}

/** The cases of a file: what they are called, what they cite, and their text without the indent of the list. */
function casesIn(text) {
  const lines = text.split('\n')
  const counter = new LineCounter()
  const list = parseDocument(text, { lineCounter: counter }).get('cases')
  if (!isSeq(list)) return []
  // An entry begins with its dash, which stands before the mapping.
  const starts = list.items.map((item) => counter.linePos(item.range[0]).line - 1)
  return list.items.filter(isMap).map((item, i) => {
    const block = lines.slice(starts[i], starts[i + 1] ?? lines.length)
    const indent = lines[starts[i]].indexOf('-')
    const yaml = block.map((line) => (line.startsWith(' '.repeat(indent)) ? line.slice(indent) : line)).join('\n')
    const rule = item.toJSON().rule
    return { title: String(item.get('title')), rules: [rule].flat().map(String), yaml: yaml.trimEnd() }
  })
}

const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** A title is text, whatever signs are in it. */
const escape = (text) => text.replace(/[\\`*_[\]<>#{}&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
