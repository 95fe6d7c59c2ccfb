import { Option } from 'commander'
import { FORMATS as CONVERT_FORMATS, INPUT_FORMATS } from '../../src/scenario/convert/formats.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { FAIL_ON } from '../checking/results.ts'
import type { ConvertOptions } from '../commands/convert.ts'
import type { DiffOptions } from '../commands/diff.ts'
import type { FmtOptions } from '../commands/fmt.ts'
import type { NewOptions } from '../commands/new.ts'
import type { SchemaOptions } from '../commands/schema.ts'
import type { ValidateOptions } from '../commands/validate.ts'
import { DIFF_FORMATS } from '../formats/diff/index.ts'
import { FORMATS } from '../formats/index.ts'
import { VARIANT } from '../variants.ts'
import { FORCE, type Grammar } from './grammar.ts'
import { choice, parseWholeNumber } from './option-values.ts'

/** The commands that write, check, compare and convert scenario files. */
export function addScenariosCommands({ command, done, io }: Grammar): void {
  command('new <file>', 'Start a battle from a small, complete, commented scenario')
    .option('--system <system>', 'rulebook of the battle')
    .option('--title <title>', 'title of the battle (default: from the file name)')
    .addOption(
      new Option('--from <scenario>', 'scenario to copy: a file or the id of a shipped battle').conflicts('system'),
    )
    .option('--force', 'overwrite an existing file')
    .action(async (file: string, options: NewOptions) => {
      done(await (await import('../commands/new.ts')).runNew(file, options, io))
    })

  command('validate [paths...]', 'Check scenarios and report problems')
    .addOption(choice('--format <format>', 'output format', Object.keys(FORMATS)).default('pretty'))
    .addOption(choice('--fail-on <severity>', 'lowest severity that sets exit code 1', FAIL_ON).default('error'))
    .addOption(VARIANT)
    .option('--fix', 'apply safe fixes to the files')
    .option('--watch', 'check again after every change')
    .option('--quiet', 'print problems only')
    .addOption(new Option('--max-warnings <number>', 'exit with code 1 on more warnings').argParser(parseWholeNumber))
    .option('--baseline <file>', 'do not report the known problems in this file')
    .option('--write-baseline <file>', 'write the problems found to this file')
    .option('--changed [revision]', 'check only files changed since a revision of git (default: HEAD)')
    .option('--stdin-filename <file>', 'name for standard input in reports and in the configuration')
    .option('--cache [file]', 'keep results for the next run (default: .berthier-cache.json)')
    .action(async (paths: string[], options: ValidateOptions) => {
      done(await (await import('../commands/validate.ts')).runValidate(paths, options, io))
    })

  command('fmt [paths...]', 'Rewrite scenarios in canonical form')
    .option('--check', 'change nothing; exit with code 1 if a file is not in canonical form')
    .action(async (paths: string[], options: FmtOptions) => {
      done(await (await import('../commands/fmt.ts')).runFmt(paths, options, io))
    })

  command('list [paths...]', 'List scenarios with their armies and problems').action(async (paths: string[]) => {
    done(await (await import('../commands/list.ts')).runList(paths, io))
  })

  command('diff <before> [after]', 'Compare two battles, or a battle and its variant, in words and in a picture')
    .addOption(VARIANT)
    .addOption(choice('--format <format>', 'output format', Object.keys(DIFF_FORMATS)).default('pretty'))
    .option('-o, --picture <file>', 'also draw both side by side with the changes marked: .svg, .png or .pdf')
    .addOption(choice('--theme <theme>', 'colours', Object.keys(THEMES)).default('light'))
    .option('--force', 'overwrite a picture that berthier did not make')
    .action(async (before: string, after: string | undefined, options: DiffOptions) => {
      done(await (await import('../commands/diff.ts')).runDiff(before, after, options, io))
    })

  command('convert <in> <out>', "Convert between YAML, JSON, Markdown, Tiled maps and the rulebook's set-up notation")
    .addOption(choice('--from <format>', 'format of IN (default: by its extension)', INPUT_FORMATS))
    .addOption(choice('--to <format>', 'format of OUT (default: by its extension)', CONVERT_FORMATS))
    .option('--scenario <title>', 'which battle to convert, if IN has several')
    .option('--title <title>', 'title of the new battle')
    .option('--system <system>', 'rulebook of a set-up')
    .option('--inline', 'write out the definitions that the battle uses')
    .option('--force', 'overwrite an existing file')
    .action(async (input: string, output: string, options: ConvertOptions) => {
      done(await (await import('../commands/convert.ts')).runConvert(input, output, options, io))
    })

  command('explain [code]', 'Explain a diagnostic code and its remedy; without a code, list them all').action(
    async (code: string | undefined) => {
      done(await (await import('../commands/explain.ts')).runExplain(code, io))
    },
  )

  command('schema', 'Print the JSON Schema of scenario files')
    .option('-o, --output <file>', 'file to write')
    .option('--definitions', 'print the schema of files of definitions instead')
    .option('--export', 'print the schema of berthier export --to json instead')
    .addOption(FORCE)
    .action(async (options: SchemaOptions) => {
      done(await (await import('../commands/schema.ts')).runSchema(options, io))
    })
}
