import { useState } from 'react'
import { layoutOf } from '../../src/scene/draw.ts'
import { useDocument, useView, useWorkbench } from '../app/workbench.ts'
import { alignThree, fitInto, toPicture } from '../view/underlay.ts'

/** A scan under or over the map: how much of it shows, and its alignment by three points. */
export function UnderlaySettings() {
  const { view, document } = useWorkbench()
  const underlay = useView((state) => state.underlay)
  const board = useDocument(({ portrait }) => portrait?.board)
  const [problem, setProblem] = useState<string>()
  const load = async (file: File | undefined) => {
    if (!file || !board) return
    try {
      const image = await createImageBitmap(file)
      const transform = fitInto(image, layoutOf(board).frame(0))
      view.setState({ underlay: { image, name: file.name, transform, opacity: 0.6, isAbove: false } })
      setProblem(undefined)
    } catch {
      setProblem(`${file.name} is not a picture that this browser can read. PNG, JPEG and WebP are.`)
    }
  }
  return (
    <>
      <p className="about">
        A scan of a map lies under the hexes while you trace it. It stays in this browser and is not part of the file.
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
          <Aligning onDone={(text) => document.tell(text, false)} />
        </>
      )}
    </>
  )
}

/** Three pairs of clicks: a point of the picture, then the hex where it belongs. */
function Aligning({ onDone }: { readonly onDone: (text: string) => void }) {
  const { view } = useWorkbench()
  const aligning = useView((state) => state.aligning)
  const underlay = useView((state) => state.underlay)
  const [problem, setProblem] = useState<string>()
  if (!aligning || !underlay) return null
  if (aligning.length === 6) {
    const at = (place: number) => toPicture(underlay.transform, aligning[place]!)
    const from = [at(0), at(2), at(4)] as const
    const to = [aligning[1]!, aligning[3]!, aligning[5]!] as const
    return (
      <div className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => {
            const transform = alignThree(from, to)
            if (!transform) {
              setProblem('The three points lie on one line. Choose others.')
              view.setState({ aligning: [] })
              return
            }
            view.setState({ underlay: { ...underlay, transform }, aligning: undefined })
            onDone('The picture is aligned.')
          }}
        >
          Apply
        </button>
        <button type="button" onClick={() => view.setState({ aligning: undefined })}>
          Cancel
        </button>
      </div>
    )
  }
  const pair = Math.floor(aligning.length / 2) + 1
  return (
    <p className="notice" role="status">
      {problem} Point {pair} of 3:{' '}
      {aligning.length % 2 === 0 ? 'click it on the picture.' : 'now click the hex where it belongs.'}
    </p>
  )
}
