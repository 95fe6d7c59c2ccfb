import { GripVertical, Plus, Star, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useContext, useState } from 'react'
import type { SurveyedCommand, SurveyedMember } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import { useDocument, useView, useWorkbench } from '../../state/workbench.ts'
import { allCommands, membersOf, selectedWith } from '../../tools/table/commands.ts'
import { hasPath, isSamePath } from '../../tools/table/hit-targets.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { Totals } from '../forces-panel.tsx'
import { MoveTo } from './move-to.tsx'
import { disband, raise } from './raise.ts'
import { DragContext, keyOf, type TreeDrag, useTreeDrag } from './tree-drag.ts'

/** Who commands whom: everybody is selected here as on the table, and dragged from command to command. */
export function CommandTree() {
  const commands = useDocument((state) => tableSurveyOf(state)?.commands)
  if (!commands || commands.length === 0) return <p className="empty">There are no armies yet.</p>
  return <Tree commands={commands} />
}

function Tree({ commands }: { readonly commands: readonly SurveyedCommand[] }) {
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const { drag, begin } = useTreeDrag(commands)
  const roles = new Set(allCommands(commands).flatMap(({ takes }) => takes))
  return (
    <DragContext value={{ target: drag?.target, begin, roles }}>
      <Totals />
      <MoveTo commands={commands} />
      <ul className="plain command-tree" role="tree" aria-label="Command tree" aria-multiselectable="true">
        {commands.map((command) => (
          <Command
            key={keyOf(command)}
            command={command}
            side={sides.findIndex(({ id }) => id === command.side)}
            level={1}
          />
        ))}
      </ul>
      {drag && <Dragged drag={drag} commands={commands} />}
    </DragContext>
  )
}

/** What is dragged, beside the pointer, with what would come of it. */
function Dragged({ drag, commands }: { readonly drag: TreeDrag; readonly commands: readonly SurveyedCommand[] }) {
  const { label, x, y, target } = drag
  const command = allCommands(commands).find((one) => keyOf(one) === target)
  return (
    <div className="dragged" style={{ left: x, top: y }} data-lands={command !== undefined}>
      <strong>{label}</strong>
      <small>{command ? `under ${command.label}` : 'not here'}</small>
    </div>
  )
}

type CommandProps = { readonly command: SurveyedCommand; readonly side: number; readonly level: number }

function Command({ command, side, level }: CommandProps) {
  const { view } = useWorkbench()
  const { target, begin } = useContext(DragContext)
  const { path, label, note, units, staff, commands, holdsUnits } = command
  const own = selectedWith(command).map((member) => member.path)
  // Formations are folded, so that the tree is short, unless somebody of theirs is selected.
  const [isUnfolded, setOpen] = useState<boolean>()
  const isConcerned = useView(({ items }) => membersOf(command).some((member) => hasPath(items, member.path)))
  const isOpen = isUnfolded ?? (!holdsUnits || isConcerned)
  const isSelected = useView(({ items }) => own.length > 0 && own.every((one) => hasPath(items, one)))
  const choose = (isMore: boolean) => {
    view.setState(({ items }) => ({
      items: isMore ? [...items.filter((item) => !hasPath(own, item)), ...own] : own,
      corner: undefined,
      ...(holdsUnits && { command: path, side: '' }),
    }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') setOpen(true)
    else if (event.key === 'ArrowLeft') setOpen(false)
    else onTreeKey(event, () => isSelected || choose(false))
  }
  return (
    <li
      role="treeitem"
      aria-expanded={isOpen}
      aria-level={level}
      aria-selected={isSelected}
      data-command={keyOf(command)}
      className={target === keyOf(command) ? 'target' : ''}
    >
      <div className="command" data-side={level === 1 ? side : undefined}>
        <button
          type="button"
          className="fold"
          tabIndex={-1}
          aria-label={`${isOpen ? 'Fold' : 'Unfold'} ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '▾' : '▸'}
        </button>
        <button
          type="button"
          className="branch"
          aria-pressed={isSelected}
          title={holdsUnits ? `${label}: click to select its units, drag it to another force.` : undefined}
          onClick={(event) => choose(event.shiftKey)}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => begin(event, label, [path])}
        >
          <span>
            <strong>{label}</strong>
            <small>
              {note}
              {holdsUnits && ` · ${units.length === 1 ? '1 unit' : `${units.length} units`}`}
            </small>
          </span>
          {holdsUnits && <Grip />}
        </button>
        <Strength command={command} level={level} />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: the group of a tree
        <ul className="plain" role="group">
          {staff.map((member) => (
            <Member key={keyOf(member)} member={member} level={level + 1} isStaff />
          ))}
          {commands.map((part) => (
            <Command key={keyOf(part)} command={part} side={side} level={level + 1} />
          ))}
          {units.map((unit) => (
            <Member key={keyOf(unit)} member={unit} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** What adds to a command and what takes it away; an army stays. */
function Strength({ command, level }: Pick<CommandProps, 'command' | 'level'>) {
  const workbench = useWorkbench()
  const { label, raises } = command
  return (
    <span className="strength">
      {level > 1 && (
        <IconButton label={`Disband ${label}`} onClick={() => disband(workbench, command)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {raises !== undefined && (
        <IconButton label={`Add a ${raises} to ${label}`} onClick={() => raise(workbench, command)}>
          <Plus aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}

type MemberProps = { readonly member: SurveyedMember; readonly level: number; readonly isStaff?: true }

/** A unit, a commander, or what is kept in reserve. */
function Member({ member, level, isStaff }: MemberProps) {
  const { view } = useWorkbench()
  const { begin, roles } = useContext(DragContext)
  const { path, label, note, role } = member
  const isSelected = useView(({ items }) => hasPath(items, path))
  const canMove = roles.has(role)
  const choose = (isMore: boolean) =>
    view.setState(({ items }) => ({ items: isMore ? toggled(items, path) : [path], corner: undefined }))
  return (
    <li role="treeitem" aria-level={level} aria-selected={isSelected}>
      <button
        type="button"
        className={isStaff ? 'leaf staff' : 'leaf'}
        aria-pressed={isSelected}
        title={canMove ? `${label}: ${note}. Drag it to another command, or press M.` : `${label}: ${note}.`}
        onClick={(event) => choose(event.shiftKey || event.ctrlKey || event.metaKey)}
        onKeyDown={(event) => onTreeKey(event, () => isSelected || choose(false))}
        onPointerDown={(event) => {
          // Somebody who is selected takes the others along.
          const { items } = view.getState()
          const things = hasPath(items, path) ? items : [path]
          begin(event, things.length === 1 ? label : `${things.length} selected`, things)
        }}
      >
        <span>
          {!canMove && <Star aria-hidden="true" />}
          {label}
          <small>{note}</small>
        </span>
        {canMove && <Grip />}
      </button>
    </li>
  )
}

/** Where a finger takes hold: elsewhere it scrolls. */
function Grip() {
  return (
    <span className="grip" aria-hidden="true">
      <GripVertical />
    </span>
  )
}

function toggled(items: readonly Path[], path: Path): readonly Path[] {
  return hasPath(items, path) ? items.filter((item) => !isSamePath(item, path)) : [...items, path]
}

/** The arrow keys go from line to line, as in every tree, and M opens the menu of commands. */
function onTreeKey(event: KeyboardEvent, select: () => void): void {
  const tree = event.currentTarget.closest('[role=tree]')!
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const isMove = event.key === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey
  if (by !== 0 && !event.ctrlKey && !event.metaKey) {
    const lines = [...tree.querySelectorAll<HTMLElement>('.branch, .leaf')]
    lines[lines.indexOf(event.currentTarget as HTMLElement) + by]?.focus()
  } else if (isMove) {
    select()
    // The menu is there once the selection is drawn.
    requestAnimationFrame(() => tree.parentElement?.querySelector<HTMLElement>('.move-to button')?.click())
  } else return
  event.preventDefault()
}
