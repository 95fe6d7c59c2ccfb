import type { NationRow } from '../scenario/nations.ts'
import type { Portrait } from './portrait.ts'

/** The coats of armies that no colour of a side stands for: what counters have where a battle says nothing else. */
const COATS: Readonly<Record<string, string>> = {
  prussian: '#434955',
  russian: '#3f6b3a',
  austrian: '#ece6d8',
  spanish: '#d9a441',
  swedish: '#3f7fa6',
}

/** The colour of a nation's counters, where it has one of its own or its army is known for one. */
export function portrayColour({ colour, kin }: Pick<NationRow, 'colour' | 'kin'>): { readonly colour?: string } {
  const known = colour ?? kin.flatMap((one) => (Object.hasOwn(COATS, one) ? [COATS[one]!] : []))[0]
  return known === undefined ? {} : { colour: known }
}

/** The sides, in the colour of their first nation where it has its own, and the nations that a side's colour does not tell. */
export function portraySides(
  sides: readonly { readonly id: string; readonly name: string; readonly nations: readonly NationRow[] }[],
): Pick<Portrait, 'sides' | 'nations'> {
  const others = sides.flatMap(({ name: side, nations }) =>
    nations.length < 2
      ? []
      : nations.flatMap((nation, i) => {
          const { colour } = portrayColour(nation)
          // The Russians of the Russian side are in the legend by its name and colour.
          const isNamed = i === 0 && nation.adjective === side
          return colour === undefined || isNamed ? [] : [{ name: nation.name, colour }]
        }),
  )
  return {
    sides: sides.map(({ id, name, nations: [first] }) => ({ id, name, ...(first && portrayColour(first)) })),
    ...(others.length > 0 && { nations: others }),
  }
}
