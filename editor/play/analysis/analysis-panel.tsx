import { useEffect, useState } from 'react'
import type { Analysis } from '../../../src/analysis/analyse.ts'
import { formatMarkdown } from '../../../src/analysis/format-markdown.ts'
import { describeTurningPoint, NO_TURNING_POINTS, percent, points } from '../../../src/analysis/words.ts'
import { escapeMarkdown } from '../../../src/scenario/convert/markdown.ts'
import { downloadText } from '../download-replay.ts'
import type { GameSession } from '../session.ts'
import { ChanceGraph } from './chance-graph.tsx'
import { type AnalysisProgress, runAnalysis } from './run-analysis.ts'

/** What the game tells of itself once it is over: chances, luck and skill, turning points, and its story. */
export function AnalysisPanel({ session }: { readonly session: GameSession }) {
  const [progress, setProgress] = useState<AnalysisProgress>({ share: 0 })
  const actions = session.steps.length
  useEffect(() => {
    setProgress({ share: 0 })
    return runAnalysis(session, setProgress)
  }, [session, actions])
  if ('problem' in progress) return <p role="alert">The game cannot be analysed: {progress.problem}</p>
  if ('analysis' in progress) return <Findings session={session} analysis={progress.analysis} />
  return (
    <div className="analysing" role="status">
      <label>
        Playing on from every position… <progress value={progress.share} />
      </label>
    </div>
  )
}

function Findings({ session, analysis }: { readonly session: GameSession; readonly analysis: Analysis }) {
  const { sides, luck, skill, turningPoints, account } = analysis
  const save = () =>
    downloadText(
      formatMarkdown(analysis, escapeMarkdown),
      `${session.battle.scenario.id}-${session.seed}.md`,
      'text/markdown',
    )
  return (
    <div className="analysis">
      <h3>
        Chances of <span className="side-0">{sides[0]!.name}</span>
      </h3>
      <ChanceGraph analysis={analysis} viewed={session.viewedStep} onView={(step) => session.viewStep(step)} />
      <table className="luck">
        <thead>
          <tr>
            <td />
            <th scope="col">Luck</th>
            <th scope="col">Decisions</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ id, name }, side) => (
            <tr key={id}>
              <th scope="row" className={`side-${side}`}>
                {name}
              </th>
              <td>{signed(luck[side]!)}</td>
              <td>{signed(skill[side]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="detail">
        In points of chance: what the dice gave beyond what they owed, and what decisions gained against those of the
        computer that looks one action ahead.
      </p>
      <h3>Turning points</h3>
      {turningPoints.length === 0 && <p>{NO_TURNING_POINTS}</p>}
      <ol className="turning-points">
        {turningPoints.map((point) => (
          <li key={point.number}>
            <button
              type="button"
              title={`Look at the moment before action ${point.number}`}
              onClick={() => session.viewStep(point.number - 1)}
            >
              {percent(point.before)} → {percent(point.after)}
            </button>{' '}
            {describeTurningPoint(point, sides)}
          </li>
        ))}
      </ol>
      <h3>The battle</h3>
      {account.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <button type="button" onClick={save}>
        Save as Markdown
      </button>
    </div>
  )
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${points(share)}`
