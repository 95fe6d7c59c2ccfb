import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { validate } from '../../src/scenario/validate.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { rosterOf } from '../../src/systems/et-sans-resultat/format/roster.ts'
import { summarise } from '../../src/systems/et-sans-resultat/format/summary.ts'
import { TEMPLATE } from '../../src/systems/et-sans-resultat/format/template.ts'
import { describe as describeBattle } from '../../src/systems/et-sans-resultat/text/describe.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// The lists here were typed from the sources, and not from the scenario.

/** By formation: battalions, regiments and batteries, the men of the former two, and the guns. */
const QUATRE_BRAS = {
  bachelu: [11, 0, 1, 5279, 8],
  foy: [11, 0, 1, 5283, 8],
  jerome: [11, 0, 1, 6619, 8],
  pire: [0, 4, 1, 1862, 6],
  guiton: [0, 2, 1, 777, 6],
  'guard-light': [0, 2, 2, 2077, 12],
  perponcher: [5, 0, 1, 3233, 8],
  'saxe-weimar': [5, 0, 1, 4205, 8],
  merlen: [0, 2, 1, 1082, 4],
  alten: [9, 0, 2, 5246, 12],
  cooke: [4, 0, 2, 4061, 12],
  picton: [12, 0, 2, 7226, 12],
  'brunswick-cavalry': [0, 2, 0, 922, 0],
  'brunswick-infantry': [6, 0, 0, 4032, 0],
  'brunswick-rear': [2, 0, 2, 1344, 16],
}

/** Who comes when, and from where. */
const ARRIVALS = {
  jerome: '3 south-charleroi',
  merlen: '3 west-nivelles',
  picton: '3 north-brussels',
  'brunswick-cavalry': '4 north-brussels',
  'brunswick-infantry': '5 north-brussels',
  alten: '9 west-nivelles',
  guiton: '10 south-charleroi',
  'brunswick-rear': '12 north-brussels',
  cooke: '13 west-nivelles',
}

const text = readFileSync(new URL('../../scenarios/et-sans-resultat/quatre-bras.yaml', import.meta.url), 'utf8')
const scenario = parse(text) as EtSansResultatScenario
const { formations, units, commanders } = rosterOf(scenario)

describe('Quatre Bras on a table', () => {
  test('is sound and in canonical form, as is the template', () => {
    for (const battle of [text, TEMPLATE]) {
      expect(validate(battle, SYSTEMS).diagnostics).toEqual([])
      expect(formatScenario(battle, SYSTEMS)).toEqual({ text: battle })
    }
  })

  test('has the formations of the sources, each with its men and guns', () => {
    const strengths = formations.map(({ id }) => {
      const own = units.filter(({ formation }) => formation.id === id).map(({ data }) => data)
      const count = (...types: string[]) => own.filter(({ type }) => types.includes(type)).length
      const sum = (key: 'men' | 'guns') => own.reduce((total, unit) => total + (unit[key] ?? 0), 0)
      const arms = [count('line', 'light', 'irregular'), count('cavalry'), count('foot-battery', 'horse-battery')]
      return [id, [...arms, sum('men'), sum('guns')]]
    })
    expect(Object.fromEntries(strengths)).toEqual(QUATRE_BRAS)
  })

  test('has the arrivals of the sources', () => {
    const coming = formations.flatMap(({ id, data: { arrives } }) =>
      arrives ? [[id, `${arrives.turn} ${String(arrives.entry)}`]] : [],
    )
    expect(Object.fromEntries(coming)).toEqual(ARRIVALS)
  })

  test('is commanded by Ney and Wellington, who leads a force himself', () => {
    expect(commanders.map(({ id }) => id).join(' ')).toBe(
      'ney wellington reille kellermann lefebvre-desnouettes orange brunswick',
    )
    expect(scenario.armies['allied']?.forces['army-reserve']?.commander).toBe('army')
  })

  test('says of every part that it is no print', () => {
    const states = Object.values(scenario.sources ?? {}).map(({ status }) => status)
    expect(states.length).toBeGreaterThan(7)
    expect(states).not.toContain('printed')
  })

  test('is told at a glance, and in plain English', () => {
    expect(summarise(scenario)).toBe('49 French, 58 Anglo-allied, 20 turns, table of 48 × 46 inches')
    const sections = describeBattle(scenario)
    const sentences = (heading: string) => sections.find((section) => section.heading === heading)?.sentences
    expect(sections.map(({ heading }) => heading)).toContain('II Corps: 5th Division')
    expect(sentences('Arrivals')?.[0]).toBe('Turn 3 (14:40): 6th Division by Charleroi road.')
    expect(sentences('II Corps: 2nd Cavalry Division')).toEqual([
      'Piré (leadership B, tactics 1) commands; effective doctrine, enthusiastic. The directive is support of 5th Division.',
    ])
    expect(sentences('Victory conditions')?.[4]).toBe(
      'The Anglo-allied side wins a substantial victory if, at the end of the battle, (it controls Quatre Bras crossroads and Gemioncourt) and at least 1 French formation is broken.',
    )
    expect(sentences('French: II Corps')?.[0]).toBe(
      'Reille (leadership B, tactics 1) commands at (20, 9.8). The objective is Quatre Bras crossroads.',
    )
    expect(sentences('French')).toEqual([
      'Marshal Ney (leadership B, tactics 2, charmed life) commands the army at (20.7, 10.2).',
    ])
    const rows = (heading: string) => sections.find((section) => section.heading === heading)?.table?.rows
    expect(rows('II Corps: 5th Division')?.[0]?.at(-1)).toBe('(21.2, 10.3) N, ployed')
    expect(rows('Ground')).toContainEqual([
      'Orchard: Gemioncourt orchard',
      'rough',
      '(21.7, 21.2) (22.8, 21.2) (22.8, 22.4) (21.7, 22.4)',
    ])
    expect(rows('Ground')).toContainEqual(['Entry: Brussels road', 'marches in to the S', '(19.3, 46)'])
    expect(sentences('Special rules')).toEqual([
      'No order changes the directive of Guard light cavalry division until an enemy is within 6 inches.',
    ])
  })
})
