import type { TextSection } from '../../../scenario/convert/notation.ts'
import type { HexList, ViveLempereurScenario } from '../format/index.ts'
import { type BattleNames, describeHexes, TERRAIN, TERRAIN_TYPES } from '../format/index.ts'

/** The battlefield: terrain with its hexes, roads, brooks, places, sectors and zones. */
export function describeGround({ board, sides }: ViveLempereurScenario, names: BattleNames): TextSection[] {
  const { columns, rows, terrain = {}, roads = [], rivers = [], names: places = {}, sectors, zones = {} } = board
  const tiles = terrain as Readonly<Record<string, HexList>>
  return [
    {
      heading: 'Battlefield',
      table: {
        head: ['Ground', 'Hexes'],
        rows: [
          ...TERRAIN_TYPES.flatMap((type) => (tiles[type] ? [[TERRAIN[type].name, tiles[type].join(', ')]] : [])),
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
