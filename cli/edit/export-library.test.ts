import { symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { exportLibrary } from './export-library.ts'
import { ScenarioFolder } from './folder.ts'

const ARMY = `format: 1
system: vive-lempereur
kind: definitions
id: army
title: Army
nations:
  russian: { name: Russians, like: english, colour: "#3f6b3a" }
`

/** Exports a battle that uses a file, from a folder in which others are beside it; gives what is said of it, or what it becomes. */
async function exportUsing(reference: string): Promise<string> {
  const battle = SOUND.replace('turns: 6', `turns: 6\nuses: [${reference}]`)
  const io = new TestIo({ 'army.yaml': ARMY, 'served/deep/a.yaml': battle, 'served/army.yaml': ARMY })
  symlinkSync('../army.yaml', io.path('served/link.yaml'))
  const folder = new ScenarioFolder(
    io.path('served'),
    () => undefined,
    () => undefined,
  )
  try {
    return (await exportLibrary('{ "paths": ["deep/a.yaml"] }', new URLSearchParams('name=mine'), folder, io)).name
  } catch (error) {
    return String(error)
  }
}

test('a library has only what battles use of their folder, and nothing outside it', async () => {
  expect(await exportUsing('../army.yaml')).toBe('mine.zip')
  for (const outside of ['../../army.yaml', '../link.yaml', '../gone.yaml'])
    expect(await exportUsing(outside)).toContain('Every battle that was chosen has errors.')
})
