import { useRef } from 'react'
import { type Replay, writeReplay } from '../../src/engine/replay.ts'
import { linkFor } from '../files/link.ts'
import { download } from '../files/pickers.ts'
import { readSaved } from '../files/read-saved-game.ts'
import { FileProblem } from '../files/store.ts'
import { downloadReplay as downloadGame } from '../play/download-replay.ts'
import type { GameSession } from '../play/session.ts'
import type { Workspace } from '../state/workspace.ts'
import { Menu } from '../widgets/menu.tsx'
import { caseText, positionText } from './save-position.ts'

type Props = {
  readonly session: GameSession
  readonly workspace: Workspace
  readonly onNotice: (text: string, isProblem: boolean) => void
  readonly onOpen: (replay: Replay) => void
}

/** What can be done with a game besides playing it. */
export function GameMenu({ session, workspace, onNotice, onOpen }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    const replay = readSaved(await file.text())
    if ('problem' in replay) onNotice(`${file.name}: ${replay.problem}`, true)
    else onOpen(replay)
  }
  const share = async () => {
    const code = await linkFor(writeReplay(session.record()), 'r')
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${code}`)
    onNotice('Copied a link with the battle and the whole game.', false)
  }
  const edit = async () => {
    const written = await positionText(session)
    if ('problem' in written) return onNotice(written.problem, true)
    const document = await workspace.openText(written.text)
    const lost = written.lost.length === 0 ? '' : ` Not included: ${written.lost.join(' ')}`
    document.notify(`The position is now a battle of its own, not yet saved to a file.${lost}`, true)
  }
  const make = async (give: (text: string) => Promise<string>) => {
    const written = await caseText(session)
    if ('problem' in written) onNotice(written.problem, true)
    else onNotice(await give(written.text), false)
  }
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    return 'Copied a case of the last order. berthier cases plays it.'
  }
  const save = async (text: string) => {
    const name = `${session.battle.scenario.id}-${session.viewedStep}.cases.yaml`
    download(name, text)
    return `A case of the last order is in ${name}. berthier cases plays it.`
  }
  const guard = (act: () => Promise<unknown>) => () =>
    void act().catch((error: unknown) => {
      if (error instanceof DOMException) onNotice('The browser did not allow writing to the clipboard.', true)
      else if (error instanceof FileProblem) onNotice(error.message, true)
      else throw error
    })
  const items: readonly (readonly [string, () => void] | 'line')[] = [
    ['Open a saved game…', () => input.current?.click()],
    ['Save the game', () => downloadGame(session)],
    ['Copy a link with the game', guard(share)],
    'line',
    ['Edit this position', guard(edit)],
    ['Copy a case of the last order', guard(() => make(copy))],
    ['Save a case of the last order', guard(() => make(save))],
  ]
  return (
    <>
      <Menu name="Game">
        {items.map((item, i) =>
          item === 'line' ? (
            // biome-ignore lint: the list never changes.
            <hr key={i} />
          ) : (
            <button key={item[0]} type="button" role="menuitem" onClick={item[1]}>
              {item[0]}
            </button>
          ),
        )}
      </Menu>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,.yaml,.yml"
        onChange={(event) => {
          void open(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
