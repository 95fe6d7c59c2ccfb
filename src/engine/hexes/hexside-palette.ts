import type { TextSection } from '../../scenario/convert/notation.ts'
import { isSteep, kindsOfSides, sideDefinitions } from '../../scenario/hexsides/kinds.ts'
import type { WithHexsides } from '../../scenario/hexsides/read.ts'
import { placeAt, type SchemaPlace } from '../../scenario/schema/nodes.ts'
import { capitalise } from '../../scenario/wording.ts'
import type { HexPalette } from '../hex-scenario-editor.ts'
import { describeSideEffects } from './side-words.ts'

/** What can be painted on the sides of hexes in a battle: the kinds of its rulebook, as the schema describes them, and its own. */
export function listHexsides(draft: WithHexsides, root: SchemaPlace): HexPalette['hexsides'] {
  const definitions = sideDefinitions(draft.ground)
  const describe = (kind: string) => {
    const text = placeAt(root, {}, ['board', 'hexsides', kind])?.node.description ?? ''
    // `A stream between hexes: a unit that crosses it stops …`
    return text.slice(text.search(/[:;] /) + 2).replace(/\.$/, '')
  }
  const kinds = kindsOfSides(draft.ground)
  return [...kinds.values()].map((kind) => {
    const { id, name, base, colour } = kind
    const own = definitions[id]
    const like = own?.like ?? base
    // A kind of the rulebook that a battle changes is still what the rulebook says, but for that.
    const usual = like === id ? describe(id) : `Like ${withArticle(kinds.get(like)?.name ?? like)}`
    const said = own ? describeSideEffects(own) : ''
    const effects = said === '' ? usual : `${usual}. ${like === id ? `In this battle ${said}` : capitalise(said)}`
    return { id, name: capitalise(name), pattern: base, colour, isSteep: isSteep(kind), effects }
  })
}

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** What lies on the hexsides of a battle and what it does, as a table; nothing where nothing lies there. */
export function describeHexsides(draft: WithHexsides, root: SchemaPlace): TextSection[] {
  const lists = draft.board?.hexsides ?? {}
  const rows = listHexsides(draft, root).flatMap(({ id, name, effects }) => {
    const sides = lists[id]?.filter((side) => side !== undefined) ?? []
    return sides.length === 0 ? [] : [[name, capitalise(effects), sides.join(', ')]]
  })
  if (rows.length === 0) return []
  const sentences = ['Hexsides are not in the rulebook: these rules are Berthier’s own.']
  return [{ heading: 'Hexsides', table: { head: ['Hexside', 'Effect', 'Sides'], rows }, sentences }]
}
