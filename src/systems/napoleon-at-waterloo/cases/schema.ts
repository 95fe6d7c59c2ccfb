import type { CaseSchema } from '../../../engine/cases/case-book.ts'
import type { JsonSchema } from '../../../scenario/schema/nodes.ts'
import schema from './schema.gen.json' with { type: 'json' }
import { validators } from './validators.gen.js'

/** What positions and expectations of cases may say, made from schema/ at build time. */
export const CASE_SCHEMA: CaseSchema = { schema: schema as unknown as JsonSchema, validators }
