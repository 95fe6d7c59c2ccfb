import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { useDocument, useWorkbench } from '../app/workbench.ts'
import { differenceOf } from '../document/text-difference.ts'
import { fromOutside, makeEditorView, reveal, showProblems } from './text-editor.ts'

type Props = { readonly revealed: { readonly range: readonly [number, number] } | undefined }

/** The YAML itself: typing repaints the map, painting edits the text. */
export default function TextPanel({ revealed }: Props) {
  const { document } = useWorkbench()
  const home = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const text = useDocument((state) => state.text)
  const diagnostics = useDocument((state) => state.diagnostics)
  const isChecked = useDocument((state) => state.checkedText === state.text)
  const isBroken = useDocument((state) => state.isBroken)

  useEffect(() => {
    const view = makeEditorView(home.current!, document)
    editor.current = view
    return () => {
      document.endTyping()
      view.destroy()
    }
  }, [document])

  // What others have changed goes in as the smallest edit, so that the cursor stays where it is.
  useEffect(() => {
    const view = editor.current!
    const now = view.state.doc.toString()
    if (now === text) return
    const { range, text: insert } = differenceOf(now, text)
    view.dispatch({ changes: { from: range[0], to: range[1], insert }, annotations: fromOutside.of(true) })
  }, [text])

  useEffect(() => {
    if (isChecked) showProblems(editor.current!, document, diagnostics)
  }, [document, diagnostics, isChecked])

  useEffect(() => {
    if (revealed) reveal(editor.current!, revealed.range)
  }, [revealed])

  return (
    <div className="text-panel">
      {isBroken && (
        <p className="notice problem" role="status">
          This is not YAML just now: the map shows the last text that was.
        </p>
      )}
      <div ref={home} className="code" />
    </div>
  )
}
