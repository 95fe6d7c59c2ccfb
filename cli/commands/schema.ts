import exportSchema from '../../schema/export.schema.json' with { type: 'json' }
import { bundledSchema } from '../../src/scenario/schema-nodes.ts'
import { EXIT, type Io } from '../io.ts'
import { writeOrRefuse } from '../refusal.ts'

/** The flags of `berthier schema`. */
export type SchemaOptions = { readonly output?: string; readonly export?: boolean }

/** `berthier schema`: prints the JSON Schema of scenario files in one piece, or that of exports to JSON. */
export async function runSchema({ output, export: ofExports }: SchemaOptions, io: Io): Promise<number> {
  const text = `${JSON.stringify(ofExports ? exportSchema : bundledSchema, null, 2)}\n`
  if (output === undefined) io.stdout.write(text)
  else await writeOrRefuse(output, text, io)
  return EXIT.clean
}
