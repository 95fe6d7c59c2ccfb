import type { Analysis } from '../../../src/analysis/analyse.ts'
import { MADE_BY } from '../../files/seal.ts'
import { formatJson } from '../format-json.ts'

/** For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it. */
export function json({ battle, sides, outcome, stop, ...rest }: Analysis): string {
  return formatJson({
    version: 1,
    generator: MADE_BY,
    battle,
    sides,
    outcome: outcome ?? null,
    stop: stop ? { kind: stop.kind, message: stop.message, number: stop.action?.number ?? null } : null,
    ...rest,
  })
}
