import { describeOutcome } from '../../../src/engine/replay.ts'
import { Lines } from '../../../src/scenario/position.ts'
import { count } from '../../../src/scenario/wording.ts'
import type { OutputStyle } from '../../output/style.ts'
import { type Colors, visible } from '../../output/terminal.ts'
import { isVerified, type LoggedAction, type ReplayedGame, type ReplayReport } from '../../replay/report.ts'
import { frame } from '../frame.ts'
import { fileBlocks } from '../pretty.ts'

type Surface = Pick<OutputStyle, 'colors' | 'width'>

/** For people: what happened, turn by turn, and how it ended or why it stops. */
export function text({ file, game }: ReplayReport, view: Surface): string {
  const blocks = game ? [...turns(game.log, view.colors), conclude(file, game, view)] : fileBlocks(file, view)
  return blocks.map((block) => `${block}\n`).join('\n')
}

/** A block a round: the event that tells the time is its heading. */
function turns(log: readonly LoggedAction[], colors: Colors): string[] {
  const happened = log.flatMap(({ events }) => events)
  const blocks: string[][] = []
  for (const { event, told } of happened) {
    const line = visible(told)
    if (event.kind === 'time') blocks.push([colors.bold(line)])
    else if (blocks.length === 0) blocks.push([colors.bold(opening(happened)), `  ${line}`])
    else blocks.at(-1)!.push(`  ${line}`)
  }
  return blocks.map((lines) => lines.join('\n'))
}

/** Nobody tells the time when a game begins: with its first round, or before it where the players set up. */
function opening(happened: LoggedAction['events']): string {
  const next = happened.find(({ event }) => event.kind === 'time')?.event
  return next && (next['turn'] !== 1 || next['round'] !== 1) ? 'Turn 1, round 1' : 'The beginning'
}

/** How it ended, and whether that is what was recorded; or where and why it stops. */
export function conclude(file: ReplayReport['file'], game: ReplayedGame, { colors, width }: Surface): string {
  const { result, stop } = game
  const { played, outcome } = result
  const actions = count(played, 'action')
  if (!stop) {
    const end = outcome ? visible(describeOutcome(outcome)) : 'the battle is not over'
    const same = isVerified(game) ? '\nThe final position matches the recording.' : ''
    return `Replayed ${actions}: ${colors.green(end)}.${same}`
  }
  const { start, end, message } = stop
  return [
    `${colors.bold(`${visible(file.path)}:${start.line}:${start.column}`)} ${colors.red('stops')} after ${actions}`,
    `  ${visible(message)}`,
    ...frame(new Lines(file.validation.text), { start, end, paint: colors.red }, width, colors),
  ].join('\n')
}
