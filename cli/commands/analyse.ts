import { type Analysis, analyse } from '../../src/analysis/analyse.ts'
import { describePlacesOn } from '../../src/analysis/place-names.ts'
import type { Replay } from '../../src/engine/replay.ts'
import { STDIN } from '../files/files.ts'
import { ANALYSE_FORMATS, type AnalyseFormatName } from '../formats/analyse/index.ts'
import { fileBlocks } from '../formats/pretty.ts'
import { EXIT, type Io } from '../io.ts'
import { chooseFormat } from '../output/format.ts'
import { Progress } from '../output/progress.ts'
import { colorsFor, visible, widthFor } from '../output/terminal.ts'
import { openBattleOf, readRecord } from '../replay/record.ts'
import { writeReport } from '../replay/write-report.ts'
import type { SimulatedBattle } from '../simulate/battle.ts'
import { readOrRefuse, UsageError } from '../usage-error.ts'

/** The flags of `berthier analyse`. */
export type AnalyseOptions = {
  readonly scenario?: string
  readonly futures: number
  readonly format?: AnalyseFormatName
  readonly output?: string
  readonly force?: boolean
}

/** `berthier analyse`: tells of a recorded game how the chances changed, by luck and by skill, where it turned, and its story. */
export async function runAnalyse(file: string, options: AnalyseOptions, io: Io): Promise<number> {
  const format = chooseFormat(ANALYSE_FORMATS, 'text', options, io)
  const path = file === '-' ? STDIN : file
  const read = readRecord(await readOrRefuse(path, io))
  if (!read.replay) {
    const view = { colors: colorsFor(io.stderr, io.env), width: widthFor(io.stderr) }
    io.stderr.write(`${fileBlocks({ path, validation: read }, view).join('\n\n')}\n`)
    return EXIT.usage
  }
  const battle = await openBattleOf(read.replay, path, options.scenario, io)
  const analysis = await analyseGame(battle, read.replay, options.futures, io)
  if (analysis.stop && analysis.chances.length === 0)
    throw new UsageError(`${visible(path)} cannot be analysed: ${analysis.stop.message}`)
  await writeReport(analysis, ANALYSE_FORMATS, format, options, io)
  return analysis.stop ? EXIT.problems : EXIT.clean
}

async function analyseGame(
  { game, recorder, scenario, system, boardView }: SimulatedBattle,
  replay: Replay,
  futures: number,
  io: Io,
): Promise<Analysis> {
  const evaluator = await system.loadEvaluator?.()
  if (!evaluator)
    throw new UsageError(
      `games of ${system.id} cannot be analysed: its rulebook has no evaluator for computer players.`,
    )
  const presenter = await system.loadPresenter?.()
  const portrait = boardView.portrayScenario(scenario)
  const describePlace = portrait ? describePlacesOn(portrait.board) : (label: string) => label
  const progress = new Progress(replay.actions.length, io, 'analysing')
  try {
    const describeAction = (state: unknown, action: unknown) =>
      presenter?.offer(state, action).label ?? game.format(state, action)
    const analysed = { game, evaluator, recorder, scenario, replay, describePlace, describeAction }
    return analyse(analysed, { futures, onProgress: (done) => progress.show(done, 'actions') })
  } finally {
    progress.erase()
  }
}
