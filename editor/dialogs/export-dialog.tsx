import { Check, Copy, Download } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { listVariants } from '../../src/scenario/variants/variant.ts'
import { count } from '../../src/scenario/wording.ts'
import { download } from '../files/pickers.ts'
import { FileProblem } from '../files/store.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { type Chosen, drawSvg, exportBattle, exportLibrary, isOfVariant, linkTo, writeSheet } from './export-battle.ts'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.ts'
import { LibraryList, UNNAMED } from './library-list.tsx'

/** What the battle can become for others: chosen, looked at, and made by the code of the command line. */
export function ExportDialog({ workspace, onClose }: { readonly workspace: Workspace; readonly onClose: () => void }) {
  const { document: scenario } = useWorkbench()
  const [format, setFormat] = useState<ExportFormat>(EXPORT_FORMATS[0]!)
  const [chosen, setChosen] = useState<Chosen>({})
  const [state, setState] = useState<{ readonly kind: 'busy' | 'done' | 'failed'; readonly text: string }>()
  const errors = useDocument(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error').length)
  const own = useStore(workspace.store, ({ file }) => file?.path ?? UNNAMED)
  const [library, setLibrary] = useState<ReadonlySet<string>>()
  const title = useDocument((now) => now.portrait?.title ?? 'The open battle')
  const variant = useDocument((now) => now.variant)
  const variants = listVariants(useDocument(({ fileData }) => fileData))
  const canMake = format.where === 'page' || workspace.files.exportAs !== undefined
  const isLibrary = format.id === 'library'
  const choices = Object.fromEntries(
    format.choices.map(({ key, options }) => [key, chosen[key] ?? options[0]![0]] as const),
  )
  const run = async () => {
    setState({ kind: 'busy', text: 'Making it…' })
    try {
      if (format.id === 'link') {
        await navigator.clipboard.writeText(await linkTo(scenario))
        setState({ kind: 'done', text: 'Copied a link with the whole battle.' })
        return
      }
      const given = errors > 0 ? { ...choices, force: 'true' } : choices
      const { name, content, note } = isLibrary
        ? await exportLibrary(scenario, { chosen: library ?? new Set(), own }, choices, workspace.files)
        : await exportBattle(scenario, format, given, workspace.files)
      download(name, content)
      setState({ kind: 'done', text: [`Downloaded ${name} (${sizeOf(content.size)}).`, note ?? ''].join(' ').trim() })
    } catch (error) {
      setState({ kind: 'failed', text: failureOf(error) })
    }
  }
  return (
    <Dialog title="Share or export" onClose={onClose} isWide>
      <div className="export">
        <div className="export-formats" role="radiogroup" aria-label="Format">
          {EXPORT_FORMATS.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="export-format"
                checked={one === format}
                onChange={() => {
                  setFormat(one)
                  setState(undefined)
                }}
              />
              {one.name}
            </label>
          ))}
        </div>
        <div className="export-what">
          <Preview format={format} theme={choices['theme']} />
          <p>{format.about}</p>
          {isLibrary && canMake && (
            <LibraryList workspace={workspace} own={own} title={title} chosen={library} onChoose={setLibrary} />
          )}
          {isOfVariant(format) && variants.length > 0 && (
            <Choose
              name="Variant"
              options={[['', 'Base battle'], ...variants.map(({ id, name }) => [id, name] as const)]}
              value={variant ?? ''}
              onChange={(id) => scenario.chooseVariant(id === '' ? undefined : id)}
            />
          )}
          {format.choices.map(({ key, name, options }) => (
            <Choose
              key={key}
              name={name}
              options={options}
              value={choices[key]!}
              onChange={(value) => setChosen({ ...chosen, [key]: value })}
            />
          ))}
          {errors > 0 && format.id !== 'link' && !isLibrary && (
            <p className="export-errors">
              The battle has {count(errors, 'error')}: only its sound parts are exported
              {format.id === 'html' ? ', and it cannot be played' : ''}.
            </p>
          )}
          {!canMake && (
            <p>
              This page alone cannot make it. On your computer, run{' '}
              <code>berthier export {isLibrary ? '--all FOLDER -o library' : `FILE --to ${format.id}`}</code>.
            </p>
          )}
          <div className="buttons end">
            <button
              type="button"
              className="primary"
              disabled={!canMake || state?.kind === 'busy' || (isLibrary && !library?.size)}
              onClick={() => void run()}
            >
              {format.id === 'link' ? <Copy aria-hidden="true" /> : <Download aria-hidden="true" />}
              {format.id === 'link' ? ' Copy the link' : ' Download'}
            </button>
          </div>
          <p className={state?.kind === 'failed' ? 'notice problem' : 'export-state'} role="status">
            {state?.kind === 'done' && <Check aria-hidden="true" />} {state?.text}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

type ChooseProps = {
  readonly name: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choose({ name, options, value, onChange }: ChooseProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The map as it will look, or the sheet. */
function Preview({
  format: { preview },
  theme,
}: {
  readonly format: ExportFormat
  readonly theme: string | undefined
}) {
  const { document: scenario } = useWorkbench()
  // Another variant is another map.
  const portrait = useDocument((now) => now.portrait)
  const [shown, setShown] = useState<{ readonly picture?: string; readonly text?: string }>({})
  useEffect(() => {
    let made: string | undefined
    let isWanted = true
    const show = async () => {
      if (preview === 'picture') {
        made = URL.createObjectURL(new Blob([drawSvg(scenario, theme)], { type: 'image/svg+xml' }))
        setShown({ picture: made })
      } else {
        const text = preview === 'text' ? await writeSheet(scenario) : undefined
        if (isWanted) setShown(text === undefined ? {} : { text: text.slice(0, LONGEST) })
      }
    }
    show().catch((error: unknown) => isWanted && setShown({ text: failureOf(error) }))
    return () => {
      isWanted = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [scenario, portrait, preview, theme])
  if (shown.picture !== undefined)
    return <img className="export-preview" src={shown.picture} alt="The map as exported" />
  return shown.text === undefined ? null : <pre className="export-preview">{shown.text}</pre>
}

/** A preview shows how a sheet begins. */
const LONGEST = 1500

function failureOf(error: unknown): string {
  if (error instanceof FileProblem) return error.message
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    return 'The browser did not allow writing to the clipboard.'
  return `This is an error in Berthier, not yours: ${error instanceof Error ? error.message : String(error)}.`
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
