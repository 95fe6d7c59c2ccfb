import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PaletteUnit } from '../../src/engine/scenario-editor.ts'
import type { Palette } from '../../src/engine/scenario-editors.ts'
import { capitalise } from '../../src/scenario/wording.ts'
import { wayWords } from '../document/way-words.ts'
import { useDocument, usePalette, useView, useWorkbench } from '../state/workbench.ts'
import { kindsFor } from '../tools/table/chosen.ts'
import type { ToolId } from '../view/view-state.ts'
import { RadioGroup } from '../widgets/radio-group.tsx'
import { GroundSample, SideSample, UnitSample } from './samples.tsx'

/** What can be painted and deployed, with what it does; choosing it takes up the tool for it. */
export function PalettePanel() {
  const palette = usePalette()
  const [wanted, setWanted] = useState('')
  const id = useId()
  const tool = useView((state) => state.tool)
  const list = useRef<HTMLDivElement>(null)
  // Whoever takes a tool up by its key sees what it can be used with.
  useEffect(() => {
    const chosen = list.current?.querySelector('.swatch[aria-pressed="true"]')
    chosen?.scrollIntoView({ block: 'nearest' })
    if (!chosen) list.current?.querySelector(`[data-tools~='${tool}']`)?.scrollIntoView({ block: 'start' })
  }, [tool])
  if (!palette) return <p className="empty">There is no board to paint on yet. The text panel shows what is missing.</p>
  const fits = (...texts: readonly string[]) =>
    texts.some((text) => text.toLowerCase().includes(wanted.trim().toLowerCase()))
  const { ground, lines } = groundsOf(palette)
  const terrain = ground.filter(({ name, effects }) => fits(name, effects))
  const ways = lines.filter(({ name, effects }) => fits(name, effects))
  const hexsides = (palette.kind === 'hex' ? palette.hexsides : []).filter(({ name, effects }) => fits(name, effects))
  const listed = palette.units.filter(({ name, values }) => fits(name, values))
  const found = palette.unlisted?.find(wanted).filter(({ type }) => !palette.units.some((unit) => unit.type === type))
  const units = [...listed, ...(found ?? [])]
  return (
    <div className="palette" ref={list}>
      <div className="search">
        <Search aria-hidden="true" />
        <label className="unseen" htmlFor={id}>
          Search the palette
        </label>
        <input
          id={id}
          type="search"
          value={wanted}
          placeholder={
            palette.unlisted ? `Search, or describe a unit: ${palette.unlisted.example}` : 'Search terrain and units'
          }
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      </div>
      {terrain.length > 0 && <h3 data-tools="brush fill area">Terrain</h3>}
      {terrain.map(({ id: terrainId, name, effects, pattern, colour }) => (
        <Swatch
          key={terrainId}
          name={name}
          about={effects}
          tool={palette.kind === 'hex' ? 'brush' : 'area'}
          choice={{ terrain: terrainId }}
        >
          <GroundSample pattern={pattern} colour={colour} />
        </Swatch>
      ))}
      {ways.length > 0 && (
        <h3 data-tools="way line">{palette.kind === 'hex' ? wayWords(palette) : 'Roads and rivers'}</h3>
      )}
      {ways.map(({ id: way, name, effects }) => (
        <Swatch key={way} name={name} about={effects} tool={palette.kind === 'hex' ? 'way' : 'line'} choice={{ way }} />
      ))}
      {hexsides.length > 0 && <h3 data-tools="hexside">Hexsides</h3>}
      {hexsides.map(({ id: hexside, name, effects, ...look }) => (
        <Swatch key={hexside} name={name} about={effects} tool="hexside" choice={{ hexside }}>
          <SideSample {...look} />
        </Swatch>
      ))}
      {units.length > 0 && <Units units={units} />}
      {terrain.length + ways.length + hexsides.length + units.length === 0 && (
        <p className="empty">Nothing is called “{wanted}”.</p>
      )}
    </div>
  )
}

/** What covers ground, and what lies along or at something. */
function groundsOf(palette: Palette) {
  if (palette.kind === 'hex') return { ground: palette.terrain, lines: palette.ways }
  return { ground: kindsFor('area', palette), lines: kindsFor('line', palette) }
}

function Units({ units }: { readonly units: readonly PaletteUnit[] }) {
  const { view } = useWorkbench()
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const wanted = useView(({ side }) => side)
  const at = Math.max(
    0,
    sides.findIndex(({ id }) => id === wanted),
  )
  const side = sides[at]
  return (
    <>
      <h3 data-tools="stamp">Units</h3>
      <RadioGroup
        label="Side"
        options={sides.map(({ id, name }, place) => ({ value: id, content: name, side: place }))}
        value={side?.id}
        onChoose={(id) => view.setState({ side: id })}
      />
      {units
        .filter(({ sides: owners }) => side && owners.includes(side.id))
        .map(({ type, name, values, portrait }) => (
          <Swatch key={type} name={name} about={values} tool="stamp" choice={{ unitType: type, side: side!.id }}>
            <UnitSample unit={portrait} side={at} colour={side?.colour} />
          </Swatch>
        ))}
    </>
  )
}

type SwatchProps = {
  readonly name: string
  readonly about: string
  readonly tool: ToolId
  readonly choice: {
    readonly terrain?: string
    readonly way?: string
    readonly hexside?: string
    readonly unitType?: string
    readonly side?: string
  }
  readonly children?: React.ReactNode
}

function Swatch({ name, about, tool, choice, children }: SwatchProps) {
  const { view } = useWorkbench()
  const isChosen = useView((state) =>
    Object.entries(choice).every(([key, value]) => state[key as keyof typeof choice] === value),
  )
  const isInHand = useView((state) => state.tool === tool || (tool === 'brush' && state.tool === 'fill')) && isChosen
  // Filling goes on with another terrain.
  const take = () =>
    view.setState(({ tool: now }) => ({
      ...choice,
      outline: undefined,
      tool: tool === 'brush' && now === 'fill' ? 'fill' : tool,
    }))
  return (
    <button type="button" className="swatch" aria-pressed={isInHand} onClick={take}>
      {children ?? <span className={`sample way-sample ${choice.way ?? ''}`} aria-hidden="true" />}
      <span>
        <strong>{name}</strong>
        <small>{capitalise(about)}</small>
      </span>
    </button>
  )
}
