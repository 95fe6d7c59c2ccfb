import type { DetailedPlacement, NationId } from './types.gen.ts'

/** What a unit has besides its hex, in brackets with a space before them: ` (facing NE; losses 1)`; nothing where it has no more. */
export function formatDetails(
  { name, facing, formation, losses, nation }: DetailedPlacement,
  nameOf: (nation: NationId) => string,
): string {
  const items = [
    ...(nation === undefined ? [] : [nameOf(nation)]),
    ...(facing === undefined ? [] : [`facing ${facing}`]),
    ...(formation === undefined ? [] : [`in ${formation}`]),
    ...(losses === undefined ? [] : [`losses ${losses}`]),
    ...(name === undefined ? [] : [`called ${quote(name)}`]),
  ]
  return items.length === 0 ? '' : ` (${items.join('; ')})`
}

/** A name in quotes. Whatever could be taken for markup, or for the end of the brackets, is written as its number. */
function quote(name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N} .,'’-]|^ | $| (?= )/gu, (found) =>
    Array.from({ length: found.length }, (_, i) => `\\u${found.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  )
  return `"${safe}"`
}
