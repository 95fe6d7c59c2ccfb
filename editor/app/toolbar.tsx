import { TOOLS } from '../tools/index.ts'
import { useView, useWorkbench } from './workbench.ts'

/** The tools, each with its key. */
export function Toolbar() {
  const { view, hand } = useWorkbench()
  const tool = useView((state) => state.tool)
  return (
    <div className="toolbar" role="toolbar" aria-label="Tools" aria-orientation="vertical">
      {TOOLS.map(({ id, name, key, icon: Icon, hint }) => (
        <button
          key={id}
          type="button"
          aria-pressed={tool === id}
          aria-keyshortcuts={key}
          title={`${name} (${key.toUpperCase()})\n${hint}`}
          onClick={() => {
            hand.cancel()
            view.setState({ tool: id })
          }}
        >
          <Icon aria-hidden="true" />
          <span className="unseen">{name}</span>
          <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  )
}
