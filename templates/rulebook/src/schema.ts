import { COMMON_DEFINITIONS, type JsonSchema, type SchemaNode, scenarioSchema } from 'berthier/rulebook'
import { UNIT_TYPES, UNITS } from './catalog.ts'

export const ID = 'my-rulebook'

const BOARD: SchemaNode = {
  description: 'The battlefield (1.1).',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'columns', 'rows'],
  properties: {
    kind: { $ref: '#/definitions/boardKind' },
    columns: { $ref: '#/definitions/columns' },
    rows: { $ref: '#/definitions/rows' },
    terrain: {
      description: 'Terrain by type. A hex that is not listed is open.',
      type: 'object',
      additionalProperties: false,
      properties: { woods: { $ref: '#/definitions/hexList' } },
      examples: [{ woods: ['C3', 'D4-D5'] }],
    },
    names: { $ref: '#/definitions/names' },
  },
  examples: [{ kind: 'hex', columns: 'A-G', rows: 6 }],
}

const ARMIES: SchemaNode = {
  description: 'Where the units stand at the beginning, by side and type.',
  type: 'object',
  maxProperties: 2,
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
  additionalProperties: { $ref: '#/definitions/army' },
  examples: [{ red: { infantry: ['C1', 'D1'] } }],
}

const placements = (description: string): SchemaNode => ({
  description,
  type: 'array',
  maxItems: 200,
  items: { $ref: '#/definitions/placement' },
  examples: [['C1', { at: 'D1', name: 'Guard' }]],
})

const DEFINITIONS: Readonly<Record<string, SchemaNode>> = {
  army: {
    description: 'The units of a side by type.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(UNIT_TYPES.map((type) => [type, placements(`${UNITS[type].name}.`)])),
    examples: [{ infantry: ['C1', 'D1'] }],
  },
  placement: {
    description: 'A unit: its hex, or `{ at, name }`.',
    if: { type: 'string' },
    then: { $ref: '#/definitions/hex' },
    else: { $ref: '#/definitions/namedPlacement' },
    examples: ['C1'],
  },
  namedPlacement: {
    description: 'A unit with a name.',
    type: 'object',
    additionalProperties: false,
    required: ['at'],
    properties: {
      at: { $ref: '#/definitions/hex' },
      name: { description: 'What the unit is called.', type: 'string', pattern: '\\S', examples: ['Guard'] },
    },
    examples: [{ at: 'D1', name: 'Guard' }],
  },
}

/** What a scenario can say: what all scenarios have is added. */
export const SCHEMA: JsonSchema = scenarioSchema(ID, {
  title: 'MyRulebookScenario',
  description: 'A battle for My Rulebook.',
  properties: { board: BOARD, units: ARMIES },
  required: ['board', 'units'],
  definitions: DEFINITIONS,
})

/** What a case can say: a position, and what is expected of it. */
export const CASE_SCHEMA: JsonSchema = {
  definitions: {
    ...COMMON_DEFINITIONS,
    ...DEFINITIONS,
    position: {
      description: 'Where everything is when play begins. The board is A-G with 7 rows unless it says otherwise.',
      type: 'object',
      additionalProperties: false,
      properties: { board: { ...BOARD, required: [] }, units: ARMIES, turns: { $ref: '#/definitions/turns' } },
      examples: [{ units: { red: { infantry: ['C1'] }, blue: { infantry: ['C5'] } } }],
    },
    expectation: {
      description: 'What must be true; only what is named is compared.',
      type: 'object',
      additionalProperties: false,
      properties: {
        at: {
          description: 'By hex, the side whose unit is there, or `nobody`.',
          type: 'object',
          additionalProperties: { description: 'Whose unit is there.', type: 'string', examples: ['red'] },
          examples: [{ C1: 'red', C2: 'nobody' }],
        },
        side: { $ref: '#/definitions/sideId' },
        winner: { description: 'Who has won; `nobody` in a draw.', type: 'string', examples: ['red'] },
      },
      examples: [{ at: { C1: 'red' } }],
    },
  },
}

/** What `berthier new` writes. */
export const TEMPLATE = `format: 1
system: ${ID}
id: new-battle
title: New battle
turns: 8
sides:
  red: { name: Red }
  blue: { name: Blue }
board:
  kind: hex
  columns: A-G
  rows: 7
  # Hexes that are not listed are open.
  terrain: { woods: [C4, E4] }
units:
  red: { infantry: [C1, D1, E1] }
  blue: { infantry: [C7, D7, E7] }
`
