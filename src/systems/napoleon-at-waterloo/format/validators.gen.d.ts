import type { Validator } from '../../../scenario/schema/validator.ts'

/** ajv's validator of scenario files, made from schema/ at build time. */
export const validators: { readonly scenario: Validator }
