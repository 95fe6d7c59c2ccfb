import { Check } from 'lucide-react'
import { listVariants } from '../../src/scenario/variants/variant.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { Menu } from '../widgets/menu.tsx'

/** Which battle is edited: the base, or the base with one of its variants. */
export function VariantChoice({ isSlim, onAdd }: { readonly isSlim: boolean; readonly onAdd: () => void }) {
  const { document } = useWorkbench()
  const chosen = useDocument((state) => state.variant)
  const fileData = useDocument((state) => state.fileData)
  const hasTools = useDocument(({ systemTools }) => systemTools?.scenarioEditor !== undefined)
  if (!hasTools) return null
  const variants = listVariants(fileData)
  // Where there is little room, the panel of variants begins the first.
  if (isSlim && variants.length === 0) return null
  const name = variants.find(({ id }) => id === chosen)?.name
  const words =
    name !== undefined ? `Variant: ${name}` : isSlim ? 'Base' : variants.length > 0 ? 'Base battle' : 'Variants'
  const item = (id: string | undefined, text: string) => (
    <button
      key={id ?? ''}
      type="button"
      role="menuitem"
      aria-current={id === chosen ? 'true' : undefined}
      onClick={() => document.chooseVariant(id)}
    >
      {text}
      {id === chosen && <Check aria-hidden="true" />}
    </button>
  )
  return (
    <div className="variant-choice" data-chosen={chosen !== undefined}>
      <Menu name={words}>
        {item(undefined, 'Base battle')}
        {variants.map((variant) => item(variant.id, variant.name))}
        <hr />
        <button
          type="button"
          role="menuitem"
          onClick={() => {
            document.addVariant()
            onAdd()
          }}
        >
          New variant
        </button>
      </Menu>
    </div>
  )
}

/** Says over the map that a variant is edited, and how much of it is different. */
export function VariantBar({ onShow }: { readonly onShow: () => void }) {
  const { document } = useWorkbench()
  const chosen = useDocument((state) => state.variant)
  const fileData = useDocument((state) => state.fileData)
  const differences = useDocument((state) => state.differences)
  if (chosen === undefined) return null
  const name = listVariants(fileData).find(({ id }) => id === chosen)?.name ?? chosen
  return (
    <div className="variant-bar" role="status">
      <span>
        You edit the variant <strong>{name}</strong>. The base stays as it is.
      </span>
      <button type="button" className="link" onClick={onShow}>
        {describeCount(differences.length)}
      </button>
      <button type="button" onClick={() => document.chooseVariant(undefined)}>
        Edit the base
      </button>
    </div>
  )
}

const describeCount = (number: number) =>
  number === 0 ? 'Nothing differs yet' : number === 1 ? '1 difference' : `${number} differences`
