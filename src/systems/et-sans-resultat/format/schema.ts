import { type JsonSchema, rootPlace } from '../../../scenario/schema/nodes.ts'
import schema from './schema.gen.json' with { type: 'json' }
import { validators } from './validators.gen.js'

/** The schema of this rulebook's scenarios, made from schema/ at build time. */
export const SCHEMA = schema as unknown as JsonSchema

/** Where it begins. */
export const SCHEMA_ROOT = rootPlace(SCHEMA)

/** ajv's validator of it. */
export const validator = validators.scenario
