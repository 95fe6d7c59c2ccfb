import { Trash2 } from 'lucide-react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { labelOf } from './labels.ts'
import { stepWords } from './step-words.ts'

/** Takes a key with all that it holds out of the scenario. */
export function Remove({ path, name = labelOf(String(path.at(-1))) }: { readonly path: Path; readonly name?: string }) {
  const { document } = useWorkbench()
  const remove = () => document.change(stepWords(document.state, 'Remove', path), [{ kind: 'remove', path }])
  return (
    <IconButton label={`Remove ${name}`} onClick={remove}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  )
}
