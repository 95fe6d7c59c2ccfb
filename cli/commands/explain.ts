import { allCodes, type CodeTable } from '../../src/scenario/codes/index.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { colorsFor, widthFor, wrapText } from '../output/terminal.ts'

/** `berthier explain`: says what a diagnostic code means and what to do, or lists them all. */
export async function runExplain(code: string | undefined, io: Io): Promise<number> {
  const codes = allCodes(await io.rulebooks())
  if (code === undefined) {
    listCodes(codes, io)
    return EXIT.clean
  }
  const entry = Object.hasOwn(codes, code) ? codes[code] : undefined
  if (!entry) {
    const hint = didYouMean(suggest(code, Object.keys(codes))) ?? 'Run berthier explain to list all codes.'
    printError(io, `unknown code ${code}. ${hint}`)
    return EXIT.usage
  }
  const { title, severity, why, fix } = entry
  const colors = colorsFor(io.stdout, io.env)
  const width = Math.min(80, widthFor(io.stdout))
  io.stdout.write(
    `${colors.bold(code)} (${severity})\n${title}.\n\n${wrapText(why, width).join('\n')}\n\n${wrapText(fix, width).join('\n')}\n`,
  )
  return EXIT.clean
}

function listCodes(codes: CodeTable, io: Io): void {
  const colors = colorsFor(io.stdout, io.env)
  const width = Math.max(...Object.keys(codes).map((code) => code.length))
  const paint = { error: colors.red, warning: colors.yellow, info: colors.blue }
  for (const [code, { severity, title }] of Object.entries(codes)) {
    io.stdout.write(`${code.padEnd(width)}  ${paint[severity](severity.padEnd(7))}  ${title}\n`)
  }
}
