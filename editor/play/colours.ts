import { THEMES } from '../../src/scene/theme.ts'
import type { Pen } from '../canvas/pen.ts'

const COLOURS = {
  light: { good: '#1d7a4f', bad: '#b3202a', choose: '#c77700' },
  dark: { good: '#5fd39c', bad: '#ff6b63', choose: '#ffb640' },
} as const

/** What may be done, what does harm or may not be done, and what can be chosen. */
export const coloursOf = ({ theme }: Pen) => (theme === THEMES.dark ? COLOURS.dark : COLOURS.light)
