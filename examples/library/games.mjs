import { validate } from 'berthier'
import {
  findPlayer,
  formatReplay,
  isRefusal,
  Match,
  makeDice,
  makeReplay,
  PLAYER_NAMES,
  playCases,
  playGame,
  readCases,
  replay,
  roll,
  simulate,
  startMatch,
} from 'berthier/engine'
import rulebook from 'berthier/rulebooks/vive-lempereur'

const { scenario } = validate(rulebook.template, [rulebook])

// A game, played action by action: the seed decides all dice.
const match = await startMatch(rulebook, scenario, 7)
console.log(match instanceof Match)
const [side] = match.game.deciders(match.state)
const [action] = match.game.actions(match.state, side)
console.log(isRefusal(match.playText('fly to the moon')), isRefusal(match.play(action)), match.actions.length)

// A record of it, played again and judged.
const { played, stop } = await replay(formatReplay(match), rulebook)
console.log(played, stop, makeReplay(match).seed)

// Computers: one choice, one game, many games.
const player = await findPlayer(rulebook, PLAYER_NAMES[1])
const [next] = match.game.deciders(match.state)
match.play(player.choose(match.game, match.state, next, makeDice(1)))
const { outcome } = await playGame(rulebook, scenario, ['heuristic', 'random'], 3)
console.log(outcome.winner, outcome.level)
const { statistics } = await simulate(rulebook, scenario, { games: 5 })
console.log(statistics.games)

// Dice are numbers that a state holds: the same in every JavaScript engine.
console.log(roll(makeDice(1), 6))

// Cases of the rules.
const cases = await readCases(
  `
system: ${rulebook.id}
cases:
  - rule: "6.2"
    title: a unit stops when it comes next to an enemy
    position:
      board: { columns: A-E, rows: 6 }
      units: { french: { light-cavalry: [C1] }, allied: { regular-infantry: [{ at: C4, facing: N }] } }
    play: [order C1, move C2 C3, { refused: move D3, rule: "6.2" }]
`,
  [rulebook],
)
console.log(cases.diagnostics, await playCases(cases))
