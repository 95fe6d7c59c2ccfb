import { describeHexsides } from '../../../engine/hexes/hexside-palette.ts'
import type { TextSection } from '../../../scenario/convert/notation.ts'
import { capitalise } from '../../../scenario/wording.ts'
import type { HexList, ViveLempereurScenario } from '../format/index.ts'
import { type BattleNames, describeGroundKind, describeHexes, groundListOf, SCHEMA_ROOT } from '../format/index.ts'

/** The battlefield: terrain with its hexes, roads, brooks, places, sectors and zones. */
export function describeGround(scenario: ViveLempereurScenario, names: BattleNames): TextSection[] {
  const { board, sides } = scenario
  const { own: ground } = groundListOf(scenario)
  const { columns, rows, terrain = {}, roads = [], rivers = [], names: places = {}, sectors, zones = {} } = board
  const tiles = terrain as Readonly<Record<string, HexList>>
  return [
    {
      heading: 'Battlefield',
      table: {
        head: ['Ground', 'Hexes'],
        rows: [
          ...groundListOf(scenario).rows.flatMap(({ key, name }) =>
            tiles[key] ? [[name, tiles[key].join(', ')]] : [],
          ),
          ...rivers.map(({ name, kind, path }) => [titled(kind, name), path.join(', ')]),
          ...roads.map((road) =>
            Array.isArray(road) ? ['road', road.join(', ')] : [titled('road', road.name), road.path.join(', ')],
          ),
          ...Object.entries(sectors).map(([sector, hexes]: [string, HexList]) => [
            `${sector} sector`,
            hexes.join(', '),
          ]),
          ...Object.entries(zones).map(([side, hexes]) => [`${names.side(side)} zone`, hexes.join(', ')]),
        ],
      },
      sentences: [
        `The map has columns ${columns} and rows 1 to ${rows}. All other ground is open.`,
        `The own edge of the ${Object.keys(sides)
          .map((id) => `${names.side(id)} side is ${sides[id]!.edge}`)
          .join(', that of the ')}.`,
      ],
    },
    ...(Object.keys(ground).length === 0
      ? []
      : [
          {
            heading: 'Ground of this battle',
            sentences: Object.entries(ground).map(([id, { note }]) =>
              withNote(`${capitalise(describeGroundKind(ground, id))}.`, note),
            ),
          },
        ]),
    ...describeHexsides(scenario, SCHEMA_ROOT),
    ...(Object.keys(places).length === 0
      ? []
      : [
          {
            heading: 'Places',
            sentences: Object.entries(places).map(([name, hexes]) => `${name}: ${describeHexes(hexes)}.`),
          },
        ]),
  ]
}

function titled(kind: string, name: string | undefined): string {
  return name === undefined ? kind : `${kind}: ${name}`
}

/** A sentence with what the author remarks. */
export function withNote(sentence: string, note: string | undefined): string {
  return note === undefined ? sentence : `${sentence} ${note.trim()}`
}
