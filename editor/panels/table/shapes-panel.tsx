import type { ShapeForm, SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import { capitalise } from '../../../src/scenario/wording.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import { useDocument, useTablePalette, useView, useWorkbench } from '../../state/workbench.ts'
import { isSamePath } from '../../tools/table/hit-targets.ts'

/** Everything that is drawn on the table, by its place in the file: choosing it selects it there. */
export function ShapesPanel() {
  const shapes = useDocument((state) => tableSurveyOf(state)?.shapes)
  if (!shapes || shapes.length === 0) return <p className="empty">Nothing is drawn yet. Press A or L and click.</p>
  const lists = new Map<string, SurveyedShape[]>()
  for (const shape of shapes) {
    const list = String(shape.path.at(-2))
    lists.set(list, [...(lists.get(list) ?? []), shape])
  }
  return (
    <>
      <p className="about">Choose something to see its corners on the table. What comes later lies on top.</p>
      {[...lists].map(([list, own]) => (
        <section key={list}>
          <h3>{capitalise(list)}</h3>
          {own.map((shape) => (
            <Shape key={shape.path.join('/')} shape={shape} />
          ))}
        </section>
      ))}
    </>
  )
}

function Shape({ shape }: { readonly shape: SurveyedShape }) {
  const { view } = useWorkbench()
  const palette = useTablePalette()
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const { path, label, kind, form, points, side } = shape
  const isChosen = useView(({ items }) => items.length === 1 && isSamePath(items[0], path))
  const about = [
    palette?.shapes.find(({ id }) => id === kind)?.name ?? kind,
    sides.find(({ id }) => id === side)?.name,
    sizeOf(form, points.length),
  ]
  return (
    <button
      type="button"
      className="swatch area"
      aria-pressed={isChosen}
      onClick={() => view.setState({ tool: 'select', items: [path], corner: undefined, outline: undefined })}
    >
      <strong>{label}</strong>
      <small>{about.filter(Boolean).join(', ')}</small>
    </button>
  )
}

const sizeOf = (form: ShapeForm, corners: number) =>
  form === 'point' ? '' : `${corners} ${form === 'ring' ? 'corners' : 'bends'}`
