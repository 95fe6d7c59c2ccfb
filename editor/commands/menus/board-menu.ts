/** Where a menu was asked for: the place, the side of a hex that is nearest, and the name that is written there. */
export type Pointed = {
  readonly place: number
  readonly side?: number | undefined
  readonly name?: string | undefined
}

/** A menu of something on the board, part by part. */
export type BoardMenu = { readonly title: string; readonly parts: readonly MenuPart[] }

export type MenuPart = {
  readonly title?: string
  readonly entries: readonly {
    readonly label: string
    readonly keys?: string
    readonly isOff?: boolean
    readonly run: () => void
  }[]
}
