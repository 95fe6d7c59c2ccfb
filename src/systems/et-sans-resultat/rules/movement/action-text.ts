import { formatFacing, parseFacing } from '../../../../board/table/facing.ts'
import type { Point } from '../../../../board/table/point.ts'
import { isRefusal, type Refusal } from '../../../../engine/system.ts'
import { formatPoint } from '../../text/index.ts'
import type { ActionOf, Placement } from '../actions.ts'
import { noSuch, placeOfId, unreadable } from '../command/ids-in-text.ts'
import { isBattery } from '../queries.ts'
import { type BattleState, LAYOUTS, NOBODY, RESERVE } from '../state.ts'
import { stanceAfter, toReserve } from './changes.ts'

/** Plans and changes of formation as players say them. */

type Plan = ActionOf<'hold'> | ActionOf<'march'> | ActionOf<'place'> | ActionOf<'go'>
type Change = ActionOf<'deploy'> | ActionOf<'change'>

export function formatPlan({ field }: BattleState, action: Plan): string {
  switch (action.kind) {
    case 'hold':
      return `hold ${field.formations[action.formation]!.id}`
    case 'go':
      return `go ${field.commanders[action.commander]!.id} ${action.path.map((point) => formatPoint(...point)).join(' ')}`
    case 'march': {
      const path = action.path.map((point) => formatPoint(...point)).join(' ')
      const end = `facing ${formatFacing(action.facing)} in ${LAYOUTS[action.layout]}`
      return `march ${field.formations[action.formation]!.id} ${path} ${end}`
    }
    default: {
      const places = action.places.map(({ unit, via, at, facing }) => {
        const by = via.length > 0 ? `via ${via.map((point) => formatPoint(...point)).join(' ')} ` : ''
        return `${field.units[unit]!.id} ${by}${formatPoint(...at)} ${formatFacing(facing)}`
      })
      return `place ${field.formations[action.formation]!.id} ${places.join('; ')}`
    }
  }
}

/** `hold foy`, `march foy 20.7,14.2 21,18 facing N in line`, `place foy 2leg-1 21,18 N; …`, `go ney 20.7,14 22,16`. */
export function parsePlan(state: BattleState, side: number, text: string): Plan | Refusal | undefined {
  const [verb, id, ...words] = text.trim().split(/\s+/)
  const { formations, commanders } = state.field
  if (verb === 'go') {
    const commander = placeOfId(commanders, id)
    if (commander === NOBODY) return noSuch('commander', id)
    const path = parsePath(words.length > 0 ? words : [''])
    return isRefusal(path) ? path : { kind: 'go', side, commander, path }
  }
  if (verb !== 'hold' && verb !== 'march' && verb !== 'place') return undefined
  const formation = placeOfId(formations, id)
  if (formation === NOBODY) return noSuch('formation', id)
  if (verb === 'hold') return words.length > 0 ? tooMuch(words[0]!) : { kind: 'hold', side, formation }
  return verb === 'march'
    ? parseMarch(side, formation, words)
    : parsePlacements(state, side, formation, words.join(' '))
}

/** The layout may be left out: everybody keeps his place. */
function parseMarch(side: number, formation: number, words: readonly string[]): ActionOf<'march'> | Refusal {
  const cut = words.indexOf('facing')
  if (cut < 0) return unreadable('add how the march ends: “march foy 20.7,14.2 21,18 facing N in line”')
  const path = parsePath(words.slice(0, cut))
  if (isRefusal(path)) return path
  const [name, preposition, layoutName = LAYOUTS[0], ...rest] = words.slice(cut + 1)
  const facing = parseFacingWord(name)
  if (isRefusal(facing)) return facing
  const layout = (LAYOUTS as readonly string[]).indexOf(layoutName)
  if (rest.length > 0) return tooMuch(rest[0]!)
  if ((preposition !== undefined && preposition !== 'in') || layout < 0) {
    return unreadable(`a march ends “in ${LAYOUTS.join('”, “in ')}”`)
  }
  return { kind: 'march', side, formation, path, facing, layout }
}

function parsePlacements(
  state: BattleState,
  side: number,
  formation: number,
  text: string,
): ActionOf<'place'> | Refusal {
  const places: Placement[] = []
  for (const part of text.split(';')) {
    const [id, ...words] = part.trim().split(/\s+/)
    const unit = placeOfId(state.field.units, id)
    if (unit === NOBODY) return noSuch('unit', id)
    const facing = parseFacingWord(words.pop())
    if (isRefusal(facing)) return facing
    const hasVias = words[0] === 'via'
    const points = parsePath(hasVias ? words.slice(1) : words)
    if (isRefusal(points)) return points
    const at = points.pop()
    if (!at || (points.length > 0 && !hasVias)) return unreadable(`add where ${id} goes: “${id} via 20,15 22,18 NNE”`)
    places.push({ unit, via: points, at, facing })
  }
  return { kind: 'place', side, formation, places }
}

export function formatChange(state: BattleState, action: Change): string {
  const { formations, units } = state.field
  if (action.kind === 'deploy')
    return `deploy ${formations[action.formation]!.id}${action.isRushed ? ' in a rush' : ''}`
  const { id } = units[action.unit]!
  if (stanceAfter(state, action.unit, action.facing) === RESERVE) return `change ${id} to reserve`
  return `change ${id} at ${formatPoint(...action.at)} facing ${formatFacing(action.facing)}`
}

/** `deploy foy`, `deploy foy in a rush`, `change 2leg-1 at 21.2,12.6 facing N`; `change guns to reserve`; where and how it stands may be left out. */
export function parseChange(state: BattleState, side: number, text: string): Change | Refusal | undefined {
  const [verb, id, ...words] = text.trim().split(/\s+/)
  if (verb === 'deploy') {
    const formation = placeOfId(state.field.formations, id)
    if (formation === NOBODY) return noSuch('formation', id)
    const rest = words.join(' ')
    if (rest !== '' && rest !== 'in a rush') return tooMuch(rest)
    return { kind: 'deploy', side, formation, isRushed: rest !== '' }
  }
  if (verb !== 'change') return undefined
  const unit = placeOfId(state.field.units, id)
  if (unit === NOBODY) return noSuch('unit', id)
  if (words.join(' ') === 'to reserve') {
    return isBattery(state, unit) ? { ...toReserve(state, unit), side } : unreadable(`${id} is not a battery`)
  }
  const said = /^(?:at (\S+))?\s*(?:facing (\S+))?$/.exec(words.join(' '))
  if (!said) return unreadable(`write “change ${id} at 21.2,12.6 facing N”`)
  const at = said[1] === undefined ? ([state.x[unit]!, state.y[unit]!] as const) : parsePoint(said[1])
  if (isRefusal(at)) return at
  const facing = said[2] === undefined ? state.facing[unit]! : parseFacingWord(said[2])
  return isRefusal(facing) ? facing : { kind: 'change', side, unit, at, facing }
}

function parsePath(words: readonly string[]): Point[] | Refusal {
  const path: Point[] = []
  for (const word of words) {
    const point = parsePoint(word)
    if (isRefusal(point)) return point
    path.push(point)
  }
  return path
}

/** `20.7,10.2`, in inches. */
function parsePoint(word: string | undefined): Point | Refusal {
  const [, x, y] = /^(-?\d+(?:\.\d)?),(-?\d+(?:\.\d)?)$/.exec(word ?? '') ?? []
  if (x === undefined || y === undefined)
    return unreadable(`expected a point such as 20.7,10.2 (in inches, with at most one decimal), not “${word ?? ''}”`)
  return [Math.round(Number(x) * 10), Math.round(Number(y) * 10)]
}

function parseFacingWord(word: string | undefined): number | Refusal {
  return parseFacing(word ?? '') ?? unreadable(`expected a facing such as N, NNE or NE, not “${word ?? ''}”`)
}

const tooMuch = (word: string): Refusal => unreadable(`“${word}” does not belong here`)
