import { COMMON_DEFINITIONS, type JsonSchema, type SchemaNode, scenarioSchema } from 'berthier/rulebook'

export const ID = 'skirmish'

const hexes = (description: string, example: readonly string[]): SchemaNode => ({
  description,
  type: 'array',
  maxItems: 10_000,
  items: { $ref: '#/definitions/hexRange' },
  examples: [example],
})

const bySide = (description: string, value: SchemaNode, example: unknown): SchemaNode => ({
  description,
  type: 'object',
  maxProperties: 2,
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
  additionalProperties: value,
  examples: [example],
})

const placements = (description: string): SchemaNode => ({
  description,
  type: 'array',
  maxItems: 200,
  items: { $ref: '#/definitions/placement' },
  examples: [['C2', { at: 'D2', name: '1st Company' }]],
})

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
      description: 'Woods and villages, each with its hexes. A hex that is not listed is open (1.2).',
      type: 'object',
      additionalProperties: false,
      properties: {
        woods: hexes('Woods: slow for the line, and cover.', ['D5', 'E4-E6']),
        village: hexes('Village: the best cover.', ['F5']),
      },
      examples: [{ woods: ['D5', 'E4-E6'] }],
    },
    roads: { $ref: '#/definitions/roads' },
    names: { $ref: '#/definitions/names' },
  },
  examples: [{ kind: 'hex', columns: 'A-K', rows: 9 }],
}

/** What scenarios and the positions of cases have in common. */
const BATTLE: Readonly<Record<string, SchemaNode>> = {
  board: BOARD,
  units: bySide(
    'Where the units stand at the beginning, by side and type.',
    { $ref: '#/definitions/army' },
    { red: { line: ['C2', 'D2'], light: ['E3'] } },
  ),
  objectives: hexes('Hexes that count at the end of the battle (7.2).', ['F5']),
  breakpoint: bySide(
    'By side, the number of steps whose loss breaks it (7.1). Default: it fights to its last unit.',
    { $ref: '#/definitions/steps' },
    { red: 9, blue: 8 },
  ),
}

const DEFINITIONS: Readonly<Record<string, SchemaNode>> = {
  army: {
    description: 'The units of a side by type (1.3).',
    type: 'object',
    additionalProperties: false,
    properties: {
      line: placements('Line infantry: 4 steps, fires at 1 hex, good in melee.'),
      light: placements('Light infantry: 3 steps, fires at 2 hexes, quick in woods.'),
    },
    examples: [{ line: ['C2', 'D2'], light: ['E3'] }],
  },
  placement: {
    description: 'A unit: its hex, or `{ at, name }`.',
    if: { type: 'string' },
    then: { $ref: '#/definitions/hex' },
    else: { $ref: '#/definitions/namedPlacement' },
    examples: ['C2'],
  },
  namedPlacement: {
    description: 'A unit with a name.',
    type: 'object',
    additionalProperties: false,
    required: ['at'],
    properties: {
      at: { $ref: '#/definitions/hex' },
      name: { description: 'What the unit is called.', type: 'string', pattern: '\\S', examples: ['1st Company'] },
    },
    examples: [{ at: 'D2', name: '1st Company' }],
  },
  steps: { description: 'A number of steps.', type: 'integer', minimum: 1, maximum: 1000, examples: [9] },
}

export const SCHEMA: JsonSchema = scenarioSchema(ID, {
  title: 'SkirmishScenario',
  description: 'A battle for Skirmish.',
  properties: {
    sides: {
      ...bySide(
        'The two sides. The first one begins (2.1).',
        { $ref: '#/definitions/anySide' },
        {
          red: { name: 'Red' },
          blue: { name: 'Blue' },
        },
      ),
      minProperties: 2,
    },
    ...BATTLE,
  },
  required: ['board', 'units'],
  definitions: DEFINITIONS,
})

/** The position of a case is a battle of which any part may be missing, and what has happened before. */
export const CASE_SCHEMA: JsonSchema = {
  definitions: {
    ...COMMON_DEFINITIONS,
    ...DEFINITIONS,
    position: {
      description: 'Where everything is when play begins. The board is A-I with 9 rows unless it says otherwise.',
      type: 'object',
      additionalProperties: false,
      properties: {
        ...BATTLE,
        board: { ...BOARD, required: [] },
        turns: { $ref: '#/definitions/turns' },
        turn: { description: 'The turn that it is. Default: 1.', type: 'integer', minimum: 1, examples: [2] },
        side: { $ref: '#/definitions/sideId' },
        phase: { $ref: '#/definitions/phase' },
        steps: {
          description: 'By hex, the steps that the unit there has left.',
          type: 'object',
          additionalProperties: { $ref: '#/definitions/steps' },
          examples: [{ C2: 2 }],
        },
        shaken: hexes('Where units are shaken (6.2).', ['C2']),
        lost: bySide('Steps lost before, by side.', { $ref: '#/definitions/steps' }, { red: 3 }),
      },
      examples: [{ units: { red: { line: ['C2'] }, blue: { light: ['C3'] } } }],
    },
    expectation: {
      description: 'What must be true; only what is named is compared.',
      type: 'object',
      additionalProperties: false,
      properties: {
        at: {
          description: 'By hex, who is there: `red line 3`, `blue light 2 shaken` or `empty`.',
          type: 'object',
          additionalProperties: { description: 'Who is there.', type: 'string', examples: ['red line 3'] },
          examples: [{ C2: 'red line 3', C3: 'empty' }],
        },
        held: {
          description: 'By objective, the side that holds it, or `nobody`.',
          type: 'object',
          additionalProperties: { description: 'Who holds it.', type: 'string', examples: ['red'] },
          examples: [{ F5: 'red' }],
        },
        turn: { description: 'The turn that it is.', type: 'integer', examples: [2] },
        side: { $ref: '#/definitions/sideId' },
        phase: { $ref: '#/definitions/phase' },
        winner: { description: 'Who has won; `nobody` in a draw.', type: 'string', examples: ['red'] },
      },
      examples: [{ at: { C2: 'red line 3' } }],
    },
    phase: {
      description: 'A phase of the turn (2.1).',
      type: 'string',
      enum: ['movement', 'combat'],
      examples: ['combat'],
    },
  },
}
