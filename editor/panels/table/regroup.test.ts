import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { Checker } from '../../document/checker.ts'
import { ScenarioDocument } from '../../document/scenario-document.ts'
import { Hand } from '../../tools/hand.ts'
import { commandsIn } from '../../tools/table/commands.ts'
import { makeView } from '../../view/view-state.ts'
import { regroup } from './regroup.ts'

const TEXT = readFileSync(new URL('../../../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url), 'utf8')
const UNCHECKED: Checker = { check: () => Promise.resolve(undefined) }

async function regrouped(text: string) {
  const document = await ScenarioDocument.open(text, UNCHECKED)
  const view = makeView()
  const [bachelu, foy] = commandsIn(tableSurveyOf(document.state)!.commands)
  const unit = bachelu!.units.find(({ label }) => label === 'I/61e Ligne')!
  regroup({ document, view, hand: new Hand(document, view) }, [unit.path], foy!)
  return { document, view }
}

describe('putting a unit under another command', () => {
  it('keeps it selected in its new place', async () => {
    const { document, view } = await regrouped(TEXT)
    expect(view.getState().items.map((path) => path.slice(5))).toEqual([['foy', 'units', '61-1']])
    expect([document.state.notice, document.state.history.done.length]).toEqual([undefined, 1])
  })

  it('takes the comments on it along, and undo brings all back', async () => {
    const commented = TEXT.replace(/^( +)(61-1: .*)$/m, '$1# the best of them\n$1$2 # from the muster roll')
    const { document } = await regrouped(commented)
    const [above, line] = /.*# the best of them\n.*/.exec(document.state.text)![0].split('\n')
    expect(line).toMatch(/^ +61-1: .* # from the muster roll$/)
    expect(document.state.text.indexOf(above!)).toBeGreaterThan(document.state.text.indexOf(' foy:'))
    document.undo()
    expect(document.state.text).toBe(commented)
  })
})
