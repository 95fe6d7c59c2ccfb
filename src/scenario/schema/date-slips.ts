/** A date as people write it: `18 June 1815`, `June 18, 1815`, `18.6.1815`; nothing where day and month could be each other. */
export function readDate(text: string): string | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,./-]+/)
  if (words.length !== 3 || text.length > 30) return undefined
  const month = words.findIndex((word) => /^\p{L}{3,}$/u.test(word) && monthOf(word) > 0)
  const [first, second, third] = words.map((word) => Number(word.replace(/(?<=\d)(?:st|nd|rd|th)$/, '')))
  if (month === 0 && words[0] !== undefined) return isoDate(third!, monthOf(words[0]), second!)
  if (month === 1 && words[1] !== undefined) return isoDate(third!, monthOf(words[1]), first!)
  if (first! > 31) return isoDate(first!, second!, third!)
  if (first! > 12 || first === second) return isoDate(third!, second!, first!)
  return second! > 12 ? isoDate(third!, first!, second!) : undefined
}

function isoDate(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

const monthOf = (word: string) => MONTHS.findIndex((month) => month.startsWith(word)) + 1

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
