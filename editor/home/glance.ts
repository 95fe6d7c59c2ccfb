import type { System } from '../../src/engine/system.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import type { UsedTexts } from '../document/used-texts.ts'

/** The shape of a thumbnail, and how many pixels it has: enough for a card, or for one on a screen with small pixels. */
export const THUMBNAIL = { width: 640, height: 420 } as const
export const SHARPNESS = { usual: 0.7, fine: 1 } as const

/** What a card tells of a battle. */
export type Glance = {
  readonly date?: string | undefined
  /** Who and how long; unknown of a battle with errors. */
  readonly forces?: string | undefined
  /** Whether it could not be checked: then nobody knows whether it is sound. */
  readonly isUnchecked?: true
  readonly errors: number
  readonly warnings: number
  /** The first problem, for whoever asks why. */
  readonly problem?: string | undefined
  /** Missing where the file has no sound board. */
  readonly picture?: Blob | undefined
}

/** What a worker is asked to look at. */
export type GlanceRequest = {
  readonly text: string
  readonly used?: UsedTexts | undefined
  readonly mode: 'light' | 'dark'
  readonly sharpness: keyof typeof SHARPNESS
}

/** What there is to tell of a battle without its picture. */
export function describeBattle(
  { data, scenario, diagnostics }: Validation,
  system: System | undefined,
): Omit<Glance, 'picture'> {
  const { date } = (data ?? {}) as { readonly date?: unknown }
  const worst = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0]
  return {
    date: typeof date === 'string' ? date : undefined,
    forces: scenario && system?.summarise(scenario),
    errors: diagnostics.filter(({ severity }) => severity === 'error').length,
    warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
    problem: worst?.message,
  }
}
