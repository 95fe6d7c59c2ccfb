import type { SurveyedCommand } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useView, useWorkbench } from '../../state/workbench.ts'
import { allCommands, canTake, membersAmong, movable, wholeCommand } from '../../tools/table/commands.ts'
import { Menu } from '../../widgets/menu.tsx'
import { regroup } from './regroup.ts'

/** The selected units put under another command without dragging: by a menu, which M opens in the tree. */
export function MoveTo({ commands }: { readonly commands: readonly SurveyedCommand[] }) {
  const workbench = useWorkbench()
  const selected = useView((state) => state.items)
  const items = membersAmong(commands, selected)
  const things = movable(commands, items)
  const whole = wholeCommand(commands, items)
  const choices = [
    ...choicesFor(commands, things),
    ...(whole ? choicesFor(commands, [whole.path]).map((choice) => ({ ...choice, whole: whole.label })) : []),
  ]
  if (items.length === 0) {
    return <p className="about">Select units, here or on the table, and put them under another command.</p>
  }
  if (choices.length === 0) return <p className="about">{whyNot(items, things)}</p>
  return (
    <div className="move-to">
      <Menu name={things.length === 1 ? 'Move it to…' : `Move ${things.length} to…`}>
        {choices.map(({ command, above, things: moving, whole: name }) => (
          <button
            key={`${name} ${command.path.join('/')}`}
            type="button"
            role="menuitem"
            onClick={() => regroup(workbench, moving, command)}
          >
            {command.label}
            <small>{name === undefined ? above : `the whole ${name}`}</small>
          </button>
        ))}
      </Menu>
    </div>
  )
}

type Choice = {
  readonly command: SurveyedCommand
  /** What it is a part of. */
  readonly above: string
  readonly things: readonly Path[]
  /** The command that would go as a whole. */
  readonly whole?: string
}

function choicesFor(commands: readonly SurveyedCommand[], things: readonly Path[]): Choice[] {
  const all = allCommands(commands)
  return all
    .filter((command) => canTake(commands, command, things))
    .map((command) => ({ command, above: all.find((one) => one.commands.includes(command))?.label ?? '', things }))
}

function whyNot(items: readonly Path[], things: readonly Path[]): string {
  if (things.length === 0) return 'A commander stays with his command.'
  return things.length < items.length ? 'They have no other command in common.' : 'There is no other command for it.'
}
