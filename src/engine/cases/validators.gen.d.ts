import type { Validator } from '../../scenario/schema/validator.ts'

/** ajv's validator of case files, made from schema/ at build time; rulebooks have those of positions and expectations. */
export const validators: { readonly file: Validator }
