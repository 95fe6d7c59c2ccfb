/** A value of a file as messages quote it: one line, and not more of it than a person wants to read. */
export function quote(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? kindOf(value) : String(value)
  // Of a long text only the beginning is read: it may be quoted in thousands of messages.
  const line = text.slice(0, 1000).replaceAll(/\s+/g, ' ')
  return line.length > 60 || text.length > 1000 ? `${line.slice(0, 59)}…` : line
}

/** What kind of value something is, for a person: `a list`, `the text "D5"`, `empty`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a mapping'
  return typeof value === 'string' ? `the text "${quote(value)}"` : String(value)
}

/** `1 hex`, `3 hexes`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figure(number)} ${number === 1 ? one : many}`
}

/** A whole number with a comma between thousands: `40,000`. No engine's own idea of a language decides that. */
export function figure(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers as words, as a writer has them. */
export const spell = (number: number) => NUMBERS[number] ?? String(number)

/** The number that a word says, up to twelve. */
export function unspell(word: string): number | undefined {
  const number = NUMBERS.indexOf(word)
  return number > 0 ? number : undefined
}

/** `left` as `Left`. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A clause as a sentence: `the French hold D5` as `The French hold D5.` */
export const makeSentence = (clause: string) => `${capitalise(clause)}.`

/** A short name for files and links out of a title: small letters, digits and hyphens; empty where it has none. */
export function slug(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
}

/** `1, 2 and 5`. */
export function enumerate(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The first few labels of a long list. */
export function some(labels: readonly string[]): string {
  return labels.length > 6 ? `${labels.slice(0, 5).join(', ')} and ${labels.length - 5} more` : labels.join(', ')
}

/**
 * Who has won, and what: `the French win a decisive victory`, `the Allies win`, `the Coalition side wins`. A level
 * called `victory` is the only one of its game. A side is given by its name or its id.
 */
export function describeWinner(side: string, level = 'victory'): string {
  const name = side.charAt(0).toUpperCase() + side.slice(1)
  const people = peopleOf(name)
  const wins = people === undefined ? `the ${name} side wins` : `the ${people} win`
  return level === 'victory' ? wins : `${wins} a ${level} victory`
}

/** A side as the subject of a sentence: `the French`, `the Allies`, `the Coalition side`. */
export function describeSide(side: string): string {
  return `the ${peopleOf(side) ?? `${side} side`}`
}

/** A side's name as a plural people: `French`, `Prussians`, `Allies`; nothing where the name is no adjective of one. */
function peopleOf(side: string): string | undefined {
  if (/(?:[cs]h|s)$/.test(side)) return side
  if (/[a-z]an$/.test(side)) return `${side}s`
  return /[a-z]ied$/.test(side) ? side.replace(/ied$/, 'ies') : undefined
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `1815-06-18` as `18 June 1815`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return name === undefined || day === undefined ? date : `${Number(day)} ${name} ${year}`
}

/** `the 28th Foot`, `the Leib Battalion`, `Bylandt`, `I/23e Ligne`: a number and a kind of troops want an article, a person and a part of a regiment do not. */
export const withArticle = (name: string) =>
  /^\d|^Division\b/.test(name) || (TROOPS.test(name) && !/['’]s\b|^\w+\//.test(name)) ? `the ${name}` : name

const TROOPS =
  /\b(Regiment|Battalion|Squadron|Brigade|Division|Battery|Hussars|Dragoons|Uhlans|Lancers|Guards?|Rifles|Landwehr|Militia|infantry|cavalry|No\. \d+)$/
