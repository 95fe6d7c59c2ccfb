import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { UsableFile } from '../document/used-texts.ts'
import { useWorkbench } from '../state/workbench.ts'
import { useField } from './form/use-form.ts'

/** The files of definitions of the folder that the battle does not use yet: a click, and it does. */
export function UsableFiles() {
  const { document } = useWorkbench()
  const field = useField(['uses'])
  const [files, setFiles] = useState<readonly UsableFile[]>([])
  useEffect(() => {
    let isWanted = true
    const show = (found: readonly UsableFile[]) => isWanted && setFiles(found)
    // Where the folder cannot be listed, its files can still be typed.
    document.listUsable().then(show, () => show([]))
    return () => {
      isWanted = false
    }
  }, [document])
  const used: readonly unknown[] = Array.isArray(field?.value) ? field.value : []
  const offered = files.filter(({ reference }) => !used.includes(reference))
  if (!field || offered.length === 0) return null
  const use = (reference: string) => {
    if (used.length === 0) field.set([reference])
    else field.insert(used.length, reference)
  }
  return (
    <div className="missing">
      {offered.map(({ reference, title }) => (
        <button key={reference} type="button" className="add" title={reference} onClick={() => use(reference)}>
          <Plus aria-hidden="true" /> Use {title ?? reference}
        </button>
      ))}
    </div>
  )
}
