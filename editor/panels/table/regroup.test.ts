import { describe, expect, it } from 'vitest'
import { tableSurveyOf } from '../../document/by-board.ts'
import {
  allCommands,
  canTake,
  commandsAbout,
  commandsIn,
  selectedWith,
  wholeCommand,
} from '../../tools/table/commands.ts'
import { over, TEXT } from '../../tools/table/quatre-bras.fixture.ts'
import { disband, raise } from './raise.ts'
import { regroup } from './regroup.ts'

async function regrouped(text: string) {
  const { document, view, workbench } = await over({}, text)
  const [bachelu, foy] = commandsIn(tableSurveyOf(document.state)!.commands)
  const unit = bachelu!.units.find(({ label }) => label === 'I/61e Ligne')!
  regroup(workbench, [unit.path], foy!)
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

  it('of a larger one takes a whole formation, which stays selected', async () => {
    const { document, view, workbench } = await over()
    const { commands } = tableSurveyOf(document.state)!
    const [foy, cavalry] = ['9th Division', 'III Cavalry Corps'].map(
      (name) => allCommands(commands).find(({ label }) => label === name)!,
    )
    expect(
      wholeCommand(
        commands,
        foy!.units.map(({ path }) => path),
      ),
    ).toBe(foy)
    expect([canTake(commands, cavalry!, [foy!.path]), canTake(commands, foy!, [cavalry!.path])]).toEqual([true, false])
    regroup(workbench, [foy!.path], cavalry!)
    expect(document.state.history.done.at(-1)!.label).toBe('Put 9th Division under III Cavalry Corps')
    expect(view.getState().items).toHaveLength(12)
    expect(view.getState().items[0]?.[3]).toBe('iii-cavalry-corps')
  })

  it('is for whom it takes: batteries in reserve, but no battalion and no commander, and nobody of the enemy', async () => {
    const { document } = await over()
    const { commands } = tableSurveyOf(document.state)!
    const all = allCommands(commands)
    const corps = all.find(({ label }) => label === 'II Corps')!
    const [bachelu] = corps.commands
    const takers = (path: readonly (string | number)[]) =>
      all.filter((command) => canTake(commands, command, [path])).map(({ label }) => label)
    expect(takers(corps.staff.find(({ role }) => role === 'battery')!.path)).toEqual([
      '5th Division',
      '9th Division',
      '6th Division',
      '2nd Cavalry Division',
      'III Cavalry Corps',
      "Guiton's cuirassier brigade",
      'Guard light cavalry',
      'Guard light cavalry division',
    ])
    expect(takers(bachelu!.units[0]!.path)).not.toContain('II Corps')
    expect(takers(corps.staff[0]!.path)).toEqual([])
  })
})

describe('raising and disbanding commands', () => {
  it('puts the stamp into the hand for the new formation, in one step that undo takes back', async () => {
    const { document, view, drag, workbench } = await over()
    const corps = allCommands(tableSurveyOf(document.state)!.commands).find(({ label }) => label === 'II Corps')!
    raise(workbench, corps)
    drag([[60, 20], [60, 20]]) // biome-ignore format: a click
    const made = allCommands(tableSurveyOf(document.state)!.commands).find(({ label }) => label === 'New formation')!
    expect([made.units.length, view.getState().tool]).toEqual([1, 'stamp'])
    disband(workbench, made)
    expect(document.state.history.done.map(({ label }) => label)).toEqual([
      'Add a formation to II Corps',
      'Deploy Line infantry in New formation',
      'Disband New formation',
    ])
    for (let i = 0; i < 3; i++) document.undo()
    expect(document.state.text).toBe(TEXT)
  })

  it('shows what is said of a force where all of it is selected, and of a formation for some of its units', async () => {
    const { document } = await over()
    const { commands } = tableSurveyOf(document.state)!
    const about = (label: string, count?: number) => {
      const own = selectedWith(allCommands(commands).find((command) => command.label === label)!)
      return commandsAbout(commands, own.map(({ path }) => path).slice(0, count)).map((command) => command.label)
    }
    expect(about('II Corps')).toEqual(['II Corps'])
    expect(about('9th Division')).toEqual(['9th Division'])
    expect(about('9th Division', 2)).toEqual(['9th Division'])
  })
})
