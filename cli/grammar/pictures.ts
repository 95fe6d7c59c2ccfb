import { Option } from 'commander'
import { THEMES } from '../../src/scene/theme.ts'
import type { EditOptions } from '../commands/edit.ts'
import type { ExportOptions } from '../commands/export.ts'
import type { PreviewOptions } from '../commands/preview.ts'
import { EXPORT_FORMATS } from '../export/index.ts'
import { MAP_KINDS } from '../export/print/options.ts'
import { PAPERS } from '../export/print/paper.ts'
import { VARIANT } from '../variants.ts'
import { FORCE, type Grammar } from './grammar.ts'
import { choice, parseMillimetres, parsePercent, parsePixels, parsePort, parseWholeNumber } from './option-values.ts'

/** The commands that show battles and take them to players. */
export function addPicturesCommands({ command, done, io }: Grammar): void {
  command('edit [folder]', 'Open the battles of a folder in the editor, in your browser')
    .addOption(new Option('--port <number>', 'port of the server (default: a free one)').argParser(parsePort))
    .option('--no-open', 'print the address without opening a browser')
    .action(async (folder: string | undefined, options: EditOptions) => {
      done(await (await import('../commands/edit.ts')).runEdit(folder ?? '.', options, io))
    })

  command('preview <scenario>', 'Draw a battle as SVG, PNG or PDF')
    .addOption(VARIANT)
    .option('-o, --output <file>', 'picture to write: .svg, .png or .pdf')
    .addOption(choice('--theme <theme>', 'colours', Object.keys(THEMES)).default('light'))
    .option('--layer <layers...>', 'draw only these layers')
    .addOption(new Option('--width <pixels>', 'width of the picture').argParser(parsePixels).default(1600))
    .addOption(choice('--mark <what>', 'mark problems in the picture', ['diagnostics']))
    .addOption(
      new Option('--at <turn>', 'include the units that have arrived by a turn, such as "turn 4"').conflicts('replay'),
    )
    .option('--replay <file>', 'draw the position of a recorded game')
    .addOption(
      new Option('--step <number>', 'with --replay: draw the position after this many actions').argParser(
        parseWholeNumber,
      ),
    )
    .addOption(FORCE)
    .action(async (scenario: string, options: PreviewOptions) => {
      done(await (await import('../commands/preview.ts')).runPreview(scenario, options, io))
    })

  command('export [scenario...]', 'Export a battle to play, to print or for other programs')
    .addOption(VARIANT)
    .option('--all', 'write a folder with a playable page for every battle and an index')
    .addOption(choice('--to <format>', 'export format (default: by the extension of FILE)', EXPORT_FORMATS))
    .option('-o, --output <file>', 'file to write; with --all, the folder')
    .addOption(choice('--paper <paper>', 'pdf: paper size (default: a4)', Object.keys(PAPERS)))
    .addOption(choice('--map <map>', 'pdf: map on several sheets to glue, or on one (default: tiled)', MAP_KINDS))
    .addOption(
      new Option(
        '--hex <mm>',
        'pdf: width of a hex from side to side (default: about 30, to fill the sheets)',
      ).argParser(parseMillimetres),
    )
    .addOption(
      new Option(
        '--scale <percent>',
        'pdf: scale of a table in percent (default: about 50, to fill the sheets; 100 is inch for inch)',
      ).argParser(parsePercent),
    )
    .addOption(choice('--theme <theme>', 'pdf: colours; print is grey (default: light)', Object.keys(THEMES)))
    .option('--force', 'export a battle with errors, and overwrite files that berthier did not make')
    .action(async (scenarios: string[], options: ExportOptions) => {
      done(await (await import('../commands/export.ts')).runExport(scenarios, options, io))
    })
}
