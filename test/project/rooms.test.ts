import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { type FileImport, importsOf, sourcesIn } from '../support/imports.ts'

/** The rooms of a rulebook from the ground up: each takes values only from those below, and those of one floor know nothing of each other. */
const FLOORS = [
  ['format'],
  ['text'],
  ['rules'],
  ['checks'],
  ['view'],
  ['edit'],
  ['evaluate', 'statistics', 'cases'],
] as const
const ROOMS: readonly string[] = FLOORS.flat()

describe.each(SYSTEMS.map(({ id }) => id))('%s', (id) => {
  const root = `src/systems/${id}`

  test('has an index and its rules at its root, and no other rooms than all rulebooks have', () => {
    const entries = readdirSync(root, { withFileTypes: true })
    const namesOf = (areRooms: boolean) =>
      entries.flatMap((entry) => (entry.isDirectory() === areRooms ? [entry.name] : [])).toSorted()
    expect(namesOf(false)).toEqual(['RULES.md', 'index.ts'])
    expect(namesOf(true).filter((room) => !ROOMS.includes(room))).toEqual([])
  })

  const rooms = readdirSync(root).filter((name) => ROOMS.includes(name))
  const imports = sourcesIn(root).flatMap(importsOf)
  const within = imports.filter(({ target }) => target.startsWith(`${root}/`))
  const roomOf = (file: string) => file.slice(root.length + 1).split('/')[0]!
  const between = within.filter(({ file, target }) => roomOf(file) !== roomOf(target))

  test('has a door to each room', () => {
    expect(rooms.filter((room) => !readdirSync(`${root}/${room}`).includes('index.ts'))).toEqual([])
  })

  test('takes values only from rooms below', () => {
    const floorOf = (file: string) => FLOORS.findIndex((floor) => (floor as readonly string[]).includes(roomOf(file)))
    const isUpwards = ({ file, target, isType }: FileImport) =>
      !isType && roomOf(file) !== 'index.ts' && floorOf(target) >= floorOf(file)
    expect(between.filter(isUpwards)).toEqual([])
  })

  test('goes from room to room by the doors', () => {
    // The system's index may open the door of a part of a room, so that it is loaded when it is wanted. The game and the portrait have
    // doors of their own: by that of the rules the game would bring all of them to whoever only checks a battle, and by that of the view
    // the portrait would bring the game to whoever only looks at one.
    const own = ['rules/game.ts', 'view/portrait.ts'].map((file) => `${root}/${file}`)
    const isDoor = ({ file, target }: FileImport) =>
      roomOf(file) === 'index.ts'
        ? posix.basename(target) === 'index.ts' || own.includes(target)
        : target === `${root}/${roomOf(target)}/index.ts`
    expect(between.filter((one) => !isDoor(one))).toEqual([])
  })
})
