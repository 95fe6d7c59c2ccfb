import type { BattleState } from './state.ts'

/** What is due where the sides do not deploy in turn. */
export const UNSEEN = -1

/** 14.0: whether both deploy at once, unseen. */
export const isHidden = (state: BattleState) => state.due === UNSEEN
