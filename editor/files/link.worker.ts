import type { Replay } from '../../src/engine/replay.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { makeDraft } from '../../src/scenario/validate.ts'
import { loadRulebook } from '../rulebooks/index.ts'
import { textOfLink } from './link.ts'
import { FileProblem, type ProblemKind } from './store.ts'

/** What the page asks for: the battle, or the game, that a link carries. */
export type LinkRequest = { readonly code: string; readonly what: 'battle' | 'game' }

/** What a link carries, or why that cannot be opened. */
export type LinkAnswer =
  | { readonly text: string; readonly game?: Replay }
  | { readonly problem: string; readonly kind: ProblemKind }

addEventListener('message', ({ data }: MessageEvent<LinkRequest>) => void answer(data))

async function answer({ code, what }: LinkRequest): Promise<void> {
  try {
    const text = await textOfLink(code)
    postMessage(what === 'game' ? await readGame(text) : await rehearsed(text))
  } catch (error) {
    const kind = error instanceof FileProblem ? error.kind : 'unreadable'
    postMessage({ problem: error instanceof Error ? error.message : String(error), kind })
  }
}

async function readGame(text: string): Promise<LinkAnswer> {
  const files = await import('./game-files.ts')
  const game = files.readGame(text)
  return { ...(await rehearsed(await files.textOfBattle(game))), game }
}

/** A text that the page can read as well: what takes too long or too much does so here, where it holds up nobody. */
async function rehearsed(text: string): Promise<{ readonly text: string }> {
  const { data, findings } = parseText(text)
  const excess = findings.find(({ code }) => code === 'file/too-large' || code === 'yaml/too-deep')
  if (excess) throw new FileProblem('unreadable', `This link holds no battle that can be opened. ${excess.message}`)
  const system = await loadRulebook((data as { readonly system?: unknown } | null | undefined)?.system)
  if (system) makeDraft(data, system)
  return { text }
}
