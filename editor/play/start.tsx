import { type FormEvent, useState } from 'react'
import { formatDate } from '../../src/scenario/wording.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { Briefing } from './briefing.tsx'
import { randomSeed } from './download-replay.ts'
import { isSeed, PlayerFields, SeedField, VariantFields } from './game-form.tsx'
import type { PlayableBattle } from './playable-battle.ts'
import type { PlayerId } from './players.ts'
import { openReplay } from './saved-games.ts'
import { GameSession } from './session.ts'
import { StillMap } from './still-map.tsx'

type StartProps = {
  readonly battle: PlayableBattle
  readonly theme: Theme
  /** A game that was not played to its end, where one is remembered. */
  readonly unfinished: GameSession | undefined
  readonly onStart: (session: GameSession) => void
  /** Back to the game that is being played, if one is. */
  readonly onBack: (() => void) | undefined
}

/** Sets a game up: who plays which side, and the seed of the dice; or takes a saved one up again. */
export function Start({ battle, theme, unfinished, onStart, onBack }: StartProps) {
  const [players, setPlayers] = useState<readonly PlayerId[]>(battle.sides.map(() => 'human'))
  const [seed, setSeed] = useState(() => String(randomSeed()))
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { portrait } = battle

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSeed(seed)) return
    const made = chosen.length === 0 ? battle : await battle.choose(chosen)
    if ('problem' in made) setProblem(made.problem)
    else onStart(new GameSession(made, Number(seed), players))
  }
  const load = async (file: File | undefined) => {
    if (!file) return
    const opened = await openReplay(battle, await file.text(), players)
    if ('problem' in opened) setProblem(`${file.name}: ${opened.problem}`)
    else onStart(opened)
  }
  const { title, date, summary } = battle.about
  return (
    <main className="start">
      <header>
        <p>
          {battle.rulebook}
          {date === undefined ? '' : ` · ${formatDate(date)}`}
        </p>
        <h1>{title}</h1>
        {summary !== undefined && <p className="summary">{summary}</p>}
      </header>
      <div className="left">
        <form className="card" onSubmit={(event) => void start(event)}>
          {unfinished && (
            <button type="button" className="primary" onClick={() => onStart(unfinished)}>
              Continue your last game ({unfinished.steps.length} actions)
            </button>
          )}
          {onBack && (
            <button type="button" onClick={onBack}>
              Back to the game
            </button>
          )}
          <h2>New game</h2>
          {onBack && <p className="detail">It replaces the game in progress. Save that first to keep it.</p>}
          <PlayerFields battle={battle} players={players} onChange={setPlayers} />
          <VariantFields battle={battle} chosen={chosen} onChange={setChosen} />
          <SeedField seed={seed} onChange={setSeed} />
          <button type="submit" className="primary" disabled={!isSeed(seed)}>
            Begin the battle
          </button>
          <label className="saved-game">
            <span>Or open a saved game</span>
            <input
              type="file"
              accept=".json,.yaml,.yml"
              onChange={(event) => void load(event.currentTarget.files?.[0])}
            />
          </label>
          {problem !== undefined && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
        </form>
        {portrait && <StillMap portrait={portrait} theme={theme} />}
      </div>
      <div className="card text">
        <Briefing battle={battle} />
      </div>
    </main>
  )
}
