import { type FormEvent, useState } from 'react'
import { sayDate } from '../../src/scenario/wording.ts'
import type { Theme } from '../../src/scene/theme.ts'
import type { Battle } from './battle.ts'
import { Briefing } from './briefing.tsx'
import { anySeed } from './files.ts'
import { Icon } from './icons.tsx'
import { PLAYERS, type PlayerId } from './players.ts'
import { openReplay } from './saved-games.ts'
import { Session } from './session.ts'
import { StillMap } from './still-map.tsx'

type StartProps = {
  readonly battle: Battle
  readonly theme: Theme
  /** A game that was not played to its end, where one is remembered. */
  readonly unfinished: Session | undefined
  readonly onStart: (session: Session) => void
  /** Back to the game that is being played, if one is. */
  readonly onBack: (() => void) | undefined
}

/** Sets a game up: who plays which side, and the seed of the dice; or takes a saved one up again. */
export function Start({ battle, theme, unfinished, onStart, onBack }: StartProps) {
  const [players, setPlayers] = useState<readonly PlayerId[]>(battle.sides.map(() => 'human'))
  const [seed, setSeed] = useState(() => String(anySeed()))
  const [problem, setProblem] = useState<string>()
  const { portrait } = battle
  const isSeed = /^\d{1,15}$/.test(seed)

  const start = (event: FormEvent) => {
    event.preventDefault()
    if (isSeed) onStart(new Session(battle, Number(seed), players))
  }
  const load = async (file: File | undefined) => {
    if (!file) return
    const opened = openReplay(battle, await file.text(), players)
    if ('problem' in opened) setProblem(`${file.name}: ${opened.problem}`)
    else onStart(opened)
  }
  const { title, date, summary } = battle.about
  return (
    <main className="start">
      <header>
        <p>
          {battle.rulebook}
          {date === undefined ? '' : ` · ${sayDate(date)}`}
        </p>
        <h1>{title}</h1>
        {summary !== undefined && <p className="summary">{summary}</p>}
      </header>
      <div className="left">
        <form className="card" onSubmit={start}>
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
          {onBack && (
            <p className="detail">It takes the place of the game that is being played. Save that first to keep it.</p>
          )}
          {battle.sides.map((name, side) => (
            <label key={side} className={`player side-${side}`}>
              <span>{name}</span>
              <select
                value={players[side]}
                onChange={(event) => setPlayers(players.with(side, event.currentTarget.value as PlayerId))}
              >
                {battle.players.map((id) => (
                  <option key={id} value={id}>
                    {PLAYERS[id].name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="player">
            <span>Seed of the dice</span>
            <span className="seed">
              <input
                inputMode="numeric"
                value={seed}
                aria-invalid={!isSeed}
                onChange={(event) => setSeed(event.currentTarget.value.trim())}
              />
              <button
                type="button"
                title="Another seed"
                aria-label="Another seed"
                onClick={() => setSeed(String(anySeed()))}
              >
                <Icon name="again" />
              </button>
            </span>
          </label>
          {!isSeed && (
            <p className="problem" role="alert">
              The seed is a whole number of at most 15 digits. The same seed gives the same dice.
            </p>
          )}
          <button type="submit" className="primary" disabled={!isSeed}>
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
