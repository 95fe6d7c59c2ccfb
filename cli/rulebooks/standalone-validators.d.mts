/** The code of an object of validators: one for each name, which validates what its pointer into the schema leads to. */
export function makeValidators(schema: object, places: Readonly<Record<string, string>>): string
