import {
  autocompletion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter, lintKeymap, type Diagnostic as Mark, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { differenceOf } from '../../src/scenario/edit/text-difference.ts'
import { meaningAt, type OpenText, proposalsAt } from '../../src/scenario/language/schema-help.ts'
import { schemaFor } from '../../src/scenario/uses/definitions-schema.ts'
import { withUsed } from '../../src/scenario/uses/merge.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { LineEnds, typedInto } from './line-ends.ts'

/** Marks what comes from the document, so that it does not go back there as typed. */
const fromOutside = Annotation.define<true>()

/** The scenario's text in an editor that completes and explains it by its schema. */
export function makeEditorView(parent: HTMLElement, document: ScenarioDocument): EditorView {
  const { shown } = new LineEnds(document.state.text)
  return new EditorView({ parent, doc: shown, extensions: extensionsFor(document) })
}

/** What others have changed goes in as the smallest edit, so that the cursor stays where it is. */
export function follow(view: EditorView, text: string): void {
  const now = view.state.doc.toString()
  const { shown } = new LineEnds(text)
  if (now === shown) return
  const { range, text: insert } = differenceOf(now, shown)
  view.dispatch({ changes: { from: range[0], to: range[1], insert }, annotations: fromOutside.of(true) })
}

/** Shows the document's problems in the text. */
export function markProblems(view: EditorView, document: ScenarioDocument, problems: readonly Diagnostic[]): void {
  const ends = new LineEnds(document.state.text)
  const marks = problems.map(({ severity, message, hint, code, range = [0, 0], fix }): Mark => {
    const [from, to] = placeIn(view, ends, range)
    return {
      from,
      to,
      severity,
      message: hint === undefined ? message : `${message} ${hint}`,
      source: code,
      ...(fix && { actions: [{ name: 'Fix', apply: () => document.fix(`Fix ${code}`, fix) }] }),
    }
  })
  view.dispatch(setDiagnostics(view.state, marks))
}

/** Selects a part of the text and brings it into sight. */
export function reveal(view: EditorView, document: ScenarioDocument, range: readonly [number, number]): void {
  const [anchor, head] = placeIn(view, new LineEnds(document.state.text), range)
  view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
}

function placeIn(view: EditorView, ends: LineEnds, range: readonly [number, number]): [from: number, to: number] {
  const [from, to] = range.map((offset) => Math.min(ends.toShown(offset), view.state.doc.length))
  return [from!, Math.max(from!, to!)]
}

function extensionsFor(document: ScenarioDocument): Extension[] {
  const undo = (run: () => void) => () => {
    run()
    return true
  }
  return [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    yaml(),
    syntaxHighlighting(COLOURS),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': 'The scenario as YAML', tabindex: '0' }),
    autocompletion({ override: [complete], icons: false }),
    hoverTooltip((view, offset) => {
      const meaning = meaningAt(openText(document, view.state.doc.toString()), offset)
      return meaning ? { pos: offset, create: () => ({ dom: explanation(meaning) }) } : null
    }),
    // One history for text and map: what is undone here is undone there.
    keymap.of([
      { key: 'Mod-z', run: undo(() => document.undo()) },
      { key: 'Mod-Shift-z', run: undo(() => document.redo()) },
      { key: 'Mod-y', run: undo(() => document.redo()) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.focusChanged && !update.view.hasFocus) document.endTyping()
      if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return
      const typed: { from: number; to: number; insert: string }[] = []
      update.changes.iterChanges((from, to, _from, _to, insert) => typed.push({ from, to, insert: insert.toString() }))
      document.type(typedInto(document.state.text, typed))
    }),
  ]

  function complete(context: CompletionContext) {
    const text = context.state.doc.toString()
    const { word, proposals } = proposalsAt(openText(document, text), context.pos)
    if (proposals.length === 0 || (word === '' && !context.explicit && !/[:{[,]\s$/.test(text.slice(0, context.pos))))
      return null
    return {
      from: context.pos - word.length,
      options: proposals.map(({ label, insert, detail, info }) => ({ label, apply: insert ?? label, detail, info })),
      validFor: /^[\w-]*$/,
    }
  }
}

function openText({ state }: ScenarioDocument, text: string): OpenText {
  const { fileData: data, systemTools, definitions } = state
  const own = data as Readonly<Record<string, unknown>>
  // Used names are as good as its own.
  const all = definitions ? { ...withUsed(own, definitions), uses: own['uses'] } : data
  return { text, data: all, schema: systemTools && schemaFor(data, systemTools.system) }
}

function explanation({ name, description }: { readonly name: string; readonly description: string }): HTMLElement {
  const box = window.document.createElement('div')
  box.className = 'explanation'
  const title = window.document.createElement('strong')
  title.textContent = name
  const text = window.document.createElement('p')
  text.textContent = description
  box.append(title, text)
  return box
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
  { tag: tags.comment, color: 'var(--faint)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--faint)' },
])
