import { useContext, useEffect, useMemo, useState } from 'react'
import type { Analysis } from '../../../src/analysis/analyse.ts'
import { formatMarkdown } from '../../../src/analysis/format-markdown.ts'
import {
  describeInstead,
  describeTurningPoint,
  NO_TURNING_POINTS,
  percent,
  points,
} from '../../../src/analysis/words.ts'
import { isRefusal } from '../../../src/engine/system.ts'
import { escapeMarkdown } from '../../../src/scenario/convert/markdown.ts'
import { downloadText } from '../download-replay.ts'
import type { OnPointOut } from '../event-log.tsx'
import type { GameSession } from '../session.ts'
import type { AnalysisProgress } from '../thinking/serve-analysis.ts'
import { Thinkers } from '../thinking/thinker.ts'
import { ChanceGraph } from './chance-graph.tsx'
import { runAnalysis } from './run-analysis.ts'

type PanelProps = { readonly session: GameSession; readonly onPointOut: OnPointOut }

/** What the game tells of itself once it is over: chances, luck and skill, turning points, and its story. */
export function AnalysisPanel({ session, onPointOut }: PanelProps) {
  const [progress, setProgress] = useState<AnalysisProgress>({ share: 0 })
  const [isWanted, setWanted] = useState(true)
  const makeThinker = useContext(Thinkers)
  const actions = session.steps.length
  useEffect(() => {
    setProgress({ share: 0 })
    return isWanted ? runAnalysis(session, makeThinker, setProgress) : undefined
  }, [session, actions, makeThinker, isWanted])
  if (!isWanted) {
    return (
      <button type="button" onClick={() => setWanted(true)}>
        Analyse the game
      </button>
    )
  }
  if ('problem' in progress) return <p role="alert">The game cannot be analysed: {progress.problem}</p>
  if ('analysis' in progress) return <Findings session={session} analysis={progress.analysis} onPointOut={onPointOut} />
  return (
    <div className="analysing" role="status">
      <label>
        Playing on from every position… <progress value={progress.share} />
      </label>
      <button type="button" onClick={() => setWanted(false)}>
        Cancel
      </button>
    </div>
  )
}

function Findings({ session, analysis, onPointOut }: PanelProps & { readonly analysis: Analysis }) {
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
              {sides[0]!.name} {percent(point.before)} → {percent(point.after)}
            </button>{' '}
            {describeTurningPoint(point, sides)}
            <Instead session={session} point={point} sides={sides} onPointOut={onPointOut} />
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

/** What would have been better, in the words of the buttons; it is shown on the board at its moment. */
function Instead({
  session,
  point,
  sides,
  onPointOut,
}: PanelProps & { readonly point: Analysis['turningPoints'][number]; readonly sides: Analysis['sides'] }) {
  const { game, presenter } = session.battle
  const { number = point.number, side = point.side } = point.instead ?? {}
  const offer = useMemo(() => {
    if (!point.instead) return undefined
    const state = session.stateAt(number - 1)
    const action = game.parse(state, point.instead.text, side)
    return isRefusal(action) ? undefined : presenter.offer(state, action)
  }, [session, game, presenter, point, number, side])
  if (!point.instead) return null
  const show = () => {
    session.viewStep(number - 1)
    if (offer?.place !== undefined) onPointOut([offer.place], true)
  }
  return (
    <>
      {' '}
      <button type="button" className="better" title="Show it on the board" onClick={show}>
        {describeInstead(point, sides, offer && `${offer.group}: ${offer.label}`)}
      </button>
    </>
  )
}

/** `+7 points`, `0 points`: nothing has no sign. */
const signed = (share: number) =>
  `${Math.round(Math.abs(share) * 100) === 0 ? '' : share < 0 ? '−' : '+'}${points(share)}`
