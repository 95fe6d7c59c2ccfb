import type { Validator } from '../../scenario/validators.gen.js'

/** ajv's validators: `cases` for what every case file has, and `<system>-position` and `<system>-expectation`. */
export const validators: Readonly<Record<string, Validator>>
