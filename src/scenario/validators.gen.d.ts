/** An error as ajv reports it. */
export type SchemaError = {
  readonly instancePath: string
  readonly schemaPath: string
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

/** Says whether data fit a schema; where they do not, `errors` says why. */
export type Validator = { (data: unknown): boolean; errors?: SchemaError[] | null }

/** ajv's validators, compiled from schema/ at build time: one a system. */
export const validators: Readonly<Record<string, Validator>>
