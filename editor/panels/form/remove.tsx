import { Trash2 } from 'lucide-react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { labelOf } from './labels.ts'

/** Takes a key with all that it holds out of the scenario. */
export function Remove({ path }: { readonly path: Path }) {
  const { document } = useWorkbench()
  const name = labelOf(String(path.at(-1)))
  return (
    <IconButton
      label={`Remove ${name}`}
      onClick={() => document.change(`Remove ${name.toLowerCase()}`, [{ kind: 'remove', path }])}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  )
}
