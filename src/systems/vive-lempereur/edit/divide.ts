import type { Division } from '../../../engine/hex-scenario-editor.ts'
import { enumerate } from '../../../scenario/wording.ts'
import { openDraft, sectorNames, thirds } from '../format/index.ts'

/** 2.0: three sectors side by side, for players at the north and south edges or at those of west and east. */
export function divisions(data: unknown): readonly Division[] {
  const { columns, rows } = openDraft(data)?.draft.board ?? {}
  if (columns === undefined || rows === undefined) return []
  const divide = (edges: Parameters<typeof thirds>[2]) => {
    const sectors = thirds(columns, rows, edges)
    return {
      name: enumerate(sectorNames(sectors)),
      changes: [{ kind: 'set' as const, path: ['board', 'sectors'], value: sectors }],
    }
  }
  return [divide(['south', 'north']), divide(['west', 'east'])]
}
