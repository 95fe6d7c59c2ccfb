import type { Clause } from './clauses.ts'

/** Something that is so: a definition, a number, a consequence. */
export const is = (code: string, text: string): Clause => ({ kind: 'is', code, text })

/** Something that has to be done. */
export const must = (code: string, text: string): Clause => ({ kind: 'must', code, text })

/** Something that may be done, within limits. */
export const may = (code: string, text: string): Clause => ({ kind: 'may', code, text })

/** Something that may not be done, beside what may. */
export const mayNot = (code: string, text: string): Clause => ({ kind: 'may not', code, text })

/** Something that nothing in play can show, and why. */
export const idle = (code: string, text: string, noEffect: string): Clause => ({ kind: 'is', code, text, noEffect })
