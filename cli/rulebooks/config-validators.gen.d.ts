import type { Validator } from '../../src/scenario/schema/validator.ts'

/** ajv's validator of configurations, made from schema/ at build time. */
export const validators: { readonly config: Validator }
