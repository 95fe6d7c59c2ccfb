import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { useDocument, useView, useWorkbench } from '../state/workbench.ts'
import { follow, makeEditorView, markProblems, reveal } from './text-editor.ts'

/** The YAML itself: typing repaints the map, painting edits the text. */
export function TextPanel() {
  const { document, view } = useWorkbench()
  const home = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const diagnostics = useDocument((state) => state.diagnostics)
  const isChecked = useDocument((state) => state.checkedText === state.text)
  const isBroken = useDocument((state) => state.isBroken)
  const revealed = useView((state) => state.revealed)

  useEffect(() => {
    const made = makeEditorView(home.current!, document)
    editor.current = made
    // At once: what is typed next is typed into the text of now.
    const stop = document.store.subscribe(({ text }, before) => text !== before.text && follow(made, text))
    return () => {
      stop()
      document.endTyping()
      made.destroy()
    }
  }, [document])

  useEffect(() => {
    if (isChecked) markProblems(editor.current!, document, diagnostics)
  }, [document, diagnostics, isChecked])

  // Once: whoever comes back later goes on where they were.
  useEffect(() => {
    if (!revealed) return
    if (revealed.text === document.state.text) {
      reveal(editor.current!, document, revealed.range)
      if (revealed.takesFocus) editor.current!.focus()
    }
    view.setState({ revealed: undefined })
  }, [document, view, revealed])

  return (
    <div className="text-panel">
      {isBroken && <p className="notice problem">The text is not valid YAML. The map shows the last valid text.</p>}
      <div ref={home} className="code" />
    </div>
  )
}
