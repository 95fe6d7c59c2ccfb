import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  DiagnosticSeverity,
  type Diagnostic as LspDiagnostic,
  type TextEdit as LspEdit,
} from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostic, Range, Severity, TextEdit } from '../../src/scenario/diagnostic.ts'
import { differenceOf } from '../../src/scenario/edit/text-difference.ts'
import { fixAll } from '../../src/scenario/fix.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import type { OpenDocument } from './open-document.ts'
import type { Settings } from './settings.ts'

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
}

/** Problems as editors show them. */
export type LspDiagnosticList = LspDiagnostic[]

/** What is wrong with a text, as editors show it. */
export function toLspDiagnostics(
  diagnostics: readonly Diagnostic[],
  text: Pick<TextDocument, 'positionAt'>,
): LspDiagnosticList {
  const toLsp = ([start, end]: Range) => ({ start: text.positionAt(start), end: text.positionAt(end) })
  return diagnostics.map((diagnostic) => lspDiagnostic(diagnostic, { toLsp }))
}

function lspDiagnostic(
  { code, severity, message, hint, range = [0, 0] }: Diagnostic,
  document: Pick<OpenDocument, 'toLsp'>,
) {
  return {
    range: document.toLsp(range),
    severity: SEVERITIES[severity],
    code,
    source: 'berthier',
    message: hint === undefined ? message : `${message} ${hint}`,
  }
}

/** What can be done about the problems in a part of the text. */
export function codeActions(
  document: OpenDocument,
  { range, context }: CodeActionParams,
  settings: Settings,
): CodeAction[] {
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  const { text, diagnostics } = document.check()
  const here = diagnostics.filter(({ range: [start, end] = [0, 0] }) => start <= to && end >= from)
  const fixes = here.flatMap((diagnostic): CodeAction[] => {
    const { fix } = diagnostic
    if (!fix) return []
    const about = [lspDiagnostic(diagnostic, document)]
    const edit = edited(document, fix)
    return [
      {
        title: titleOf(diagnostic),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: about,
        edit,
      },
    ]
  })
  const actions = [...fixes, ...here.flatMap((diagnostic) => excuse(diagnostic, document))]
  if (diagnostics.some(({ fix }) => fix)) {
    const mended = fixAll({ text, diagnostics }, settings.rulebooks, document.uses).validation.text
    const edit = edited(document, [differenceOf(text, mended)])
    actions.push({ title: 'Fix all problems that have a safe fix', kind: CodeActionKind.SourceFixAll, edit })
  }
  return actions.filter(({ kind }) => !context.only || context.only.some((only) => kind?.startsWith(only)))
}

/** What a fix does, in the words of a menu. */
function titleOf({ fix = [], code, hint, message }: Diagnostic): string {
  const [only, ...others] = fix
  const word = others.length === 0 ? (only?.text.trim() ?? '') : ''
  const isWord = word !== '' && word.length <= 40 && !word.includes('\n')
  return isWord ? `Change to ${word}` : `Fix ${code}: ${hint ?? message}`
}

/** An excuse beside a line, with a reason that is still to be written. */
function excuse(diagnostic: Diagnostic, document: OpenDocument): CodeAction[] {
  const { severity, code, range } = diagnostic
  if (severity === 'error' || !range || code.startsWith('excuse/')) return []
  const { text } = document
  const start = text.lastIndexOf('\n', range[0] - 1) + 1
  const indent = /^ */.exec(text.slice(start))![0]
  const edit = edited(document, [{ range: [start, start], text: `${indent}# berthier-ignore ${code}: reason\n` }])
  const diagnostics = [lspDiagnostic(diagnostic, document)]
  return [{ title: `Excuse ${code} here, with a reason`, kind: CodeActionKind.QuickFix, diagnostics, edit }]
}

function edited(document: OpenDocument, edits: readonly TextEdit[]) {
  return { changes: { [document.uri]: lspEdits(document, edits) } }
}

/** Edits as the protocol has them. */
export function lspEdits(document: OpenDocument, edits: readonly TextEdit[]): LspEdit[] {
  return edits.map(({ range, text }) => ({ range: document.toLsp(range), newText: text }))
}

/** The edit that brings a document into its canonical form; nothing where it has none. */
export function formatting(document: OpenDocument, { rulebooks }: Settings): LspEdit[] {
  const { text, parsed } = document.check()
  if (parsed.findings.length > 0) return []
  const formatted = formatScenario(text, rulebooks)
  if (!('text' in formatted) || formatted.text === text) return []
  return lspEdits(document, [differenceOf(text, formatted.text)])
}
