import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWorkbench } from '../../state/workbench.ts'

type Typed = {
  /** What stands in the document, as the field writes it. */
  readonly stored: string
  /** Puts what is typed into the document, under the mark that makes one step of it; false where it cannot stand there. */
  readonly put: (text: string, mark: string) => boolean
  /** Tells fields apart: its letters are one step of the history. */
  readonly mark: string
  /** Where Enter is a letter too, it ends the typing only with Ctrl. */
  readonly isProse?: boolean
}

/**
 * Typing into a field of the document. Every letter counts at once, so that nothing is lost whenever the battle is saved
 * or the page closed; together they are one step. What cannot stand there yet, such as no number at all, is held in the
 * field until it can, and put back when the field is left. Escape takes back what was typed.
 */
export function useTyping({ stored, put, mark, isProse = false }: Typed) {
  const { document } = useWorkbench()
  const [held, setHeld] = useState<string>()
  const known = useRef(stored)
  /** Whether the document has another value because of what was typed just now. */
  const isOwn = useRef(false)
  useEffect(() => {
    // Where somebody else has changed it, what was typed before is out of date.
    if (known.current !== stored && !isOwn.current) setHeld(undefined)
    known.current = stored
    isOwn.current = false
  })
  const isTyping = useRef(false)
  const isHeldBack = useRef(false)
  const end = () => {
    setHeld(undefined)
    if (isTyping.current) document.endTyping()
    isTyping.current = false
  }
  // Whoever closes a panel in the midst of a word has done with it.
  useEffect(
    () => () => {
      if (isTyping.current) document.endTyping()
    },
    [document],
  )
  return {
    text: held ?? stored,
    /** Whether the document does not hold what the field shows. */
    isHeldBack: held !== undefined && isHeldBack.current,
    onText: (text: string) => {
      setHeld(text)
      isTyping.current = true
      isOwn.current = true
      isHeldBack.current = !put(text, mark)
    },
    onBlur: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // What another step has come between stays: only the typing is taken back.
        if (document.state.history.done.at(-1)?.mark === mark) document.undo()
        end()
      } else if (event.key === 'Enter' && (!isProse || event.ctrlKey || event.metaKey)) end()
      else return
      event.stopPropagation()
    },
  }
}
