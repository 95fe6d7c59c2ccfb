import { expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'

/** A small battle with nothing to report. */
export const SOUND = `format: 1
system: et-sans-resultat
id: skirmish
title: Skirmish
date: "1815-06-16"
year: 1815
turns: 6
weather: [{ from: 2, state: mud }]
board:
  kind: table
  width: 24
  height: 18
  features:
    pond: { kind: pond, area: [[17, 3], [21, 3], [21, 6], [17, 6]] }
    river: { kind: river, line: [[0, 9], [24, 9]] }
    bridge: { kind: bridge, area: [[11.5, 8.5], [12.5, 8.5], [12.5, 9.5], [11.5, 9.5]] }
    road: { kind: road, line: [[12, 0], [12, 18]] }
  areas:
    mill: { name: Mill, owner: allied, area: [[11, 11], [13, 11], [13, 12], [11, 12]] }
    farm: { name: Farm, area: [[4, 11], [6, 11], [6, 12], [4, 12]] }
  entries:
    south: { at: [12, 0], facing: "N", road: road }
    west: { at: [0, 6], facing: E }
sides:
  french: { name: French, nations: [french, polish], edge: south }
  allied: { name: Allied, nations: [british], edge: north }
first: french
armies:
  french:
    commander: { id: ney, name: Ney, leadership: B, tactics: 2, at: [12, 3] }
    forces:
      corps:
        name: Corps
        commander: army
        objective: mill
        batteries: { reserve-guns: { type: foot-battery, rating: 1, guns: 8, weight: 12 } }
        specialty: { sappers: { trait: E, formation: foy } }
        formations:
          foy:
            name: 9th Division
            commander: { name: Foy, leadership: B, tactics: 1 }
            doctrine: effective
            directive: attack
            units:
              92-1: { name: I/92e, type: line, rating: 3, men: 534, at: [11, 4] }
              92-2: { name: II/92e, type: line, rating: 3, men: 534, at: [13, 4] }
              guns: { type: foot-battery, rating: 1, guns: 8, weight: 8 }
          jerome:
            name: 6th Division
            commander: { name: Jerome, leadership: C, tactics: 1 }
            doctrine: effective
            directive: support
            supports: foy
            arrives: { turn: 2, entry: south, queue: 1, otherwise: [west] }
            units:
              1leg-1: { type: light, rating: 3, men: 629 }
          rear:
            name: Rear column
            commander: { name: Soye, leadership: C, tactics: 1 }
            doctrine: effective
            directive: move
            arrives: { turn: 3, entry: south }
            joins: jerome
            units:
              2leg-1: { type: light, rating: 3, men: 629 }
  allied:
    forces:
      reserve-corps:
        name: Reserve
        commander: { id: picton, name: Picton, leadership: B, tactics: 2, arrives: best }
        objective: [12, 11]
        formations:
          pack:
            name: 9th Brigade
            commander: { name: Pack, leadership: B, tactics: 1 }
            doctrine: effective
            directive: defend
            units:
              br-42: { type: line, rating: 4, men: 526, at: [11, 14] }
              br-44: { type: line, rating: 4, men: 455, at: [13, 14] }
              hussars: { type: cavalry, rating: 3, men: 400, traits: [S1], at: [15, 14] }
          best:
            name: 4th Brigade
            commander: { name: Best, leadership: C, tactics: 0 }
            doctrine: effective
            directive: move
            arrives: { turn: 4, entry: west }
            units:
              ha-1: { type: line, rating: 1, men: 600 }
specialRules:
  - { rule: lock-directive, formation: pack, until: { turn: 3 } }
victory:
  - { side: french, level: decisive, check: end-of-turn, when: { controls: [mill, farm] } }
  - { side: french, level: marginal, check: at-end, when: { controls: [mill] } }
`

export type Change = readonly [place: string, to: string]

/** What is found, each with its code, the text that it is about, and where on the table that is. */
export function found(...changes: readonly Change[]): string[] {
  const text = changes.reduce((before, [place, to]) => {
    if (before.split(place).length !== 2) throw new Error(`${place} is not in the battle once`)
    return before.replace(place, () => to)
  }, SOUND)
  return validate(text, SYSTEMS).diagnostics.map(
    ({ code, range, at }) =>
      `${code} ${text.slice(...(range ?? [0, 0])).split('\n')[0]}${at ? ` at ${at.join()}` : ''}`,
  )
}

type Row = readonly [title: string, changes: readonly Change[], findings: readonly string[]]

/** A test a row. */
export function expectFindings(rows: readonly Row[]): void {
  test.each(rows)('%s', (_title, changes, findings) => {
    expect(found(...changes)).toEqual(findings)
  })
}
