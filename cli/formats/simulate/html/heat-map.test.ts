import { expect, test } from 'vitest'
import { SKIRMISH } from '../../../../src/scene/table/skirmish.fixture.ts'
import type { SimulateReport } from '../../../simulate/report.ts'
import { heatMap } from './heat-map.ts'

test('on a table losses are shown in squares of an inch around their places', () => {
  const statistics = {
    games: 10,
    graves: [
      { place: '24.5,18.5', gone: [1, 2] },
      { place: 'D5', gone: [3, 3] },
    ],
  }
  const report = { portrait: SKIRMISH, statistics, cast: { sides: SKIRMISH.sides } } as unknown as SimulateReport
  const page = heatMap(report)!.text
  expect(page).toContain('24.5,18.5: 30 in 100 games')
  // The middle lies at 1004, 764 in the picture; a square of an inch is 40 wide, and a little less here.
  expect(page).toContain('M985 745L1023 745L1023 783L985 783Z')
  expect(page).not.toContain('D5')
})
