/** The code of a module that exports `validators`: one for each name, which validates what its pointer into the schema leads to. */
export function makeValidatorModule(schema: object, places: Readonly<Record<string, string>>): string

/** The same as an expression, for several in one module. */
export function makeValidatorObject(schema: object, places: Readonly<Record<string, string>>): string
