import { describe, expect, it } from 'vitest'
import { format, formatPart } from './format.fixture.ts'

describe('comments', () => {
  it.each([
    ['before a key', '# why\nid: x\n'],
    ['at the end of a line', 'id: x # why\n'],
    ['at the end of a line that goes on below', 'board: # why\n  rows: 13\n'],
    ['at the head of a text', 'briefing: | # why\n  one\n'],
    ['before the first entry', 'board:\n  # why\n  rows: 13\n'],
    ['after the last entry', 'board:\n  rows: 13\n  # why\nsides: {}\n'],
    ['before the next key', 'board:\n  rows: 13\n# why\nsides: {}\n'],
    ['at several depths', 'extra:\n  a:\n    b: 1\n    # one\n    # two\n  # three\n# four\nother: 1\n'],
    ['in a list', 'extra:\n  # one\n  - a # two\n  # three\n  - b\n  # four\n'],
    ['in a list of lists', 'extra:\n  - - a # one\n    # two\n  # three\n  - b\n'],
    ['between a dash and its entry', 'extra:\n  -\n    # why\n    a: 1\n'],
    ['after a dash', 'extra:\n  - # why\n    a: 1 # one\n'],
    ['at the end of the file', 'id: x\n# the\n\n# end\n'],
    ['without a space', '#why\nid: x #not\n'],
  ])('stay %s', (_, text) => {
    expect(formatPart(text)).toBe(text)
  })

  it('go with their key', () => {
    expect(formatPart('# six\nturns: 6 # of 4.1\n# the name\ntitle: x\n')).toBe(
      '# the name\ntitle: x\n# six\nturns: 6 # of 4.1\n',
    )
  })

  it('in brackets put the entries on lines of their own', () => {
    expect(formatPart('extra: { list: [ # all\n  a, # one\n  # two\n  b,\n  # three\n  ] } # end\n')).toBe(
      'extra: # end\n  list: # all\n    - a # one\n    # two\n    - b\n    # three\n',
    )
  })

  it('after both brackets are two lines', () => {
    expect(formatPart('extra:\n  list: [ # one\n    a ] # two\n')).toBe('extra:\n  # one\n  list: [a] # two\n')
  })

  it('in an empty list go above it', () => {
    expect(formatPart('extra: [\n  # none\n]\n')).toBe('# none\nextra: []\n')
  })

  it('between a key and its value go above both', () => {
    expect(formatPart('title:\n  # why\n  x\n')).toBe('# why\ntitle: x\n')
  })

  it('at the margin, after a list at the margin, are about the next key', () => {
    expect(formatPart('extra:\n- a: 1 # one\n# two\nother: 1\n')).toBe('extra:\n  - a: 1 # one\n# two\nother: 1\n')
  })

  it('beside a list that fills several lines stand after its end', () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${i}`)
    expect(formatPart(`extra: { list: # why\n  [${words.join(', ')}] }\n`)).toMatch(/word39\] # why\n$/)
  })

  it('are no longer than before', () => {
    expect(format('system: vive-lempereur # why \t \n')).toBe('system: vive-lempereur # why\n')
  })
})

describe('the head of a file', () => {
  const modeline = '# yaml-language-server: $schema=../../schema/scenario.schema.json\n'

  it('keeps the modeline first, and comments below it go with their key', () => {
    expect(format(`${modeline}# six\nturns: 6\nsystem: vive-lempereur\n`)).toBe(
      `${modeline}system: vive-lempereur\n# six\nturns: 6\n`,
    )
  })

  it('is everything that an empty line parts from the first key', () => {
    expect(format('# My battle\n\n# six\nturns: 6\nsystem: vive-lempereur\n')).toBe(
      '# My battle\n\nsystem: vive-lempereur\n\n# six\nturns: 6\n',
    )
    expect(format('# My battle\n\nturns: 6\nsystem: vive-lempereur\n')).toBe(
      '# My battle\n\nsystem: vive-lempereur\n\nturns: 6\n',
    )
  })

  it('keeps comments among directives', () => {
    const text = '%YAML 1.2\n---\n# one\nsystem: vive-lempereur\n# two\n'
    expect(format(text)).toBe(text)
  })

  it('and the end keep the comments around braces', () => {
    expect(
      format('# one\n{ # two\n  system: vive-lempereur # three\n} # four\n# five\n').match(/#.*/g)!.sort(),
    ).toEqual(['# five', '# four', '# one', '# three', '# two'])
  })
})
