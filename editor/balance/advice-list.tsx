import { Check, MapPin } from 'lucide-react'
import { useStore } from 'zustand'
import { points, share } from '../../src/balance/report-text.ts'
import { count } from '../../src/scenario/wording.ts'
import { layoutIn } from '../document/board.ts'
import { placesOfChanges } from '../document/problem-places.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import type { Advisor } from './advisor.ts'
import type { AdvisedEdit } from './messages.ts'

type Props = { readonly advisor: Advisor; readonly onPlaces: (places: readonly number[]) => void }

/** The edits that were found, the best first. */
export function AdviceList({ advisor, onPlaces }: Props) {
  const advised = useStore(advisor.store, (state) => state.advised)
  const order = useStore(advisor.store, (state) => state.order)
  const isCurrent = useDocument(({ text, variant }) => text === order?.text && variant === order.variant)
  const sides = useDocument((state) => state.portrait?.sides) ?? []
  if (!advised || !order) return null
  const { side, low, high } = order.wanted
  const name = sides[side]?.name ?? ''
  const wanted = `${Math.round(low * 100)}–${Math.round(high * 100)} %`
  const { now, tried, reaching, edits } = advised
  const isThere = now.value >= low && now.value <= high
  return (
    <div className="advice" role="status">
      <p>
        {name}: {share(now)} now, wanted {wanted}. {count(tried, 'edit')} tried, {reaching === 0 ? 'none' : reaching}{' '}
        {reaching === 1 ? 'reaches' : 'reach'} it.{isThere && ' The battle is as wanted already.'}
      </p>
      {edits.length === 0 && <p className="about">Let more of the battle change, or want less.</p>}
      {!isCurrent && <p className="about">The battle has changed since: find edits again before you make one.</p>}
      <ol>
        {edits.map((edit) => (
          <AdviceItem key={JSON.stringify(edit.changes)} edit={edit} canApply={isCurrent} onPlaces={onPlaces} />
        ))}
      </ol>
    </div>
  )
}

type ItemProps = { readonly edit: AdvisedEdit; readonly canApply: boolean } & Pick<Props, 'onPlaces'>

/** One edit: what it changes, what it does to the share, and the way to make it. */
function AdviceItem({ edit, canApply, onPlaces }: ItemProps) {
  const { document } = useWorkbench()
  const { differences, share: own, change, reaches } = edit
  const texts = differences.map(({ text }) => text)
  const layout = useDocument(layoutIn)
  const places = layout ? placesOfChanges(differences, layout) : []
  const apply = () => document.change(`Make it fair: ${texts.join('; ')}`, edit.changes)
  return (
    <li data-reaches={reaches}>
      <p className="advice-what">{texts.join('; ')}</p>
      <p className="about">
        {share(own)}, {points(change.change)}
        {!reaches && ': comes near'}
      </p>
      <div className="buttons">
        <button type="button" className="primary" disabled={!canApply} onClick={apply}>
          <Check aria-hidden="true" /> Make this edit
        </button>
        {places.length > 0 && (
          <button type="button" onClick={() => onPlaces(places)}>
            <MapPin aria-hidden="true" /> Show
          </button>
        )}
      </div>
    </li>
  )
}
