import type { GameRecord } from '../../src/balance/game-record.ts'
import type { TestIo } from '../test-io.ts'

/** What tests look at in the JSON of `berthier simulate`. */
type Json = {
  readonly end: string
  readonly partial: boolean
  readonly failed: readonly { readonly number: number; readonly seed: number; readonly message: string }[]
  readonly claims: readonly { readonly judgement: string }[]
  readonly comparison: { readonly moved: boolean; readonly alike: number; readonly change: { readonly value: number } }
  readonly battle: { readonly records: readonly GameRecord[]; readonly statistics: { readonly told: string } }
}

/** What `berthier simulate --format json` has printed. */
export const jsonOf = (io: TestIo) => JSON.parse(io.stdout.text) as Json
