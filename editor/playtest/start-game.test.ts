import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { ScenarioDocument } from '../document/scenario-document.ts'
import { prepareBattle } from './start-game.ts'

const LIGNY = readFileSync(new URL('../../scenarios/vive-lempereur/ligny.yaml', import.meta.url), 'utf8')

test('a battle whose check was given up is checked again when it is to be played', async () => {
  let checks = 0
  const document = await ScenarioDocument.open(LIGNY, {
    check: async (text) => (++checks === 1 ? undefined : validate(text, SYSTEMS)),
  })
  await expect.poll(() => checks).toBe(1)
  expect(await prepareBattle(document)).toMatchObject({ about: { title: 'Ligny' } })
})

test('a battle that cannot be checked is not waited for for ever', async () => {
  const document = await ScenarioDocument.open(LIGNY, { check: async () => undefined })
  expect(await prepareBattle(document)).toMatchObject({
    problems: [],
    reason: 'The battle could not be checked. Go back to editing, and try again.',
  })
})
