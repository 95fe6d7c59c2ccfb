import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Command, PageActions } from '../commands/command.ts'
import { commandsOn } from '../commands/index.ts'
import { keyNames } from '../commands/keys.ts'
import { useBoardKind, useDocument, useView, useWorkbench } from '../state/workbench.ts'
import { Menu } from '../widgets/menu.tsx'

const GROUPS = ['File', 'Edit', 'Map', 'View'] as const satisfies readonly Command['group'][]

type Props = {
  readonly page: PageActions
  /** What else there is to do with the file. */
  readonly more: ReactNode
}

/** What can be done, in menus side by side. */
export function CommandMenus({ page, more }: Props) {
  return GROUPS.map((group) => (
    <Menu key={group} name={group}>
      <Commands group={group} page={page} />
      {group === 'File' && more}
    </Menu>
  ))
}

/** The same in one menu, where there is no room for several. */
export function AllCommands({ page, more }: Props) {
  return GROUPS.map((group) => (
    <Fragment key={group}>
      <Commands group={group} page={page} />
      {group === 'File' && more}
      <hr />
    </Fragment>
  ))
}

function Commands({ group, page }: { readonly group: Command['group']; readonly page: PageActions }) {
  const board = useBoardKind()
  return commandsOn(board)
    .filter((command) => command.group === group)
    .map((command) => <CommandItem key={command.id} command={command} page={page} />)
}

function CommandItem({ command, page }: { readonly command: Command; readonly page: PageActions }) {
  const workbench = useWorkbench()
  const isOff = useDocument(() => command.isOff?.(workbench, page) ?? false)
  const isOn = useView(() => command.isOn?.(workbench))
  const { name, keys, opensPart } = command
  return (
    <>
      {opensPart && <hr />}
      <button
        type="button"
        role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
        aria-checked={isOn}
        disabled={isOff}
        onClick={() => command.run(workbench, page)}
      >
        {name}
        {isOn && <Check aria-hidden="true" />}
        {keys.length > 0 && <kbd>{keyNames(keys.slice(0, 1))}</kbd>}
      </button>
    </>
  )
}
