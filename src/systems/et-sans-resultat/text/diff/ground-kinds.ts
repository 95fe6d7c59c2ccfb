import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { quote } from '../../../../scenario/wording.ts'
import type { EsrDraft, EsrGroundKind } from '../../format/index.ts'
import { compareListed, type Kind, type Line } from './listed.ts'
import { formatValue } from './troops.ts'

/** Compares the kinds of ground that battles define. */
export const compareGroundKinds = ({ ground: was }: EsrDraft, { ground: is }: EsrDraft): BattleChange[] =>
  compareListed(groundKind, list(was), list(is))

type Named = EsrGroundKind & { readonly id: string }

const LINES: readonly Line<Named>[] = (
  [
    ['like', 'like'],
    ['look', 'look'],
    ['class', 'class'],
    ['cost', 'cost'],
    ['halts', 'border halts'],
    ['deploying', 'deploying'],
    ['impassable', 'closed'],
    ['enters', 'open to'],
    ['blocks', 'blocks sight'],
    ['sight', 'sight'],
    ['vantage', 'vantage point'],
    ['assessment', 'assessments'],
    ['combat', 'combat'],
    ['engineers', 'engineers count'],
    ['bridged', 'opened by bridges'],
    ['width', 'width'],
  ] as const
).map(([key, what]) => [what, (said) => formatValue(said[key])])

const groundKind: Kind<Named> = {
  part: 'terrain',
  call: ({ id, name }) => `kind of ground ${name === undefined ? id : quote(name)}`,
  keys: ({ id, name }) => [id, name],
  note: ({ note }) => note,
  lines: [['name', ({ name }) => name && quote(name)], ...LINES],
}

const list = (ground: EsrDraft['ground'] = {}): Named[] => Object.entries(ground).map(([id, one]) => ({ ...one, id }))
