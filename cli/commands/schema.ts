import exportSchema from '../../schema/export.schema.json' with { type: 'json' }
import { wholeSchema } from '../../src/scenario/whole-schema.ts'
import { EXIT, type Io } from '../io.ts'
import { writeOutput } from '../output.ts'
import { MADE_BY } from '../seal.ts'

/** The flags of `berthier schema`. */
export type SchemaOptions = { readonly output?: string; readonly export?: boolean; readonly force?: boolean }

/** `berthier schema`: prints the JSON Schema of scenario files in one piece, or that of exports to JSON. */
export async function runSchema({ output, export: ofExports, force }: SchemaOptions, io: Io): Promise<number> {
  const schema = ofExports ? exportSchema : wholeSchema(await io.rulebooks())
  if (output === undefined) io.stdout.write(`${JSON.stringify(schema, null, 2)}\n`)
  else {
    const marked = `${JSON.stringify({ $comment: MADE_BY, ...schema }, null, 2)}\n`
    await writeOutput(output, marked, force === undefined ? {} : { force }, io)
  }
  return EXIT.clean
}
