import type { TextSection } from '../../../scenario/convert/notation.ts'
import type { Board, HexList } from '../format/index.ts'
import { type BattleNames, describeHexes, TERRAIN, TERRAIN_TYPES } from '../format/index.ts'

/** The battlefield: terrain with its hexes, roads, brooks, places, sectors and zones. */
export function describeGround(board: Board, names: BattleNames): TextSection[] {
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
      sentences: [`The map has columns ${columns} and rows 1 to ${rows}. All other ground is open.`],
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
