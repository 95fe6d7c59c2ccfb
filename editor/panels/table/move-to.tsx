import type { SurveyedCommand } from '../../../src/engine/table-draftsman.ts'
import { useDocument, useView, useWorkbench } from '../../app/workbench.ts'
import { commandOf, isSamePath } from '../../tools/table/things.ts'
import { regroup } from './regroup.ts'

/** The selected units put under another command without dragging. */
export function MoveTo({ commands }: { readonly commands: readonly SurveyedCommand[] }) {
  const workbench = useWorkbench()
  const items = useView((state) => state.items)
  const [first] = items
  const own = useDocument((state) => first && commandOf(state, first))
  if (!own) return <p className="about">Select units, here or on the table, and put them under another command.</p>
  const others = commands.filter(({ side, path }) => side === own.side && !isSamePath(path, own.path))
  return (
    <div className="field short">
      <label htmlFor="move-to">{items.length === 1 ? 'Move the unit to' : `Move ${items.length} units to`}</label>
      <select
        id="move-to"
        value=""
        onChange={(event) => regroup(workbench, items, others[Number(event.currentTarget.value)]!)}
      >
        <option value="" disabled>
          Choose…
        </option>
        {others.map(({ path, label }, i) => (
          <option key={path.join('/')} value={i}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
