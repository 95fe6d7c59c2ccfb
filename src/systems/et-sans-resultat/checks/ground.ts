import { comingGround, groundKind } from '../../../scenario/checks/ground.ts'
import { checkLikeness, type DefinitionKind, isDefined } from '../../../scenario/checks/likeness.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import type { EsrGroundKind } from '../format/index.ts'
import { type EsrDraft, PRINTED_GROUND } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { troopDefinitions } from './troops.ts'

/** The kinds of ground that a battle defines: like something, of use, and each to be told from the others. */
export function checkGroundKinds(battle: CheckedDraft): void {
  const { draft, report, grounds } = battle
  const { ground = {} } = draft
  checkLikeness(groundDefinitions(draft), report)
  for (const [id, kind] of Object.entries(ground)) {
    checkEntrants(battle, id, kind)
    if (kinOf(ground, id).some((one) => report.hasErrors('ground', one))) continue
    const row = grounds.row(id)
    if (kind.width !== undefined && !row.isLine) {
      const message = `${id} takes no width: it is an area, and its outline gives it.`
      const hint = 'Remove it, or make the ground like a road or a stream.'
      report.add({ code: 'terrain/shape', path: ['ground', id, 'width'], target: 'key', message, hint })
    }
    for (const key of row.impassable ? IN_PASSABLE : []) {
      if (kind[key] === undefined) continue
      const message = `${id} is impassable, so ${key} has no effect.`
      report.add({ code: 'ground/without-effect', path: ['ground', id, key], target: 'key', message })
    }
  }
  checkNames(battle)
  checkUse(battle)
}

/** The kinds of ground of a battle as a kind of definitions. */
export function groundDefinitions({ ground }: EsrDraft): DefinitionKind {
  return groundKind(ground, Object.keys(PRINTED_GROUND))
}

/** Those who may enter are arms, or unit types that there are. */
function checkEntrants({ draft, report }: CheckedDraft, id: string, { enters = [] }: EsrGroundKind): void {
  const kinds = troopDefinitions(draft)
  const printed = ['infantry', 'cavalry', 'artillery', ...kinds.printed]
  enters.forEach((entrant, i) => {
    if (entrant !== undefined) isDefined({ ...kinds, printed }, entrant, ['ground', id, 'enters', i], report)
  })
}

/** Players tell kinds of ground apart by their names. */
function checkNames({ draft: { ground = {} }, grounds, report }: CheckedDraft): void {
  const owners = new Map<string, string>()
  for (const id of grounds.kinds) {
    const { name } = grounds.row(id)
    const owner = owners.get(name.toLowerCase())
    if (owner === undefined) owners.set(name.toLowerCase(), id)
    else {
      const named = Object.hasOwn(ground, id) ? id : owner
      const message = `${id} and ${owner} are both called ${name}.`
      report.add({ code: 'ground/same-name', path: ['ground', named], target: 'key', message })
    }
  }
}

/** Ground is of use where features are of it or become it, and to ground that features are of. */
function checkUse({ draft, report }: CheckedDraft): void {
  const { ground = {}, board } = draft
  if (!board || !report.isComplete('board') || report.hasErrors('board') || report.hasErrors('ground')) return
  const kinds = Object.values(board.features ?? {}).map(({ kind }) => kind)
  const used = new Set([...kinds, ...comingGround(draft)].flatMap((kind) => kinOf(ground, kind)))
  for (const id of Object.keys(ground)) {
    if (used.has(id)) continue
    report.add({ code: 'ground/unused', path: ['ground', id], target: 'key', message: `No feature is ${id}.` })
  }
}

/** What only ground can do that somebody is in. */
const IN_PASSABLE = ['class', 'cost', 'halts', 'deploying', 'enters', 'assessment', 'combat', 'engineers'] as const
