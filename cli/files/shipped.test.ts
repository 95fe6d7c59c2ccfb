import { describe, expect, test } from 'vitest'
import { TestIo } from '../test-io.ts'
import { findBattle, shippedBattle, shippedBattles } from './shipped.ts'
import { shippedScenarios } from './shipped-scenarios.ts'

describe('battles that ship', () => {
  const find = (name: string) => findBattle(name, new TestIo())

  test('go by their ids, and by system and id where several systems have a battle of that id', () => {
    const names = [...shippedBattles().keys()]
    expect(names).toContain('ligny')
    expect(names).not.toContain('quatre-bras')
    expect(names).toContain('vive-lempereur/quatre-bras')
    expect(names).toContain('et-sans-resultat/quatre-bras')
    expect(() => find('quatre-bras')).toThrow(
      'quatre-bras is the id of 2 battles. Write vive-lempereur/quatre-bras or et-sans-resultat/quatre-bras.',
    )
    expect(find('et-sans-resultat/quatre-bras')).toMatch(/et-sans-resultat.quatre-bras\.yaml$/)
  })

  test('may always be named with their system', () => {
    expect(find('vive-lempereur/ligny')).toBe(find('ligny'))
    expect(shippedBattle('vive-lempereur', 'ligny')).toBe(find('ligny'))
    expect(shippedBattle('et-sans-resultat', 'ligny')).toBeUndefined()
  })

  test('that are unknown are told by those that there are', () => {
    expect(() => find('lingy')).toThrow(/Did you mean ligny\? Shipped: .*et-sans-resultat\/quatre-bras/)
  })

  test('are read by cases from their own system', () => {
    const scenarios = shippedScenarios()
    for (const system of ['vive-lempereur', 'et-sans-resultat']) {
      expect(scenarios(system)('quatre-bras')).toMatchObject({ system, id: 'quatre-bras' })
    }
    expect(scenarios('et-sans-resultat')('ligny')).toBeUndefined()
  })
})
