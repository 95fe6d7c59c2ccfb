import type { Validator } from '../../../scenario/schema/validator.ts'

/** ajv's validators of the parts of case files, made from schema/ at build time. */
export const validators: { readonly position: Validator; readonly expectation: Validator }
