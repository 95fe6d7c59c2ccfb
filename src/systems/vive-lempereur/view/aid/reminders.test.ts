import { expect, test } from 'vitest'
import { fillDefaults } from '../../format/fill-defaults.ts'
import { compile } from '../../rules/battlefield.ts'
import { makeReminders } from './reminders.ts'

const sentences = (options: NonNullable<Parameters<typeof fillDefaults>[0]['options']>) =>
  makeReminders(compile(fillDefaults({ options })))
    .flatMap((section) => section.sentences ?? [])
    .join('\n')

test('10.1, 12.0 the reminders tell how the battle plays what the book leaves open', () => {
  const usual = sentences({})
  expect(usual).toContain('infantry or cavalry with a general may ignore')
  expect(usual).toContain('four hexes from every enemy or out of sight')
  const other = sentences({ gunsWithGeneral: 'may-ignore', gunsAtCloseRange: 'may-ignore', rallySafety: 'each-enemy' })
  expect(other).toContain('units with a general may ignore')
  expect(other).toContain('from an adjacent hex that may not ignore it')
  expect(other).toContain('with each enemy four hexes away or unable to see it')
})
