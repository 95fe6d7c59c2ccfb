import { expect, test } from 'vitest'
import { parse } from 'yaml'
import viveLempereur from '../index.ts'
import { statisticsRecorder } from './recorder.ts'

test('a victory that the battle switches off is no way to win it', () => {
  const scenario = parse(viveLempereur.template)
  const reasons = (specialRules: readonly object[]) =>
    statisticsRecorder.ways({ ...scenario, specialRules }).map(({ reason }) => reason)
  expect(reasons([])).toEqual(expect.arrayContaining(['an empty sector', 'fewer units lost', 'more elements left']))
  const without = reasons([{ rule: 'without', rules: ['sector-victory', 'moral-victory'] }])
  expect(without).toContain('fewer units lost')
  expect(without).not.toContain('an empty sector')
  expect(without).not.toContain('more elements left')
})
