import type { SurveyedCommand, SurveyedMember } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { DocumentState } from '../../document/document-state.ts'
import { hasPath, isSamePath } from './hit-targets.ts'

type Commands = readonly SurveyedCommand[]

/** Every command, each before those under it. */
export function allCommands(commands: Commands): SurveyedCommand[] {
  return commands.flatMap((command) => [command, ...allCommands(command.commands)])
}

/** Every command that holds units. */
export const commandsIn = (commands: Commands) => allCommands(commands).filter(({ holdsUnits }) => holdsUnits)

/** Whoever belongs to a command himself: its staff and its units. */
export const membersOf = ({ staff, units }: SurveyedCommand): SurveyedMember[] => [...staff, ...units]

/**
 * Whoever is selected with a command: the units of a formation; of a larger command everybody under it, and with him
 * those who are there for all.
 */
export function selectedWith(command: SurveyedCommand): SurveyedMember[] {
  return command.holdsUnits ? [...command.units] : [...command.staff, ...command.commands.flatMap(selectedWith)]
}

/** The command that somebody belongs to. */
export function commandOf(state: DocumentState, path: Path): SurveyedCommand | undefined {
  return holderOf(tableSurveyOf(state)?.commands ?? [], path)
}

/** Units together with all others under their commands; whoever is under none stays alone. */
export function withTheirCommands(state: DocumentState, units: readonly Path[]): Path[] {
  const all = units.flatMap((unit) => {
    const own = commandOf(state, unit)?.units ?? []
    return own.length > 0 ? own.map(({ path }) => path) : [unit]
  })
  return all.filter((path, i) => all.findIndex((other) => isSamePath(other, path)) === i)
}

/** The formation whose units, and nobody else, these are. */
export function wholeCommand(commands: Commands, units: readonly Path[]): SurveyedCommand | undefined {
  return commandsIn(commands).find(
    (command) => command.units.length === units.length && command.units.every(({ path }) => hasPath(units, path)),
  )
}

/** The commands that a selection speaks of: those that it is the whole of, and the formation that all its units are of. */
export function commandsAbout(commands: Commands, things: readonly Path[]): SurveyedCommand[] {
  const wholes = allCommands(commands).filter((command) => {
    const own = selectedWith(command)
    return own.length === things.length && own.every(({ path }) => hasPath(things, path))
  })
  const touched = commandsIn(commands).filter(({ units }) => units.some(({ path }) => hasPath(things, path)))
  return [...new Set([...wholes, ...(touched.length === 1 ? touched : [])])]
}

/** Those of them who belong to a command: drawings do not. */
export function membersAmong(commands: Commands, things: readonly Path[]): readonly Path[] {
  const members = allCommands(commands).flatMap(membersOf)
  return things.filter((path) => members.some((one) => isSamePath(one.path, path)))
}

/** Those of them whom some command takes: commanders stay where they are. */
export function movable(commands: Commands, things: readonly Path[]): readonly Path[] {
  const all = allCommands(commands)
  return things.filter((path) => {
    const role = roleOf(all, path)
    return role !== undefined && all.some(({ takes }) => takes.includes(role))
  })
}

/** Whether a command can take all of these, and has not got them all yet. */
export function canTake(commands: Commands, command: SurveyedCommand, things: readonly Path[]): boolean {
  const all = allCommands(commands)
  return (
    things.length > 0 &&
    things.every((path) => {
      const role = roleOf(all, path)
      return role !== undefined && command.takes.includes(role) && holderOf(commands, path)?.side === command.side
    }) &&
    things.some((path) => !isSamePath(holderOf(commands, path)?.path, command.path))
  )
}

/** What a member is to his command, or a command to the one above it. */
function roleOf(all: Commands, path: Path): string | undefined {
  const found = [...all, ...all.flatMap(membersOf)].find((one) => isSamePath(one.path, path))
  return found?.role
}

/** The command that a member or another command is right under. */
function holderOf(commands: Commands, path: Path): SurveyedCommand | undefined {
  return allCommands(commands).find((command) =>
    [...membersOf(command), ...command.commands].some((one) => isSamePath(one.path, path)),
  )
}
