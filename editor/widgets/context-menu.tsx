import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { roved } from './roving.ts'

/** Something that can be chosen; groups of them have a line between them. */
type MenuEntry = {
  readonly label: string
  readonly keys?: string | undefined
  readonly isOff?: boolean
  readonly run: () => void
}
export type MenuGroup = { readonly title?: string; readonly entries: readonly MenuEntry[] }

/** A menu that was asked for, at a point of the page. */
export type AskedMenu = {
  readonly title: string
  readonly at: readonly [x: number, y: number]
  readonly groups: readonly MenuGroup[]
}

type Props = { readonly menu: AskedMenu; readonly onClose: () => void }

/** What can be done to something, where it is: by the right button, a long touch, Shift+F10 or the menu key. */
function ContextMenu({ menu, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(document.activeElement)
  const close = () => {
    onClose()
    ;(before.current as HTMLElement | null)?.focus()
  }
  useLayoutEffect(() => {
    const element = root.current!
    const { width, height } = element.getBoundingClientRect()
    const [x, y] = menu.at
    element.style.left = `${Math.max(4, Math.min(innerWidth - width - 4, x))}px`
    element.style.top = `${Math.max(4, Math.min(innerHeight - height - 4, y))}px`
    itemsIn(element)[0]?.focus()
  }, [menu])
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) onClose()
    }
    const options = { capture: true }
    addEventListener('pointerdown', onPointer, options)
    addEventListener('blur', onClose)
    addEventListener('resize', onClose)
    return () => {
      removeEventListener('pointerdown', onPointer, options)
      removeEventListener('blur', onClose)
      removeEventListener('resize', onClose)
    }
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const items = itemsIn(root.current!)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = roved(event.key, at, items.length) ?? startingWith(items, at, event.key)
    if (next !== undefined) items[next]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else return
    event.preventDefault()
  }
  // Not where it is asked for: what is cut off or moved there would be cut off or moved with it.
  return createPortal(
    <div
      ref={root}
      className="context-menu"
      role="menu"
      tabIndex={-1}
      aria-label={menu.title}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <p aria-hidden="true">{menu.title}</p>
      {menu.groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a menu never changes while it is open.
          <fieldset key={i} aria-label={title ?? menu.title}>
            {title !== undefined && <small aria-hidden="true">{title}</small>}
            {entries.map(({ label, keys, isOff = false, run }) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                disabled={isOff}
                onClick={() => {
                  close()
                  run()
                }}
              >
                {label}
                {keys !== undefined && <kbd>{keys}</kbd>}
              </button>
            ))}
          </fieldset>
        ))}
    </div>,
    document.body,
  )
}

/** A menu of something on the page: what asks for it, and the menu while it is open. */
export function useContextMenu() {
  const [menu, setMenu] = useState<AskedMenu>()
  const [close] = useState(() => () => setMenu(undefined))
  const ask = (event: MouseEvent, title: string, groups: readonly MenuGroup[]) => {
    event.preventDefault()
    event.stopPropagation()
    setMenu({ title, groups, at: pointOf(event) })
  }
  return { menu: menu && <ContextMenu menu={menu} onClose={close} />, ask, show: setMenu }
}

/** Where the pointer is; asked for by a key, the middle of what has the focus. */
function pointOf(event: MouseEvent): readonly [number, number] {
  if (event.clientX !== 0 || event.clientY !== 0) return [event.clientX, event.clientY]
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const itemsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')]

/** A letter leads to the next entry that begins with it. */
function startingWith(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1) return undefined
  const order = items.map((_, i) => (at + 1 + i) % items.length)
  return order.find((i) => items[i]!.textContent.toLowerCase().startsWith(key.toLowerCase()))
}
