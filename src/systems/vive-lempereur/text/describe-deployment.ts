import type { TextSection } from '../../../scenario/convert/notation.ts'
import type { Deployment, DeploymentOrder, Tiles, ViveLempereurScenario } from '../format/index.ts'
import { type BattleNames, byDieResult, inSheetOrder } from '../format/index.ts'

/** How the players set up the battle themselves: forces, tiles and order (14.0). */
export function describeDeployment(deployment: Deployment, names: BattleNames): TextSection[] {
  const { forces, tiles, order, minimumPerSector } = deployment
  return [
    ...Object.entries(forces).map(([id, own]) => ({
      heading: `${names.side(id)} units to deploy`,
      table: {
        head: ['Units', 'Fire', 'Number'],
        rows: inSheetOrder(own).map(([type, number]) => {
          const { name, fire } = names.troop(type)
          return [name, fire.join('/') || '–', String(number)]
        }),
      },
    })),
    {
      heading: 'Deployment',
      sentences: [
        ...(tiles ? [describeTiles(tiles, names)] : []),
        ...describeOrder(order, names),
        ...(minimumPerSector === undefined
          ? []
          : [`Each side deploys at least ${minimumPerSector} units in each sector.`]),
      ],
    },
  ]
}

/** Cards and initiative where they differ from the book's. */
export function describeCards({ cards = {}, initiative }: ViveLempereurScenario, names: BattleNames): TextSection[] {
  const sentences = [
    ...Object.entries(cards).flatMap(([id, { deck, firstHand }]) => [
      ...(deck ? [`Cards of the ${names.side(id)} side: ${counts(Object.entries(deck))}.`] : []),
      ...(firstHand ? [`First hand of the ${names.side(id)} side: ${firstHand.join(', ')}.`] : []),
    ]),
    ...(initiative === 'exploration'
      ? ['The side that won the exploration roll gives the first order of each round.']
      : []),
  ]
  return sentences.length === 0 ? [] : [{ heading: 'Cards and initiative', sentences }]
}

function describeTiles({ stock, draw, ownZone, disputed, atATime }: Tiles, names: BattleNames): string {
  const tiles = Object.entries(stock).map(([type, number = 0]) => [names.ground(type), number] as const)
  return [
    `Each player draws ${draw} terrain tiles from ${counts(tiles)},`,
    `and places ${ownZone} in their own zone and ${disputed} on the disputed ground, ${atATime} at a time.`,
  ].join(' ')
}

function describeOrder({ exploration, alternate, hidden }: DeploymentOrder, names: BattleNames): string[] {
  if (hidden) return ['Both sides deploy at the same time, unseen.']
  if (alternate) {
    const turns = Object.entries(alternate).map(([id, units]) => `${names.side(id)} ${units}`)
    return [`The sides deploy in turn, this many units at a time: ${turns.join(', ')}.`]
  }
  const results = Object.entries(exploration ?? {}).sort(byDieResult)
  return results.map(([difference, result]) => {
    const how =
      result === 'hidden'
        ? 'both deploy at the same time, unseen'
        : result === 'loser-first'
          ? 'the loser places all units first'
          : `the loser begins with ${result.loser} units at a time, the winner places ${result.winner}`
    return `Exploration roll with a difference of ${difference}: ${how}.`
  })
}

function counts(entries: readonly (readonly [string, number])[]): string {
  return entries.map(([name, number]) => `${number} ${name}`).join(', ')
}
