import { bundledSchema } from '../../src/scenario/schema-nodes.ts'
import { EXIT, type Io } from '../io.ts'
import { writeOrRefuse } from '../refusal.ts'

/** The flags of `berthier schema`. */
export type SchemaOptions = { readonly output?: string }

/** `berthier schema`: prints the JSON Schema of scenario files in one piece. */
export async function runSchema({ output }: SchemaOptions, io: Io): Promise<number> {
  const text = `${JSON.stringify(bundledSchema, null, 2)}\n`
  if (output === undefined) io.stdout.write(text)
  else await writeOrRefuse(output, text, io)
  return EXIT.clean
}
