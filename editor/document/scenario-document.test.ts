import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { Checker } from './checker.ts'
import { ScenarioDocument } from './scenario-document.ts'

const LIGNY = readFileSync(new URL('../../scenarios/vive-lempereur/ligny.yaml', import.meta.url), 'utf8')

/** Checks on the spot. */
const AT_ONCE: Checker = { check: (text) => Promise.resolve(validate(text, SYSTEMS)) }
/** Checks that never come to an end, as those of a huge map while somebody types. */
const NEVER: Checker = { check: () => new Promise(() => undefined) }

const open = (text = LIGNY, checker = AT_ONCE) => ScenarioDocument.open(text, checker)
const titleIn = ({ state }: ScenarioDocument) => (state.data as { title: string }).title
const labels = ({ state }: ScenarioDocument) => state.history.done.map(({ label }) => label)
const rename = (document: ScenarioDocument, title: string, mark?: string) =>
  document.change(`Call it ${title}`, [{ kind: 'set', path: ['title'], value: title }], [], mark)
/** Types letters at the end of the title, one after the other. */
function typeTitle(document: ScenarioDocument, letters: string): void {
  for (const letter of letters) document.type(document.state.text.replace(/^title: .*/m, `$&${letter}`))
}

describe('a document', () => {
  it('is changed in its data and its text alike, and leaves every other line as it is', async () => {
    const document = await open()
    expect(rename(document, 'Saint-Amand')).toBe(true)
    expect(titleIn(document)).toBe('Saint-Amand')
    expect(document.state.portrait?.title).toBe('Saint-Amand')
    expect(document.state.text).toBe(LIGNY.replace(/^title: .*/m, 'title: Saint-Amand'))
  })

  it('has nothing to change where it says so already', async () => {
    const document = await open()
    expect(rename(document, titleIn(document))).toBe(false)
    expect(labels(document)).toEqual([])
  })

  it('goes back and forth in its history, until something else is done', async () => {
    const document = await open()
    rename(document, 'One')
    rename(document, 'Two')
    document.goTo(0)
    expect([document.state.text, titleIn(document)]).toEqual([LIGNY, 'Ligny'])
    document.redo()
    expect(titleIn(document)).toBe('One')
    rename(document, 'Three')
    expect(document.state.history.undone).toEqual([])
    document.redo()
    expect(titleIn(document)).toBe('Three')
    document.undo()
    expect(titleIn(document)).toBe('One')
  })

  it('makes one step of changes with the same mark, and none of those that come to nothing', async () => {
    const document = await open()
    for (const title of ['L', 'Li', 'Lig']) rename(document, title, 'the title')
    expect(labels(document)).toEqual(['Call it Lig'])
    document.endTyping()
    rename(document, 'Ligny 1815', 'the title')
    expect(labels(document)).toHaveLength(2)
    document.undo()
    expect(titleIn(document)).toBe('Lig')
    document.undo()
    expect([document.state.text, titleIn(document)]).toEqual([LIGNY, 'Ligny'])
    rename(document, 'X', 'the title')
    rename(document, 'Ligny', 'the title')
    expect([document.state.text, labels(document)]).toEqual([LIGNY, []])
  })

  it('tells what a change leaves out, and why one cannot be made', async () => {
    const document = await open()
    document.change('Shorten', [{ kind: 'set', path: ['turns'], value: 3 }], ['An arrival is too late.'])
    expect(document.state.notice).toEqual({ text: 'An arrival is too late.', isProblem: false })
    document.forgetNotice()
    expect(document.change('No', [{ kind: 'set', path: ['title', 'first'], value: 'L' }])).toBe(false)
    expect(document.state.notice).toMatchObject({ isProblem: true })
    expect(labels(document)).toEqual(['Shorten'])
  })

  it('has its checks report on the text of now', async () => {
    const document = await open()
    document.change('Wrong', [{ kind: 'set', path: ['turns'], value: 'many' }])
    await vi.waitFor(() => expect(document.state.checkedText).toBe(document.state.text))
    expect(document.state.diagnostics.map(({ path }) => path)).toContainEqual(['turns'])
  })

  it('is mended by the fix of a diagnostic, as a step of its own right after typing', async () => {
    const document = await open(LIGNY.replace('orchard:', 'orchrad:'))
    await vi.waitFor(() => expect(document.state.diagnostics).not.toEqual([]))
    const { text } = document.state
    typeTitle(document, '!')
    document.undo()
    typeTitle(document, '!')
    const { fix } = document.state.diagnostics.find((one) => one.fix)!
    document.fix(
      'Fix it',
      fix!.map(({ range: [from, to], text: by }) => ({ range: [from + 1, to + 1], text: by })),
    )
    expect(labels(document)).toEqual(['Edit the text', 'Fix it'])
    document.undo()
    expect(document.state.text).toBe(text.replace('title: Ligny', 'title: Ligny!'))
  })
})

describe('typing', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('is one step for as long as nobody pauses', async () => {
    const document = await open()
    typeTitle(document, ' 1815')
    expect(labels(document)).toEqual(['Edit the text'])
    document.undo()
    expect([document.state.text, titleIn(document)]).toEqual([LIGNY, 'Ligny'])
    document.redo()
    expect(titleIn(document)).toBe('Ligny 1815')
  })

  it('is another step after a pause for thought', async () => {
    const document = await open()
    typeTitle(document, ' 18')
    vi.setSystemTime(Date.now() + 1500)
    typeTitle(document, '15')
    document.undo()
    expect(titleIn(document)).toBe('Ligny 18')
  })

  it('is another step on another line, even before the first has been read', async () => {
    const document = await open(LIGNY, NEVER)
    typeTitle(document, '!')
    document.type(document.state.text.replace('title: Ligny!\n', 'title: Ligny!\n\n'))
    document.type(document.state.text.replace('title: Ligny!\n\n', 'title: Ligny!\n# so\n'))
    expect(labels(document)).toHaveLength(2)
    document.undo()
    expect([document.state.text.includes('# so'), titleIn(document)]).toEqual([false, 'Ligny!'])
    document.undo()
    expect([document.state.text, titleIn(document)]).toEqual([LIGNY, 'Ligny'])
  })

  it('is not mixed with what comes from outside', async () => {
    const document = await open()
    typeTitle(document, '!')
    document.type(LIGNY.replace('title: Ligny', 'title: Sombreffe'), 'The file was changed by another program')
    document.undo()
    expect(titleIn(document)).toBe('Ligny!')
  })

  it('that is no YAML leaves what was there, and has to be mended before anything else is changed', async () => {
    const document = await open()
    document.type(`${LIGNY}\nbroken: [`)
    document.settle()
    expect([document.state.isBroken, titleIn(document)]).toEqual([true, 'Ligny'])
    expect(rename(document, 'Other')).toBe(false)
    expect(document.state.notice).toMatchObject({ isProblem: true, text: expect.stringContaining('not valid YAML') })
    document.undo()
    expect([document.state.isBroken, document.state.text]).toEqual([false, LIGNY])
  })
})
