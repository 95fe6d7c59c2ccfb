import { type Action, type BattleState, decisionsOf, game, isEnemyIn, makeAction, NOBODY } from '../rules/index.ts'

/** What a player who points at a hex most likely means: the first that is legal, or else the first that it could be. */
export function inferAction(state: BattleState, side: number, hex: number): Action | undefined {
  const kindNaming = (naming: string) => decisionsOf(state).find(({ names }) => names === naming)?.kind
  const [ofHex, ofUnit, ofBoth] = [kindNaming('hex'), kindNaming('unit'), kindNaming('unit and hex')]
  // Where either is possible, enemies are attacked and friends are chosen.
  if (ofHex !== undefined && (ofUnit === undefined || isEnemyIn(state, hex, side)))
    return makeAction(ofHex, side, 0, hex)
  const actions: Action[] = []
  const ofBattery = kindNaming('battery and hex')
  if (ofBattery !== undefined) {
    const { batteries = [] } = state.field.special
    for (let battery = 0; battery < batteries.length; battery++) {
      actions.push(makeAction(ofBattery, side, battery, hex))
    }
  }
  if (ofUnit !== undefined) {
    for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
      actions.push(makeAction(ofUnit, side, piece))
    }
  } else if (ofBoth !== undefined && state.top[hex] !== undefined) {
    for (let piece = 0; piece < state.field.pieces; piece++) actions.push(makeAction(ofBoth, side, piece, hex))
  }
  return actions.find((action) => game.refusal(state, action) === undefined) ?? actions[0]
}
