/** A table of the report, the same in every format for people. */
export type ReportSection = {
  readonly id:
    | 'outcomes'
    | 'ways'
    | 'points'
    | 'awards'
    | 'margins'
    | 'length'
    | 'first'
    | 'losses'
    | 'tempo'
    | 'units'
    | 'arrivals'
    | 'graves'
    | 'posts'
    | 'keys'
  readonly title: string
  readonly note?: string
  /** Columns of figures are aligned to the right. */
  readonly columns: readonly { readonly label: string; readonly figures?: true }[]
  readonly rows: readonly (readonly string[])[]
}

/** A column of figures. */
export const figures = (label: string) => ({ label, figures: true as const })
