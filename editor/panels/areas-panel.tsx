import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SurveyedArea } from '../../src/engine/hex-scenario-editor.ts'
import type { FormSection } from '../../src/engine/scenario-editor.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { canHold, childPlace, rootPlace } from '../../src/scenario/schema/nodes.ts'
import { hexSurveyOf } from '../document/by-board.ts'
import type { SystemTools } from '../document/derive.ts'
import { useDocument, useView, useWorkbench } from '../state/workbench.ts'
import { IconButton } from '../widgets/icon-button.tsx'
import { KeyName } from './form/key-name.tsx'
import { problemOfKey } from './form/keys.ts'
import { useField } from './form/use-form.ts'

const KINDS: Readonly<Record<SurveyedArea['kind'], string>> = {
  sector: 'Sectors',
  zone: 'Deployment',
  control: 'Held at the start',
  objective: 'Objectives',
  entrance: 'Entrances',
  exit: 'Exits',
  name: 'Names',
  rule: 'Special rules',
}

/** Kinds that a form makes, with the key of the scenario that the form is for. */
const MADE_BY_FORMS: Readonly<Partial<Record<SurveyedArea['kind'], string>>> = {
  objective: 'victory',
  entrance: 'reinforcements',
  rule: 'specialRules',
}

/** Every set of hexes that the scenario speaks of: choosing one takes up the zone tool for it. */
export function AreasPanel({ onShow }: { readonly onShow: (panel: string) => void }) {
  const areas = useDocument((state) => hexSurveyOf(state)?.areas)
  const systemTools = useDocument((state) => state.systemTools)
  if (!areas || !systemTools) return <p className="empty">There are no areas yet.</p>
  return (
    <>
      <p className="about">Choose an area, then drag on the map to add or remove hexes.</p>
      {(Object.keys(KINDS) as SurveyedArea['kind'][]).map((kind) => {
        const own = areas.filter((area) => area.kind === kind)
        const form = formOf(systemTools, kind)
        if (own.length === 0 && !form && kind !== 'name') return null
        return (
          <section key={kind}>
            <h3>{KINDS[kind]}</h3>
            {own.map((area) =>
              kind === 'name' ? (
                // By its place among the names: one that is being renamed is still the same.
                <NamedArea key={own.indexOf(area)} area={area} place={own.indexOf(area)} />
              ) : (
                <Area key={area.path.join('/')} area={area} />
              ),
            )}
            {kind === 'sector' && <Divisions />}
            {kind === 'name' && <NewName />}
            {form && (
              <button type="button" className="link" onClick={() => onShow(form.id)}>
                {own.length === 0 ? 'Add one' : 'Add, remove and more'} under {form.title}
              </button>
            )}
          </section>
        )
      })}
    </>
  )
}

/** Where areas of a kind are made, if the rulebook has any: conditions need not speak of hexes. */
function formOf({ system, scenarioEditor }: SystemTools, kind: SurveyedArea['kind']): FormSection | undefined {
  const key = MADE_BY_FORMS[kind]
  const place = key === undefined ? undefined : childPlace(rootPlace(system.schema), key)
  if (!place || !canHold(place, ['hex', 'hexRange'])) return undefined
  return scenarioEditor?.forms.sections.find(({ keys }) => keys.includes(key!))
}

function Area({ area }: { readonly area: SurveyedArea }) {
  const { view } = useWorkbench()
  const key = JSON.stringify(area.path)
  const isChosen = useView(({ tool, area: chosen }) => tool === 'zone' && JSON.stringify(chosen) === key)
  return (
    <button
      type="button"
      className="swatch area"
      aria-pressed={isChosen}
      onClick={() => view.setState({ tool: 'zone', area: area.path })}
      onPointerEnter={() => view.setState({ pointedOut: area.hexes })}
      onPointerLeave={() => view.setState({ pointedOut: [] })}
    >
      <strong>{area.label}</strong>
      <small>{area.hexes.length === 1 ? '1 hex' : `${area.hexes.length} hexes`}</small>
    </button>
  )
}

/** A name on the map, which can be another one, or go. */
function NamedArea({ area, place }: { readonly area: SurveyedArea; readonly place: number }) {
  const { document } = useWorkbench()
  const [isRenaming, setRenaming] = useState(false)
  const remove = () => document.change(`Remove the name ${area.label}`, [{ kind: 'remove', path: area.path }])
  return (
    <div className="named-area">
      {isRenaming ? <AreaName path={area.path} place={place} /> : <Area area={area} />}
      <button
        type="button"
        className="icon-button"
        aria-pressed={isRenaming}
        title={`Rename ${area.label}`}
        aria-label={`Rename ${area.label}`}
        onClick={() => setRenaming(!isRenaming)}
      >
        <Pencil aria-hidden="true" />
      </button>
      <IconButton label={`Remove the name ${area.label}`} onClick={remove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function AreaName({ path, place }: { readonly path: Path; readonly place: number }) {
  const { document } = useWorkbench()
  const names = useField(path.slice(0, -1))
  if (!names) return null
  const keys = Object.keys(names.value as object)
  return (
    <KeyName
      name={String(path.at(-1))}
      mark={`name ${place}`}
      problemOf={(to) => problemOfKey(names.place, keys, to)}
      onRename={(name, mark) => document.change('Rename a place', [{ kind: 'rename', path, name }], [], mark)}
    />
  )
}

/** Shares the board out anew: where players change their edges, the sectors lie side by side for neither. */
function Divisions() {
  const { document } = useWorkbench()
  const { systemTools, draft } = document.state
  const editor = systemTools?.scenarioEditor
  const ways = editor?.kind === 'hex' ? (editor.board.divisions?.(draft) ?? []) : []
  return (
    <div className="missing">
      {ways.map(({ name, changes }) => (
        <button
          key={name}
          type="button"
          className="add"
          title="Three equal parts take the place of the sectors as they are"
          onClick={() => document.change(`Divide the board: ${name}`, changes)}
        >
          Divide: {name}
        </button>
      ))}
    </div>
  )
}

/** Names what is selected, or the hex of the cursor. */
function NewName() {
  const { view } = useWorkbench()
  const name = () =>
    view.setState(({ selection, cursor }) => ({ namingHexes: selection.size > 0 ? [...selection] : [cursor] }))
  return (
    <button type="button" className="add" onClick={name}>
      <Plus aria-hidden="true" /> Name the selection…
    </button>
  )
}
