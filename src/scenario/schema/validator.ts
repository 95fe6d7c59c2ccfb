/** An error as ajv reports it. */
export type SchemaError = {
  readonly instancePath: string
  /** Where in the schema, of errors in a part of a choice; our own validators say it of no others. */
  readonly schemaPath?: string
  readonly keyword: string
  readonly propertyName?: string
  readonly params: {
    readonly type?: string
    readonly limit?: number
    readonly missingProperty?: string
    readonly additionalProperty?: string
    readonly allowedValue?: unknown
    readonly allowedValues?: readonly unknown[]
  }
}

/** Says whether data fit a schema; where they do not, `errors` says why. What ajv makes of a schema. */
export type Validator = { (data: unknown): boolean; errors?: SchemaError[] | null }
