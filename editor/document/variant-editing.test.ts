import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { usually } from '../../test/support/effort.ts'
import { onHexes } from './by-board.ts'
import type { Checker } from './checker.ts'
import { ScenarioDocument } from './scenario-document.ts'

const WAVRE = readFileSync(new URL('../../scenarios/napoleon-at-waterloo/wavre.yaml', import.meta.url), 'utf8')
/** What is wrong is none of our business here. */
const NEVER: Checker = { check: () => new Promise(() => undefined) }

const open = async (variant: string) => {
  const document = await ScenarioDocument.open(WAVRE, NEVER)
  document.chooseVariant(variant)
  return document
}
const baseOf = (text: string) => {
  const { variants: _, ...base } = parseText(text).data as Record<string, unknown>
  return base
}
type Variants = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const variantsOf = ({ state }: ScenarioDocument) => (state.fileData as { readonly variants: Variants }).variants
const paint = (document: ScenarioDocument, hex: number, terrain: string) =>
  document.draw(
    'Paint',
    onHexes((editor, draft) => editor.ground.paint(draft, [hex], terrain)),
  )

describe('a document whose variant is edited', () => {
  it('shows the battle with the variant, and what differs in words', async () => {
    const document = await open('borcke-stays')
    expect(document.state.portrait?.pieces.some(({ name }) => name === 'Borcke')).toBe(true)
    await expect
      .poll(() => document.state.differences.map(({ text }) => text))
      .toEqual([expect.stringContaining('Borcke')])
    document.chooseVariant(undefined)
    expect(document.state.portrait?.pieces.some(({ name }) => name === 'Borcke')).toBe(false)
    await expect.poll(() => document.state.differences).toEqual([])
  })

  it('takes what is painted into the variant in one step, and leaves every line of the base as it is', async () => {
    const document = await open('borcke-stays')
    expect(paint(document, 200, 'town')).toBe(true)
    expect(document.state.history.done.map(({ label }) => label)).toEqual(['Paint'])
    expect(variantsOf(document)['borcke-stays']).toHaveProperty('adds.board.terrain')
    const [base] = WAVRE.split('\nvariants:')
    expect(document.state.text.split('\nvariants:')[0]).toBe(base)
    document.undo()
    expect(document.state.text).toBe(WAVRE)
    document.redo()
    expect(variantsOf(document)['borcke-stays']).toHaveProperty('adds.board.terrain')
  })

  it('has what forms fill in go into the variant too', async () => {
    const document = await open('limale-blocked')
    document.change('Turns', [{ kind: 'set', path: ['turns'], value: 9 }])
    expect(variantsOf(document)['limale-blocked']).toHaveProperty('changes.turns', 9)
    expect(baseOf(document.state.text)['turns']).toBe(8)
    expect((document.state.data as { turns: number }).turns).toBe(9)
  })

  it('refuses with a reason what no variant can change', async () => {
    const document = await open('borcke-stays')
    expect(document.change('Id', [{ kind: 'set', path: ['id'], value: 'other' }])).toBe(false)
    expect(document.state.notice?.text).toBe('id is the same in all variants. Choose the base to change it.')
  })

  it('is the base again when the variant is gone', async () => {
    const document = await open('borcke-stays')
    document.change('Remove', [{ kind: 'remove', path: ['variants', 'borcke-stays'] }])
    expect(document.state.variant).toBeUndefined()
    expect(Object.keys(variantsOf(document))).toEqual(['march-to-the-guns', 'limale-blocked'])
  })

  it('begins a variant with a name that is free, and edits it', async () => {
    const document = await ScenarioDocument.open(WAVRE, NEVER)
    document.addVariant()
    expect(document.state.variant).toBe('variant-1')
    document.addVariant()
    expect(document.state.variant).toBe('variant-2')
    expect(baseOf(document.state.text)).toEqual(baseOf(WAVRE))
  })

  it('never changes the base, whatever is painted, placed, moved, removed and undone in a variant', async () => {
    const base = baseOf(WAVRE)
    const hex = fc.integer({ min: 0, max: 300 })
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('paint' as const), hex, terrain: fc.constantFrom('woods', 'town', 'clear') }),
      fc.record({ kind: fc.constant('move' as const), hex, piece: fc.nat(30) }),
      fc.record({ kind: fc.constant('dismiss' as const), piece: fc.nat(30) }),
      fc.record({ kind: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ kind: fc.constant('undo' as const) }),
    )
    const variants = fc.constantFrom('march-to-the-guns', 'borcke-stays', 'limale-blocked')
    await fc.assert(
      fc.asyncProperty(variants, fc.array(edit, { maxLength: 8 }), async (variant, edits) => {
        const document = await open(variant)
        for (const one of edits) {
          const pieces = document.state.survey?.pieces ?? []
          const piece = 'piece' in one ? pieces[one.piece % pieces.length] : undefined
          if (one.kind === 'paint') paint(document, one.hex, one.terrain)
          else if (one.kind === 'turns') document.change('Turns', [{ kind: 'set', path: ['turns'], value: one.turns }])
          else if (one.kind === 'undo') document.undo()
          else if (piece && one.kind === 'dismiss') {
            document.draw('Dismiss', (editor, draft) => editor.pieces.dismiss(draft, [piece.path]))
          } else if (piece && one.kind === 'move') {
            document.draw(
              'Move',
              onHexes((editor, draft) => editor.pieces.move(draft, [{ piece: piece.path, hex: one.hex }])),
            )
          }
          expect(baseOf(document.state.text)).toEqual(base)
          expect(parseText(document.state.text).data).toEqual(document.state.fileData)
        }
      }),
      { numRuns: usually(6, 100) },
    )
  })
})
