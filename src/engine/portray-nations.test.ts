import { expect, test } from 'vitest'
import { nationRow } from '../scenario/nations.ts'
import { portraySides } from './portray-nations.ts'

const NATIONS = { russian: { name: 'Russians', adjective: 'Russian', colour: '#3f6b3a' } }
const legendOf = (name: string) =>
  portraySides([
    { id: 'east', name, nations: ['russian', 'prussian'].map((nation) => nationRow(NATIONS, nation)) },
  ]).nations?.map((nation) => nation.name)

test('the legend names the contingents of a coalition', () => {
  expect(legendOf('Allied')).toEqual(['Russians', expect.stringMatching(/^Prussian/)])
})

test('the legend does not name a contingent twice that the side is called by', () => {
  expect(legendOf('Russian')).toEqual([expect.stringMatching(/^Prussian/)])
})
