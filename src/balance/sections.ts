import { timeInBrackets } from '../scenario/clock.ts'
import { count } from '../scenario/wording.ts'
import { placeSections } from './place-sections.ts'
import { pointSections } from './point-sections.ts'
import type { Balance } from './report.ts'
import { mean, meanTurn, percent, points, range, share } from './report-text.ts'
import { figures, type ReportSection } from './section.ts'
import { nameOfPiece } from './statistics.ts'

/** Everything there is to tell, in tables; those without rows are left out. */
export function sections(report: Balance): readonly ReportSection[] {
  return [
    outcomes(report),
    ways(report),
    ...pointSections(report),
    length(report),
    firstMover(report),
    lossesByType(report),
    tempo(report),
    arrivals(report),
    units(report),
    ...placeSections(report),
  ].filter(({ rows }) => rows.length > 0)
}

function outcomes({ cast, statistics: { outcomes: found } }: Balance): ReportSection {
  return {
    id: 'outcomes',
    title: 'Outcomes',
    columns: [{ label: 'Side' }, { label: 'Victory' }, figures('Games'), figures('Share'), figures('95 %')],
    rows: [
      ...found.sides.flatMap(({ wins, levels }, side) => [
        [cast.sides[side]!.name, 'any', String(wins.games), percent(wins.share.value), range(wins.share)],
        ...levels.map(({ level, games, share: own }) => ['', level, String(games), percent(own.value), range(own)]),
      ]),
      ['Draw', '', String(found.draws.games), percent(found.draws.share.value), range(found.draws.share)],
    ],
  }
}

function ways({ cast, clock, statistics }: Balance): ReportSection {
  return {
    id: 'ways',
    title: 'What decided',
    columns: [
      figures('Games'),
      figures('Share'),
      figures('95 %'),
      ...cast.sides.map(({ name }) => figures(name)),
      figures('Turn'),
      { label: 'Victory condition' },
    ],
    rows: statistics.ways.map(({ games, share: own, wins, turn, text }) => [
      String(games),
      percent(own.value),
      range(own),
      ...wins.map(String),
      turn === null || !countsTurns(cast) ? '–' : meanTurn(turn, clock),
      text,
    ]),
  }
}

/** Without a recorder nobody has said when a turn begins. */
const countsTurns = ({ pieces }: Balance['cast']) => pieces.length > 0

function length({ cast, clock, statistics }: Balance): ReportSection {
  const { turns, actions, byTurn } = statistics.length
  return {
    id: 'length',
    title: 'Length',
    note: `A game takes ${mean(turns)} turns and ${mean(actions, 0)} decisions.`,
    columns: [
      figures('Ends in turn'),
      figures('Games'),
      ...cast.sides.map(({ name }) => figures(`won by the ${name} side`)),
      figures('Drawn'),
    ],
    rows: (countsTurns(cast) ? byTurn : [])
      .map(({ turn, wins, draws }) => [
        `${turn}${timeInBrackets(clock, turn)}`,
        ...[wins.reduce((sum, one) => sum + one, draws), ...wins, draws].map(String),
      ])
      .filter(([, games]) => games !== '0'),
  }
}

function firstMover({ cast, statistics }: Balance): ReportSection {
  const { firstMover: found } = statistics
  const note = found?.effect
    ? `Acting first is worth ${points(found.effect)} of the share.`
    : `The ${cast.sides[found?.sides[0]?.firsts === 0 ? 1 : 0]!.name} side acts first in every game.`
  return {
    id: 'first',
    title: 'Acting first',
    note,
    columns: [{ label: 'Side' }, figures('Acts first in'), figures('Share if first'), figures('Share if second')],
    rows: (found?.sides ?? []).map(({ firsts, first, second }, side) => [
      cast.sides[side]!.name,
      count(firsts, 'game'),
      firsts === 0 ? '–' : share(first),
      firsts === found!.games ? '–' : share(second),
    ]),
  }
}

function lossesByType({ cast, statistics }: Balance): ReportSection {
  const total = statistics.losses.map(
    ({ pieces, strength }, side) =>
      `${cast.sides[side]!.name} ${mean(pieces)} units, and ${mean(strength)} of strength`,
  )
  return {
    id: 'losses',
    title: 'Losses by type of unit',
    ...(total.length > 0 && statistics.lossesByType.length > 0 && { note: `Lost in a game: ${total.join('; ')}.` }),
    columns: [
      { label: 'Side' },
      { label: 'Type' },
      figures('In a game'),
      figures('Units lost'),
      figures('Share'),
      figures('Strength lost'),
    ],
    rows: statistics.lossesByType.map(({ side, type, present, pieces, strength }) => [
      cast.sides[side]!.name,
      type,
      present.toFixed(1),
      mean(pieces, 2),
      percent(pieces.value / present),
      mean(strength, 2),
    ]),
  }
}

function tempo({ cast, clock, statistics }: Balance): ReportSection {
  return {
    id: 'tempo',
    title: 'Losses turn by turn',
    note: 'Average of the games that reached the turn.',
    columns: [
      figures('Turn'),
      figures('Games'),
      ...cast.sides.flatMap(({ name }) => [figures(`${name} units`), figures('strength')]),
    ],
    rows:
      statistics.lossesByType.length === 0
        ? []
        : statistics.tempo.map(({ turn, games, sides }) => [
            `${turn}${timeInBrackets(clock, turn)}`,
            String(games),
            ...sides.flatMap(({ pieces, strength }) => [mean(pieces, 2), mean(strength)]),
          ]),
  }
}

function arrivals({ cast, clock, statistics }: Balance): ReportSection {
  return {
    id: 'arrivals',
    title: 'Arrivals',
    columns: [{ label: 'Side' }, { label: 'Unit' }, figures('Arrives'), figures('95 %'), figures('Turn')],
    rows: statistics.arrivals.map(({ piece, arrived, turn }) => [
      cast.sides[cast.pieces[piece]!.side]!.name,
      nameOfPiece(cast, piece),
      percent(arrived.share.value),
      range(arrived.share),
      turn === null ? '–' : meanTurn(turn, clock),
    ]),
  }
}

function units({ cast, clock, statistics }: Balance): ReportSection {
  return {
    id: 'units',
    title: 'What became of each unit',
    note: 'Units lost most often come first.',
    columns: [
      { label: 'Side' },
      { label: 'Unit' },
      figures('Lost'),
      figures('95 %'),
      figures('in turn'),
      figures('Strength lost'),
    ],
    rows: statistics.lossesByPiece
      .toSorted((a, b) => b.gone.share.value - a.gone.share.value || b.strength - a.strength)
      .map(({ piece, gone, strength, turn }) => [
        cast.sides[cast.pieces[piece]!.side]!.name,
        nameOfPiece(cast, piece),
        percent(gone.share.value),
        range(gone.share),
        turn === null ? '–' : meanTurn(turn, clock),
        strength.toFixed(1),
      ]),
  }
}
