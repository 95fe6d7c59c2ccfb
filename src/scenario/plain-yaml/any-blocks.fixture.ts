import * as fc from 'fast-check'

/** A source of choices: by the same seed they are the same. */
class Choices {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  isLucky(chance: number): boolean {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0
    return this.#state / 2 ** 32 < chance
  }

  below(limit: number): number {
    let chosen = 0
    while (chosen < limit - 1 && !this.isLucky(1 / (limit - chosen))) chosen++
    return chosen
  }

  of<T>(...all: readonly T[]): T {
    return all[this.below(all.length)]!
  }

  times<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, i) => make(i))
  }
}

/** Texts in blocks and brackets as people write them, with everything in between that is nearly right. */
export const anyBlocks = fc.nat().map((seed) => {
  const choices = new Choices(seed)
  const text = block(choices, 0, 0)
  return choices.isLucky(0.2) ? text.replace(/\n$/, '') : text
})

const WORDS = [
  ['a', 'b', 'd e', "it's", 'x:y', '#h', 'a#b', 'é', 'a,b', 'a]', '- a', '...', '---', '?x', ':x', '%a', ''],
  ['1', '-1', '-', '1.5', '0x1', '1e5', '1er', '~', 'null', 'True', '.nan', '"q"', "'s''t'", '"a: b"', '""'],
].flat()

function block(choices: Choices, indent: number, depth: number): string {
  const isList = choices.isLucky(0.35)
  return [0, ...choices.times(2, (i) => i + 1)].map((i) => entry(choices, indent, depth, i, isList)).join('')
}

function entry(choices: Choices, indent: number, depth: number, index: number, isList: boolean): string {
  const before = choices.isLucky(0.1) ? choices.of('# c\n', ' # c\n', '\n', '   \n') : ''
  const slip = choices.isLucky(0.04) ? choices.of('', ' ', '   ') : ' '.repeat(indent)
  const key = isList ? '-' : anyKey(choices, index) + choices.of(':', ':', ':', ' :')
  return before + slip + key + value(choices, indent, depth, isList)
}

const anyKey = (choices: Choices, index: number) =>
  choices.of(`k${index}`, `k${index}`, `"k${index}"`, `'k${index}'`, 'k', 'a b', choices.of(...WORDS))

function value(choices: Choices, indent: number, depth: number, isList: boolean): string {
  const kind = depth > 3 ? 'word' : choices.of('word', 'word', 'brackets', 'text', 'nothing', 'block', 'block')
  if (kind === 'word') return ` ${choices.of(...WORDS)}${choices.of('', '', ' ', '  # c', ' #c', '#x')}\n`
  if (kind === 'brackets') return ` ${brackets(choices, 0)}${choices.of('', '', ' # c', ' x')}\n`
  if (kind === 'text') return blockText(choices, indent)
  if (kind === 'nothing') return choices.of('\n', '  \n', ' # c\n')
  const inner = indent + choices.of(2, 2, 1, 4, ...(isList ? [] : [0]))
  if (!isList || choices.isLucky(0.3)) return `${choices.of('', '', ' # c')}\n${block(choices, inner, depth + 1)}`
  return ` ${block(choices, indent + 2, depth + 1).slice(indent + 2)}`
}

function blockText(choices: Choices, indent: number): string {
  const width = indent + choices.of(2, 2, 2, 1, 4, 0)
  const line = () =>
    choices.isLucky(0.15)
      ? choices.of('', '  ')
      : ' '.repeat(width + (choices.isLucky(0.05) ? 1 : 0)) + choices.of('text', '# no', 'a: b', '- x', 'w  x ')
  return [` ${choices.of('>-', '|', '>', '|-', '>+', '|2', '> # c')}`, line(), ...choices.times(3, line), ''].join('\n')
}

function brackets(choices: Choices, depth: number): string {
  const kind = choices.of('word', 'list', 'map')
  if (depth > 2 || kind === 'word') return choices.of(...WORDS)
  const comma = () => choices.of(', ', ', ', ',', ' , ', ',\n   ', ',\n', ', # c\n    ')
  const joined = (parts: readonly string[]) => parts.map((part, i) => (i === 0 ? part : comma() + part)).join('')
  if (kind === 'list') {
    const items = choices.times(3, () => brackets(choices, depth + 1))
    return choices.of('[', '[ ', '[\n   ') + joined(items) + choices.of(']', ' ]', '\n  ]', '\n]', ', ]')
  }
  const pairs = choices.times(3, (i) => {
    const key = choices.of(`k${i}`, `"k${i}"`, 'k', '1', choices.of(...WORDS))
    return key + choices.of(': ', ': ', ':', ':\n    ', ' : ') + brackets(choices, depth + 1)
  })
  return choices.of('{', '{ ') + joined(pairs) + choices.of('}', ' }', '\n  }')
}
