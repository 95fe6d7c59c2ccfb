/** An element of a picture: written as SVG by the command line, put on the screen by the editor. Texts are never markup. */
export type Drawing = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly (Drawing | string)[]
}

type Child = Drawing | string | false | undefined | readonly Child[]

/** An element with what is in it; what is false or absent is left out. */
export function draw(tag: string, attributes: Drawing['attributes'], ...children: readonly Child[]): Drawing {
  return { tag, attributes, children: flatten(children) }
}

/** The data of a path, its numbers written short. */
export function path(strings: TemplateStringsArray, ...numbers: readonly number[]): string {
  return strings.reduce((text, string, i) => text + short(numbers[i - 1]!) + string)
}

/** A number with no more digits than a picture shows. */
export const short = (number: number) => String(Math.round(number * 100) / 100)

export const text = (style: string, x: number, y: number, words: string) => draw('text', { class: style, x, y }, words)

export const title = (words: string) => draw('title', {}, words)

function flatten(children: readonly Child[]): (Drawing | string)[] {
  return children.flatMap((child) => {
    if (child === false || child === undefined) return []
    if (Array.isArray(child)) return flatten(child as readonly Child[])
    return [child as Drawing | string]
  })
}
