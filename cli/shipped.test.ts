import { describe, expect, test } from 'vitest'
import { findBattle, shippedBattle, shippedBattles, shippedScenarios } from './shipped.ts'
import { TestIo } from './test-io.ts'

describe('battles that ship', () => {
  const io = new TestIo()

  test('go by their ids, and by system and id where another system has a battle of that id before', () => {
    const names = [...shippedBattles().keys()]
    expect(names).toContain('quatre-bras')
    expect(names).toContain('et-sans-resultat/quatre-bras')
    expect(findBattle('quatre-bras', io)).toMatch(/vive-lempereur.quatre-bras\.yaml$/)
    expect(findBattle('et-sans-resultat/quatre-bras', io)).toMatch(/et-sans-resultat.quatre-bras\.yaml$/)
  })

  test('may always be named with their system', () => {
    expect(findBattle('vive-lempereur/ligny', io)).toBe(findBattle('ligny', io))
    expect(shippedBattle('vive-lempereur', 'ligny')).toBe(findBattle('ligny', io))
    expect(shippedBattle('et-sans-resultat', 'ligny')).toBeUndefined()
  })

  test('that are unknown are told by those that there are', () => {
    expect(() => findBattle('lingy', io)).toThrow(/Did you mean ligny\? Shipped: .*et-sans-resultat\/quatre-bras/)
  })

  test('are read by cases from their own system', () => {
    const scenarios = shippedScenarios()
    for (const system of ['vive-lempereur', 'et-sans-resultat']) {
      expect(scenarios(system)('quatre-bras')).toMatchObject({ system, id: 'quatre-bras' })
    }
    expect(scenarios('et-sans-resultat')('ligny')).toBeUndefined()
  })
})
