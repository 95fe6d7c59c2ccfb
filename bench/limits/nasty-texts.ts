/** A text that is hard on parsers, made up to a number of characters. */
export type NastyText = { readonly name: string; readonly make: (size: number) => string | Uint8Array }

/** A piece again and again. */
const fill = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / Buffer.byteLength(piece))))

/** Pieces with a number each. */
function numbered(size: number, piece: (i: number) => string): string {
  const pieces: string[] = []
  for (let i = 0, length = 0; ; i++) {
    const next = piece(i)
    length += next.length
    if (length > size && i > 0) return pieces.join('')
    pieces.push(next)
  }
}

const again = (name: string, piece: string, before = '', after = ''): NastyText => ({
  name,
  make: (size) => before + fill(piece, size - before.length - after.length) + after,
})

const counted = (name: string, piece: (i: number) => string, before = '', after = ''): NastyText => ({
  name,
  make: (size) => before + numbered(size - before.length - after.length, piece) + after,
})

const bytes = (name: string, piece: readonly number[]): NastyText => ({
  name,
  make: (size) => Buffer.alloc(size, Buffer.from(piece)),
})

/** As deep as it goes within the size, each level indented by one more. */
function staircase(size: number, step: (indent: string, level: number) => string): string {
  const lines: string[] = []
  for (let level = 0, length = 0; ; level++) {
    const line = step(' '.repeat(level), level)
    length += line.length
    if (length > size) return lines.join('')
    lines.push(line)
  }
}

const HEAD = 'format: 1\nsystem: vive-lempereur\n'

/** Texts that are no scenario at all, or hardly. */
export const NASTY_TEXTS: readonly NastyText[] = [
  again('lists in a row', '[]'),
  again('mappings in a row', '{}'),
  again('lists in lines', '[]\n'),
  again('open lists', '['),
  again('open mappings', '{'),
  again('open mappings with keys', '{a: '),
  again('both open', '[{'),
  again('closed lists', ']'),
  again('closed mappings in lines', '}\n'),
  again('commas', ','),
  again('commas in a list', ',', 'a: [', ']\n'),
  again('empty lists in a list', '[],', 'a: [', ']\n'),
  again('colons', ': '),
  again('colons without blanks', ':'),
  again('keys in a line', 'a: '),
  again('keys in a list', 'a: ,', '[', ']\n'),
  again('dashes', '- '),
  again('dashes without blanks', '-'),
  again('dashes in lines', '-\n'),
  again('dashes with a value', '- a\n'),
  again('question marks', '? '),
  again('question marks in lines', '?\n'),
  again('questions with values', '? a\n: b\n'),
  again('marks in turn', '? - '),
  again('directives', '%'),
  again('directives in lines', '%\n'),
  again('directives of YAML', '%YAML 1.2\n'),
  again('directives of tags', '%TAG ! tag:x,2000:\n', '', '---\na\n'),
  again('tabs', '\t'),
  again('tabs in lines', '\t\n'),
  again('tabs before keys', '\ta: 1\n'),
  again('tabs before keys below a key', '\ta: 1\n', 'top:\n'),
  again('tabs after spaces', '  a: 1\n \tb: 1\n'),
  again('tabs in a list', '-\ta\n'),
  again('blanks', ' '),
  again('empty lines', '\n'),
  again('lines of a blank', ' \n'),
  again('line ends of all kinds', '\r\n\r\n\n\r'),
  again('lone carriage returns', 'a: 1\r'),
  again('lines with carriage returns', 'a: 1\r\n'),
  again('comments', '# comment\n'),
  again('comments without text', '#\n'),
  again('a long comment', '#'),
  again('comments behind blanks', ' #'),
  again('comments in turn with keys', '# c\na:\n'),
  again('indented comments', '                # c\n', 'a:\n'),
  again('double quotes', '"'),
  again('single quotes', "'"),
  again('open quote', 'a ', '"'),
  again('open quote over lines', 'a\n', 'a: "'),
  again('open single quote over lines', 'a\n', "a: '"),
  again('quotes in turn', '"\'\n'),
  again('texts in quotes', '"a" '),
  again('backslashes', '\\', '"', '"'),
  again('escapes that mean nothing', '\\q', '"', '"'),
  again('a long line', 'x'),
  again('a long line of words', 'word '),
  again('a long key', 'x', '', ': 1\n'),
  again('a long text', 'x', 'title: '),
  again('a long text over lines', ' x\n', 'title:\n'),
  again('a long text in quotes over lines', ' x\n', 'title: "', '"\n'),
  again('a long text with empty lines', ' x\n\n', 'title:\n'),
  again('a long block', '  x\n', 'briefing: |\n'),
  again('a folded block', '  x\n    y\n', 'briefing: >\n'),
  again('a block of empty lines', '\n', 'briefing: |+\n'),
  again('a block of blank lines', '          \n', 'briefing: |\n'),
  again('blocks', 'a: |\n'),
  again('block marks', '|\n'),
  again('block marks in lines', '>\n- |\n'),
  again('emoji', '🐎'),
  again('emoji keys', '🐎: 🐎\n'),
  again('families of emoji', '👨‍👩‍👧‍👦'),
  again('marks over letters', '\u0301', 'a'),
  again('marks of direction', '\u202e'),
  again('surrogates in escapes', '\\ud800', '"', '"'),
  again('no-break spaces', '\u00a0'),
  again('line separators', '\u2028'),
  again('byte-order marks', '\ufeff'),
  again('byte-order marks in lines', '\ufeffa: 1\n'),
  again('replacement characters', '\ufffd'),
  again('controls', '\u0001'),
  again('escape sequences', '\u001b[31m\n'),
  again('documents', '---\n'),
  again('documents with keys', '---\na: 1\n'),
  again('documents in a row', '--- '),
  again('document ends', '...\n'),
  again('tags', '!'),
  again('tags in lines', '!!str\n'),
  again('tags of values', '- !!str a\n'),
  again('tags before tags', '!a '),
  again('tags with addresses', '- !<tag:yaml.org,2002:str> a\n'),
  again('tags in a list', '!!str a,', '[', ']\n'),
  again('anchors', '&a '),
  again('anchors in lines', '&a\n'),
  again('ampersands', '&'),
  again('anchored values', '- &a a\n'),
  again('stars', '*'),
  again('aliases of nothing', '- *a\n'),
  again('aliases of a list', '- *a\n', '- &a [1, 2, 3, 4, 5, 6, 7, 8, 9]\n'),
  again('aliases in a list', '*a ,', '[&a [1, 2, 3], ', ']\n'),
  counted('chained anchors', (i) => `- &a${i + 1} [*a${i}, *a${i}]\n`, '- &a0 [x]\n'),
  counted('deep chained anchors', (i) => `- &a${i + 1} [*a${i}]\n`, '- &a0 [x]\n'),
  counted('many anchors', (i) => `- &a${i} x\n- *a${i}\n`),
  {
    name: 'aliases of a long text',
    make: (size) => `a: &a ${'x'.repeat(size / 2)}\nb: [${fill('*a, ', size / 2 - 20)}]\n`,
  },
  {
    name: 'a long key over many values',
    make: (size) => `{"names": {"${'k'.repeat(size / 2)}": [${fill('1,', size / 2 - 20)}1]}}\n`,
  },
  again('merges', '<<: *a\n', 'a: &a {b: 1}\n'),
  counted('merges with keys', (i) => `k${i}: {<<: *a, c: 1}\n`, 'a: &a {b: 1}\n'),
  counted('a million keys', (i) => `k${i}:\n`),
  counted('keys with values', (i) => `k${i}: ${i}\n`),
  counted('keys in braces', (i) => `k${i}: 1, `, '{', '}\n'),
  counted('keys without commas', (i) => `k${i}: 1 `, '{', '}\n'),
  counted('keys without colons', (i) => `k${i}\n`, 'a: 1\n'),
  counted('numbers as keys', (i) => `${i}: x\n`),
  again('duplicate keys', 'a: 1\n'),
  again('duplicate keys in braces', 'a: 1, ', '{', '}\n'),
  again('keys of prototypes', '__proto__: 1\nconstructor: 1\n'),
  again('keys that are lists', '? [a]\n: b\n'),
  again('keys that are mappings', '{a: 1}: b\n'),
  again('keys that are empty', ': a\n'),
  again('keys with a colon alone', 'a:b\n'),
  again('a lone at sign', '@\n'),
  again('backticks', '`'),
  again('percent signs behind a key', '%a\n', 'a: 1\n'),
  again('stairs down', 'a:\n b:\n  c:\n   d: 1\n'),
  again('stairs and slips', 'a:\n   b: 1\n  c: 1\n'),
  again('slips of indentation', '  a: 1\n b: 1\n'),
  { name: 'stairs of keys', make: (size) => staircase(size, (indent) => `${indent}a:\n`) },
  { name: 'stairs of dashes', make: (size) => staircase(size, (indent) => `${indent}-\n`) },
  { name: 'stairs of questions', make: (size) => staircase(size, (indent) => `${indent}? a\n${indent}:\n`) },
  { name: 'nested lists', make: (size) => '['.repeat(size / 2) + ']'.repeat(size / 2) },
  { name: 'nested mappings', make: (size) => '{"a":'.repeat(size / 6) + '1' + '}'.repeat(size / 6) },
  { name: 'lists nested 49 deep', make: (size) => `[${fill(`${'['.repeat(48)}${']'.repeat(48)},`, size - 2)}]` },
  { name: 'dashes nested 49 deep', make: (size) => fill(`${'- '.repeat(49)}a\n`, size) },
  {
    name: 'dashes nested 1,500 deep, then harmless',
    make: (size) => `${'- '.repeat(1500)}a\n${fill('- a\n', size - 3002)}`,
  },
  again('numbers', '1234567890', 'turns: '),
  again('decimals', '0', 'turns: 1.'),
  again('exponents', '9', 'turns: 1e'),
  again('numbers in a list', '1,', 'a: [', ']\n'),
  again('inexact numbers', '9007199254740993,', 'a: [', ']\n'),
  again('words that are numbers', '0x', 'a: '),
  again('times', '1:', 'a: '),
  again('ranges of hexes', 'A1-Z99, ', `${HEAD}board:\n  terrain:\n    woods: [`, ']\n'),
  again('headings', '# Battle\n'),
  again('headings of a set-up', '## French\nA1 Infantry\n', '# Battle\n'),
  again('emphasis', '*', '# Battle\n'),
  again('angle brackets', '<', '# Battle\n'),
  again('no-break spaces in HTML', '&nbsp;', '# Battle\n'),
  again('unfinished words of a set-up', 'infantry, ', '# Battle\n## French\n'),
  again('parentheses', '(', '# Battle\n## French\n'),
  again('places of a set-up', 'A1 B2 C3 ', '# Battle\n## French\nInfantry: '),
  bytes('zero bytes', [0]),
  bytes('bad UTF-8', [0xff]),
  bytes('bad UTF-8 behind ASCII', [0x61, 0x80, 0x0a]),
  bytes('halves of characters', [0xc3]),
  bytes('UTF-16', [0xff, 0xfe, 0x61, 0x00]),
  bytes('UTF-16 without a mark', [0x61, 0x00]),
]
