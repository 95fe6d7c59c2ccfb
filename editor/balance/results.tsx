import { Download, RotateCcw, TriangleAlert } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { balanceBar, changeLine } from '../../src/balance/charts/bars.ts'
import { type Balance, isPartial } from '../../src/balance/report.ts'
import {
  describeComparison,
  describeEnd,
  describeFailure,
  describeSeries,
  describeVerdict,
  LEGEND,
} from '../../src/balance/report-text.ts'
import { sections } from '../../src/balance/sections.ts'
import { count } from '../../src/scenario/wording.ts'
import { useDocument } from '../state/workbench.ts'
import { CHART_WIDTH, Figure } from './figure.tsx'
import { HeatChoices } from './heat-choices.tsx'
import { ReportSection } from './report-section.tsx'
import type { Simulation } from './simulation.ts'

type Props = { readonly simulation: Simulation; readonly canPlay: boolean; readonly onPlay: () => void }

/** What the games tell, with the words of the command line. */
export function Results({ simulation, canPlay, onPlay }: Props) {
  // Whoever works on the map meanwhile comes first: the report is drawn when there is time for it.
  const balance = useDeferredValue(useStore(simulation.store, (state) => state.balance))
  const isPlaying = useStore(simulation.store, (state) => state.isPlaying)
  const trouble = useStore(simulation.store, (state) => state.trouble)
  const played = useStore(simulation.store, (state) => state.order)
  const isCurrent = useDocument(({ text, variant }) => text === played?.text && variant === played.variant)
  return (
    <div className="results">
      <p className="unseen" role="status">
        {isPlaying ? 'Games are being played.' : balance ? `${describeEnd(balance) ?? ''} ${verdictOf(balance)}` : ''}
      </p>
      {trouble !== undefined && (
        <p className="warned" role="alert">
          <TriangleAlert aria-hidden="true" /> {trouble}
        </p>
      )}
      <Deaths simulation={simulation} />
      {balance && !isCurrent && (
        <div className="warned">
          <TriangleAlert aria-hidden="true" />
          <p>The battle has changed since these games began.</p>
          <button type="button" disabled={!canPlay} onClick={onPlay}>
            <RotateCcw aria-hidden="true" /> Play again
          </button>
        </div>
      )}
      {balance ? (
        <Report balance={balance} simulation={simulation} isPlaying={isPlaying} />
      ) : (
        !isPlaying && trouble === undefined && <Introduction />
      )}
    </div>
  )
}

const verdictOf = ({ statistics, cast }: Balance) => describeVerdict(statistics, cast)

function Introduction() {
  return (
    <p className="about">
      Plays this battle many times and shows who tends to win, how and where. You can keep editing meanwhile. The same
      seed gives the same games as <code>berthier simulate</code>.
    </p>
  )
}

/** Workers that had to be replaced. */
function Deaths({ simulation }: { readonly simulation: Simulation }) {
  const deaths = useStore(simulation.store, (state) => state.deaths)
  if (deaths.length === 0) return null
  const what = deaths.length === 1 ? 'A worker stopped and was' : `${count(deaths.length, 'worker')} stopped and were`
  return (
    <p className="warned" role="alert">
      <TriangleAlert aria-hidden="true" /> {what} started again ({deaths.at(-1)}). Their games are played again.
    </p>
  )
}

type ReportProps = { readonly balance: Balance; readonly simulation: Simulation; readonly isPlaying: boolean }

function Report({ balance, simulation, isPlaying }: ReportProps) {
  const { statistics, cast, failed } = balance
  const names = cast.sides.map(({ name }) => name)
  const end = describeEnd(balance)
  return (
    <>
      {end !== undefined && <p className={isPartial(balance) ? 'partial' : 'about'}>{end}</p>}
      {failed.length > 0 && (
        <ul className="failed">
          {failed.map((game) => (
            <li key={game.number}>{describeFailure(game)}</li>
          ))}
        </ul>
      )}
      <h3 className="verdict">{verdictOf(balance)}</h3>
      <p className="about">{describeSeries(balance)}</p>
      {statistics.games > 0 && (
        <>
          <SideKeys names={names} hasDraws={statistics.outcomes.draws.games > 0} />
          <Figure of={balanceBar(statistics.outcomes, names, statistics.games, CHART_WIDTH)} />
          <Compared balance={balance} />
          <HeatChoices simulation={simulation} balance={balance} />
          {sections(balance).map((section) => (
            <ReportSection key={section.id} section={section} balance={balance} />
          ))}
        </>
      )}
      <p className="about">{LEGEND}</p>
      {!isPlaying && <SaveReport simulation={simulation} balance={balance} />}
    </>
  )
}

/** Which colour is whose. */
function SideKeys({ names, hasDraws }: { readonly names: readonly string[]; readonly hasDraws: boolean }) {
  return (
    <ul className="keys">
      {[...names, ...(hasDraws ? ['Draw'] : [])].map((name, i) => (
        <li key={name} data-side={i < names.length ? i : undefined}>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Compared({ balance }: { readonly balance: Balance }) {
  const { compared, cast } = balance
  if (!compared) return null
  const [verdict, ...details] = describeComparison(balance)
  return (
    <section className="compared">
      <h3>Compared with {compared.source}</h3>
      <p className="verdict">{verdict}</p>
      <Figure of={changeLine(compared.comparison.change, cast.sides[0]!.name, CHART_WIDTH)} />
      {details.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

function SaveReport({ simulation, balance }: { readonly simulation: Simulation; readonly balance: Balance }) {
  const save = async () => {
    const address = URL.createObjectURL(await simulation.json())
    const link = document.createElement('a')
    link.href = address
    link.download = `${balance.id}-balance.json`
    link.click()
    // The browser has taken what it needs by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <button type="button" onClick={() => void save()}>
      <Download aria-hidden="true" /> Save all records as JSON
    </button>
  )
}
