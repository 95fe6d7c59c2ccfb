import { type KeyboardEvent, useState } from 'react'
import type { SurveyedCommand, SurveyedUnit } from '../../../src/engine/table-draftsman.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useDocument, useView, useWorkbench } from '../../app/workbench.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import { commandsIn, hasPath, isSamePath } from '../../tools/table/things.ts'
import { Totals } from '../forces-panel.tsx'
import { MoveTo } from './move-to.tsx'
import { regroup } from './regroup.ts'

/** Who commands whom: units are selected here as on the table, and dragged from formation to formation. */
export function CommandTree() {
  const commands = useDocument((state) => tableSurveyOf(state)?.commands)
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  if (!commands || commands.length === 0) return <p className="empty">There are no armies yet.</p>
  return (
    <>
      <Totals />
      <MoveTo commands={commandsIn(commands)} />
      <ul className="plain command-tree" role="tree" aria-label="Command tree" aria-multiselectable="true">
        {commands.map((command) => (
          <Command
            key={command.path.join('/')}
            command={command}
            side={sides.findIndex(({ id }) => id === command.side)}
            level={1}
          />
        ))}
      </ul>
    </>
  )
}

type CommandProps = { readonly command: SurveyedCommand; readonly side: number; readonly level: number }

function Command({ command, side, level }: CommandProps) {
  const workbench = useWorkbench()
  const { view } = workbench
  const [isTarget, setTarget] = useState(false)
  const { path, label, note, units, commands, holdsUnits } = command
  const all = unitsIn(command)
  // Formations are folded, so that the tree is short, unless somebody of theirs is selected.
  const [isUnfolded, setOpen] = useState<boolean>()
  const isConcerned = useView(({ items }) => units.some((unit) => hasPath(items, unit.path)))
  const isOpen = isUnfolded ?? (!holdsUnits || isConcerned)
  const isSelected = useView(({ items }) => all.length > 0 && all.every((unit) => hasPath(items, unit.path)))
  const choose = (isMore: boolean) => {
    const own = all.map((unit) => unit.path)
    view.setState(({ items }) => ({
      items: isMore ? [...items.filter((item) => !hasPath(own, item)), ...own] : own,
      corner: undefined,
      ...(holdsUnits && { command: path, side: '' }),
    }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') setOpen(true)
    else if (event.key === 'ArrowLeft') setOpen(false)
    else walk(event)
  }
  return (
    <li
      role="treeitem"
      aria-expanded={isOpen}
      aria-level={level}
      aria-selected={isSelected}
      className={isTarget ? 'target' : ''}
      onDragOver={(event) => {
        if (!holdsUnits || !event.dataTransfer.types.includes(UNITS)) return
        event.preventDefault()
        event.stopPropagation()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false)
        if (!holdsUnits) return
        event.preventDefault()
        event.stopPropagation()
        regroup(workbench, JSON.parse(event.dataTransfer.getData(UNITS)) as Path[], command)
      }}
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
          onClick={(event) => choose(event.shiftKey)}
          onKeyDown={onKeyDown}
        >
          <strong>{label}</strong>
          <small>
            {note}
            {holdsUnits && ` · ${units.length === 1 ? '1 unit' : `${units.length} units`}`}
          </small>
        </button>
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: the group of a tree
        <ul className="plain" role="group">
          {commands.map((part) => (
            <Command key={part.path.join('/')} command={part} side={side} level={level + 1} />
          ))}
          {units.map((unit) => (
            <Unit key={unit.path.join('/')} unit={unit} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Unit({ unit, level }: { readonly unit: SurveyedUnit; readonly level: number }) {
  const { view } = useWorkbench()
  const isSelected = useView(({ items }) => hasPath(items, unit.path))
  const choose = (isMore: boolean) =>
    view.setState(({ items }) => ({ items: isMore ? toggled(items, unit.path) : [unit.path], corner: undefined }))
  return (
    <li role="treeitem" aria-level={level} aria-selected={isSelected}>
      <button
        type="button"
        className="leaf"
        draggable
        aria-pressed={isSelected}
        title={`${unit.label}: ${unit.note}. Drag it to another formation, or select it and choose one above.`}
        onClick={(event) => choose(event.shiftKey || event.ctrlKey || event.metaKey)}
        onKeyDown={walk}
        onDragStart={(event) => {
          // A selected unit takes the others along.
          const { items } = view.getState()
          event.dataTransfer.setData(UNITS, JSON.stringify(hasPath(items, unit.path) ? items : [unit.path]))
          event.dataTransfer.effectAllowed = 'move'
        }}
      >
        {unit.label}
        <small>{unit.note}</small>
      </button>
    </li>
  )
}

const UNITS = 'application/x-berthier-units'

const unitsIn = ({ units, commands }: SurveyedCommand): SurveyedUnit[] => [...units, ...commands.flatMap(unitsIn)]

function toggled(items: readonly Path[], path: Path): readonly Path[] {
  return hasPath(items, path) ? items.filter((item) => !isSamePath(item, path)) : [...items, path]
}

/** The arrow keys go from line to line, as in every tree. */
function walk(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const lines = [...event.currentTarget.closest('[role=tree]')!.querySelectorAll<HTMLElement>('.branch, .leaf')]
  lines[lines.indexOf(event.currentTarget as HTMLElement) + by]?.focus()
  event.preventDefault()
}
