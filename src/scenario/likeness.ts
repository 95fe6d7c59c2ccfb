/** Definitions by id, such as nations: what one does not say itself it takes from the one that it is `like`. */
export type Definitions<T extends { readonly like?: string }> = Readonly<Record<string, T | undefined>> | undefined

/** What a battle says of an id itself; nothing where it does not define it. */
export function definitionOf<T extends { readonly like?: string }>(
  definitions: Definitions<T>,
  id: string,
): T | undefined {
  return definitions && Object.hasOwn(definitions, id) ? definitions[id] : undefined
}

/** The id itself and those it is like, the nearest first. A circle ends where it closes. */
export function kinOf(definitions: Definitions<{ readonly like?: string }>, id: string): string[] {
  const kin: string[] = []
  for (
    let one: string | undefined = id;
    one !== undefined && !kin.includes(one);
    one = definitionOf(definitions, one)?.like
  )
    kin.push(one)
  return kin
}

/** What the nearest of its kin says that says anything. */
export function inherit<T extends { readonly like?: string }, V>(
  definitions: Definitions<T>,
  id: string,
  of: (definition: T | undefined, id: string) => V | undefined,
): V | undefined {
  return kinOf(definitions, id)
    .map((one) => of(definitionOf(definitions, one), one))
    .find((value) => value !== undefined)
}
