import { Plus } from 'lucide-react'
import type { SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { DropDown } from './drop-down.tsx'
import { adapt, offeredIn } from './initial.ts'
import { labelIn, labelOf, plain, withArticle } from './labels.ts'
import { useFormContext } from './use-form.ts'

type Props = {
  readonly place: SchemaPlace
  /** What is added, in a word: `nation`. */
  readonly noun: string
  /** What the button says, where that is not it. */
  readonly words?: string
  /** Kinds that are not offered. */
  readonly without?: readonly string[]
  readonly onAdd: (value: unknown) => void
}

/** Adds an entry; where there are several forms of it, asks which. */
export function AddMenu({ place, noun, words = `Add ${withArticle(noun)}`, without = [], onAdd }: Props) {
  const surroundings = useFormContext()
  const variants = offeredIn(place, surroundings()).filter(({ name }) => !without.includes(name))
  const add = (example: unknown) => onAdd(adapt(example, place, surroundings()))
  const [only] = variants
  if (variants.length === 1 && only) {
    return (
      <button type="button" className="add" title={plain(only.description)} onClick={() => add(only.example)}>
        <Plus aria-hidden="true" /> {words}
      </button>
    )
  }
  const items = variants.map(({ name, description, example }) => ({
    key: name,
    name: nameOf(place, name),
    about: plain(description),
    choose: () => add(example),
  }))
  return <DropDown words={words} items={items} />
}

/** Of a kind of entry: as the schema calls it, or by its key. */
function nameOf(place: SchemaPlace, name: string): string {
  const { $ref } = place.node
  const target =
    $ref === undefined ? place : { ...place, node: place.definitions[$ref.slice('#/definitions/'.length)]! }
  return target.node.properties ? labelIn(target, name) : labelOf(place.definitions[name]?.title ?? name)
}
