import exportSchema from '../../schema/export.schema.json' with { type: 'json' }
import { wholeSchema } from '../../src/scenario/schema/whole-schema.ts'
import { wholeDefinitionsSchema } from '../../src/scenario/uses/definitions-schema.ts'
import { MADE_BY } from '../files/seal.ts'
import { EXIT, type Io } from '../io.ts'
import { writeOutput } from '../output/output.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier schema`. */
export type SchemaOptions = {
  readonly output?: string
  readonly definitions?: boolean
  readonly export?: boolean
  readonly force?: boolean
}

/** `berthier schema`: prints the JSON Schema of scenario files in one piece, or that of definitions or of exports to JSON. */
export async function runSchema(options: SchemaOptions, io: Io): Promise<number> {
  const { output, force } = options
  const schema = await chooseSchema(options, io)
  if (output === undefined) io.stdout.write(`${JSON.stringify(schema, null, 2)}\n`)
  else {
    const marked = `${JSON.stringify({ $comment: MADE_BY, ...schema }, null, 2)}\n`
    await writeOutput(output, marked, force === undefined ? {} : { force }, io)
  }
  return EXIT.clean
}

async function chooseSchema({ definitions, export: ofExports }: SchemaOptions, io: Io): Promise<object> {
  if (definitions && ofExports) throw new UsageError('choose --definitions or --export, not both.')
  if (ofExports) return exportSchema
  const rulebooks = await io.rulebooks()
  return definitions ? wholeDefinitionsSchema(rulebooks) : wholeSchema(rulebooks)
}
