import { useEffect, useState } from 'react'
import { layoutOf } from '../../src/scene/layout.ts'
import { useDocument, useView, useWorkbench } from '../state/workbench.ts'
import { fitInto } from '../view/underlay.ts'

/** A scan under or over the map: how much of it shows, and its alignment by three points. */
export function UnderlaySettings() {
  const { view } = useWorkbench()
  const underlay = useView((state) => state.underlay)
  const board = useDocument(({ portrait }) => portrait?.board)
  const [problem, setProblem] = useState<string>()
  // Whoever goes on to another panel wants to work with the tool again.
  useEffect(() => () => view.setState({ aligning: undefined }), [view])
  const load = async (file: File | undefined) => {
    if (!file || !board) return
    try {
      const image = await createImageBitmap(file)
      const transform = fitInto(image, layoutOf(board).frame(0))
      view.setState({ underlay: { image, source: file, name: file.name, transform, opacity: 0.6, isAbove: false } })
      setProblem(undefined)
    } catch {
      setProblem(`${file.name} is not a picture that this browser can read. PNG, JPEG and WebP are.`)
    }
  }
  return (
    <>
      <p className="about">
        A scan of a map lies under the board while you trace it. It stays in this browser and is not part of the file.
      </p>
      <label className="file-button">
        {underlay ? 'Another picture…' : 'Choose a picture…'}
        <input
          type="file"
          accept="image/*"
          className="unseen"
          onChange={(event) => void load(event.currentTarget.files?.[0])}
        />
      </label>
      {problem !== undefined && (
        <p className="notice problem" role="alert">
          {problem}
        </p>
      )}
      {underlay && (
        <>
          <p>
            <strong>{underlay.name}</strong>
          </p>
          <label className="field">
            How much it shows
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={underlay.opacity}
              onChange={(event) =>
                view.setState({ underlay: { ...underlay, opacity: Number(event.currentTarget.value) } })
              }
            />
          </label>
          <label className="field flag">
            <input
              type="checkbox"
              checked={underlay.isAbove}
              onChange={(event) => view.setState({ underlay: { ...underlay, isAbove: event.currentTarget.checked } })}
            />
            Over the map instead of under it
          </label>
          <div className="buttons">
            <button type="button" onClick={() => view.setState({ aligning: [] })}>
              Align by three points…
            </button>
            <button type="button" onClick={() => view.setState({ underlay: undefined, aligning: undefined })}>
              Remove
            </button>
          </div>
        </>
      )}
    </>
  )
}
