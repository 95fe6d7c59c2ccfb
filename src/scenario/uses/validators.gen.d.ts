import type { Validator } from '../schema/validator.ts'

/** ajv's validator of the head of files of definitions, made from schema/ at build time. */
export const validators: { readonly definitions: Validator }
