import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { recall, remember } from '../browser/storage.ts'
import { useSideColours } from '../widgets/side-colours.ts'
import { useTheme } from '../widgets/use-theme.ts'
import { downloadReplay } from './download-replay.ts'
import { GameTable } from './game-table.tsx'
import { Icon } from './icons.tsx'
import type { PlayableBattle } from './playable-battle.ts'
import type { PlayerId } from './players.ts'
import { openReplay } from './saved-games.ts'
import type { GameSession } from './session.ts'
import { SessionNote } from './session-note.tsx'
import { Start } from './start.tsx'
import { Advisers } from './thinking/advisers.ts'
import { Thinkers } from './thinking/thinker.ts'

/** A battle from its set-up to its end. `home` is the page that lists this battle with others. */
export function Play({ battle, home }: { readonly battle: PlayableBattle; readonly home?: string | undefined }) {
  const { mode, theme, toggle } = useTheme()
  useSideColours(battle.portrait?.sides, mode)
  const [session, setSession] = useState<GameSession>()
  const [setsUp, setSetsUp] = useState(true)
  const unfinished = useUnfinished(battle)
  const makeThinker = useContext(Thinkers)
  const advisers = useMemo(() => session && new Advisers(session, makeThinker), [session, makeThinker])
  useEffect(() => () => advisers?.dismiss(), [advisers])
  useRemembered(session)
  return (
    <div className="play">
      <header className="bar">
        {home !== undefined && (
          <a className="home" href={home} aria-label="All battles">
            <Icon name="home" />
          </a>
        )}
        <h1>{(session?.battle ?? battle).about.title}</h1>
        {session && <SessionNote session={session} />}
        <span className="space" />
        {session && !setsUp && (
          <>
            <button type="button" onClick={() => downloadReplay(session)}>
              Save
            </button>
            <button type="button" onClick={() => setSetsUp(true)}>
              New / open
            </button>
          </>
        )}
        <button type="button" aria-label={mode === 'dark' ? 'Light colours' : 'Dark colours'} onClick={toggle}>
          <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
        </button>
      </header>
      {session && advisers && !setsUp ? (
        <GameTable key={session.seed + session.players.join()} session={session} advisers={advisers} theme={theme} />
      ) : (
        <Start
          battle={battle}
          theme={theme}
          unfinished={session ? undefined : unfinished}
          onStart={(started) => {
            setSession(started)
            setSetsUp(false)
          }}
          onBack={session && (() => setSetsUp(false))}
        />
      )}
    </div>
  )
}

type Remembered = { readonly players: readonly PlayerId[]; readonly replay: unknown }

/** A browser that is closed by mistake must not cost a game. */
function useRemembered(session: GameSession | undefined): void {
  const version = useSyncExternalStore(session?.subscribe ?? NEVER, () => session?.version ?? 0)
  useEffect(() => {
    if (!session || session.steps.length === 0) return
    const timer = setTimeout(() => {
      const isOver = session.battle.game.outcome(session.state) !== undefined
      const game: Remembered = { players: session.players, replay: session.record() }
      remember(keyOf(session.battle), isOver ? '' : JSON.stringify(game))
    }, 500)
    return () => clearTimeout(timer)
  }, [session, version])
}

const NEVER = () => () => undefined

const keyOf = ({ scenario }: PlayableBattle) => `game:${scenario.system}:${scenario.id}`

/** The game that was not finished, once it has been found. */
function useUnfinished(battle: PlayableBattle): GameSession | undefined {
  const [game, setGame] = useState<GameSession>()
  useEffect(() => void recallGame(battle).then(setGame), [battle])
  return game
}

/** The game that was not finished; one that no longer fits the battle is none. */
async function recallGame(battle: PlayableBattle): Promise<GameSession | undefined> {
  try {
    const { players, replay } = JSON.parse(recall(keyOf(battle)) || 'null') as Remembered
    if (!players.every((id) => battle.players.includes(id))) return undefined
    const opened = await openReplay(battle, JSON.stringify(replay), players)
    return 'problem' in opened ? undefined : opened
  } catch {
    return undefined
  }
}
