import { problemsOf } from '../../checking/results.ts'
import { MADE_BY } from '../../files/seal.ts'
import { isVerified, type ReplayReport } from '../../replay/report.ts'
import { formatJson } from '../format-json.ts'
import { problemAsJson } from '../json.ts'

/**
 * For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it.
 * Lines and columns count from 1.
 */
export function json({ file, game }: ReplayReport): string {
  const stop = game?.stop
  const value = {
    version: 1,
    generator: MADE_BY,
    path: file.path,
    diagnostics: problemsOf(file).map(problemAsJson),
    scenario: game?.replay.scenario.id ?? null,
    seed: game?.replay.seed ?? null,
    actions: game?.replay.actions.length ?? null,
    played: game?.result.played ?? 0,
    log: (game?.log ?? []).map(({ text, events }, i) => ({
      number: i + 1,
      action: text,
      events: events.map(({ event, told }) => ({ ...event, told })),
    })),
    outcome: game?.result.outcome ?? null,
    verified: game !== undefined && isVerified(game),
    stop: stop
      ? {
          kind: stop.kind,
          message: stop.message,
          line: stop.start.line,
          column: stop.start.column,
          number: stop.action?.number ?? null,
          action: stop.action?.text ?? null,
          rule: stop.refusal?.rule ?? null,
        }
      : null,
  }
  return formatJson(value)
}
